import { useImperativeHandle, useRef } from 'react';
import type { Ref, RefObject } from 'react';
import type { RootProps } from '../../internal/root.ts';

/** The root of a group of controls; its `ref` is no root, but a control. */
export interface GroupRootProps extends Omit<RootProps, 'ref'> {
  /** What takes the focus: the chosen control of the group, or the first. */
  ref?: Ref<HTMLElement> | undefined;
}

const control = ':is(input, textarea, select, button, [tabindex="0"]):not(:disabled, [hidden])';

/** Where the focus goes in a group: to the chosen control, or to the first. */
export function controlOf(group: HTMLElement): HTMLElement | null {
  return (
    group.querySelector<HTMLElement>('input:checked:not(:disabled)') ??
    group.querySelector<HTMLElement>(control)
  );
}

/** Leads the parent's `ref` to the group's control. The returned ref is for the group itself. */
export function useGroupRef(ref: Ref<HTMLElement> | undefined): RefObject<HTMLFieldSetElement | null> {
  const group = useRef<HTMLFieldSetElement>(null);
  // Without dependencies: the chosen control may be another after each render.
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(
    ref,
    () => group.current && controlOf(group.current),
  );
  return group;
}
