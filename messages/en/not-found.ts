/** What an address that leads nowhere shows. */
export const notFound = {
  title: 'Page not found: Précis',
  heading: '404 Page Not Found',
  text: "There's nothing at this address.",
  home: 'Go to the home page',
  /** Where a summary may be there for its owner only. */
  isYours: 'Is it one of your summaries? Sign in to see it.',
  signIn: 'Sign in',
}
