import type * as source from '#messages/key-use.ts'

export const keyFacts: typeof source.keyFacts = {
  noEnd: 'Tanpa tanggal akhir',
  ended: (day) => `Berakhir ${day}`,
  ends: (day) => `Akan berakhir ${day}`,
  neverUsed: 'Belum pernah dipakai',
  usedThisHour: 'Dipakai dalam satu jam terakhir',
  lastUsed: (ago) => `Terakhir dipakai ${ago}`,
}

export const keyUse: typeof source.keyUse = {
  none: 'Belum ada panggilan.',
  caption: (max) => `Paling banyak ${max} panggilan terakhir, terbaru dulu`,
  status: 'Hasil',
  call: 'Panggilan',
  time: 'Waktu',
}
