import type * as source from '#messages/webhook-use.tsx'

export const webhookUse: typeof source.webhookUse = {
  none: 'Belum ada yang dikirim. Kirim uji coba untuk mencobanya.',
  deliveries: 'Kiriman',
  newest: (max) => `Paling banyak ${max} terakhir`,
  counted: {
    waiting: (count) => `${count} menunggu`,
    delivered: (count) => `${count} sampai`,
    failed: (count) => `${count} gagal`,
  },
  waitingInAll: (count) => `${count} menunggu seluruhnya`,
  states: { waiting: 'Menunggu', delivered: 'Sampai', failed: 'Gagal' },
  attempts: (count) => `${count} percobaan`,
  lastTook: (ms) => `yang terakhir perlu ${ms} ms`,
  nextAt: (moment) => `yang berikutnya pada ${moment}`,
  list: (facts) => facts.join(', '),
  sent: 'Dikirim',
  answer: 'Jawaban',
  sendAgain: 'Kirim lagi',
  answered: (status) => `Dijawab ${status}.`,
  failures: {
    'private-address': 'Namanya menuju alamat privat, yang tidak kami panggil.',
    'unknown-host': 'Tidak ada server dengan nama ini.',
    unreachable: 'Servernya tidak menerima koneksi.',
    insecure: 'Sertifikat servernya tidak sah.',
    closed: 'Servernya menutup tanpa jawaban.',
    timeout: 'Tidak ada jawaban tepat waktu.',
    'switched-off': 'Tidak dikirim, karena webhooknya mati.',
  },
}

export const webhookActions: typeof source.webhookActions = {
  test: 'Kirim uji coba',
  switchOn: 'Nyalakan',
  switchOff: 'Matikan',
  oldSecretUntil: (moment) => <>Rahasia lama berlaku sampai {moment}.</>,
  newSecret: 'Rahasia baru',
  newSecretQuestion: (hours) => `Buat rahasia baru? Yang lama masih berlaku ${hours} jam lagi.`,
  makeSecret: 'Buat rahasia baru',
  made: 'Rahasia penandatanganan Anda yang baru',
  madeText: 'Salin sekarang. Kami tidak bisa menampilkannya lagi.',
  secret: 'Rahasia',
  copySecret: 'Salin rahasia',
  delete: 'Hapus',
  deleteQuestion: 'Hapus, dengan catatan apa yang dikirim kepadanya?',
  deleteWebhook: 'Hapus webhook',
  deleted: 'Webhook dihapus',
}
