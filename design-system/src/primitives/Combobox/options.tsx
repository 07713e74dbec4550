import type { ReactNode } from 'react';
import { Plus, X } from 'lucide-react';
import { useMedeina } from '../../styles/provider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { trailing } from '../Field/Field.css.ts';
import { Highlighted } from '../Listbox/Highlighted.tsx';
import { highlight } from '../Listbox/highlight.ts';
import type { ListboxRow } from '../Listbox/ListboxPopover.tsx';
import * as styles from './Combobox.css.ts';

export interface ComboboxOption {
  value: string;
  label: string;
  /** A second line, which tells equal labels apart; not searched. */
  detail?: string | undefined;
  /** If the option is in another language than the page. */
  lang?: string | undefined;
}

/** The row that offers the typed text. */
export const addId = 'add';

function rowId(option: ComboboxOption) {
  return `option-${option.value}`;
}

/** The option that a row stands for. */
export function optionOf(row: string, options: readonly ComboboxOption[]): ComboboxOption | undefined {
  return options.find((option) => rowId(option) === row);
}

export function plain(text: string) {
  return text.trim().toLocaleLowerCase();
}

/** The label contains every word of the query, ignoring case and diacritics. */
export function matches(option: ComboboxOption, query: string) {
  return query
    .trim()
    .split(/\s+/u)
    .every((word) => word === '' || highlight(option.label, word).some((piece) => piece.match));
}

/** The rows of a list of options, with the typed text as the last one where it can be added. */
export function rowsOf(
  options: readonly ComboboxOption[],
  query: string,
  isChosen: (option: ComboboxOption) => boolean,
  adding: string | undefined,
): ListboxRow[] {
  const rows = options.map((option): ListboxRow => ({
    id: rowId(option),
    content: (
      <span className={styles.words}>
        <Highlighted text={option.label} query={query} />
        {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
      </span>
    ),
    lang: option.lang,
    chosen: isChosen(option),
  }));
  if (adding !== undefined) rows.push({ id: addId, content: <AddWords>{adding}</AddWords>, chosen: false });
  return rows;
}

function AddWords({ children }: { children: ReactNode }) {
  return (
    <>
      <Icon icon={Plus} />
      <span className={styles.words}>{children}</span>
    </>
  );
}

/** Empties the field called `label`. */
export function ClearButton({ label, onClick }: { label: string; onClick: () => void }) {
  const { texts } = useMedeina();
  return (
    <span className={trailing}>
      <IconButton
        icon={X}
        label={`${texts.clear}: ${label}`}
        tip="above-start"
        // Safari does not focus a pressed button, so the field would lose the focus.
        onMouseDown={(event) => {
          event.preventDefault();
        }}
        onClick={onClick}
      />
    </span>
  );
}
