import { Apple, Play } from 'lucide-react';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import type { IconSource } from '../../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { storeLinksWords } from './StoreLinks.words.ts';
import * as styles from './StoreLinks.css.ts';

/** The addresses of the app in the two stores. */
export interface StoreAddresses {
  ios: string;
  android: string;
}

export interface StoreLinksProps extends RootProps<HTMLUListElement> {
  /** The addresses in the two stores. */
  links: StoreAddresses;
  /** The name of the list; "Mobile app" by default. */
  label?: string | undefined;
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
export function StoreLinks({ links, label, ...root }: StoreLinksProps) {
  const say = useWords(storeLinksWords);
  return (
    <ul {...root} className={styles.list} aria-label={label ?? say('label')}>
      <Store href={links.ios} icon={Apple} name="App Store" />
      <Store href={links.android} icon={Play} name="Google Play" />
    </ul>
  );
}
