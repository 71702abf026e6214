import type * as source from '#messages/controls.ts'

export const controls: typeof source.controls = {
  cancel: 'Batal',
  close: 'Tutup',
  tryAgain: 'Coba lagi',
  loading: 'Memuat...',
  copied: 'Disalin ke papan klip',
  notCopied: 'Tidak bisa menyalin',
  downloaded: 'Terunduh',
  summarySaved: 'Ringkasan disimpan ke unduhan Anda',
  unknownTitle: 'Video YouTube',
  notification: 'Pemberitahuan',
  notifications: 'Pemberitahuan ({hotkey})',
}
