import { useControllableState } from '@radix-ui/react-use-controllable-state';

/** Whether something is open: held by the component, or by its parent with `open` and `onOpenChange`. */
export interface OpenProps {
  /** Open or closed, held by the parent. */
  open?: boolean | undefined;
  /** Open at first, then held by the component itself. */
  defaultOpen?: boolean | undefined;
  /** Called with `true` when it opens and `false` when it closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** The state of `OpenProps` and how to change it. */
export function useOpenState({ open, defaultOpen = false, onOpenChange }: OpenProps) {
  return useControllableState({ prop: open, defaultProp: defaultOpen, onChange: onOpenChange });
}
