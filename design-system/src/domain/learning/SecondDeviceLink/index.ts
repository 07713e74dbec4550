export { SecondDeviceLink } from './SecondDeviceLink.tsx';
export type { SecondDeviceLinkProps } from './SecondDeviceLink.tsx';
export type { SecondDeviceLinkWord } from './SecondDeviceLink.words.ts';
