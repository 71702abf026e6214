import type * as source from '#messages/developers.ts'
import { keyCallsPerMinute } from '#product/key-scopes.ts'
import { webhookTimeoutSeconds } from '#product/webhooks.ts'

export const developers: typeof source.developers = {
  title: 'Untuk pengembang',
  description:
    'Ringkasan dengan kutipan dan detik untuk setiap baris, dari program Anda sendiri: kunci, contoh, setiap panggilan.',
  heading: 'Pakai Précis dari program Anda',
  lead: 'Ringkasan yang barisnya disertai kutipan dan detik, dari program apa pun.',
  keyHeading: 'Dapatkan kunci',
  keyText:
    'Buat di [halaman akun](/account), hanya dengan izin yang Anda perlukan. Kirim dalam tajuk Authorization, jangan pernah dalam alamat.',
  exampleHeading: 'Buat ringkasan',
  exampleText: 'Isi PRECIS_KEY dengan kunci Anda dan PRECIS_URL dengan alamat situs ini.',
  copy: 'Salin',
  copyProgram: (program) => `Salin ${program}`,
  agentHeading: 'Hubungkan agen',
  agentText:
    'Agen mendapat alat untuk satu video (summarize, list_forms, get_transcript, ask), pustaka Anda (search_library), koleksi (list_videos, make_collection, read_collections, change_collection), dan yang Anda ikuti (read_following, change_following, read_digest). Masukkan kunci Anda dan alamat situs ini.',
  agentLabel: 'Pengaturan aplikasi Anda',
  webhookHeading: 'Webhook',
  webhookText: `Buat di [halaman akun](/account): kami memanggil server Anda saat ringkasan atau rangkuman berkala siap. Panggilan ditandatangani sesuai Standard Webhooks. Jawab dengan 2xx dalam ${webhookTimeoutSeconds} detik, atau kami mencoba lagi selama sehari.`,
  webhookLabel: 'Penerima dalam JavaScript',
  webhookShow: 'Tampilkan cara memeriksa panggilan',
  rulesHeading: 'Perlu diketahui',
  rules: [
    `Satu kunci boleh memanggil ${keyCallsPerMinute} kali per menit. Tajuk RateLimit menyebutkan sisanya.`,
    'Dengan Idempotency-Key, panggilan yang sama dihitung sekali dan mendapat jawaban yang sama selama sehari.',
    'Kegagalan datang sebagai problem+json dengan kode tetap dan kalimat yang jelas. Kegagalan tidak pernah dihitung.',
    'Pakai Accept text/event-stream untuk mengikuti ringkasan selagi ditulis.',
  ],
  callsHeading: 'Semua panggilan',
  callsText: 'Semua yang bisa dilakukan sebuah kunci, dari [dokumen OpenAPI](/api/openapi.json).',
  show: 'Tampilkan semua panggilan',
}
