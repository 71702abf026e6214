import type * as source from '#messages/share-link.ts'

export const shareLink: typeof source.shareLink = {
  create: 'Buat tautan',
  link: 'Tautan',
  copy: 'Salin tautan',
  send: 'Kirim',
  stop: 'Berhenti membagikan',
  stopsForGood: 'Kalau Anda berhenti membagikan, tautan ini tidak berfungsi lagi selamanya.',
}
