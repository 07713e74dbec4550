import type { Ref } from 'react';

/** Forwards a node to a ref of either kind, for a component that also uses it itself. */
export function setRef<Node>(ref: Ref<Node> | undefined, node: Node | null): void {
  if (typeof ref === 'function') ref(node);
  else if (ref) ref.current = node;
}
