/** At 1 the content is as wide as its place. */
const steps = [1, 1.5, 2, 3, 4] as const;
const [least] = steps;
const most = 4;

/** The next step up or down; the same at an end. */
export function zoomFrom(zoom: number, by: 1 | -1): number {
  const next = by === 1 ? steps.find((step) => step > zoom) : steps.findLast((step) => step < zoom);
  return next ?? zoom;
}

export function clampZoom(zoom: number): number {
  return Math.min(Math.max(zoom, least), most);
}

/** Where to scroll so that what lies at a point of the view stays there. */
export function scrollAfter(scrolled: number, point: number, ratio: number): number {
  return (scrolled + point) * ratio - point;
}
