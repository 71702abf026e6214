import type * as source from '#messages/problems.ts'

export const problemTexts: typeof source.problemTexts = {
  INVALID_REQUEST: {
    title: 'Permintaan ini tidak sah',
    detail: 'Salah satu isian tidak bisa diterima. Periksa dan kirim lagi.',
  },
  UNAUTHORIZED: { title: 'Belum masuk', detail: 'Untuk ini Anda harus masuk.' },
  EMAIL_REQUIRED: { title: 'Perlu alamat email', detail: 'Masukkan email Anda dulu.' },
  SIGN_IN_REQUIRED: { title: 'Silakan masuk', detail: 'Untuk ini Anda harus masuk.' },
  FORBIDDEN: { title: 'Tidak diizinkan', detail: 'Ini tidak termasuk dalam akun atau paket Anda.' },
  DEVICE_LIMIT: {
    title: 'Terlalu banyak perangkat',
    detail: 'Anda masuk di terlalu banyak perangkat. Hapus salah satunya untuk melanjutkan di sini.',
  },
  KEY_INVALID: {
    title: 'Kunci API ini tidak berfungsi',
    detail: 'Kuncinya salah, sudah dihapus, atau sudah berakhir.',
  },
  KEY_SCOPE: { title: 'Tidak diizinkan untuk kunci API ini', detail: 'Buat kunci yang boleh melakukannya.' },
  KEY_IN_URL: {
    title: 'Kunci API dalam alamat',
    detail: 'Kirim kunci dalam tajuk Authorization, bukan dalam alamat.',
  },
  KEY_LIMIT: { title: 'Terlalu banyak kunci API', detail: 'Hapus satu untuk membuat yang baru.' },
  WEBHOOK_LIMIT: { title: 'Terlalu banyak webhook', detail: 'Hapus satu untuk membuat yang baru.' },
  WEBHOOK_OFF: { title: 'Webhook ini mati', detail: 'Nyalakan dulu.' },
  IDEMPOTENCY_MISMATCH: {
    title: 'Sudah ada permintaan lain dengan Idempotency-Key ini',
    detail: 'Pakai Idempotency-Key baru untuk permintaan lain.',
  },
  CODE_WRONG: { title: 'Kode salah', detail: 'Kode ini tidak benar. Masukkan lagi kode dari emailnya.' },
  CODE_REPLACED: {
    title: 'Ini kode yang lebih lama',
    detail: 'Kode yang lebih baru sudah dikirim. Pakai kode dari email terbaru kami.',
  },
  CODE_LOCKED: {
    title: 'Terlalu sering dicoba',
    detail: 'Kode ini sudah terlalu sering dicoba. Minta kode baru.',
  },
  CODE_USED: { title: 'Kode ini sudah dipakai', detail: 'Minta kode baru.' },
  CODE_EXPIRED: { title: 'Kode ini kedaluwarsa', detail: 'Minta kode baru.' },
  INVALID_LINK: {
    title: 'Bukan tautan YouTube',
    detail:
      'Tempel tautan ke video YouTube. Untuk situs lain, pakai ekstensi atau tempel transkrip videonya.',
  },
  NOT_FOUND: { title: 'Tidak ditemukan', detail: 'Ini tidak ditemukan. Mungkin sudah dihapus.' },
  METHOD_NOT_ALLOWED: {
    title: 'Tidak bisa di alamat ini',
    detail: 'Hal itu tidak bisa dilakukan di alamat ini.',
  },
  REQUEST_TIMEOUT: {
    title: 'Permintaan terlalu lama sampai',
    detail: 'Periksa koneksi internet Anda dan coba lagi.',
  },
  PAYLOAD_TOO_LARGE: { title: 'Terlalu besar', detail: 'Yang dikirim lebih besar dari yang diizinkan.' },
  UNSUPPORTED_MEDIA_TYPE: {
    title: 'Jenis isi ini tidak bisa',
    detail: 'Di sini diharapkan jenis isi yang lain.',
  },
  TRANSCRIPT_EMPTY: {
    title: 'Tidak ada kata dalam transkrip',
    detail: 'Kami tidak menemukan kata yang diucapkan dalam transkrip ini.',
  },
  TRANSCRIPT_NOT_TEXT: {
    title: 'Bukan berkas teks',
    detail: 'Pilih berkas takarir (SubRip, WebVTT, dan lainnya) atau tempel transkripnya.',
  },
  TRANSCRIPT_TOO_LARGE: {
    title: 'Transkrip terlalu besar',
    detail: 'Transkripnya lebih besar dari yang diizinkan. Tempel bagian yang lebih kecil.',
  },
  TRANSCRIPT_TOO_LONG: {
    title: 'Transkrip terlalu panjang',
    detail: 'Transkripnya memuat lebih banyak kata dari yang diizinkan. Tempel bagian yang lebih kecil.',
  },
  SOURCE_UNAVAILABLE: {
    title: 'Tidak ada transkrip dari YouTube',
    detail: 'Transkrip sedang tidak bisa diambil dari YouTube. Tempel saja, dan ringkasannya bisa dibuat.',
  },
  VIDEO_NOT_FOUND: {
    title: 'Video tidak ditemukan',
    detail: 'Video ini tidak ada di YouTube, atau sudah dihapus.',
  },
  PLAYLIST_NOT_FOUND: {
    title: 'Playlist tidak ditemukan',
    detail: 'Playlist ini tidak ada di YouTube, atau bersifat privat.',
  },
  PRIVATE_VIDEO: {
    title: 'Video privat',
    detail: 'Video ini privat, jadi kami tidak bisa membaca takarirnya.',
  },
  AGE_RESTRICTED: {
    title: 'Video dibatasi usia',
    detail: 'YouTube menampilkan video ini hanya kepada orang dewasa yang masuk.',
  },
  MEMBERS_ONLY: {
    title: 'Khusus anggota kanal',
    detail: 'Video ini hanya bisa dilihat anggota kanalnya.',
  },
  PAYMENT_NEEDED: { title: 'Video berbayar', detail: 'Video ini harus dibeli atau disewa.' },
  GEO_BLOCKED: {
    title: 'Tidak tersedia di negara ini',
    detail: 'Video ini tidak bisa dilihat di negara tempat server kami berada.',
  },
  UPCOMING: { title: 'Belum dimulai', detail: 'Video ini belum dimulai. Coba lagi nanti.' },
  LIVE_NOW: {
    title: 'Sedang siaran langsung',
    detail: 'Video ini sedang siaran langsung. Coba lagi setelah siarannya selesai.',
  },
  LIVE_PROCESSING: {
    title: 'Siarannya baru selesai',
    detail: 'YouTube masih menyiapkan takarirnya. Coba lagi sebentar lagi.',
  },
  VIDEO_PROCESSING: {
    title: 'Belum siap',
    detail: 'YouTube masih memproses video ini. Coba lagi sebentar lagi.',
  },
  NO_CAPTIONS: {
    title: 'Tidak ada takarir',
    detail: 'Video ini tidak punya takarir. Kalau Anda punya transkripnya, tempelkan.',
  },
  VIDEO_UNAVAILABLE: { title: 'Video tidak tersedia', detail: 'YouTube tidak menampilkan video ini.' },
  CAPTIONS_WITHHELD: {
    title: 'Takarir ditahan',
    detail:
      'YouTube punya takarir video ini, tetapi tidak memberikannya kepada kami. Tempel transkripnya, atau coba lagi nanti.',
  },
  YOUTUBE_BLOCKED: {
    title: 'YouTube memblokir server ini',
    detail: 'Tempel transkripnya, atau coba lagi nanti.',
  },
  YOUTUBE_RATE_LIMITED: {
    title: 'Terlalu banyak permintaan ke YouTube',
    detail: 'Coba lagi sebentar lagi, atau tempel transkripnya.',
  },
  YOUTUBE_PAUSED: { title: 'Jeda sebentar', detail: 'YouTube sedang menahan kami. Coba lagi sebentar lagi.' },
  YOUTUBE_CHANGED: {
    title: 'YouTube berubah',
    detail:
      'YouTube memberi jawaban yang tidak bisa kami baca. Tempel transkripnya, dan ringkasannya bisa dibuat.',
  },
  YOUTUBE_UNREACHABLE: {
    title: 'YouTube tidak bisa dihubungi',
    detail: 'YouTube tidak menjawab tepat waktu. Coba lagi.',
  },
  FORM_NEEDS_MODEL: {
    title: 'Bentuk ini perlu model bahasa',
    detail: 'Tidak ada model bahasa di server ini. Pilih bentuk lain.',
  },
  FORM_LIMIT: {
    title: 'Batas jumlah bentuk sudah tercapai',
    detail: 'Paket Anda tidak mengizinkan bentuk lebih banyak. Hapus satu untuk membuat yang baru.',
  },
  SUMMARY_FAILED: {
    title: 'Ringkasan tidak bisa dibuat',
    detail: 'Maaf, ringkasan video ini tidak bisa dibuat. Coba lagi atau pilih video lain.',
  },
  SUMMARY_TIMEOUT: {
    title: 'Ringkasan terlalu lama',
    detail: 'Ringkasannya tidak selesai tepat waktu. Coba lagi.',
  },
  SUMMARY_STOPPED: {
    title: 'Ringkasan dihentikan',
    detail: 'Ringkasannya dihentikan sebelum selesai.',
  },
  PAYMENT_INVALID: {
    title: 'Pembayaran tidak terkonfirmasi',
    detail: 'Pembayarannya tidak bisa dikonfirmasi. Kalau uang Anda terpotong, tulis kepada kami.',
  },
  ALREADY_SUBSCRIBED: { title: 'Sudah berlangganan', detail: 'Anda sudah punya paket ini.' },
  NOTHING_TO_CANCEL: { title: 'Tidak ada yang dihentikan', detail: 'Anda tidak punya paket yang berjalan.' },
  NOTHING_TO_RESUME: {
    title: 'Tidak ada yang dilanjutkan',
    detail: 'Tidak ada paket yang dihentikan.',
  },
  PAYMENT_PROVIDER_UNREACHABLE: {
    title: 'Layanan pembayaran tidak bisa dihubungi',
    detail: 'Layanan pembayaran tidak menjawab. Coba lagi sebentar lagi.',
  },
  PAYMENT_PROVIDER_REFUSED: {
    title: 'Layanan pembayaran menolak',
    detail: 'Layanan pembayaran menolak permintaan ini. Coba lagi.',
  },
  QUESTION_LIMIT: { title: 'Pertanyaan habis', detail: 'Pertanyaan Anda untuk hari ini sudah habis.' },
  TRANSLATION_LIMIT: {
    title: 'Terjemahan habis',
    detail: 'Hari ini paket Anda tidak menerjemahkan lebih banyak transkrip. Coba lagi besok.',
  },
  TRANSLATION_NEEDS_MODEL: {
    title: 'Menerjemahkan perlu model bahasa',
    detail: 'Tidak ada model bahasa di server ini, jadi transkripnya tidak bisa diterjemahkan.',
  },
  PASTE_LIMIT: {
    title: 'Tidak ada ruang lagi untuk transkrip',
    detail:
      'Ruang untuk transkrip yang ditempel sudah penuh. Hapus yang lama, atau masuk atau ganti paket untuk mendapat ruang lebih.',
  },
  FOLLOW_LIMIT: {
    title: 'Batas mengikuti sudah tercapai',
    detail:
      'Paket Anda tidak mengizinkan lebih banyak kanal, playlist, dan podcast. Berhenti mengikuti satu untuk menambah yang lain.',
  },
  FEED_UNREACHABLE: {
    title: 'Umpan tidak menjawab',
    detail: 'Umpannya tidak bisa dihubungi. Coba lagi sebentar lagi.',
  },
  FEED_UNREADABLE: {
    title: 'Bukan umpan',
    detail: 'Di alamat ini kami tidak menemukan umpan yang bisa kami baca.',
  },
  NO_TRANSCRIPT: { title: 'Tidak ada transkrip', detail: 'Transkripnya tidak ditemukan.' },
  RATE_LIMITED: {
    title: 'Terlalu banyak permintaan',
    detail: 'Terlalu banyak permintaan dalam waktu singkat. Tunggu sebentar dan coba lagi.',
  },
  OVERLOADED: { title: 'Sibuk', detail: 'Server sedang sibuk. Coba lagi sebentar lagi.' },
  SHUTTING_DOWN: {
    title: 'Memulai ulang',
    detail: 'Server sedang dimulai ulang. Coba lagi sebentar lagi.',
  },
  DATABASE_UNAVAILABLE: {
    title: 'Basis data tidak tersedia',
    detail: 'Saat ini tidak ada yang bisa disimpan atau dibaca. Coba lagi sebentar lagi.',
  },
  STORAGE_UNAVAILABLE: { title: 'Penyimpanan tidak bisa dihubungi', detail: 'Coba lagi sebentar lagi.' },
  STORAGE_DAMAGED: {
    title: 'Teksnya hilang',
    detail: 'Teks yang disimpan tidak bisa dibaca. Tempelkan lagi.',
  },
  MAIL_UNAVAILABLE: {
    title: 'Email tidak bisa dikirim',
    detail: 'Saat ini email tidak bisa dikirim. Coba lagi sebentar lagi.',
  },
  INTERNAL: {
    title: 'Ada yang tidak beres',
    detail: 'Ini kesalahan kami, bukan Anda. Coba lagi sebentar lagi.',
  },
}
