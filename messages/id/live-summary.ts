import type * as source from '#messages/live-summary.ts'

export const liveSummary: typeof source.liveSummary = {
  generating: 'Membuat ringkasan AI...',
  partsRead: 'Bagian video yang sudah dibaca',
  restarted: 'Draf pertama tidak lolos pemeriksaan. Mencoba lagi.',
  beingWritten: 'Sedang ditulis dari transkrip.',
  beingWrittenInStyle: (style) => `Sedang ditulis dari transkrip. Gaya: ${style}.`,
}
