import type * as source from '#messages/answers.ts'

export const answerTexts: typeof source.answerTexts = {
  heading: 'Tanya jawab',
  bestPassages: 'Bagian-bagian ini paling menjawab. Ini kata-kata pembicara sendiri.',
  whereSaid: 'Di mana ini dikatakan',
  closest: 'Tampilkan yang paling mendekati',
  showMore: (count) => `Tampilkan ${count} lagi`,
  notSaid: 'Tampaknya hal ini tidak dibicarakan dalam video.',
  otherLanguage: (asked, spoken) =>
    `Ditanyakan dalam bahasa ${asked}, diucapkan dalam bahasa ${spoken}, jadi kami tidak bisa memastikan apakah hal ini dikatakan. Coba tanyakan dalam bahasa ${spoken}.`,
  copy: 'Salin',
  delete: 'Hapus',
  playPassages: 'Putar bagian-bagiannya',
}
