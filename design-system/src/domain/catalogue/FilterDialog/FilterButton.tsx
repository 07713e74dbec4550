import type { Ref } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { Badge } from '../../../primitives/Badge/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import * as styles from './FilterDialog.css.ts';

export interface FilterButtonProps {
  label: string;
  /** The number of active filters. */
  count: number;
  /** The count for screen readers: "3 filters on". */
  countLabel: string;
  open: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Opens the filters on a phone; from 900 px they are beside the results and the button is hidden. */
export function FilterButton({ label, count, countLabel, open, onPress, ref }: FilterButtonProps) {
  return (
    <div className={styles.button}>
      <Button
        {...(ref === undefined ? {} : { ref })}
        variant="outline"
        full
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={onPress}
      >
        <span className={styles.words}>
          {label}
          {count > 0 && (
            <>
              <span aria-hidden="true">
                <Badge tone="accent">{count}</Badge>
              </span>
              <VisuallyHidden>, {countLabel}</VisuallyHidden>
            </>
          )}
        </span>
      </Button>
    </div>
  );
}
