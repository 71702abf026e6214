import type * as source from '#messages/home.ts'

export const home: typeof source.home = {
  title: 'Précis: video apa pun, secara ringkas',
  heading: 'Video apa pun, ringkas. Setiap baris diperiksa.',
  lead: 'Tempel tautan, baca ringkasannya, dan periksa setiap barisnya dengan kata-kata pembicara sendiri.',
}

export const homeDescription: typeof source.homeDescription =
  'Tempel tautan YouTube atau transkrip. Précis memberi ringkasan, pokok penting, dan bab, masing-masing dengan kata-kata pembicara dan detiknya, dicari dalam transkrip.'
