/** The `id` of the element that holds the page. */
export const contentId = 'content'

/** Moves the focus to the beginning of the page without scrolling, so that the keyboard goes on from there. */
export function focusContent(): void {
  document.getElementById(contentId)?.focus({ preventScroll: true })
}
