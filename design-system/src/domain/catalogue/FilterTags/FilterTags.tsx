import { useLayoutEffect, useRef } from 'react';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { LinkButton } from '../../../primitives/Link/index.ts';
import { Tag } from '../../../primitives/Tag/index.ts';
import { filterTagsWords } from './FilterTags.words.ts';
import type { FilterTagsWord } from './FilterTags.words.ts';
import * as styles from './FilterTags.css.ts';

/** An active filter. */
export interface FilterTag {
  id: string;
  label: string;
}

export interface FilterTagsProps extends RootProps<HTMLDivElement> {
  /** The active filters, in order. */
  tags: readonly FilterTag[];
  /** A tag was removed, by its id. */
  onRemove: (id: string) => void;
  /** Clears all filters; leave out if another control does. */
  onClear?: (() => void) | undefined;
  /** The focused last tag was removed: move the focus to the results. */
  onEmptied?: (() => void) | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<FilterTagsWord, string>> | undefined;
}

/** The active filters, above the results; on a phone in one scrolling line. Renders nothing without any. */
export function FilterTags({ tags, onRemove, onClear, onEmptied, texts, ...root }: FilterTagsProps) {
  const say = useWords(filterTagsWords, texts);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  /** The index of the removed tag, until `tags` changes. */
  const removed = useRef<number>(undefined);

  useLayoutEffect(() => {
    const place = removed.current;
    if (place === undefined) return;
    removed.current = undefined;
    // The focused tag is gone: focus the one in its place, or the last one.
    const next = tags[Math.min(place, tags.length - 1)];
    if (next === undefined) onEmptied?.();
    else buttons.current.get(next.id)?.focus();
  }, [tags, onEmptied]);

  if (tags.length === 0) return null;
  return (
    <div {...root} className={styles.line}>
      <ul className={styles.list} aria-label={say('list')}>
        {tags.map((tag, place) => (
          <li key={tag.id} className={styles.cell}>
            <Tag
              removeRef={(button) => {
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
            {say('clear')}
          </LinkButton>
        </span>
      )}
    </div>
  );
}
