import { Apple, Play } from 'lucide-react';
import { Icon } from '../../../primitives/Icon/index.ts';
import type { IconSource } from '../../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import * as styles from './StoreLinks.css.ts';

export interface StoreLinksProps {
  /** The addresses in the two stores. */
  links: { ios: string; android: string };
  /** The name of the list: "Mobile app". */
  label: string;
}

/** The names of the stores are not translated. */
function Store({ href, icon, name }: { href: string; icon: IconSource; name: string }) {
  const { texts } = useMedeina();
  return (
    <li>
      <a className={styles.link} href={href} rel="noopener noreferrer" target="_blank">
        <Icon icon={icon} />
        {name}
        <VisuallyHidden>({texts.external})</VisuallyHidden>
      </a>
    </li>
  );
}

/** Links to the app in both stores, whatever device asks. */
export function StoreLinks({ links, label }: StoreLinksProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      <Store href={links.ios} icon={Apple} name="App Store" />
      <Store href={links.android} icon={Play} name="Google Play" />
    </ul>
  );
}
