const name = 'precis.bookmark'

/** The secret in the bookmark of this browser; empty where none was made. */
export function readBookmarkKey(): string {
  try {
    return localStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

/** The secret for a bookmark, which this browser knows from now on; empty where nothing can be stored. */
export function makeBookmarkKey(): string {
  const known = readBookmarkKey()
  if (known !== '') return known
  try {
    localStorage.setItem(name, crypto.getRandomValues(new Uint32Array(4)).join('-'))
  } catch {
    // Its bookmark fills the field, and leaves the rest to the person.
  }
  return readBookmarkKey()
}
