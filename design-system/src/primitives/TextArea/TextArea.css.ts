import { primitiveStyle } from '../../styles/layered.ts';

export const area = primitiveStyle({
  minHeight: '120px',
  resize: 'vertical',
  // Grows with the text where the browser can; elsewhere it scrolls and can be pulled.
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content', maxHeight: '60vh' } },
});
