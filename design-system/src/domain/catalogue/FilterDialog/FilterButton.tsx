import { SlidersHorizontal } from 'lucide-react';
import { useWords } from '../../../internal/words.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import type { ButtonProps } from '../../../primitives/Button/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { filterButtonWords } from './FilterButton.words.ts';
import type { FilterButtonWord } from './FilterButton.words.ts';
import * as styles from './FilterDialog.css.ts';

export interface FilterButtonProps extends Omit<
  ButtonProps,
  'children' | 'filled' | 'full' | 'icon' | 'size' | 'variant'
> {
  /** The number of active filters. */
  count: number;
  /** Whether the filters are open; as the `trigger` of a `FilterDialog` it is told. */
  open?: boolean | undefined;
  /** The filters are still loading: it takes the focus, but does nothing. */
  loading?: boolean | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<FilterButtonWord, string>> | undefined;
}

/**
 * Opens the filters on a phone; from 900 px they are beside the results and the button is hidden. Leave it out where
 * the filters failed to load. The attributes and the ref go to the button.
 */
export function FilterButton({ count, open, texts, ...button }: FilterButtonProps) {
  const say = useWords(filterButtonWords, texts);
  return (
    <div className={styles.button}>
      <Button
        aria-haspopup="dialog"
        aria-expanded={open}
        {...button}
        variant="outline"
        full
        icon={SlidersHorizontal}
      >
        <span className={styles.words}>
          {say('filters')}
          {count > 0 && (
            <>
              <span aria-hidden="true">
                <Badge tone="accent">{count}</Badge>
              </span>
              <VisuallyHidden>, {say('chosen', { count })}</VisuallyHidden>
            </>
          )}
        </span>
      </Button>
    </div>
  );
}
