import type { KeyboardEvent, ReactNode } from 'react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useOfTrack, useTrack } from '../../internal/carousel.ts';
import { classes } from '../../internal/classes.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Carousel.css.ts';

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
  /** Items in view where there is room. */
  columns?: 2 | 3 | 4 | 6 | undefined;
}

/**
 * A row of items moved by dragging, by two buttons and by the arrow keys. The server renders a scrolling row, which
 * Embla takes over. Renders nothing without items.
 */
export function Carousel({ label, heading, items, columns = 4 }: CarouselProps) {
  const { texts } = useMedeina();
  // Buttons, keys and the wheel move by as many items as are in view.
  const [viewport, track] = useTrack({ slidesToScroll: 'auto' });
  // The ends are unknown before hydration.
  const isAtStart = useOfTrack(track, (embla) => embla?.canScrollPrev() !== true);
  const isAtEnd = useOfTrack(track, (embla) => embla?.canScrollNext() !== true);

  const turn = (event: KeyboardEvent) => {
    if (track === undefined || event.target !== event.currentTarget) return;
    if (event.key === 'ArrowRight') track.scrollNext();
    else if (event.key === 'ArrowLeft') track.scrollPrev();
    else return;
    event.preventDefault();
  };

  if (items.length === 0) return null;
  return (
    <div className={styles.carousel} role="group" aria-label={label}>
      <div className={styles.head}>
        <div>{heading}</div>
        {!(isAtStart && isAtEnd) && (
          <div className={styles.buttons}>
            <IconButton
              icon={ArrowLeft}
              label={texts.previous}
              shape="ring"
              tip="above-start"
              aria-disabled={isAtStart || undefined}
              onClick={() => {
                track?.scrollPrev();
              }}
            />
            <IconButton
              icon={ArrowRight}
              label={texts.next}
              shape="ring"
              tip="above-start"
              aria-disabled={isAtEnd || undefined}
              onClick={() => {
                track?.scrollNext();
              }}
            />
          </div>
        )}
      </div>
      <div ref={viewport} className={classes(styles.viewport, track !== undefined && styles.taken)}>
        {/* The row must be reachable by keyboard even if nothing in it is focusable. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ul
          aria-label={label}
          className={classes(styles.track, styles.counts[columns])}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          onKeyDown={turn}
        >
          {items.map((item) => (
            <li key={item.id} className={styles.item}>
              {item.content}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
