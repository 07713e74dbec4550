/** CSS pixels to the button and to the edges of the screen. */
const gap = 4;
const margin = 8;

/** Which edge of its button a panel shares; `stretch` leaves its width to its style. */
export type Align = 'start' | 'end' | 'stretch';

/**
 * Puts an open popover below the button, above it where there is no room, and inside the screen. Styles are set through
 * the CSSOM, which the content policy allows.
 */
export function place(box: HTMLElement, from: DOMRect, align: Align): void {
  const { width, height } = box.getBoundingClientRect();
  const wished = align === 'end' ? from.right - width : from.left;
  const left = Math.max(margin, Math.min(wished, document.documentElement.clientWidth - width - margin));
  const below = from.bottom + gap;
  const fits = below + height <= window.innerHeight - margin;
  const top = fits ? below : Math.max(margin, from.top - gap - height);
  if (align !== 'stretch') box.style.left = `${left}px`;
  box.style.top = `${top}px`;
  box.dataset['placed'] = '';
}
