import type { Ref } from 'react';

/** Hands a node on to a ref of either kind, for a component that also needs it itself. */
export function setRef<Node>(ref: Ref<Node> | undefined, node: Node | null): void {
  if (typeof ref === 'function') ref(node);
  else if (ref) ref.current = node;
}
