/** A summary that was shared, for a reader who may not know Précis. */
export const publicResult = {
  shared: 'Shared',
  motto: 'Any video, in brief',
  invitation: "Paste a link, read the summary, and check every line of it against the speaker's own words.",
  summarize: 'Summarize a video',
}
