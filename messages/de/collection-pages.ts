import type * as source from '#messages/collection-pages.ts'

const seeCollections = 'Melde dich an, um deine Sammlungen zu sehen.'

export const collectionPages: typeof source.collectionPages = {
  choose: {
    heading: 'Videos auswählen',
    signIn: 'Melde dich an, um viele Videos auf einmal zusammenzufassen.',
  },
  list: { heading: 'Sammlungen', signIn: seeCollections },
  one: { heading: 'Sammlung', signIn: seeCollections },
}
