import type * as source from '#messages/share-summary.ts'

export const shareSummary: typeof source.shareSummary = {
  whoReads: 'Siapa pun yang punya tautannya bisa membaca ringkasan ini.',
  ready: 'Tautan siap',
  copied: 'Tautan disalin',
  undo: 'Urungkan',
  stopped: 'Tidak dibagikan lagi',
  stoppedNote: 'Tautannya tidak berfungsi lagi.',
  title: 'Bagikan ringkasan ini',
  description:
    'Siapa pun yang punya tautannya bisa membaca ringkasan ini. Tidak ada apa pun tentang Anda di sana, dan mesin pencari diminta melewatinya.',
  withoutAccount: (days, pastedDays) =>
    `Tanpa akun, tautan Anda berfungsi sampai ${days} hari, atau ${pastedDays} untuk transkrip yang Anda tempel. Masuk, dan tautannya tetap ada.`,
  showQuestions: 'Tampilkan pertanyaan saya',
  showQuestionsNote: 'Dan jawabannya, termasuk untuk pertanyaan yang Anda ajukan nanti.',
}
