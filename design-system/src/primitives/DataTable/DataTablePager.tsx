import { ChevronLeft, ChevronRight } from 'lucide-react';
import { fill } from '../../internal/fill.ts';
import type { Say } from '../../internal/words.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { cell as cellClass } from '../Pagination/Pagination.css.ts';
import { pageCells } from '../Pagination/range.ts';
import type { DataTableWord } from './DataTable.words.ts';
import * as styles from './DataTable.css.ts';

interface PagerProps {
  page: number;
  pages: number;
  pageSize: number;
  count: number;
  say: Say<DataTableWord>;
  onPage: (page: number) => void;
}

/**
 * Which rows are in view, and the way to the others; the numbers are those of `Pagination`. Buttons at an end stay
 * focusable, so that no focus is lost.
 */
export function DataTablePager({ page, pages, pageSize, count, say, onPage }: PagerProps) {
  const { locale, texts } = useMedeina();
  if (pages <= 1) return null;
  const step = (to: number) => ({
    'aria-disabled': to < 1 || to > pages,
    onClick: () => {
      if (to >= 1 && to <= pages) onPage(to);
    },
  });
  return (
    <nav aria-label={say('pages')} className={styles.pager}>
      <p role="status" className={styles.range}>
        {say('range', {
          first: (page - 1) * pageSize + 1,
          last: Math.min(page * pageSize, count),
          total: count,
        })}
      </p>
      <IconButton
        icon={ChevronLeft}
        shape="ring"
        tip="above"
        label={say('previousPage')}
        {...step(page - 1)}
      />
      <ul className={styles.pages}>
        {pageCells(page, pages).map((cell) => (
          <li key={cell}>
            {typeof cell === 'number' ? (
              <button
                type="button"
                aria-label={fill(texts.page, { page: cell }, locale)}
                aria-current={cell === page ? 'page' : undefined}
                className={cellClass}
                onClick={() => {
                  if (cell !== page) onPage(cell);
                }}
              >
                {cell}
              </button>
            ) : (
              <span className={cellClass} aria-hidden="true">
                …
              </span>
            )}
          </li>
        ))}
      </ul>
      <span className={styles.place}>{fill(texts.pageOf, { page, pages }, locale)}</span>
      <IconButton
        icon={ChevronRight}
        shape="ring"
        tip="above-start"
        label={say('nextPage')}
        {...step(page + 1)}
      />
    </nav>
  );
}
