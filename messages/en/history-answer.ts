/** Asking all videos of a user, or those of a collection, a question. */
export const historyAnswer = {
  looking: 'Looking for the answer...',
  tryAgain: 'Try again',
  ask: { library: 'Ask all your videos', collection: 'Ask all these videos' },
  passages: "These passages answer best. They are the speakers' own words.",
  nothing: {
    library: 'None of your videos seems to talk about this.',
    collection: 'None of these videos seems to talk about this.',
  },
  closest: 'Show what comes closest',
  more: (count: number) => `Show ${count} more`,
}
