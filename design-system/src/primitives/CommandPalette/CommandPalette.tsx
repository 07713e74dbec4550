import * as Radix from '@radix-ui/react-dialog';
import { useEffect, useId, useState } from 'react';
import { Search } from 'lucide-react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { classes } from '../../internal/classes.ts';
import { keyName } from '../../internal/keyName.ts';
import { useOpenState } from '../../internal/openState.ts';
import { setRef } from '../../internal/setRef.ts';
import { useWords } from '../../internal/words.ts';
import type { Say } from '../../internal/words.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { dialog } from '../Dialog/Dialog.css.ts';
import { DialogClose, DialogShell } from '../Dialog/DialogShell.tsx';
import type { DialogBaseProps } from '../Dialog/DialogShell.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconSource } from '../Icon/Icon.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { Highlighted } from '../Listbox/Highlighted.tsx';
import { highlight } from '../Listbox/highlight.ts';
import { option } from '../Listbox/Listbox.css.ts';
import { comboboxAria, useListbox } from '../Listbox/useListbox.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { commandPaletteWords } from './CommandPalette.words.ts';
import type { CommandPaletteWord } from './CommandPalette.words.ts';
import * as styles from './CommandPalette.css.ts';

export type { CommandPaletteWord } from './CommandPalette.words.ts';

/** Something to do or a place to go to. */
export interface Command {
  id: string;
  /** The verb and the thing: "Open my courses". */
  label: string;
  /** A second line; searched too. */
  detail?: string | undefined;
  /** Other words by which it is found. */
  keywords?: readonly string[] | undefined;
  icon?: IconSource | undefined;
  /** The keys that do it without the palette, as they are printed; the app listens to them. */
  keys?: readonly string[] | undefined;
  /** If it is in another language than the page. */
  lang?: string | undefined;
  onSelect: () => void;
}

export interface CommandGroup {
  id: string;
  label: string;
  commands: readonly Command[];
}

export interface CommandPaletteProps extends DialogBaseProps {
  /** The commands, in groups with names. */
  groups: readonly CommandGroup[];
  /** The letter that opens and closes it with Ctrl or ⌘; `null` for none. */
  hotkey?: string | null | undefined;
  /** The ids of the commands used last, the newest first, held by the parent. */
  recent?: readonly string[] | undefined;
  /** The ids of the commands used last at first. */
  defaultRecent?: readonly string[] | undefined;
  /** Called with them after each command, to be kept. */
  onRecentChange?: ((ids: readonly string[]) => void) | undefined;
  /** Called at each keystroke, where the groups are searched elsewhere; they are then shown as they are. */
  onSearch?: ((text: string) => void) | undefined;
  /** The groups are loading. */
  loading?: boolean | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<CommandPaletteWord, string>> | undefined;
}

const none: readonly string[] = [];

/** So many used last are shown. */
const recentLength = 5;

function matches({ label, detail = '', keywords = none }: Command, query: string) {
  const text = [label, detail, ...keywords].join(' ');
  return query
    .trim()
    .split(/\s+/u)
    .every((word) => word === '' || highlight(text, word).some((piece) => piece.match));
}

/** The groups that a query leaves, the ones used last first while nothing is typed. */
function groupsFor(
  groups: readonly CommandGroup[],
  query: string,
  recent: readonly string[],
  label: string,
): CommandGroup[] {
  const all = groups.flatMap(({ commands }) => commands);
  const used =
    query.trim() === ''
      ? recent.flatMap((id) => all.find((command) => command.id === id) ?? []).slice(0, recentLength)
      : [];
  return [
    { id: 'recent', label, commands: used },
    ...groups.map((group) => ({
      ...group,
      commands: group.commands.filter((command) => !used.includes(command) && matches(command, query)),
    })),
  ].filter(({ commands }) => commands.length > 0);
}

