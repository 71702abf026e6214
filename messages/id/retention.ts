import type * as source from '#messages/retention.ts'
import { retentionDays } from '#product/retention.ts'

const days = retentionDays

export const retentionTexts: typeof source.retentionTexts = {
  history_items: {
    what: 'Riwayat Anda',
    howLong: `Sampai Anda menghapusnya, dan ${days.deletedItem} hari lagi untuk mengurungkannya; milik pengunjung ${days.idleVisitor} hari, yang ditempelnya ${days.visitorPaste}`,
    why: 'Untuk menampilkan lagi ringkasan Anda',
  },
  moments: {
    what: 'Baris yang Anda bagikan, dalam bentuk yang tidak membocorkan alamatnya',
    howLong: 'Sampai Anda berhenti membagikannya, atau selama ringkasannya ada di riwayat Anda',
    why: 'Supaya tautannya berfungsi',
  },
  highlights: {
    what: 'Baris yang Anda sorot, dan catatan Anda tentangnya',
    howLong: 'Sampai Anda menghapusnya, atau selama ringkasannya ada di riwayat Anda',
    why: 'Untuk menampilkannya lagi di semua perangkat Anda',
  },
  questions: {
    what: 'Pertanyaan Anda tentang ringkasan, dan jawabannya',
    howLong:
      'Sampai Anda menghapusnya, atau selama ringkasannya ada di riwayat Anda; masing-masing 100 terbaru',
    why: 'Untuk menampilkannya lagi di semua perangkat Anda',
  },
  collections: {
    what: 'Koleksi Anda, dan apa yang terjadi dengan setiap videonya',
    howLong: 'Sampai Anda menghapusnya, atau akun Anda dihapus',
    why: 'Untuk menampilkannya lagi di semua perangkat Anda',
  },
  video_lists: {
    what: 'Playlist dan kanal seperti didaftar YouTube',
    howLong: `${days.videoList} hari`,
    why: 'Supaya Anda bisa memilih darinya',
  },
  answers: {
    what: 'Jawaban AI atas pertanyaan Anda',
    howLong: 'Sampai Anda menghapus pertanyaannya, atau sehari setelah videonya hilang dari riwayat Anda',
    why: 'Supaya pertanyaan yang sama mendapat jawaban yang sama, dan dihitung sekali',
  },
  transcripts: {
    what: 'Transkrip',
    howLong: `Yang ditempel selama ada di riwayat Anda, tanpa akun ${days.visitorPaste} hari, dengan jaringan asalnya dalam bentuk yang tidak bisa dibaca kembali; milik video sampai ${days.unusedVideo} hari setelah diambil, atau selama ada di riwayat siapa pun`,
    why: 'Untuk memeriksa kutipan, dan bertanya ke YouTube sekali saja',
  },
  translations: {
    what: 'Transkrip dalam bahasa lain, dan siapa yang memintanya',
    howLong: 'Selama transkripnya; siapa yang meminta, 25 jam',
    why: 'Supaya pembaca berikutnya tidak menunggu, dan untuk menghitung terjemahan',
  },
  summaries: {
    what: 'Teks ringkasan',
    howLong: `${days.unusedVideo} hari, atau selama ada di riwayat siapa pun`,
    why: 'Supaya orang berikutnya yang meminta video yang sama tidak menunggu',
  },
  runs: {
    what: 'Ringkasan yang sedang dibuat',
    howLong: '1 hari setelah selesai',
    why: 'Untuk melanjutkan setelah koneksi terputus',
  },
  people: {
    what: 'Nomor pengunjung, dan email yang diketiknya',
    howLong: `${days.idleVisitor} hari setelah ringkasan terakhir`,
    why: 'Untuk menghitung ringkasan gratis',
  },
  reservations: {
    what: 'Ringkasan mana yang dihitung',
    howLong: `${days.committedReservation} hari; ${days.releasedReservation} hari kalau tidak jadi dibuat; jaringannya 25 jam`,
    why: 'Untuk menghitung ringkasan',
  },
  question_reservations: {
    what: 'Bahwa sebuah pertanyaan dihitung, dengan jaringan pengunjungnya',
    howLong: '25 jam',
    why: 'Untuk menghitung pertanyaan',
  },
  idempotent_calls: {
    what: 'Jawaban atas panggilan dengan Idempotency-Key',
    howLong: 'Sehari',
    why: 'Untuk memberi jawaban yang sama kepada panggilan yang diulang',
  },
  call_counts: {
    what: 'Seberapa sering sebuah alamat atau jaringan memanggil kami',
    howLong: 'Sampai satu jam',
    why: 'Untuk menegakkan batas',
  },
  users: {
    what: 'Akun Anda',
    howLong: `Sampai ${days.requestedDeletion} hari setelah Anda menghapusnya; alamat yang tidak pernah masuk dan tidak memiliki apa pun ${days.unprovenAddress} hari`,
    why: 'Untuk mengenali Anda saat masuk',
  },
  devices: {
    what: 'Perangkat Anda, dengan alamat dan tempatnya',
    howLong: `Sampai ${days.removedDevice} hari setelah dihapus atau keluar`,
    why: 'Supaya Anda bisa melihat siapa yang masuk',
  },
  own_forms: {
    what: 'Bentuk ringkasan yang Anda buat',
    howLong: 'Sampai Anda menghapusnya',
    why: 'Untuk menyusun ringkasan Anda',
  },
  api_keys: {
    what: 'Kunci API, dalam bentuk yang tidak bisa dibaca kembali, dan 100 panggilan terakhir masing-masing',
    howLong: `Sampai Anda menghapusnya, atau ${days.endedKey} hari setelah berakhir`,
    why: 'Untuk mengizinkan program Anda, dan menunjukkan apa yang dilakukannya',
  },
  webhooks: {
    what: 'Webhook, 100 pesan terakhir kepada masing-masing, dan jawabannya',
    howLong: `Sampai Anda menghapus webhook itu; sebuah pesan paling lama ${days.webhookDelivery} hari`,
    why: 'Untuk memanggil program Anda, dan menunjukkan apa yang dikirim kepadanya',
  },
  sessions: {
    what: 'Sesi masuk',
    howLong: '30 hari setelah terakhir dipakai, paling lama 180 hari',
    why: 'Supaya Anda tetap masuk',
  },
  login_codes: {
    what: 'Kode masuk, dalam bentuk yang tidak bisa dibaca kembali',
    howLong: 'Satu jam setelah kedaluwarsa',
    why: 'Untuk memeriksa kode yang Anda masukkan',
  },
  entitlements: {
    what: 'Paket Anda',
    howLong: `Sampai ${days.endedPlan} hari setelah berakhir`,
    why: 'Untuk memberi yang Anda beli',
  },
  subscriptions: {
    what: 'Pembelian, pembayaran, dan kuitansi',
    howLong: `8 tahun, tanpa akun Anda setelah akunnya dihapus; pembelian yang tidak pernah dibayar ${days.abandonedCheckout} hari`,
    why: 'Hukum pajak mewajibkannya',
  },
  billing_emails: {
    what: 'Email tentang paket dan pembayaran Anda',
    howLong: `${days.billingEmail} hari setelah dikirim, atau sampai akun Anda dihapus`,
    why: 'Untuk mengirim masing-masing sekali, juga saat server email mati',
  },
  billing_events: {
    what: 'Pesan dari layanan pembayaran, dan pembayaran yang perlu diperiksa',
    howLong: `${days.billingEvent} hari; ${days.resolvedAlarm} hari setelah masalah selesai`,
    why: 'Untuk menerima setiap pesan sekali',
  },
  help_requests: {
    what: 'Permintaan bantuan',
    howLong: `${days.helpRequest} hari, atau sampai akun Anda dihapus`,
    why: 'Untuk menjawab Anda, juga kelanjutannya',
  },
  follows: {
    what: 'Yang Anda ikuti, dan keadaan setiap videonya',
    howLong: `Sampai Anda berhenti mengikutinya; keadaan video ${days.followedItem} hari setelah diringkas atau gagal`,
    why: 'Untuk meringkas yang baru, sekali',
  },
  watches: {
    what: 'Kanal, playlist, dan podcast yang diikuti seseorang, apa yang diterbitkannya, dan siapa yang mengabari kami',
    howLong: 'Selama ada yang mengikutinya',
    why: 'Untuk mengabarkan yang baru',
  },
  digest_settings: {
    what: 'Bagaimana Anda menginginkan rangkuman berkala',
    howLong: 'Selama Anda punya akun',
    why: 'Untuk mengirimnya saat Anda mau',
  },
  digests: {
    what: 'Video mana ada di rangkuman mana',
    howLong: `${days.digest} hari`,
    why: 'Untuk menampilkan rangkuman lagi, dan mengirim masing-masing sekali',
  },
  audit_entries: {
    what: 'Apa yang dilakukan dan dilihat pengelola',
    howLong: `${days.auditEntry} hari`,
    why: 'Supaya bisa diperiksa',
  },
  model_calls: {
    what: 'Panggilan ke model bahasa, tanpa teksnya',
    howLong: `${days.modelCall} hari`,
    why: 'Untuk mengetahui biayanya',
  },
  model_shares: {
    what: 'Berapa banyak AI dalam sehari yang dipakai sebuah akun, atau jaringan pengunjung',
    howLong: 'Sampai 2 hari',
    why: 'Supaya tidak ada yang menghabiskan bagian orang lain',
  },
  receipt_counters: {
    what: 'Nomor kuitansi, paket yang dijual, versi basis data',
    howLong: 'Selama Précis berjalan',
    why: 'Itu tidak mengatakan apa-apa tentang siapa pun',
  },
}

export const retentionPoint: typeof source.retentionPoint = ({ what, howLong, why }) =>
  `${what}: ${howLong}. ${why}.`
