import type * as source from '#messages/programs.ts'

export const programs: typeof source.programs = {
  none: { key: 'Anda belum punya kunci.', webhook: 'Anda belum punya webhook.' },
  create: { key: 'Buat kunci', webhook: 'Buat webhook' },
  full: {
    key: (max) => `Anda punya ${max} kunci. Hapus satu untuk membuat yang lain.`,
    webhook: (max) => `Anda punya ${max} webhook. Hapus satu untuk membuat yang lain.`,
  },
  missing: {
    key: 'Kunci ini tidak ada. Mungkin sudah dihapus.',
    webhook: 'Webhook ini tidak ada. Mungkin sudah dihapus.',
  },
  back: 'Kembali ke akun Anda',
  refresh: 'Segarkan',
  done: 'Selesai',
}

export const programPage: typeof source.programPage = {
  keyHeading: 'Panggilan sebuah kunci API',
  keySignIn: 'Masuk untuk melihat kunci Anda.',
  webhookHeading: 'Webhook Anda',
  webhookSignIn: 'Masuk untuk melihat webhook Anda.',
}

export const deletableRow: typeof source.deletableRow = {
  delete: 'Hapus',
  deleteNamed: (name) => `Hapus ${name}`,
  deleteIt: { key: 'Hapus kunci', form: 'Hapus bentuk' },
  deleted: { key: 'Kunci dihapus', form: 'Bentuk dihapus' },
}
