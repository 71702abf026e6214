import { ownPath } from '#product/own-path.ts'

const anyOrigin = 'http://localhost'

/**
 * The path and query of the page to return to after signing in. An address of another site, or of no page, gives the home
 * page.
 */
export function returnPath(typed: string | undefined): string {
  const path = ownPath(typed ?? '/')
  if (path === null) return '/'
  const { pathname, search } = new URL(path, anyOrigin)
  const decoded = decodePath(pathname)
  if (decoded === null) return '/'
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
