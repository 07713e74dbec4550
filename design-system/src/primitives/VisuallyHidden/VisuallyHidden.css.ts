import { primitiveStyle } from '../../styles/layered.ts';
import { unseen } from '../../styles/unseen.ts';

export const hidden = primitiveStyle(unseen);
