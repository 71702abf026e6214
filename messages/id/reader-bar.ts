import type * as source from '#messages/reader-bar.ts'

export const readerBar: typeof source.readerBar = {
  title: 'Dibacakan',
  position: (position, count) => `${position} dari ${count}`,
  allRead: (count) => `Semua ${count} baris sudah dibacakan`,
  failed: 'Suara perangkat Anda tidak berfungsi',
  previous: 'Baris sebelumnya',
  next: 'Baris berikutnya',
  pause: 'Jeda',
  goOn: 'Lanjutkan',
  readAgain: 'Bacakan lagi',
  stop: 'Berhenti membacakan',
  speed: 'Kecepatan',
}
