const anyOrigin = 'http://localhost'

/**
 * Where to go on after signing in: the path and query of a page of this site. Whatever could lead elsewhere, or is no
 * page, leads to the home page.
 */
export function returnPath(typed: string | undefined): string {
  if (typed === undefined || !typed.startsWith('/') || !URL.canParse(typed, anyOrigin)) return '/'
  const { origin, pathname, search } = new URL(typed, anyOrigin)
  if (origin !== anyOrigin || pathname.startsWith('//') || pathname.startsWith('/api/')) return '/'
  return pathname + search
}
