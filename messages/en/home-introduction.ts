/** What the home page shows below its field: an example, three steps, what is different. */
export const homeIntroduction = {
  moreExamples: 'Another example',
  stepsHeading: 'Three steps',
  steps: [
    { title: 'Paste a link', text: 'Any YouTube link works, or a transcript.' },
    { title: 'Read it in brief', text: 'Summary, insights and chapters, with times.' },
    { title: 'Check any line', text: "Point at a line for the speaker's own words." },
  ],
  differencesHeading: 'What makes it different',
  differences: [
    { title: 'Checked against the video', text: "If a quote isn't in the transcript, we say so." },
    { title: 'The whole video', text: 'A map shows where lines come from.' },
    { title: 'A fair allowance', text: "Failed and cancelled summaries don't count." },
    { title: 'Your data', text: 'Nothing loads from YouTube until you press play.' },
  ],
}

/** The example beside the field. The lines of the video are in its own language. */
export const exampleInBrief = {
  label: 'An example in brief',
  whole: 'Read all of it',
  stop: 'Stop',
  playAgain: 'Play again',
  checking: 'Checking...',
  verified: 'Verified',
}
