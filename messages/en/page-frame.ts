/** What every static page has around its own words. */
export const pageFrame = {
  /** The button at the end, which leads to the home page. */
  summarize: 'Summarize a video',
}
