import { useId } from 'react';
import type { Ref } from 'react';
import { ArrowUpDown, ChevronDown } from 'lucide-react';
import { misuse } from '../../../internal/misuse.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import * as styles from './ResultsHeader.css.ts';

export interface SortOption {
  value: string;
  label: string;
}

export interface ResultsHeaderProps {
  /** "19 courses"; announced as it changes. Undefined while the first results load. */
  count: string | undefined;
  /** After the count: "for “resuscitation”". */
  context?: string | undefined;
  sort: {
    label: string;
    value: string;
    options: readonly SortOption[];
    onChange: (value: string) => void;
  };
  /** The count, for moving the focus to it when the last filter is removed. */
  ref?: Ref<HTMLParagraphElement> | undefined;
}

/** The number of results and their order. */
export function ResultsHeader({ count, context, sort, ref }: ResultsHeaderProps) {
  misuse?.(
    'ResultsHeader',
    !sort.options.some((option) => option.value === sort.value),
    `\`sort.value\` is "${sort.value}", which is none of \`sort.options\`; give one of them.`,
  );
  const id = useId();
  return (
    <div className={styles.bar}>
      <p ref={ref} className={styles.count} aria-live="polite" aria-atomic="true" tabIndex={-1}>
        {count !== undefined && <b className={styles.number}>{count}</b>}
        {count !== undefined && context !== undefined && <span className={styles.context}> {context}</span>}
      </p>
      <div className={styles.sort}>
        <label htmlFor={id} className={styles.label}>
          {sort.label}
        </label>
        <span className={styles.field}>
          <span className={styles.leading}>
            <Icon icon={ArrowUpDown} size="small" />
          </span>
          {/* A native select: phones show their own picker, and it needs no script. */}
          <select
            id={id}
            className={styles.select}
            value={sort.value}
            onChange={(event) => {
              sort.onChange(event.currentTarget.value);
            }}
          >
            {sort.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <Icon icon={ChevronDown} />
          </span>
        </span>
      </div>
    </div>
  );
}
