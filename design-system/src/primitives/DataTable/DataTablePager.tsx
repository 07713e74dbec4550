import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Say } from '../../internal/words.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
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

/** Which rows are in view, and the way to the others. Buttons at an end stay focusable, so that no focus is lost. */
export function DataTablePager({ page, pages, pageSize, count, say, onPage }: PagerProps) {
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
