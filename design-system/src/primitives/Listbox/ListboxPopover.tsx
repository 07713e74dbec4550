import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useMedeina } from '../../styles/provider.tsx';
import * as styles from './Listbox.css.ts';
import type { ListboxItem, useListbox } from './useListbox.ts';

export interface ListboxRow extends ListboxItem {
  content: ReactNode;
  /** If the row is in another language than the page. */
  lang?: string | undefined;
}

export interface ListboxPopoverProps {
  label: string;
  rows: readonly ListboxRow[];
  list: ReturnType<typeof useListbox<ListboxRow>>;
  loading: boolean;
  status: ReactNode;
  /** Puts the status above the rows. */
  statusFirst?: boolean | undefined;
  /** The announcement, if it says more than the status. */
  spoken?: ReactNode;
  /** Several rows may be chosen. */
  multiple?: boolean | undefined;
}

/** The list of a combobox. The focus and the keys stay in the field. */
export function ListboxPopover({
  label,
  rows,
  list,
  loading,
  status,
  statusFirst = false,
  spoken = status,
  multiple,
}: ListboxPopoverProps) {
  const { texts } = useMedeina();
  const { shown, listed } = list;
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
      <div
        {...list.listProps(label)}
        aria-multiselectable={multiple}
        className={styles.list}
        hidden={!listed}
      >
        {listed &&
          rows.map((row, index) => (
            <div key={row.id} {...list.rowProps(row, index)} lang={row.lang} className={styles.option}>
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
