import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactElement, ReactNode } from 'react';
import { Slot } from '@radix-ui/react-slot';
import { Check } from 'lucide-react';
import { focused } from '../../internal/focused.ts';
import type { OpenProps } from '../../internal/openState.ts';
import type { RootProps } from '../../internal/root.ts';
import { usePopover } from '../../internal/usePopover.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconSource } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './DropdownMenu.css.ts';

/** A row that leads somewhere. */
export interface MenuLink {
  kind: 'link';
  id: string;
  label: string;
  href: string;
  icon?: IconSource | undefined;
  /** The language of the label and of where it leads, if it is not the page's. */
  lang?: string | undefined;
  /** The page one is on. */
  current?: boolean | undefined;
  /** Leads to another site, which is read out. */
  external?: boolean | undefined;
  /** Loads the page anew, where the provider's link would not. */
  reload?: boolean | undefined;
  /** Called on a press; `preventDefault` keeps the page. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** A row that does something. */
export interface MenuAction {
  kind: 'action';
  id: string;
  label: string;
  onSelect: () => void;
  icon?: IconSource | undefined;
  disabled?: boolean | undefined;
}

/** One of several choices. */
export interface MenuChoice {
  kind: 'choice';
  id: string;
  label: string;
  checked: boolean;
  onSelect: () => void;
  /** The language of the label, if it is not the page's. */
  lang?: string | undefined;
}

/** A rule between groups. */
export interface MenuSeparator {
  kind: 'separator';
  id: string;
}

/** A link, an action, one of several choices, or a separator. */
export type MenuItem = MenuLink | MenuAction | MenuChoice | MenuSeparator;

export const menuAligns = ['start', 'end'] as const;
/** Which edge of its button the menu shares. */
export type MenuAlign = (typeof menuAligns)[number];

/** The id, the attributes and the ref are those of the panel. */
export interface DropdownMenuProps extends OpenProps, RootProps {
  /** The name of the menu. */
  label: string;
  /** The rows. */
  items: readonly MenuItem[];
  /** The button that opens it. */
  trigger: ReactElement;
  /** Above the rows, such as who is signed in. */
  header?: ReactNode;
  /** Which edge of its button the menu shares. */
  align?: MenuAlign | undefined;
}

function rowsOf(menu: HTMLElement) {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}

/**
 * A short list of links, actions or choices: the menu button pattern of WAI-ARIA on a native popover, which opens
 * before hydration and closes on Esc or an outside press.
 */
export function DropdownMenu({
  label,
  items,
  trigger,
  header,
  align = 'end',
  open: givenOpen,
  defaultOpen,
  onOpenChange,
  id: givenId,
  ref,
  ...rest
}: DropdownMenuProps) {
  const { open, setOpen, close, panel, buttonProps, panelProps } = usePopover({
    id: givenId,
    ref,
    align,
    open: givenOpen,
    defaultOpen,
    onOpenChange,
  });
  const [begin, setBegin] = useState<'first' | 'last'>('first');
  const onMenuKey = useMenuKeys(close);

  useEffect(() => {
    if (!open || panel.current === null) return;
    rowsOf(panel.current)
      .at(begin === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true });
  }, [open, begin, panel]);

  const onTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setBegin(event.key === 'ArrowDown' ? 'first' : 'last');
    setOpen(true);
  };

  return (
    <>
      <Slot {...buttonProps} aria-haspopup="menu" onKeyDown={onTriggerKey}>
        {trigger}
      </Slot>
      <div
        {...rest}
        {...panelProps}
        className={styles.panel}
        onToggle={(event) => {
          panelProps.onToggle(event);
          if (event.newState === 'closed') setBegin('first');
        }}
      >
        {header !== undefined && <div className={styles.header}>{header}</div>}
        {/* The rows have the focus; their keys bubble up to the list. */}
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
        <div role="menu" aria-label={label} className={styles.list} onKeyDown={onMenuKey}>
          {items.map((item) => (
            <MenuRow key={item.id} item={item} close={close} />
          ))}
        </div>
      </div>
    </>
  );
}

/** The keys of an open menu: arrows, Home, End, typeahead, Tab and Space. */
function useMenuKeys(close: () => void) {
  const typed = useRef({ text: '', at: 0 });

  const typeAhead = (event: KeyboardEvent, rows: readonly HTMLElement[], at: number) => {
    const now = event.timeStamp;
    const text = (now - typed.current.at > 500 ? '' : typed.current.text) + event.key.toLocaleLowerCase();
    typed.current = { text, at: now };
    // The same letter repeated cycles through the rows that begin with it.
    const [letter = ''] = text;
    const again = text === letter.repeat(text.length);
    const start = Math.max(again ? at + 1 : at, 0);
    const wanted = again ? letter : text;
    [...rows.slice(start), ...rows.slice(0, start)]
      .find((row) => row.textContent.trim().toLocaleLowerCase().startsWith(wanted))
      ?.focus();
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    const rows = rowsOf(event.currentTarget);
    const at = rows.findIndex((row) => row === focused());
    const go = (index: number) => {
      event.preventDefault();
      typed.current = { text: '', at: 0 };
      rows[(index + rows.length) % rows.length]?.focus();
    };
    switch (event.key) {
      case 'ArrowDown':
        go(at + 1);
        break;
      case 'ArrowUp':
        go(at === -1 ? rows.length - 1 : at - 1);
        break;
      case 'Home':
        go(0);
        break;
      case 'End':
        go(rows.length - 1);
        break;
      case 'Tab':
        // The focus moves on from the button, as if the menu were not there.
        close();
        break;
      case ' ':
        // The browser activates links on Enter only; a menu also activates them on Space.
        event.preventDefault();
        rows[at]?.click();
        break;
      default:
        if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey)
          typeAhead(event, rows, at);
    }
  };
}

function LinkRow({ item, close }: { item: MenuLink; close: () => void }) {
  const { Link, texts } = useMedeina();
  const isPlain = item.external === true || item.reload === true;
  const props = {
    href: item.href,
    lang: item.lang,
    hrefLang: item.lang,
    rel: item.external === true ? 'noopener noreferrer' : undefined,
    role: 'menuitem',
    tabIndex: -1,
    'aria-current': item.current === true ? 'true' : undefined,
    className: styles.item,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      close();
      item.onClick?.(event);
    },
  } as const;
  const words = (
    <>
      {item.icon && <Icon icon={item.icon} />}
      <span>
        {item.label}
        {item.external === true && <VisuallyHidden>, {texts.external}</VisuallyHidden>}
      </span>
    </>
  );
  return isPlain ? <a {...props}>{words}</a> : <Link {...props}>{words}</Link>;
}

function MenuRow({ item, close }: { item: MenuItem; close: () => void }) {
  switch (item.kind) {
    case 'separator':
      // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a line, not a control
      return <div role="separator" className={styles.separator} />;
    case 'link':
      return <LinkRow item={item} close={close} />;
    case 'action':
      return (
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={item.disabled}
          className={styles.item}
          onClick={() => {
            if (item.disabled) return;
            close();
            item.onSelect();
          }}
        >
          {item.icon && <Icon icon={item.icon} />}
          {item.label}
        </button>
      );
    case 'choice':
      return (
        <button
          type="button"
          role="menuitemradio"
          tabIndex={-1}
          aria-checked={item.checked}
          lang={item.lang}
          className={styles.item}
          onClick={() => {
            close();
            item.onSelect();
          }}
        >
          {item.label}
          {item.checked && (
            <span className={styles.check.on}>
              <Icon icon={Check} />
            </span>
          )}
        </button>
      );
    default:
      return null;
  }
}
