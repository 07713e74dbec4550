import { domainStyle } from '../../../styles/layered.ts';
import { color } from '../../../styles/vars.ts';

export const search = domainStyle({ marginTop: '20px', color: color.text, textAlign: 'start' });
