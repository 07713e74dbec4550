import { useEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import { useOpenState } from '../../../internal/openState.ts';
import type { OpenProps } from '../../../internal/openState.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Drawer } from '../../../primitives/Drawer/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { categoryScope } from '../../../styles/category.css.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import type { HeaderItem } from '../Header/index.ts';
import { Logo } from '../Logo/index.ts';
import type { MegaMenuColumn } from '../MegaMenu/index.ts';
import { mobileMenuWords } from './MobileMenu.words.ts';
import type { MobileMenuWord } from './MobileMenu.words.ts';
import * as styles from './MobileMenu.css.ts';

export interface MobileMenuProps extends OpenProps, RootProps<HTMLDivElement> {
  /** One element that opens it; leave it out where the header's button does. */
  trigger?: ReactElement | undefined;
  /** The header's items. */
  items: readonly HeaderItem[];
  /** Below the items: the account links of a signed-in user. */
  children?: ReactNode;
  /** At the bottom: language, sign-in. */
  foot?: ReactNode;
  /** In place of the built-in words. */
  texts?: Partial<Record<MobileMenuWord, string>> | undefined;
}

interface ColumnProps {
  column: Omit<MegaMenuColumn, 'links'> & {
    links: readonly (MegaMenuColumn['links'][number] | MobileMenuLink)[];
  };
  onLeave: () => void;
  /** The column's title is already shown above. */
  isNamed?: boolean;
}

function Column({ column, onLeave, isNamed = false }: ColumnProps) {
  return (
    <section>
      {!isNamed && <h2 className={styles.title}>{column.title}</h2>}
      <ul className={styles.list}>
        {column.links.map((link) => (
          <li key={link.href}>
            <Row link={link} onLeave={onLeave} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ link, onLeave }: { link: ColumnProps['column']['links'][number]; onLeave: () => void }) {
  const { Link, texts } = useMedeina();
  if ('external' in link && link.external === true)
    return (
      <a href={link.href} rel="noopener noreferrer" className={styles.row} onClick={onLeave}>
        <span className={styles.label}>
          {link.label}
          <VisuallyHidden>, {texts.external}</VisuallyHidden>
        </span>
      </a>
    );
  const category = 'category' in link ? link.category : undefined;
  return (
    <Link
      href={link.href}
      className={classes(styles.row, category !== undefined && categoryScope[category])}
      aria-current={link.current === true ? 'page' : undefined}
      onClick={onLeave}
    >
      {category !== undefined && <span className={styles.dot} />}
      <span className={styles.label}>{link.label}</span>
    </Link>
  );
}

/** The navigation of narrow screens: a full-height sheet with submenus. Load it on demand. */
export function MobileMenu({
  open: givenOpen,
  defaultOpen,
  onOpenChange,
  trigger,
  items,
  children,
  foot,
  texts,
  ...root
}: MobileMenuProps) {
  const say = useWords(mobileMenuWords, texts);
  const [open, setOpen] = useOpenState({ open: givenOpen, defaultOpen, onOpenChange });
  const { Link } = useMedeina();
  const [part, setPart] = useState<string>();
  const back = useRef<HTMLButtonElement>(null);
  const rows = useRef(new Map<string, HTMLButtonElement>());
  const came = useRef<string>(undefined);
  // It always reopens at the top level.
  if (!open && part !== undefined) setPart(undefined);
  const inside = items.find((item) => item.label === part);

  useEffect(() => {
    if (part !== undefined) back.current?.focus();
    else if (open && came.current !== undefined) rows.current.get(came.current)?.focus();
    came.current = part;
  }, [open, part]);

  const leave = () => {
    setOpen(false);
  };

  return (
    <Drawer
      {...root}
      open={open}
      onOpenChange={setOpen}
      trigger={trigger}
      title={say('menu')}
      head={<Logo />}
      foot={foot === undefined ? undefined : <div className={styles.foot}>{foot}</div>}
    >
      <nav aria-label={say('navigation')}>
        {inside !== undefined && 'menu' in inside ? (
          <>
            <button
              ref={back}
              type="button"
              className={styles.row}
              aria-label={say('back', { name: inside.label })}
              onClick={() => {
                setPart(undefined);
              }}
            >
              <Icon icon={ChevronLeft} />
              <b className={styles.label}>{inside.label}</b>
            </button>
            {inside.menu.columns.map((column) => (
              <Column
                key={column.title}
                column={column}
                isNamed={column.title === inside.label}
                onLeave={leave}
              />
            ))}
          </>
        ) : (
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.label}>
                {'menu' in item ? (
                  <button
                    ref={(row) => {
                      if (row === null) rows.current.delete(item.label);
                      else rows.current.set(item.label, row);
                    }}
                    type="button"
                    className={styles.row}
                    onClick={() => {
                      setPart(item.label);
                    }}
                  >
                    <span className={styles.label}>{item.label}</span>
                    <Icon icon={ChevronRight} />
                  </button>
                ) : (
                  <Link
                    href={item.href}
                    className={styles.row}
                    aria-current={item.current === true ? 'page' : undefined}
                    onClick={leave}
                  >
                    <span className={styles.label}>{item.label}</span>
                  </Link>
                )}
              </li>
            ))}
          </ul>
        )}
      </nav>
      {inside === undefined && children}
    </Drawer>
  );
}

/** A link of the account. */
export interface MobileMenuLink {
  label: string;
  href: string;
  /** Leads to the page that is open. */
  current?: boolean | undefined;
  /** Leads to another site. */
  external?: boolean | undefined;
}

export interface MobileMenuLinksProps extends RootProps {
  /** The title of the group: the person's name or "Account". */
  label: string;
  /** The links, in order. */
  items: readonly MobileMenuLink[];
  /** A link was followed: close the menu. */
  onLeave: () => void;
}

/** More rows after a rule: the account links. Renders nothing without any. */
export function MobileMenuLinks({ label, items, onLeave, ...root }: MobileMenuLinksProps) {
  if (items.length === 0) return null;
  return (
    <nav {...root} className={styles.more} aria-label={label}>
      <Column column={{ title: label, links: items }} onLeave={onLeave} />
    </nav>
  );
}
