import { useRef, useState } from 'react';
import type { ComponentType } from 'react';
import type { FieldHandlers, FieldList, ListState } from './FieldList.tsx';

/** Fetches the list, and shows nothing yet: opened, it would take the focus. */
function preload(): void {
  import('./FieldList.tsx').catch(() => undefined);
}

type List = ComponentType<Parameters<typeof FieldList>[0]>;

/** The list of a field, loaded when the field is first used. Until then, and where it cannot be loaded, it is a plain field. */
export function useFieldList() {
  const [List, setList] = useState<List>();
  const [state, setState] = useState<ListState>();
  const handlers = useRef<FieldHandlers>(null);
  const isAsked = useRef(false);
  const load = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    import('./FieldList.tsx').then(
      (module) => setList(() => module.FieldList),
      () => {
        isAsked.current = false;
      },
    );
  };
  return { List, load, preload, handlers, state, setState };
}
