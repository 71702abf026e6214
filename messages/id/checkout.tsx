import type * as source from '#messages/checkout.tsx'

export const checkout: typeof source.checkout = {
  title: (plan) => `Berlangganan ${plan}`,
  preparing: 'Menyiapkan pesanan Anda...',
  confirming: 'Mengonfirmasi pembayaran Anda. Ini bisa makan waktu sebentar...',
  late: 'Kami masih memeriksa pembayaran Anda.',
  lateNote: 'Jangan membayar lagi. Anda boleh menutup ini: begitu paket siap, kami mengabarkannya di sini.',
  emailHint: 'Paket akan menjadi milik alamat ini. Masuk dengan alamat itu untuk memakainya.',
  goOn: 'Lanjutkan',
  whyState: 'Faktur Anda mencantumkan GST, jadi harus menyebut negara bagian Anda.',
  state: 'Negara bagian',
  chooseState: 'Pilih...',
  stateMissing: 'Pilih negara bagian Anda',
  gstin: 'GSTIN, kalau Anda terdaftar (boleh dikosongkan)',
  gstinInvalid: 'Masukkan GSTIN yang sah, atau kosongkan',
  demo: (strong) => (
    <>
      {strong('Ini peragaan.')} Pembayaran belum dipasang di server ini: Anda tidak diminta kartu, dan tidak
      ada yang ditagih. Anda mendapat paketnya untuk dicoba, sampai pembayaran sungguhan dipasang.
    </>
  ),
  plan: 'Paket',
  price: 'Harga',
  perMonth: (price) => `${price} per bulan`,
  begins: 'Mulai',
  refunded: 'Dikembalikan',
  payDemo: (price) => `Bayar ${price} (peragaan)`,
  loading: 'Memuat pembayaran',
  loadingNote: 'Tunggu sampai formulir pembayaran dimuat...',
  billedMonthly: (plan) => `${plan}, ditagih bulanan`,
  error: 'Kesalahan',
  notLoaded: 'Skrip Razorpay tidak dimuat. Silakan coba lagi.',
  noOrder: (reason) => `Pesanan tidak bisa dibuat: ${reason}`,
}

export const paymentOutcomes: typeof source.paymentOutcomes = {
  refused: 'Pembayaran tidak terkonfirmasi',
  refusedNote: 'Hubungi kami kalau uang Anda terpotong.',
  scheduled: 'Paket dijadwalkan',
  beginsNextMonth: (plan) =>
    `${plan} dimulai saat bulan yang sudah dibayar berakhir. Sampai saat itu tidak ada yang berubah.`,
  returned: 'Pembayaran dikembalikan',
  returnedNote:
    'Alamat ini sudah punya paket, jadi kami mengembalikan pembayaran Anda. Masuk untuk mengganti paket.',
  activated: 'Langganan aktif!',
  thanks: 'Terima kasih.',
  demo: 'Ini peragaan: tidak ada yang ditagih.',
  codeMailed: (email) => `Masuk dengan kode yang kami kirim ke ${email} untuk memakainya.`,
  codeToMail: (email) => `Masuk dengan kode yang akan kami kirim ke ${email} untuk memakainya.`,
}
