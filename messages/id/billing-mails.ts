import type * as source from '#messages/billing-mails.ts'

export const planMails: typeof source.planMails = {
  started: {
    subject: (plan) => `${plan} sudah aktif`,
    costs: (plan, price) => `${plan} berharga ${price} per bulan. Anda bisa berhenti kapan saja.`,
    renews: (plan, price, day) =>
      `${plan} berharga ${price} per bulan dan diperpanjang pada ${day}. Anda bisa berhenti kapan saja.`,
    use: 'Masuk dengan alamat ini untuk menggunakannya.',
  },
  changed: {
    subject: (plan) => `Paket Anda sekarang ${plan}`,
    text: (plan, before, price) => `${plan} menggantikan ${before} dan berharga ${price} per bulan.`,
    refunded: (plan, before, price, credit) =>
      `${plan} menggantikan ${before} dan berharga ${price} per bulan. Dari bulan terakhir Anda, kami mengembalikan ${credit}.`,
  },
  scheduled: {
    goesOn: (plan) => `${plan} berlanjut`,
    follows: (plan, next) => `${next} menyusul ${plan}`,
    text: (plan, until, next) => `${plan} berlaku sampai ${until}, lalu ${next} dimulai.`,
  },
  cancelled: {
    subject: (plan) => `${plan} dihentikan`,
    text: (plan, until) => `${plan} berlaku sampai ${until}. Setelah itu tidak ada tagihan lagi.`,
  },
  resumed: {
    subject: (plan) => `${plan} berlanjut`,
    text: (plan) => `Penghentian ${plan} dibatalkan. Untuk itu tidak ada tagihan.`,
    renews: (plan, day) =>
      `Penghentian ${plan} dibatalkan. Untuk itu tidak ada tagihan. Paket diperpanjang pada ${day}.`,
  },
  renewalFailed: {
    subject: (plan) => `${plan} tidak bisa diperpanjang`,
    text: (plan, until) =>
      `Pembayaran Anda tidak berhasil. Kami akan mencoba lagi; tanpa pembayaran, ${plan} berakhir pada ${until}.`,
    check: 'Periksa kartu Anda, atau mandat di bank Anda.',
  },
  ended: {
    subject: (plan) => `${plan} sudah berakhir`,
    text: 'Anda sekarang memakai paket gratis, dan tidak ada tagihan lagi. Anda bisa kembali kapan saja.',

    follows: (plan, day) => `Anda sekarang memakai paket gratis. ${plan} dimulai pada ${day}.`,
  },
  returned: {
    subject: (amount) => `Pembayaran sebesar ${amount} dikembalikan`,
    text: (plan) =>
      `Seseorang membayar ${plan} untuk alamat Anda tanpa masuk. Alamat Anda sudah punya paket, jadi kami mengembalikan pembayaran itu sepenuhnya. Paket Anda tidak berubah.`,

    chargedLate: (plan) =>
      `${plan} ditagih sekali lagi padahal sudah berakhir. Kami mengembalikan pembayaran itu sepenuhnya.`,
  },
  demo: 'Ini peragaan: tidak ada yang ditagih.',
  open: 'Buka akun Anda',
  reason:
    'Anda menerima email ini karena menyangkut paket Précis untuk alamat Anda. Kalau Anda tidak menduganya, beri tahu kami lewat formulir bantuan.',
}

export const receiptTexts: typeof source.receiptTexts = {
  titles: { receipt: 'Kuitansi', invoice: 'Faktur pajak', demonstration: 'Peragaan' },
  subjects: {
    receipt: (number) => `Kuitansi Anda ${number}`,
    invoice: (number) => `Faktur pajak Anda ${number}`,
    demonstration: (number) => `Peragaan Anda ${number}`,
  },
  number: 'Nomor',
  date: 'Tanggal',
  seller: 'Penjual',
  gstin: 'GSTIN',
  buyer: 'Pembeli',
  state: 'Negara bagian',
  buyerGstin: 'GSTIN pembeli',
  payment: 'Pembayaran',
  description: 'Keterangan',
  amount: 'Jumlah',
  total: 'Total, termasuk pajak',
  item: (plan, from, to) => `Précis ${plan}, ${from} sampai ${to}`,
  demo: 'Ini peragaan. Tidak ada yang ditagih.',
  refunded: (amount) => `Dari jumlah itu, ${amount} dikembalikan kepada Anda.`,
  paid: (amount) => `Anda membayar ${amount}.`,
  numberIs: (number) => `Nomor: ${number}`,
  paymentIs: (payment) => `Pembayaran: ${payment}`,
  hint: 'Di halaman akun, Anda bisa mencetaknya dan berhenti kapan saja.',
}
