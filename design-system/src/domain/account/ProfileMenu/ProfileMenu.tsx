import { LogOut } from 'lucide-react';
import { breakable } from '../../../internal/breakable.tsx';
import type { OpenProps } from '../../../internal/openState.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { DropdownMenu } from '../../../primitives/DropdownMenu/index.ts';
import type { MenuItem } from '../../../primitives/DropdownMenu/index.ts';
import type { IconSource } from '../../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useOpenHere } from '../../support/useOpenHere.ts';
import { profileMenuWords } from './ProfileMenu.words.ts';
import type { ProfileMenuWord } from './ProfileMenu.words.ts';
import * as styles from './ProfileMenu.css.ts';

export interface ProfileMenuItem {
  label: string;
  href: string;
  icon: IconSource;
  current?: boolean | undefined;
  /** Leads to another site. */
  external?: boolean | undefined;
}

export interface ProfileMenuProps extends OpenProps, RootProps {
  /** First and last name. */
  name: string;
  /** The organisation or the user name. */
  detail?: string | undefined;
  /** The address of the photo, in place of initials. */
  image?: string | undefined;
  /** The pages of the account. */
  items: readonly ProfileMenuItem[];
  /** The last row was pressed. */
  onLogOut: () => void;
  /** The current path: the menu closes when it changes. */
  path?: string | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<ProfileMenuWord, string>> | undefined;
}

/** The menu of the signed-in user. */
export function ProfileMenu({
  name,
  detail,
  image,
  items,
  onLogOut,
  path,
  open: openProp,
  defaultOpen,
  onOpenChange,
  texts,
  ...root
}: ProfileMenuProps) {
  const say = useWords(profileMenuWords, texts);
  const [open, setOpen] = useOpenHere(path, { open: openProp, defaultOpen, onOpenChange });
  return (
    <DropdownMenu
      {...root}
      label={say('menu')}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className={styles.button}>
          <Avatar name={name} src={image} />
          <VisuallyHidden>{say('button', { name })}</VisuallyHidden>
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
        { kind: 'action', id: 'logOut', label: say('logOut'), icon: LogOut, onSelect: onLogOut },
      ]}
    />
  );
}
