import type useEmblaCarousel from 'embla-carousel-react';

type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

/** How far the track can move, in pixels. */
const rangeOf = (embla: Embla): number => {
  const { scrollWidth, clientWidth } = embla.containerNode();
  return scrollWidth - clientWidth;
};

/** Moves Embla to where the browser scrolled, at the snap that `choose` takes of them all. */
function takeOver(embla: Embla, choose: (snaps: readonly number[], progress: number) => number): void {
  const viewport = embla.rootNode();
  const range = rangeOf(embla);
  const progress = embla.scrollProgress() + viewport.scrollLeft / range;
  if (viewport.scrollLeft === 0) return;
  viewport.scrollLeft = 0;
  if (range > 0) embla.scrollTo(choose(embla.scrollSnapList(), progress), true);
}

const nearest = (snaps: readonly number[], progress: number): number => {
  const distances = snaps.map((snap) => Math.abs(snap - progress));
  return distances.indexOf(Math.min(...distances));
};

/** The whole item is in view there, also where the browser scrolled to a part of it. */
const next = (snaps: readonly number[], progress: number): number => {
  const index = snaps.findIndex((snap) => snap >= progress);
  return index === -1 ? snaps.length - 1 : index;
};

/**
 * Goes on from where the row was scrolled before hydration, and follows when the browser's search or a link brings an
 * item into view. Returns what ends it.
 */
export function followScroll(embla: Embla): () => void {
  takeOver(embla, nearest);
  const viewport = embla.rootNode();
  const follow = () => takeOver(embla, next);
  viewport.addEventListener('scroll', follow);
  return () => {
    viewport.removeEventListener('scroll', follow);
  };
}

/** For Embla's `watchFocus`, which itself follows Tab alone: brings into view whatever takes the focus. */
export function followFocus(embla: Embla, { target }: FocusEvent): boolean {
  const index = embla.slideNodes().findIndex((slide) => target instanceof Node && slide.contains(target));
  const isOutOfView = index !== -1 && !embla.slidesInView().includes(index);
  if (isOutOfView)
    embla.scrollTo(
      embla.internalEngine().slideRegistry.findIndex((slides) => slides.includes(index)),
      true,
    );
  return true;
}

/** Milliseconds without a wheel event that end a swipe on a trackpad, its momentum included. */
const swipeEnd = 150;

/** A swipe sideways on a trackpad, or a tilted wheel, moves the track once. Returns what ends it. */
export function turnByWheel(embla: Embla): () => void {
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
