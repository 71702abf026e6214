import type * as source from '#messages/plan-lines.ts'

export const planLineTexts: typeof source.planLineTexts = {
  price: (price) => `${price} per bulan`,
  checked: 'Setiap baris dicari dalam transkrip',
  unlimitedSummaries: 'Ringkasan tanpa batas',
  summariesInHours: (count, hours) => `${count} ringkasan per ${hours} jam`,
  summariesInMonth: (count) => `${count} ringkasan per bulan`,
  unlimitedQuestions: 'Pertanyaan tentang video tanpa batas',
  questions: (count) => `${count} pertanyaan tentang video per hari`,
  follows: (count) => `Ikuti ${count} kanal dan playlist`,
  ownForms: (count) => `${count} bentuk buatan sendiri`,
  fullHistory: 'Seluruh riwayat Anda',
  history: (days) => `Riwayat ${days} hari terakhir`,
  copyAndDownload: 'Salin dan unduh ringkasan',
  copy: 'Salin ringkasan',
  firstInQueue: 'Didahulukan dalam antrean',
  support: (hours) => `Bantuan dalam ${hours} jam`,
}
