export { MegaMenu } from './MegaMenu.tsx';
export type {
  MegaMenuColumn,
  MegaMenuContent,
  MegaMenuFeature,
  MegaMenuLink,
  MegaMenuProps,
} from './MegaMenu.tsx';
