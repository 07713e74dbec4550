/** The script of the page that hydrates as many elements as one of ours with React alone (`floors.ts`). */
import { type ReactNode, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Branch, Tree } from './floors.ts';

const draw = (child: Tree, key: number): ReactNode =>
  typeof child === 'string' ? child : createElement(Drawn, { key, element: child });

const Drawn = ({ element: { tag, children } }: { readonly element: Branch }) =>
  createElement(tag, null, ...children.map(draw));

const root = document.querySelector('#root');
const tree: Tree[] = JSON.parse(document.querySelector('#page-data')?.textContent ?? '');
if (root !== null) {
  startTransition(() => {
    hydrateRoot(root, tree.map(draw), {
      onRecoverableError: (error) => {
        document.documentElement.dataset['floorFailed'] = String(error);
      },
    });
  });
}
