/** What the home page is called. */
export const homeTitle = 'Précis: any video, in brief'

/** What the product does, in one line and one sentence. */
export const homeHeading = 'Any video, in brief. Every line checked.'
export const homeLead =
  "Paste a link, read the summary, and check every line of it against the speaker's own words."

/** What is said about the home page elsewhere. */
export const home = {
  title: homeTitle,
  description:
    'Paste a YouTube link or a transcript. Précis gives a summary, key insights and chapters, each with the words of the speaker and the second they are said, looked up in the transcript.',
  heading: homeHeading,
  lead: homeLead,
}
