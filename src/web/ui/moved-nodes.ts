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
    if (child.parentNode !== null) removeChild.call(this, childAround(this, child))
    return child
  }
  prototype.insertBefore = function insertBeforeMoved<T extends Node>(
    this: Node,
    added: T,
    before: Node | null,
  ): T {
    insertBefore.call(
      this,
      added,
      before === null || before.parentNode === null ? null : childAround(this, before),
    )
    return added
  }
}

/** The child of a node that is or holds another; the other itself where none does. */
function childAround(parent: Node, node: Node): Node {
  let at: Node | null = node
  while (at !== null && at.parentNode !== parent) at = at.parentNode
  return at ?? node
}
