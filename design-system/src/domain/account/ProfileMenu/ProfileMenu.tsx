import type { LucideIcon } from 'lucide-react';
import { LogOut } from 'lucide-react';
import { breakable } from '../../../internal/breakable.tsx';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import * as menu from '../../support/menu.css.ts';
import { useDisclosure } from '../../support/useDisclosure.ts';
import * as styles from './ProfileMenu.css.ts';

export interface ProfileMenuItem {
  label: string;
  href: string;
  icon: LucideIcon;
  current?: boolean | undefined;
  /** Leads to another site. */
  external?: boolean | undefined;
}

export interface ProfileMenuProps {
  /** First and last name. */
  name: string;
  /** The organisation or the user name. */
  detail?: string | undefined;
  image?: string | undefined;
  items: readonly ProfileMenuItem[];
  /** `menu` is added to the name of the button; `logOut` is the last row. */
  labels: { menu: string; logOut: string };
  onLogOut: () => void;
  /** The current path: the menu closes when it changes. */
  path?: string | undefined;
}

/** The menu of the signed-in user. */
export function ProfileMenu({ name, detail, image, items, labels, onLogOut, path }: ProfileMenuProps) {
  const { Link, texts } = useMedeina();
  const { close, rootProps, buttonProps, panelProps } = useDisclosure({ closeOn: path });
  return (
    <div {...rootProps} className={menu.root}>
      <button {...buttonProps} className={styles.button}>
        <Avatar name={name} src={image} />
        <VisuallyHidden>{`${name}, ${labels.menu}`}</VisuallyHidden>
      </button>
      <div {...panelProps} className={menu.panel}>
        <div className={styles.person}>
          <Avatar name={name} src={image} />
          <div className={styles.words}>
            <b className={styles.name}>{name}</b>
            {detail !== undefined && <span className={styles.detail}>{breakable(detail)}</span>}
          </div>
        </div>
        <ul className={menu.list}>
          <li className={menu.separator} aria-hidden="true" />
          {items.map((item) => (
            <li key={item.href}>
              {item.external === true ? (
                <a href={item.href} className={menu.row} rel="noopener noreferrer" onClick={close}>
                  <Icon icon={item.icon} />
                  <span>
                    {item.label}
                    <VisuallyHidden>, {texts.external}</VisuallyHidden>
                  </span>
                </a>
              ) : (
                <Link
                  href={item.href}
                  className={menu.row}
                  aria-current={item.current === true ? 'page' : undefined}
                  onClick={close}
                >
                  <Icon icon={item.icon} />
                  {item.label}
                </Link>
              )}
            </li>
          ))}
          {items.length > 0 && <li className={menu.separator} aria-hidden="true" />}
          <li>
            <button
              type="button"
              className={menu.row}
              onClick={() => {
                close();
                onLogOut();
              }}
            >
              <Icon icon={LogOut} />
              {labels.logOut}
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}
