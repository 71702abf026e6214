/** What the bookmark is called that opens the video of the present tab: the browser takes it over with the link. */
export const bookmarkName: string = 'Summarize with Précis'
