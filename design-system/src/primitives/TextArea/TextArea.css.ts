import { primitiveStyle } from '../../styles/layered.ts';

export const area = primitiveStyle({
  minHeight: '120px',
  resize: 'vertical',
  // Grows with the text where supported; elsewhere it scrolls and can be resized.
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content', maxHeight: '60vh' } },
});
