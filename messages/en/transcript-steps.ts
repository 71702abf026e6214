/** How to get a transcript out of YouTube. */
export const transcriptSteps = {
  open: 'Open the video on YouTube on a computer.',
  /** The button is called as YouTube calls it in the language. */
  unfold: 'Unfold its description and press “Show transcript”.',
  copy: 'Select the lines, copy them, and paste them here.',
}
