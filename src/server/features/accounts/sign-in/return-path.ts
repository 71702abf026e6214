const anyOrigin = 'http://localhost'

/**
 * The path and query of the page to return to after signing in. An address of another site, or of no page, gives the home
 * page.
 */
export function returnPath(typed: string | undefined): string {
  if (typed === undefined || !typed.startsWith('/') || !URL.canParse(typed, anyOrigin)) return '/'
  const { origin, pathname, search } = new URL(typed, anyOrigin)
  const decoded = decodePath(pathname)
  if (origin !== anyOrigin || decoded === null) return '/'
  return /^\/(?:[/\\]|api(?:\/|$))/.test(decoded) ? '/' : pathname + search
}

/** A path as the router reads it; `null` for one that it refuses. */
function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}
