import type * as source from '#messages/share-collection.ts'

export const shareCollection: typeof source.shareCollection = {
  title: 'Bagikan koleksi ini',
  description:
    'Siapa pun yang punya tautannya bisa membaca judul dan pokok pertama setiap video. Tidak ada apa pun tentang Anda di sana, dan mesin pencari diminta melewatinya.',
}
