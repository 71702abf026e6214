const anyOrigin = 'http://localhost'

/**
 * Where to go on after signing in: the path and query of a page of this site. Whatever could lead elsewhere, or is no
 * page, leads to the home page.
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
