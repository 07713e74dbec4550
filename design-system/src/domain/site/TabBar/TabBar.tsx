import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import type { IconSource } from '../../../primitives/Icon/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { tabBarWords } from './TabBar.words.ts';
import * as styles from './TabBar.css.ts';

/** A link of the bar. */
export interface TabBarItem {
  label: string;
  href: string;
  icon: IconSource;
  /** Leads to the page that is open. */
  current?: boolean | undefined;
}

export interface TabBarProps extends RootProps {
  /** The name of the navigation; "Account" by default. */
  label?: string | undefined;
  /** Four or five links. */
  items: readonly TabBarItem[];
}

/**
 * The account links at the bottom of a phone. The page leaves space for it with `TabBarSpace`. Renders nothing without
 * links.
 */
export function TabBar({ label, items, ...root }: TabBarProps) {
  const say = useWords(tabBarWords);
  const { Link } = useMedeina();
  if (items.length === 0) return null;
  return (
    <nav {...root} className={styles.bar} aria-label={label ?? say('label')}>
      {items.map((item) => (
        <Link
          key={item.href}
          href={item.href}
          className={styles.item}
          aria-current={item.current === true ? 'page' : undefined}
        >
          <Icon icon={item.icon} size="bar" />
          <span>{item.label}</span>
        </Link>
      ))}
    </nav>
  );
}

/** The height of the bar, for the end of the page. */
export function TabBarSpace() {
  return <div className={styles.space} aria-hidden="true" />;
}
