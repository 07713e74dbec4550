import { primitiveStyle } from '../../styles/layered.ts';
import { font } from '../../styles/vars.ts';

export const field = primitiveStyle({ maxWidth: '11rem' });

export const text = primitiveStyle({ fontFamily: font.numbers });
