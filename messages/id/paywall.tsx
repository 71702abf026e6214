import type * as source from '#messages/paywall.tsx'

export const paywall: typeof source.paywall = {
  title: 'Tingkatkan ke Pro',
  isWaiting: (title) => `“${title}” sedang menunggu.`,
  usedUp: 'Ringkasan gratis Anda sudah habis.',
  moreAfter: (count, hours) => `${count} lagi, ${hours} jam setelah yang pertama.`,
  moreAt: (count, moment) => `Anda mendapat ${count} lagi ${moment}.`,
  planLine: (price, allowance) => `${price}, ${allowance.toLowerCase()}`,
  subscribe: 'Berlangganan',
  subscribeTo: (plan) => `Berlangganan ${plan}`,
  note: (link) => (
    <>
      Yang sudah Anda buat tetap bisa dibaca dan dicari. Paket ditagih bulanan, bisa berhenti kapan saja.{' '}
      {link('Bandingkan paket')}
    </>
  ),
  comingSoon: 'Segera hadir',
  notSetUp: 'Pembayaran belum dipasang di sini.',
  wasDemo: 'Ini tadi peragaan',
  wasDemoNote: 'Tidak ada yang ditagih. Anda bisa mencoba paket di halaman harga.',
}

export const soon: typeof source.soon = {
  today: (time) => `hari ini pukul ${time}`,
  tomorrow: (time) => `besok pukul ${time}`,
  later: (moment) => `pada ${moment}`,
}
