import type { ReactElement } from 'react';
import { useOpenState } from '../../../internal/openState.ts';
import type { OpenProps } from '../../../internal/openState.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Drawer } from '../../../primitives/Drawer/index.ts';
import { FilterGroups } from '../FilterSidebar/index.ts';
import type { FilterGroupsProps, FilterSidebarWord } from '../FilterSidebar/index.ts';
import { FilterTags } from '../FilterTags/index.ts';
import type { FilterTag, FilterTagsWord } from '../FilterTags/index.ts';
import { filterDialogWords } from './FilterDialog.words.ts';
import type { FilterDialogWord } from './FilterDialog.words.ts';
import * as styles from './FilterDialog.css.ts';

export interface FilterDialogProps
  extends OpenProps, RootProps<HTMLDivElement>, Pick<FilterGroupsProps, 'groups' | 'onChange'> {
  /** One element that opens it, such as a `FilterButton`. */
  trigger?: ReactElement | undefined;
  /** The number of courses that the choice leaves; undefined while it is not known. */
  total?: number | undefined;
  /** The active filters. */
  tags: readonly FilterTag[];
  /** A tag was removed, by its id. */
  onRemove: (id: string) => void;
  /** All filters were cleared. */
  onClear: () => void;
  /** In place of the built-in words, also those of the groups and of the tags. */
  texts?: Partial<Record<FilterDialogWord | FilterSidebarWord | FilterTagsWord, string>> | undefined;
}

/**
 * The filters on a phone: a full-screen sheet whose button shows the number of courses left. Load it on demand. Without
 * groups there is nothing to open: it renders nothing, the trigger included.
 */
export function FilterDialog({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  total,
  groups,
  onChange,
  tags,
  onRemove,
  onClear,
  texts,
  ...root
}: FilterDialogProps) {
  const say = useWords(filterDialogWords, texts);
  const [isOpen, setOpen] = useOpenState({ open, defaultOpen, onOpenChange });
  if (groups.length === 0) return null;
  return (
    <Drawer
      {...root}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
      title={say('title')}
      foot={
        <div className={styles.foot}>
          <Button variant="outline" onClick={onClear}>
            {say('reset')}
          </Button>
          <span aria-live="polite" className={styles.show}>
            <Button
              full
              onClick={() => {
                setOpen(false);
              }}
            >
              {total === undefined ? say('showAll') : say('show', { count: total })}
            </Button>
          </span>
        </div>
      }
    >
      <FilterTags tags={tags} onRemove={onRemove} texts={texts} />
      <FilterGroups groups={groups} onChange={onChange} texts={texts} />
    </Drawer>
  );
}
