import type * as source from '#messages/collection-pages.ts'

const seeCollections = 'Masuk untuk melihat koleksi Anda.'

export const collectionPages: typeof source.collectionPages = {
  choose: { heading: 'Pilih video', signIn: 'Masuk untuk meringkas banyak video sekaligus.' },
  list: { heading: 'Koleksi', signIn: seeCollections },
  one: { heading: 'Koleksi', signIn: seeCollections },
}
