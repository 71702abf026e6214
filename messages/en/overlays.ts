/** What stands over every page: the way back to the top, and what waits for a connection. */
export const overlays = {
  backToTop: 'Back to Top',
  sentWhenBack: 'What you asked for will be sent when you are back.',
  cancel: 'Cancel',
}
