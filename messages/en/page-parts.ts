/** What stands in place of a part of a page that could not be loaded or has stopped working. */
export const pageParts = {
  updated: 'Précis has been updated. Reload the page to continue. Anything you saved is still there.',
  stopped: 'This part of the page stopped working.',
  notLoaded: "This part of the page didn't load. Check your connection and try again.",
  pageStopped: 'This page stopped working',
  pageNotLoaded: "This page didn't load",
  reload: 'Reload',
  tryAgain: 'Try again',
}
