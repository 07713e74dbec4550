/** Around the pages. */
const padding = 12;

function boxesOf(view: HTMLElement): readonly HTMLElement[] {
  return [...view.querySelectorAll<HTMLElement>('[data-page]')];
}

/** How far a page begins below the top of what scrolls. */
function topOf(view: HTMLElement, box: HTMLElement): number {
  return box.offsetTop - view.offsetTop;
}

/** The place in the middle of the view: a page, and parts of its height and of the view's width. */
export interface Place {
  page: number;
  down: number;
  across: number;
}

/** Where one reads; undefined before the pages are there. */
export function placeIn(view: HTMLElement): Place | undefined {
  const boxes = boxesOf(view);
  const middle = view.scrollTop + view.clientHeight / 2;
  const index = Math.max(
    0,
    boxes.findLastIndex((box) => topOf(view, box) <= middle),
  );
  const box = boxes[index];
  if (box === undefined) return undefined;
  return {
    page: index + 1,
    down: (middle - topOf(view, box)) / box.offsetHeight,
    across: (view.scrollLeft + view.clientWidth / 2) / view.scrollWidth,
  };
}

/** As far as rounding goes. */
const slack = 2;

function isWhole(view: HTMLElement, box: HTMLElement): boolean {
  const top = topOf(view, box) - view.scrollTop;
  return top >= -slack && top + box.offsetHeight <= view.clientHeight + slack;
}

/**
 * The page that is read; undefined before the pages are there. Several short ones fit into a view: it is the one that was
 * asked for while that is wholly in view, else the first that shows more than half of itself, and the last at the end.
 */
export function pageIn(view: HTMLElement, asked: number | undefined): number | undefined {
  const boxes = boxesOf(view);
  if (boxes.length === 0) return undefined;
  const box = asked === undefined ? undefined : boxes[asked - 1];
  if (box !== undefined && isWhole(view, box)) return asked;
  if (view.scrollTop + view.clientHeight >= view.scrollHeight - slack) return boxes.length;
  const first = boxes.findIndex((each) => topOf(view, each) + each.offsetHeight / 2 > view.scrollTop);
  // Of a last page that is higher than the view, less than half may show before its end.
  return first === -1 ? boxes.length : first + 1;
}

/** Brings a place back into the middle, once the pages have another size. */
export function holdPlace(view: HTMLElement, { page, down, across }: Place): void {
  const box = boxesOf(view)[page - 1];
  if (box === undefined) return;
  view.scrollTop = topOf(view, box) + down * box.offsetHeight - view.clientHeight / 2;
  view.scrollLeft = across * view.scrollWidth - view.clientWidth / 2;
}

/** Scrolls to the top of a page. */
export function showPage(view: HTMLElement, page: number): void {
  const box = boxesOf(view)[page - 1];
  if (box !== undefined) view.scrollTop = topOf(view, box) - padding;
}

/** Scrolls to a part of a page that is not in view; the page around the view stays where it is. */
export function showPart(view: HTMLElement, part: DOMRect): void {
  const frame = view.getBoundingClientRect();
  if (part.top < frame.top || part.bottom > frame.bottom)
    view.scrollTop += part.top + part.height / 2 - frame.top - frame.height / 2;
  if (part.left < frame.left || part.right > frame.right)
    view.scrollLeft += part.left + part.width / 2 - frame.left - frame.width / 2;
}
