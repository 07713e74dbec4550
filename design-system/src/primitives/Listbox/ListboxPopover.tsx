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
  /** If the row is in another language than the page. */
  lang?: string | undefined;
  /** It is the current value; undefined in lists without one. */
  chosen?: boolean | undefined;
}

export interface ListboxPopoverProps {
  label: string;
  rows: readonly ListboxRow[];
  active: ReturnType<typeof useActiveOption>;
  /** Open, with rows or only a status. */
  shown: boolean;
  loading: boolean;
  status: ReactNode;
  /** Puts the status above the rows. */
  statusFirst?: boolean | undefined;
  /** The announcement, if it says more than the status. */
  spoken?: ReactNode;
  onPick: (id: string) => void;
}

/** The list of a combobox. The focus and the keys stay in the field. */
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
      // Keeps the focus in the field.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
    >
      {statusFirst && words}
      <div id={active.listId} role="listbox" aria-label={label} className={styles.list} hidden={!listed}>
        {listed &&
          rows.map((row) => (
            // The field handles the keys; the focus never comes here.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={row.id}
              id={active.optionId(row.id)}
              role="option"
              lang={row.lang}
              // `aria-selected` is the value; the active option is announced through the field's
              // `aria-activedescendant`.
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
