/** Where the lines of the page run to; from left to right while there is no document. */
export function pageDirection(): 'ltr' | 'rtl' {
  return typeof document !== 'undefined' && document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
}
