/** The home page: its title, and what the product does, in one line and one sentence. */
export const home = {
  title: 'Précis: any video, in brief',
  heading: 'Any video, in brief. Every line checked.',
  lead: "Paste a link, read the summary, and check every line of it against the speaker's own words.",
}

/** What search engines and link previews say about the home page, at most 200 characters. */
export const homeDescription: string =
  'Paste a YouTube link or a transcript. Précis gives a summary, key insights and chapters, each with the words of the speaker and the second they are said, looked up in the transcript.'
