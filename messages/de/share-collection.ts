import type * as source from '#messages/share-collection.ts'

export const shareCollection: typeof source.shareCollection = {
  title: 'Diese Sammlung teilen',
  description:
    'Wer den Link hat, kann die Titel und die erste Kernaussage jedes Videos lesen. Über dich steht dort nichts, und Suchmaschinen werden gebeten, sie auszulassen.',
}
