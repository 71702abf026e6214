import type * as source from '#messages/call-reference.tsx'

export const callReference: typeof source.callReference = {
  calls: 'Panggilan',
  tryAgain: 'Coba lagi',
  anyKey: 'Kunci apa pun.',
  needs: (permission) => <>Perlu {permission}</>,
  places: {
    path: 'jalur',
    query: 'kueri',
    header: 'tajuk',
    cookie: 'kuki',
    body: 'isi',
  },
  required: (place) => `${place}, wajib`,
}
