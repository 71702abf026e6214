/** How a summary can be written again. */
export const depthSwitch = {
  rewrite: 'Rewrite',
  depth: 'Depth',
  language: 'Language',
  /** Where the present language is none of those that are offered. */
  choose: 'Choose',
}
