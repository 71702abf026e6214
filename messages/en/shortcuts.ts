/** The dialog with the keys that do something, and what each does. */
export const shortcutTexts = {
  title: 'Keyboard shortcuts',
  singleKeys: 'Use single-key shortcuts',
  dragBookmarklet: 'Drag this to your bookmarks bar. Click it on YouTube to open that video here.',
  /** The bar of space, as keyboards call it. */
  space: 'Space',
  does: {
    input: 'Ask a question beside a summary; elsewhere, go to the link input',
    list: 'Show this list',
    play: 'Play or pause the video, once it plays; pause the voice while it reads',
    seek: 'Back or forward 5 seconds, once it plays',
    moments:
      'Next or previous moment, while only the highlights play; next or previous line while the voice reads',
    lines: 'Next or previous line of a summary, with its evidence',
    said: 'Play what was said',
    highlight: 'Highlight that line, or remove its highlight',
    note: 'Write a note on it',
    share: 'Share it',
    transcript: 'Show the transcript beside a summary',
    close: 'Close what is open',
    notification: 'Go to the notification',
  },
}
