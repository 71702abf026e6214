import type * as source from '#messages/account-page.ts'

export const accountPage: typeof source.accountPage = {
  heading: 'Akun',
  signInText: 'Masuk untuk melihat paket, perangkat, dan data Anda.',
  login: 'Masuk',
  tooManyDevices: 'Anda masuk di terlalu banyak perangkat. Hapus salah satunya untuk melanjutkan di sini.',
  manageDevices: 'Kelola perangkat',
}
