/** The dialog that shares one line of a summary. */
export const shareMoment = {
  title: 'Share this line',
  /** What others see of a line whose words were found. */
  found: 'Anyone with the link sees this line and what was said around it. It says nothing about you.',
  notFound:
    'Anyone with the link sees this line, marked as not found in the transcript. It says nothing about you.',
  copyImage: 'Copy as image',
  picture: 'The line with its state and its place in the video',
  pictureCopied: 'Picture copied',
  pictureDownloaded: 'Picture downloaded',
  pictureNotLoaded: "We couldn't load the picture.",
}
