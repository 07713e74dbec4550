import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Check } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { usePlacedPopover } from '../../internal/usePlacedPopover.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import {
  check,
  header as headerClass,
  item as itemClass,
  list,
  panel,
  separator,
} from './DropdownMenu.css.ts';

/** A row of the menu: goes somewhere, does something, chooses one of several, or parts the rows. */
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

/** What the button that opens the menu must carry. */
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
  /** Draws the button; spread the props on it. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** Above the rows, such as who is signed in. */
  header?: ReactNode;
  align?: 'start' | 'end' | undefined;
}

function rowsOf(menu: HTMLElement) {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}

/**
 * A short list of things to go to or do, by the menu button pattern of WAI-ARIA. The popover is the platform's:
 * it opens before the scripts are there, and Esc or a press beside it closes it.
 */
export function DropdownMenu({ label, items, trigger, header, align = 'end' }: DropdownMenuProps) {
  const { Link } = useMedeina();
  const { id, open, onToggle, show, close } = usePlacedPopover(align);
  const [begin, setBegin] = useState<'first' | 'last'>('first');
  const typed = useRef({ text: '', at: 0 });

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

  const onMenuKey = (event: KeyboardEvent<HTMLElement>) => {
    const all = rowsOf(event.currentTarget);
    const at = all.findIndex((row) => row === document.activeElement);
    const go = (index: number) => {
      event.preventDefault();
      typed.current = { text: '', at: 0 };
      all[(index + all.length) % all.length]?.focus();
    };
    switch (event.key) {
      case 'ArrowDown':
        go(at + 1);
        break;
      case 'ArrowUp':
        go(at === -1 ? all.length - 1 : at - 1);
        break;
      case 'Home':
        go(0);
        break;
      case 'End':
        go(all.length - 1);
        break;
      case 'Escape':
        event.preventDefault();
        close();
        break;
      case 'Tab':
        // On to what follows the button, as if the menu were not there.
        close();
        break;
      case ' ':
        // A link answers to Enter alone; in a menu Space does the same.
        event.preventDefault();
        if (document.activeElement instanceof HTMLElement) document.activeElement.click();
        break;
      default: {
        if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
        const now = event.timeStamp;
        const text = (now - typed.current.at > 500 ? '' : typed.current.text) + event.key.toLocaleLowerCase();
        typed.current = { text, at: now };
        // One letter again and again goes on among the rows that begin with it.
        const [letter = ''] = text;
        const again = text === letter.repeat(text.length);
        const start = Math.max(again ? at + 1 : at, 0);
        const wanted = again ? letter : text;
        [...all.slice(start), ...all.slice(0, start)]
          .find((row) => row.textContent.trim().toLocaleLowerCase().startsWith(wanted))
          ?.focus();
      }
    }
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
        className={panel}
        onToggle={(event) => {
          onToggle(event);
          if (event.newState === 'closed') setBegin('first');
        }}
      >
        {header !== undefined && <div className={headerClass}>{header}</div>}
        {/* The rows have the focus; the list hears their keys. */}
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
        <div role="menu" aria-label={label} className={list} onKeyDown={onMenuKey}>
          {items.map((item) => {
            switch (item.kind) {
              case 'separator':
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a line, not a control
                return <div key={item.id} role="separator" className={separator} />;
              case 'link':
                return (
                  <Link
                    key={item.id}
                    href={item.href}
                    lang={item.lang}
                    hrefLang={item.lang}
                    role="menuitem"
                    tabIndex={-1}
                    aria-current={item.current ? 'true' : undefined}
                    className={itemClass}
                    onClick={close}
                  >
                    {item.icon && <Icon icon={item.icon} />}
                    {item.label}
                  </Link>
                );
              case 'action':
                return (
                  <button
                    key={item.id}
                    type="button"
                    role="menuitem"
                    tabIndex={-1}
                    aria-disabled={item.disabled}
                    className={itemClass}
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
                    key={item.id}
                    type="button"
                    role="menuitemradio"
                    tabIndex={-1}
                    aria-checked={item.checked}
                    lang={item.lang}
                    className={itemClass}
                    onClick={() => {
                      close();
                      item.onSelect();
                    }}
                  >
                    {item.label}
                    {item.checked && (
                      <span className={check.on}>
                        <Icon icon={Check} />
                      </span>
                    )}
                  </button>
                );
              default:
                return null;
            }
          })}
        </div>
      </div>
    </>
  );
}
