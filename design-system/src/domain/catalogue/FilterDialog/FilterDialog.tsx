import { Button } from '../../../primitives/Button/index.ts';
import { Drawer } from '../../../primitives/Drawer/index.ts';
import { FilterGroups } from '../FilterSidebar/index.ts';
import type { FilterGroupsProps } from '../FilterSidebar/index.ts';
import { FilterTags } from '../FilterTags/index.ts';
import type { FilterTag } from '../FilterTags/index.ts';
import * as styles from './FilterDialog.css.ts';

export interface FilterDialogProps extends FilterGroupsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  tags: readonly FilterTag[];
  onRemove: (id: string) => void;
  onClear: () => void;
  labels: {
    title: string;
    /** The name of the list of tags. */
    tags: string;
    clear: string;
    /** "Show 19 courses"; announced as it changes. */
    show: string;
  };
}

/** The filters on a phone: a full-screen sheet whose button shows the number of courses left. Load it on demand. */
export function FilterDialog({
  open,
  onOpenChange,
  tags,
  onRemove,
  onClear,
  labels,
  ...groups
}: FilterDialogProps) {
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={labels.title}
      foot={
        <div className={styles.foot}>
          <Button variant="outline" onClick={onClear}>
            {labels.clear}
          </Button>
          <span aria-live="polite" className={styles.show}>
            <Button
              full
              onClick={() => {
                onOpenChange(false);
              }}
            >
              {labels.show}
            </Button>
          </span>
        </div>
      }
    >
      <FilterTags tags={tags} onRemove={onRemove} labels={{ list: labels.tags, clear: labels.clear }} />
      <FilterGroups {...groups} />
    </Drawer>
  );
}
