import type * as source from '#messages/example-result.ts'

export const exampleResult: typeof source.exampleResult = {
  copyLink: 'Salin tautan',
  tryVideo: 'Coba video ini',
  byUs: 'Kami tulis untuk contoh ini, diperiksa baris demi baris.',
  bySpeaker: 'Dibuat tanpa AI: kalimat pembicara sendiri.',
  toWithoutAI: 'Dibuat tanpa AI',
  toOurs: 'Kami tulis',
}
