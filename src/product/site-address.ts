/** Stands in the built pages for the origin that people reach them at, which only the server knows. */
export const unknownOrigin = 'https://origin.invalid'

const anyOrigin = 'http://localhost'

/**
 * A path of this site with its query and fragment; `null` for anything that a browser would take for another
 * site, however it is written.
 */
export function ownPath(wanted: string): string | null {
  if (!wanted.startsWith('/') || !URL.canParse(wanted, anyOrigin)) return null
  const { origin, pathname, search, hash } = new URL(wanted, anyOrigin)
  const path = pathname + search + hash
  // What is left of `/.//host` would be read as the host of another site.
  const isOwn = origin === anyOrigin && URL.canParse(path, anyOrigin)
  return isOwn && new URL(path, anyOrigin).origin === anyOrigin && !/^\/[/\\]/.test(path) ? path : null
}
