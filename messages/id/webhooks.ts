import type * as source from '#messages/webhooks.ts'

export const webhookTexts: typeof source.webhookTexts = {
  title: 'Webhook',
  text: 'Kami memanggil server Anda saat ringkasan atau rangkuman berkala siap.',
  help: 'Cara memeriksa panggilan',
  off: 'Mati',
  failing: 'Gagal',
  open: 'Buka',
  openNamed: (host) => `Buka ${host}`,
  newWebhook: 'Webhook baru',
  newWebhookText: 'Alamat https di internet publik.',
  made: 'Rahasia penandatanganan Anda',
  madeText: 'Ini membuktikan bahwa panggilan dari kami. Salin sekarang. Kami tidak bisa menampilkannya lagi.',
  secret: 'Rahasia',
  copySecret: 'Salin rahasia',
  address: 'Alamat',
  addressInvalid: 'Beri alamat lengkap, seperti https://example.com/hook.',
  eventsLabel: 'Panggil saat',
  events: {
    'summary.completed': 'Sebuah ringkasan ada di riwayat Anda',
    'summary.failed': 'Sebuah ringkasan tidak bisa dibuat',
    'digest.ready': 'Rangkuman berkala dari yang Anda ikuti siap',
    'collection.ended': 'Semua video sebuah koleksi sudah dikerjakan',
  },
  eventsMissing: 'Pilih paling sedikit satu peristiwa.',
  create: 'Buat webhook',
}
