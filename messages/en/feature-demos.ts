/** The tiles of the page of features, where each feature is at work on an example. */
export const featureDemos = {
  search: 'Search the transcript',
  sentencesFound: (found: number, all: number) => `${found} of ${all} sentences`,
  left: (count: number, allowance: number) => `${count} of ${allowance} left`,
  /** Buttons that ask for a summary, each with what it costs of the allowance. */
  requests: { newVideo: 'A new video', failing: 'One that fails', repeated: 'The same again' },
  /** Shows a summary where this part of the video could not be read. */
  losePart: (number: number) => `Lose part ${number}`,
}
