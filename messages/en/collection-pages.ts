const seeCollections = 'Sign in to see your collections.'

/** The headings of the pages about collections, and what a visitor is asked to sign in for. */
export const collectionPages = {
  choose: { heading: 'Choose videos', signIn: 'Sign in to summarize many videos at once.' },
  list: { heading: 'Collections', signIn: seeCollections },
  one: { heading: 'Collection', signIn: seeCollections },
}
