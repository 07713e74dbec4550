import { useEffect } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { firstInView, snapOf, useOfTrack, useTrack } from '../../internal/carousel.ts';
import { classes } from '../../internal/classes.ts';
import type { RootProps } from '../../internal/root.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Carousel.css.ts';

export interface CarouselItem {
  id: string;
  content: ReactNode;
}

export interface CarouselProps extends RootProps<HTMLDivElement> {
  /** The name of the row. */
  label: string;
  /** Before the buttons, such as the section's heading. */
  heading?: ReactNode;
  /** What stands in the row. */
  items: readonly CarouselItem[];
  /** Items in view where there is room. */
  columns?: 2 | 3 | 4 | 6 | undefined;
  /** Two items from 480 px and four from 640 px, whatever `columns` says. */
  dense?: boolean | undefined;
  /** Reaches over the page's gutter to the edges of a phone: for a row that stands in nothing but a page. */
  bleed?: boolean | undefined;
  /** Goes on from the last item to the first. */
  loop?: boolean | undefined;
  /** The first item in view, held by the parent. */
  index?: number | undefined;
  /** The first item in view at first. */
  defaultIndex?: number | undefined;
  /** Called with the first item in view once the row has moved. */
  onIndexChange?: ((index: number) => void) | undefined;
}

/**
 * A row of items moved by dragging, by two buttons and by the arrow keys. The server renders a scrolling row, which
 * Embla takes over. Renders nothing without items.
 */
export function Carousel({
  label,
  heading,
  items,
  columns = 4,
  dense = false,
  bleed = false,
  loop = false,
  index,
  defaultIndex,
  onIndexChange,
  ...root
}: CarouselProps) {
  const { texts } = useMedeina();
  // Buttons, keys and the wheel move by as many items as are in view.
  const [viewport, track] = useTrack({ slidesToScroll: 'auto', loop });
  useEffect(() => {
    if (track === undefined || onIndexChange === undefined) return undefined;
    const tell = () => {
      onIndexChange(firstInView(track));
    };
    track.on('select', tell);
    return () => {
      track.off('select', tell);
    };
  }, [track, onIndexChange]);
  // Without a wish the row stays where it was scrolled before hydration.
  const wanted = index ?? defaultIndex;
  useEffect(() => {
    if (track === undefined || wanted === undefined || wanted === firstInView(track)) return;
    track.scrollTo(snapOf(track, wanted));
  }, [track, wanted]);
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
    <div {...root} className={styles.carousel} role="group" aria-label={label}>
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
      <div
        ref={viewport}
        className={classes(styles.viewport, bleed && styles.bleeding, track !== undefined && styles.taken)}
      >
        {/* The row must be reachable by keyboard even if nothing in it is focusable. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ul
          aria-label={label}
          className={classes(styles.track, dense ? styles.dense : styles.counts[columns])}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          onKeyDown={turn}
        >
          {items.map((item) => (
            <li key={item.id} className={classes(styles.item, loop && styles.looping)}>
              {item.content}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
