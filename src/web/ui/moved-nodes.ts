let isTolerant = false

/**
 * Lets the page go on where the browser's own translation of it has put texts into elements of its own: what
 * is inserted before such a text, or removed, is looked for by the element around it. Without, React fails at
 * the next change of the text.
 */
export function tolerateMovedNodes(): void {
  if (isTolerant) return
  isTolerant = true
  const { prototype } = Node
  // oxlint-disable-next-line typescript/unbound-method -- they are called with the node that they are of
  const { insertBefore, removeChild } = prototype
  prototype.removeChild = function removeMoved<T extends Node>(this: Node, child: T): T {
    const found = childAround(this, child)
    if (found !== null) removeChild.call(this, found)
    return child
  }
  prototype.insertBefore = function insertBeforeMoved<T extends Node>(
    this: Node,
    added: T,
    before: Node | null,
  ): T {
    insertBefore.call(this, added, childAround(this, before))
    return added
  }
}

/** The child of a node that is or holds another; `null` where none does. */
function childAround(parent: Node, node: Node | null): Node | null {
  let at = node
  while (at !== null && at.parentNode !== parent) at = at.parentNode
  return at
}
