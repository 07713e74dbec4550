import { LogOut } from 'lucide-react';
import { breakable } from '../../../internal/breakable.tsx';
import type { RootProps } from '../../../internal/root.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { DropdownMenu } from '../../../primitives/DropdownMenu/index.ts';
import type { MenuItem } from '../../../primitives/DropdownMenu/index.ts';
import type { IconSource } from '../../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useOpenHere } from '../../support/useOpenHere.ts';
import * as styles from './ProfileMenu.css.ts';

export interface ProfileMenuItem {
  label: string;
  href: string;
  icon: IconSource;
  current?: boolean | undefined;
  /** Leads to another site. */
  external?: boolean | undefined;
}

export interface ProfileMenuProps extends RootProps {
  /** First and last name. */
  name: string;
  /** The organisation or the user name. */
  detail?: string | undefined;
  /** The picture of the person. */
  image?: string | undefined;
  /** The rows above the way out. */
  items: readonly ProfileMenuItem[];
  /** `menu` is added to the name of the button; `logOut` is the last row. */
  labels: { menu: string; logOut: string };
  /** Called by the last row. */
  onLogOut: () => void;
  /** The current path: the menu closes when it changes. */
  path?: string | undefined;
}

/** The menu of the signed-in user. */
export function ProfileMenu({
  name,
  detail,
  image,
  items,
  labels,
  onLogOut,
  path,
  ...root
}: ProfileMenuProps) {
  const [open, setOpen] = useOpenHere(path);
  return (
    <DropdownMenu
      {...root}
      label={labels.menu}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className={styles.button}>
          <Avatar name={name} src={image} />
          <VisuallyHidden>{`${name}, ${labels.menu}`}</VisuallyHidden>
        </button>
      }
      header={
        <div className={styles.person}>
          <Avatar name={name} src={image} />
          <div className={styles.words}>
            <b className={styles.name}>{name}</b>
            {detail !== undefined && <span className={styles.detail}>{breakable(detail)}</span>}
          </div>
        </div>
      }
      items={[
        ...items.map((item): MenuItem => ({ kind: 'link', id: item.href, ...item })),
        ...(items.length > 0 ? [{ kind: 'separator', id: 'separator' } as const] : []),
        { kind: 'action', id: 'logOut', label: labels.logOut, icon: LogOut, onSelect: onLogOut },
      ]}
    />
  );
}
