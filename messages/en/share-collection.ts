/** The dialog that shares a collection. */
export const shareCollection = {
  title: 'Share this collection',
  description:
    'Anyone with the link can read its titles and the first insight of each video. It says nothing about you, and search engines are asked to skip it.',
}
