import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useMedeina } from '../../styles/provider.tsx';
import * as styles from './Listbox.css.ts';
import type { useActiveOption } from './useActiveOption.ts';

export interface ListboxRow {
  id: string;
  content: ReactNode;
  /** Where the row is in another language than the page. */
  lang?: string | undefined;
  /** It is the one that holds now; undefined where nothing is ever kept. */
  chosen?: boolean | undefined;
}

export interface ListboxPopoverProps {
  label: string;
  rows: readonly ListboxRow[];
  active: ReturnType<typeof useActiveOption>;
  /** Open, with rows or with a status alone. */
  shown: boolean;
  loading: boolean;
  status: ReactNode;
  /** The status stands over the rows, not under them. */
  statusFirst?: boolean | undefined;
  /** What is spoken, where it says more than what is seen. */
  spoken?: ReactNode;
  onPick: (id: string) => void;
}

/** The list under the field of a combobox. The field keeps the focus and has the keys. */
export function ListboxPopover({
  label,
  rows,
  active,
  shown,
  loading,
  status,
  statusFirst = false,
  spoken = status,
  onPick,
}: ListboxPopoverProps) {
  const { texts } = useMedeina();
  const listed = shown && rows.length > 0;
  const words = shown && !loading && status !== undefined && (
    <p className={styles.status} aria-hidden="true">
      {status}
    </p>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- holds the focus, does nothing itself
    <div
      className={shown ? styles.popover : undefined}
      // The field keeps the focus while the pointer is in the list.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
    >
      {statusFirst && words}
      <div id={active.listId} role="listbox" aria-label={label} className={styles.list} hidden={!listed}>
        {listed &&
          rows.map((row) => (
            // The field has the keys: focus never comes here.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={row.id}
              id={active.optionId(row.id)}
              role="option"
              lang={row.lang}
              // Chosen, where one of them holds; active is announced by the field's aria-activedescendant.
              aria-selected={row.chosen ?? row.id === active.id}
              data-active={row.id === active.id ? '' : undefined}
              className={styles.option}
              onClick={() => {
                onPick(row.id);
              }}
            >
              {row.content}
              {row.chosen === true && (
                <span className={styles.chosen}>
                  <Icon icon={Check} />
                </span>
              )}
            </div>
          ))}
      </div>
      {shown && loading && rows.length === 0 && (
        <p className={styles.status} aria-hidden="true">
          <Spinner />
          {texts.loading}
        </p>
      )}
      {!statusFirst && words}
      <VisuallyHidden as="div" live="polite">
        {shown ? (loading ? texts.loading : spoken) : undefined}
      </VisuallyHidden>
    </div>
  );
}
