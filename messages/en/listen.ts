/** The button that has a summary read aloud. */
export const listen = {
  listen: 'Listen',
  notLoaded: "The voice didn't load",
  checkConnection: 'Check your connection, then try again.',
}
