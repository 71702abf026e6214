/** What stands in the document of every page, outside of what React renders: it is needed before any script is there. */
export const documentTexts = {
  offline: "You're offline.",
  canRead: 'You can keep reading this page.',
  carriesOn: "A summary in progress carries on without you and will be here when you're back.",
  missedClick: "What you clicked couldn't open. Try again then.",
  /** Of a part of the page that was pressed. */
  loading: 'Loading...',
}