/** Ctrl or ⌘ with the letter opens and closes it. */
function useHotkey(hotkey: string | null, toggle: () => void) {
  useEffect(() => {
    if (hotkey === null) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (keyName(event) !== hotkey || event.altKey || event.shiftKey) return;
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [hotkey, toggle]);
}

/**
 * Everything that can be done, found by typing: a dialog with a combobox whose list is always open. Ctrl or ⌘ with K
 * opens it from anywhere.
 */
export function CommandPalette({
  groups,
  hotkey = 'k',
  recent: givenRecent,
  defaultRecent = none,
  onRecentChange,
  onSearch,
  loading = false,
  texts,
  open: givenOpen,
  defaultOpen,
  onOpenChange,
  ...shell
}: CommandPaletteProps) {
  const say = useWords(commandPaletteWords, texts);
  const [open, setOpen] = useOpenState({ open: givenOpen, defaultOpen, onOpenChange });
  const [recent, setRecent] = useControllableState<readonly string[]>({
    prop: givenRecent,
    defaultProp: defaultRecent,
    onChange: onRecentChange,
  });
  useHotkey(hotkey, () => {
    setOpen((was) => !was);
  });
  return (
    <DialogShell
      {...shell}
      open={open}
      onOpenChange={setOpen}
      className={classes(dialog, styles.palette)}
      described={false}
      inOverlay
    >
      <VisuallyHidden as="div">
        <Radix.Title>{say('title')}</Radix.Title>
      </VisuallyHidden>
      <Palette
        groups={groups}
        recent={recent}
        loading={loading}
        onSearch={onSearch}
        say={say}
        onRun={(command) => {
          setOpen(false);
          setRecent([command.id, ...recent.filter((id) => id !== command.id)].slice(0, recentLength));
          command.onSelect();
        }}
      />
    </DialogShell>
  );
}

interface PaletteProps {
  groups: readonly CommandGroup[];
  recent: readonly string[];
  loading: boolean;
  onSearch: ((text: string) => void) | undefined;
  say: Say<CommandPaletteWord>;
  onRun: (command: Command) => void;
}

/** Its text begins anew each time the dialog opens. */
function Palette({ groups, recent, loading, onSearch, say, onRun }: PaletteProps) {
  const { texts } = useMedeina();
  const titles = useId();
  const [query, setQuery] = useState('');
  const shown =
    onSearch === undefined || query === '' ? groupsFor(groups, query, recent, say('recent')) : groups;
  const rows = loading ? [] : shown.flatMap(({ commands }) => commands);
  const type = (text: string) => {
    setQuery(text);
    onSearch?.(text);
  };
  const list = useListbox<Command>({
    rows,
    text: query,
    onText: type,
    onPick: (id) => {
      const command = rows.find((row) => row.id === id);
      if (command) onRun(command);
    },
    onClear: () => {
      type('');
    },
    enabled: true,
    alwaysOpen: true,
  });
  const message = loading
    ? texts.loading
    : rows.length === 0
      ? say('empty')
      : say('found', { count: rows.length });
  return (
    <>
      <div className={styles.field}>
        <Icon icon={Search} />
        <input
          {...comboboxAria(list)}
          {...list.handlers}
          ref={(node) => {
            setRef(list.inputRef, node);
          }}
          type="text"
          aria-label={say('title')}
          // Esc clears the text before it closes the dialog.
          data-always-open={query === '' ? '' : undefined}
          placeholder={say('placeholder')}
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          className={styles.input}
        />
        {loading && <Spinner />}
        <DialogClose />
      </div>
      <div {...list.listProps(say('title'))} className={styles.list} hidden={rows.length === 0}>
        {rows.length > 0 &&
          shown.map((group) => (
            <div key={group.id} role="group" aria-labelledby={`${titles}-${group.id}`}>
              <div id={`${titles}-${group.id}`} className={styles.groupTitle}>
                {group.label}
              </div>
              {group.commands.map((command) => (
                <div
                  key={command.id}
                  {...list.rowProps(command, rows.indexOf(command))}
                  lang={command.lang}
                  className={option}
                >
                  {command.icon && <Icon icon={command.icon} />}
                  <span className={styles.words}>
                    <Highlighted text={command.label} query={query} />
                    {command.detail !== undefined && (
                      <span className={styles.detail}>
                        <Highlighted text={command.detail} query={query} />
                      </span>
                    )}
                  </span>
                  {command.keys && <Kbd keys={command.keys} />}
                </div>
              ))}
            </div>
          ))}
      </div>
      {rows.length === 0 && (
        <p className={styles.nothing} aria-hidden="true">
          {message}
        </p>
      )}
      <div className={styles.foot} aria-hidden="true">
        <span className={styles.hint}>
          <Kbd keys={['↑', '↓']} /> {say('move')}
        </span>
        <span className={styles.hint}>
          <Kbd keys={['Enter']} /> {say('run')}
        </span>
        <span className={styles.hint}>
          <Kbd keys={['Esc']} /> {say('leave')}
        </span>
      </div>
      <VisuallyHidden as="div" live="polite">
        {message}
      </VisuallyHidden>
    </>
  );
}
