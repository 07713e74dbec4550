/** Dragging, loaded with the first question that has something to drag. */
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** Which half of a row the pointer is over. */
function edgeAt(element: Element, y: number): 'top' | 'bottom' {
  const { top, height } = element.getBoundingClientRect();
  return y < top + height / 2 ? 'top' : 'bottom';
}

function marked(element: HTMLElement, name: 'dragged' | 'edge' | 'over', value?: string) {
  if (value === undefined) delete element.dataset[name];
  else element.dataset[name] = value;
}

/** Rows are dragged by their grips. Calls back with places in the list; returns the clean-up. */
export function dragRows(list: HTMLElement, onMove: (from: number, to: number) => void): () => void {
  const rows = [...list.querySelectorAll<HTMLElement>(':scope > li')];
  return combine(
    ...rows.flatMap((row, index) => [
      draggable({
        element: row,
        dragHandle: row.querySelector('button') ?? row,
        getInitialData: () => ({ list, index }),
        onDragStart: () => {
          marked(row, 'dragged', '');
        },
        onDrop: () => {
          marked(row, 'dragged');
        },
      }),
      dropTargetForElements({
        element: row,
        canDrop: ({ source }) => source.data['list'] === list,
        getData: ({ input }) => ({ index, edge: edgeAt(row, input.clientY) }),
        onDrag: ({ self }) => {
          marked(row, 'edge', String(self.data['edge']));
        },
        onDragLeave: () => {
          marked(row, 'edge');
        },
        onDrop: () => {
          marked(row, 'edge');
        },
      }),
    ]),
    monitorForElements({
      canMonitor: ({ source }) => source.data['list'] === list,
      onDrop: ({ source, location }) => {
        const target = location.current.dropTargets[0]?.data;
        const from = Number(source.data['index']);
        if (target === undefined) return;
        const gap = Number(target['index']) + (target['edge'] === 'bottom' ? 1 : 0);
        onMove(from, gap > from ? gap - 1 : gap);
      },
    }),
  );
}

/** Things with `data-choice` are dragged onto those with `data-prompt`; calls back with both ids. */
export function dragChoices(box: HTMLElement, onDrop: (prompt: string, choice: string) => void): () => void {
  return combine(
    ...[...box.querySelectorAll<HTMLElement>('[data-choice]')].map((chip) =>
      draggable({
        element: chip,
        getInitialData: () => ({ box, choice: chip.dataset['choice'] }),
        onDragStart: () => {
          marked(chip, 'dragged', '');
        },
        onDrop: () => {
          marked(chip, 'dragged');
        },
      }),
    ),
    ...[...box.querySelectorAll<HTMLElement>('[data-prompt]')].map((pair) =>
      dropTargetForElements({
        element: pair,
        canDrop: ({ source }) => source.data['box'] === box,
        onDragEnter: () => {
          marked(pair, 'over', '');
        },
        onDragLeave: () => {
          marked(pair, 'over');
        },
        onDrop: ({ source }) => {
          marked(pair, 'over');
          onDrop(pair.dataset['prompt'] ?? '', String(source.data['choice']));
        },
      }),
    ),
  );
}
