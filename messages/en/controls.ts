/** The words of buttons, dialogs and toasts that stand all over the pages. */
export const controls = {
  cancel: 'Cancel',
  close: 'Close',
  tryAgain: 'Try again',
  loading: 'Loading...',
  copied: 'Copied to clipboard',
  notCopied: 'Failed to copy to clipboard',
  downloaded: 'Downloaded',
  summarySaved: 'Summary saved to your downloads',
  /** A video whose title is not known. */
  unknownTitle: 'YouTube Video',
  /** What a screen reader calls a toast, and where they are; the library puts the key in. */
  notification: 'Notification',
  notifications: 'Notifications ({hotkey})',
}
