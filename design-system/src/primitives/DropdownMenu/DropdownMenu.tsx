import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Check } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { usePlacedPopover } from '../../internal/usePlacedPopover.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './DropdownMenu.css.ts';

/** A link, an action, one of several choices, or a separator. */
export type MenuItem =
  | {
      kind: 'link';
      id: string;
      label: string;
      href: string;
      icon?: LucideIcon;
      lang?: string;
      current?: boolean;
    }
  | { kind: 'action'; id: string; label: string; onSelect: () => void; icon?: LucideIcon; disabled?: boolean }
  | { kind: 'choice'; id: string; label: string; checked: boolean; onSelect: () => void; lang?: string }
  | { kind: 'separator'; id: string };

/** Props for the button that opens the menu. */
export interface MenuTriggerProps {
  popoverTarget: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

export interface DropdownMenuProps {
  /** The name of the menu. */
  label: string;
  items: readonly MenuItem[];
  /** Renders the button; spread the props on it. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** Above the rows, such as who is signed in. */
  header?: ReactNode;
  align?: 'start' | 'end' | undefined;
}

function rowsOf(menu: HTMLElement) {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}

/**
 * A short list of links, actions or choices: the menu button pattern of WAI-ARIA on a native popover, which opens
 * before hydration and closes on Esc or an outside press.
 */
export function DropdownMenu({ label, items, trigger, header, align = 'end' }: DropdownMenuProps) {
  const { id, open, onToggle, show, close } = usePlacedPopover(align);
  const [begin, setBegin] = useState<'first' | 'last'>('first');
  const onMenuKey = useMenuKeys(close);

  useEffect(() => {
    const box = document.getElementById(id);
    if (!open || !box) return;
    rowsOf(box)
      .at(begin === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true });
  }, [open, begin, id]);

  const onTriggerKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setBegin(event.key === 'ArrowDown' ? 'first' : 'last');
    show();
  };

  return (
    <>
      {trigger({
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': id,
        onKeyDown: onTriggerKey,
      })}
      <div
        id={id}
        popover="auto"
        className={styles.panel}
        onToggle={(event) => {
          onToggle(event);
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

/** The keys of an open menu: arrows, Home, End, typeahead, Esc, Tab and Space. */
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
    const at = rows.findIndex((row) => row === document.activeElement);
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
      case 'Escape':
        event.preventDefault();
        close();
        break;
      case 'Tab':
        // The focus moves on from the button, as if the menu were not there.
        close();
        break;
      case ' ':
        // The browser activates links on Enter only; a menu also activates them on Space.
        event.preventDefault();
        if (document.activeElement instanceof HTMLElement) document.activeElement.click();
        break;
      default:
        if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey)
          typeAhead(event, rows, at);
    }
  };
}

function MenuRow({ item, close }: { item: MenuItem; close: () => void }) {
  const { Link } = useMedeina();
  switch (item.kind) {
    case 'separator':
      // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a line, not a control
      return <div role="separator" className={styles.separator} />;
    case 'link':
      return (
        <Link
          href={item.href}
          lang={item.lang}
          hrefLang={item.lang}
          role="menuitem"
          tabIndex={-1}
          aria-current={item.current ? 'true' : undefined}
          className={styles.item}
          onClick={close}
        >
          {item.icon && <Icon icon={item.icon} />}
          {item.label}
        </Link>
      );
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
