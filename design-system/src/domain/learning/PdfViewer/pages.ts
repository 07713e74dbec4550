/** The steps of zoom; at 1 a page is as wide as the view. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** The next step up or down; the same at an end. */
export function zoomFrom(zoom: number, step: 1 | -1): number {
  const next = step === 1 ? zooms.find((one) => one > zoom) : zooms.findLast((one) => one < zoom);
  return next ?? zoom;
}

/** A page that exists, from what was typed. */
export function pageFrom(text: string, pages: number): number | undefined {
  const page = Number(text.trim());
  return text.trim() !== '' && Number.isInteger(page) && page >= 1 && page <= pages ? page : undefined;
}
