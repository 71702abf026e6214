import type * as source from '#messages/locked.tsx'

export const locked: typeof source.locked = {
  badge: 'Terkunci',
  unlock: 'Tingkatkan untuk membuka ringkasan tanpa batas',
  next: (moment) => <>Ringkasan gratis Anda berikutnya: {moment}</>,
  upgrade: 'Tingkatkan sekarang',
  viewPlans: 'Lihat harga paket',
  signIn: 'Saya punya paket: masuk',
}
