/** Leaves the page for another address, as a link does that the browser follows itself. */
export function leaveFor(address: string): void {
  window.location.assign(address)
}

/** The path and the query of the current page. */
export function currentPath(): string {
  const { pathname, search } = window.location
  return pathname + search
}
