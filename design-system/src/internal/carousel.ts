import { useCallback, useState, useSyncExternalStore } from 'react';
import useEmblaCarousel from 'embla-carousel-react';

type Options = Parameters<typeof useEmblaCarousel>[0];
type Plugin = NonNullable<Parameters<typeof useEmblaCarousel>[1]>[number];
type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

/** Moves Embla to where the browser scrolled, at the snap that `choose` picks. */
function takeOver(embla: Embla, choose: (snaps: readonly number[], progress: number) => number): void {
  const viewport = embla.rootNode();
  const range = embla.internalEngine().limit.length;
  const progress = embla.scrollProgress() + viewport.scrollLeft / range;
  if (viewport.scrollLeft === 0) return;
  viewport.scrollLeft = 0;
  if (range > 0) embla.scrollTo(choose(embla.scrollSnapList(), progress), true);
}

function nearest(snaps: readonly number[], progress: number): number {
  const distances = snaps.map((snap) => Math.abs(snap - progress));
  return distances.indexOf(Math.min(...distances));
}

/** The first snap that shows the item whole, also where the browser scrolled to a part of it. */
function next(snaps: readonly number[], progress: number): number {
  const index = snaps.findIndex((snap) => snap >= progress);
  return index === -1 ? snaps.length - 1 : index;
}

/** Follows when find-in-page or a link scrolls to an item. Returns the clean-up. */
function followScroll(embla: Embla): () => void {
  const viewport = embla.rootNode();
  const follow = () => takeOver(embla, next);
  viewport.addEventListener('scroll', follow);
  return () => {
    viewport.removeEventListener('scroll', follow);
  };
}

/** The snap that shows an item. */
export function snapOf(embla: Embla, index: number): number {
  return embla.internalEngine().slideRegistry.findIndex((slides) => slides.includes(index));
}

/** The first item of the snap that the track stands at. */
export function firstInView(embla: Embla): number {
  return embla.internalEngine().slideRegistry[embla.selectedScrollSnap()]?.[0] ?? 0;
}

/**
 * Whether some of an item is in view where the track comes to rest: it may be on its way. One that peeks in stays where it is,
 * or it would leave from under the finger that presses it; the browser scrolls to what is focused by key.
 */
function isInViewAtRest(embla: Embla, item: Element): boolean {
  const { target, offsetLocation } = embla.internalEngine();
  const ahead = target.get() - offsetLocation.get();
  const view = embla.rootNode().getBoundingClientRect();
  const { left, right } = item.getBoundingClientRect();
  // Places are rounded.
  return left + ahead < view.right - 1 && right + ahead > view.left + 1;
}

/** Brings a focused item into view. For Embla's `watchFocus`, which itself follows only Tab. */
function followFocus(embla: Embla, { target }: FocusEvent): boolean {
  const index = embla.slideNodes().findIndex((slide) => target instanceof Node && slide.contains(target));
  const item = embla.slideNodes()[index];
  if (item !== undefined && !isInViewAtRest(embla, item)) embla.scrollTo(snapOf(embla, index), true);
  return true;
}

/** A trackpad swipe, with its momentum, ends after this many milliseconds without a wheel event. */
const swipeEnd = 150;

/** A sideways trackpad swipe or a tilted wheel moves the track once. Returns the clean-up. */
function turnByWheel(embla: Embla): () => void {
  const viewport = embla.rootNode();
  let ending: ReturnType<typeof setTimeout> | undefined;
  const turn = (event: WheelEvent) => {
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
    event.preventDefault();
    if (ending === undefined && event.deltaX > 0) embla.scrollNext();
    else if (ending === undefined) embla.scrollPrev();
    clearTimeout(ending);
    ending = setTimeout(() => {
      ending = undefined;
    }, swipeEnd);
  };
  viewport.addEventListener('wheel', turn, { passive: false });
  return () => {
    clearTimeout(ending);
    viewport.removeEventListener('wheel', turn);
  };
}

const common: Options = {
  align: 'start',
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  watchDrag: (embla) => embla.canScrollPrev() || embla.canScrollNext(),
  watchFocus: followFocus,
};

/** Starts where the browser scrolled the row before hydration, and listens to what Embla itself does not. */
function nativeScroll(): Plugin {
  let cleanUps: (() => void)[] = [];
  return {
    name: 'nativeScroll',
    options: {},
    init: (embla) => {
      takeOver(embla, nearest);
      cleanUps = [followScroll(embla), turnByWheel(embla)];
    },
    destroy: () => {
      for (const cleanUp of cleanUps) cleanUp();
    },
  };
}

/** A row that the server draws and the browser scrolls until Embla takes over. Gives the viewport's ref and Embla. */
export function useTrack(options: Options) {
  const [plugins] = useState(() => [nativeScroll()]);
  return useEmblaCarousel({ ...common, ...options }, plugins);
}

/** Reads the track's state, again after each move. `read` gets undefined on the server and until Embla takes over. */
export function useOfTrack<Value extends boolean | number>(
  track: Embla | undefined,
  read: (track: Embla | undefined) => Value,
): Value {
  const subscribe = useCallback(
    (onChange: () => void) => {
      track?.on('select', onChange).on('reInit', onChange);
      return () => {
        track?.off('select', onChange).off('reInit', onChange);
      };
    },
    [track],
  );
  return useSyncExternalStore(
    subscribe,
    () => read(track),
    () => read(undefined),
  );
}
