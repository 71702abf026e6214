/** What is said of a request, beside what it gave. */
export const runView = {
  locked: 'This summary is locked',
  /** For a screen reader. The name is that of a summary. */
  ready: (name: string, title: string) => `${name} ready: ${title}`,
  transcriptReady: (title: string) => `Transcript ready: ${title}`,
  putAside: 'Put aside',
  stoppedAway: 'This one stopped while you were away',
  readyAway: 'Ready while you were away',
}
