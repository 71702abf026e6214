import type * as source from '#messages/voices.ts'

export const voices: typeof source.voices = {
  cannotRead: 'Peramban Anda tidak bisa membacakan',
  otherBrowser: 'Coba peramban lain.',
  noneFor: (language) => `Tidak ada suara untuk ${language}`,
  noneForText: 'Tidak ada suara untuk teks ini',
  addVoices: 'Perangkat ini tidak punya sendiri. Anda bisa menambah suara di pengaturan sistem.',
}
