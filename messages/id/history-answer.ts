import type * as source from '#messages/history-answer.ts'

export const historyAnswer: typeof source.historyAnswer = {
  looking: 'Mencari jawabannya...',
  tryAgain: 'Coba lagi',
  ask: { library: 'Tanya semua video Anda', collection: 'Tanya semua video ini' },
  passages: 'Bagian-bagian ini paling menjawab. Ini kata-kata para pembicara sendiri.',
  nothing: {
    library: 'Tampaknya tidak ada video Anda yang membicarakan hal ini.',
    collection: 'Tampaknya tidak ada dari video ini yang membicarakan hal ini.',
  },
  closest: 'Tampilkan yang paling mendekati',
  more: (count) => `Tampilkan ${count} lagi`,
}
