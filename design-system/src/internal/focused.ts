/** The tree of a node: the document, or a shadow tree of a custom element. */
export function treeOf(node: Node): Document | ShadowRoot {
  const root = node.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root : document;
}

/** What has the focus, inside shadow trees too: of these the document names only the host. */
export function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

/** `closest` that goes on from a shadow tree to what its host stands in. */
export function closestAcross(element: Element | null, selector: string): Element | null {
  for (let at = element; at !== null;) {
    const found = at.closest(selector);
    if (found !== null) return found;
    const root = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return null;
}
