import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { classes } from '../../internal/classes.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { buttons, carousel, counts, head, item as itemClass, track } from './Carousel.css.ts';

export interface CarouselItem {
  id: string;
  content: ReactNode;
}

export interface CarouselProps {
  /** The name of the row. */
  label: string;
  /** Before the buttons, such as the section's heading. */
  heading?: ReactNode;
  items: readonly CarouselItem[];
  /** How many stand side by side where there is room. */
  columns?: 2 | 3 | 4 | 6 | undefined;
}

/**
 * A row that scrolls sideways, by the browser's own scroll snap. Two buttons move it by what is in view. Nothing when
 * there is nothing in it.
 */
export const Carousel = ({ label, heading, items, columns = 4 }: CarouselProps) => {
  const { texts } = useMedeina();
  const row = useRef<HTMLUListElement>(null);
  // Before the scripts know the widths there is nothing to say about the ends.
  const [ends, setEnds] = useState({ start: true, end: true });

  const look = useCallback(() => {
    const list = row.current;
    if (!list) return;
    const start = list.scrollLeft <= 1;
    const end = list.scrollLeft + list.clientWidth >= list.scrollWidth - 1;
    setEnds((before) => (before.start === start && before.end === end ? before : { start, end }));
  }, []);

  useEffect(() => {
    const list = row.current;
    if (!list) return undefined;
    look();
    const observer = new ResizeObserver(look);
    observer.observe(list);
    return () => {
      observer.disconnect();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- more items, other ends
  }, [look, items.length]);

  const step = (direction: 1 | -1) => {
    const list = row.current;
    if (list) list.scrollBy({ left: direction * list.clientWidth });
  };

  if (items.length === 0) return null;
  return (
    <div className={carousel} role="group" aria-label={label}>
      <div className={head}>
        <div>{heading}</div>
        {!(ends.start && ends.end) && (
          <div className={buttons}>
            <IconButton
              icon={ArrowLeft}
              label={texts.previous}
              shape="ring"
              tip="above-start"
              aria-disabled={ends.start || undefined}
              onClick={() => {
                step(-1);
              }}
            />
            <IconButton
              icon={ArrowRight}
              label={texts.next}
              shape="ring"
              tip="above-start"
              aria-disabled={ends.end || undefined}
              onClick={() => {
                step(1);
              }}
            />
          </div>
        )}
      </div>
      {/* A row that scrolls must be reached by keys even where nothing in it takes the focus. */}
      <ul
        ref={row}
        aria-label={label}
        className={classes(track, counts[columns])}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={look}
      >
        {items.map((item) => (
          <li key={item.id} className={itemClass}>
            {item.content}
          </li>
        ))}
      </ul>
    </div>
  );
};
