/** Around a summary that was shared, and an example. */
export const publicSummary = {
  title: 'Shared summary',
  about:
    'A video in brief, made with Précis: every line is checked against what was said. Try it with yours.',
  /** The title of the page before that of the video is known. */
  example: 'Example',
}
