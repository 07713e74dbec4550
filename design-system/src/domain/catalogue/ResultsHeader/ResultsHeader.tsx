import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { ArrowUpDown, ChevronDown } from 'lucide-react';
import { misuse } from '../../../internal/misuse.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { resultsHeaderWords } from './ResultsHeader.words.ts';
import type { ResultsHeaderWord } from './ResultsHeader.words.ts';
import * as styles from './ResultsHeader.css.ts';

/** An order of the results. */
export interface SortOption {
  value: string;
  label: string;
}

export interface ResultsHeaderProps extends RootProps<HTMLDivElement> {
  /** The number of results, announced as it changes. Undefined while the first results load. */
  count: number | undefined;
  /** What was searched for, said after the number. */
  search?: string | undefined;
  /** The orders to choose from. */
  sorts: readonly SortOption[];
  /** The chosen order; uncontrolled when left out. */
  sort?: string | undefined;
  /** The order chosen at first; the first by default. */
  defaultSort?: string | undefined;
  /** Another order was chosen, by its value. */
  onSortChange?: ((sort: string) => void) | undefined;
  /** Beside the order: what opens the filters where they are not beside the results, such as `FilterButton`. */
  filters?: ReactNode;
  /** The element with the number, for moving the focus to it when the last filter is removed. */
  countRef?: Ref<HTMLParagraphElement> | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<ResultsHeaderWord, string>> | undefined;
}

/** The number of results and their order. */
export function ResultsHeader({
  count,
  search,
  sorts,
  sort,
  defaultSort,
  onSortChange,
  filters,
  countRef,
  texts,
  ...root
}: ResultsHeaderProps) {
  const say = useWords(resultsHeaderWords, texts);
  const [chosen, choose] = useControllableState({
    prop: sort,
    defaultProp: defaultSort ?? sorts[0]?.value ?? '',
    onChange: onSortChange,
  });
  misuse?.(
    'ResultsHeader',
    !sorts.some(({ value }) => value === chosen),
    `\`sort\` is "${chosen}", which is none of \`sorts\`; give one of them.`,
  );
  const id = useId();
  return (
    <div {...root} className={styles.bar}>
      <p ref={countRef} className={styles.count} aria-live="polite" aria-atomic="true" tabIndex={-1}>
        {count !== undefined && <b className={styles.number}>{say('count', { count })}</b>}
        {count !== undefined && search !== undefined && (
          <span className={styles.context}> {say('search', { search })}</span>
        )}
      </p>
      <div className={styles.controls}>
        {filters}
        <div className={styles.sort}>
          <label htmlFor={id} className={styles.label}>
            {say('sort')}
          </label>
          <span className={styles.field}>
            <span className={styles.leading}>
              <Icon icon={ArrowUpDown} size="small" />
            </span>
            {/* A native select: phones show their own picker, and it needs no script. */}
            <select
              id={id}
              className={styles.select}
              value={chosen}
              onChange={(event) => {
                choose(event.currentTarget.value);
              }}
            >
              {sorts.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <span className={styles.chevron}>
              <Icon icon={ChevronDown} />
            </span>
          </span>
        </div>
      </div>
    </div>
  );
}
