export { ProfileMenu } from './ProfileMenu.tsx';
export type { ProfileMenuItem, ProfileMenuProps } from './ProfileMenu.tsx';
export type { ProfileMenuWord } from './ProfileMenu.words.ts';
