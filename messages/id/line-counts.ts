import type * as source from '#messages/line-counts.ts'

type State = Parameters<typeof source.lineCounts.further>[0]

const phrases: Readonly<Record<State, string>> = {
  verified: 'terverifikasi',
  'words-found': 'dengan kata ditemukan',
  quoted: 'dikutip',
  differs: 'berbeda',
  'not-found': 'tidak ditemukan',
  unproven: 'tidak terbukti',
  checking: 'sedang diperiksa',
}

const nouns = { line: 'baris', insight: 'pokok' }
const sources = { transcript: 'transkrip', video: 'video' }

export const lineCounts: typeof source.lineCounts = {
  first: (state, count, total, kind) => `${count} dari ${total} ${nouns[kind]} ${phrases[state]}`,
  further: (state, count) => `${count} ${phrases[state]}`,
  transcribedByAI: 'Tidak diperiksa: AI yang membuat transkrip ini',
  ownWords: (count) => `${count} pokok dengan kata-kata pembicara sendiri`,
  allFound: (total, from) => `${total} baris, semuanya ditemukan dalam ${sources[from]}`,
  found: (count, total, from) => `${count} dari ${total} baris ditemukan dalam ${sources[from]}`,
  allQuoted: (from) => `Setiap baris dikutip dari ${sources[from]}`,
}
