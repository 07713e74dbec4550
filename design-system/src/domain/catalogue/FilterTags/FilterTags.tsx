import { useLayoutEffect, useRef } from 'react';
import { LinkButton } from '../../../primitives/Link/index.ts';
import { Tag } from '../../../primitives/Tag/index.ts';
import * as styles from './FilterTags.css.ts';

export interface FilterTag {
  id: string;
  label: string;
}

export interface FilterTagsProps {
  tags: readonly FilterTag[];
  onRemove: (id: string) => void;
  /** Takes all off; left out where something else beside the tags does. */
  onClear?: (() => void) | undefined;
  labels: {
    /** Names the list: "Active filters". */
    list: string;
    /** Shown from two tags on: "Clear all". */
    clear: string;
  };
  /** The last tag went and took the focus with it: move it to the results. */
  onEmptied?: (() => void) | undefined;
}

/** The filters that are on, above the results; one scrolling line on a phone. Nothing when none is. */
export function FilterTags({ tags, onRemove, onClear, labels, onEmptied }: FilterTagsProps) {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  /** The place of the tag that was removed here, until the tags have changed. */
  const removed = useRef<number>(undefined);

  useLayoutEffect(() => {
    const place = removed.current;
    if (place === undefined) return;
    removed.current = undefined;
    // The focus was on what is gone: it goes to the tag that took the place, or to the last one.
    const next = tags[Math.min(place, tags.length - 1)];
    if (next === undefined) onEmptied?.();
    else buttons.current.get(next.id)?.focus();
  }, [tags, onEmptied]);

  if (tags.length === 0) return null;
  return (
    <div className={styles.line}>
      <ul className={styles.list} aria-label={labels.list}>
        {tags.map((tag, place) => (
          <li key={tag.id} className={styles.cell}>
            <Tag
              ref={(button) => {
                if (button === null) buttons.current.delete(tag.id);
                else buttons.current.set(tag.id, button);
              }}
              onRemove={() => {
                removed.current = place;
                onRemove(tag.id);
              }}
            >
              {tag.label}
            </Tag>
          </li>
        ))}
      </ul>
      {tags.length > 1 && onClear !== undefined && (
        <span className={styles.clear}>
          <LinkButton
            alone
            onClick={() => {
              removed.current = 0;
              onClear();
            }}
          >
            {labels.clear}
          </LinkButton>
        </span>
      )}
    </div>
  );
}
