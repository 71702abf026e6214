/** The summary of an example, and the way to the same one made without AI. */
export const exampleResult = {
  copyLink: 'Copy link',
  tryVideo: 'Try This Video',
  byUs: 'Written by us for this example, checked line by line.',
  bySpeaker: "Made without AI: the speaker's own sentences.",
  toWithoutAI: 'Made without AI',
  toOurs: 'Written by us',
}
