import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../../primitives/Icon/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import * as styles from './TabBar.css.ts';

export interface TabBarItem {
  label: string;
  href: string;
  icon: LucideIcon;
  current?: boolean | undefined;
}

export interface TabBarProps {
  /** The landmark: "Account". */
  label: string;
  /** Four or five places. */
  items: readonly TabBarItem[];
}

/**
 * The places of a person who is signed in, at the foot of a phone. The page leaves room with `TabBarSpace`. Nothing when
 * there is none.
 */
export function TabBar({ label, items }: TabBarProps) {
  const { Link } = useMedeina();
  if (items.length === 0) return null;
  return (
    <nav className={styles.bar} aria-label={label}>
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

/** As high as the bar, after the last thing on the page: nothing stays hidden under it. */
export function TabBarSpace() {
  return <div className={styles.space} aria-hidden="true" />;
}
