/** Leaves the page for another address, as a link does that the browser follows itself. */
export function leaveFor(address: string): void {
  window.location.assign(address)
}

/** The path and the query of the current page. */
export function currentPath(): string {
  const { pathname, search } = window.location
  return pathname + search
}

/** A path of this site, to go on to; anything else becomes the home page. */
export function ownPath(wanted: string | null): string {
  const { origin } = window.location
  if (wanted === null || !wanted.startsWith('/') || !URL.canParse(wanted, origin)) return '/'
  const url = new URL(wanted, origin)
  return url.origin === origin ? url.pathname + url.search + url.hash : '/'
}
