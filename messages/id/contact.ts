import type * as source from '#messages/contact.ts'
import { plans } from '#product/plans.ts'

export const contact: typeof source.contact = {
  title: 'Kontak',
  description: `Cara menghubungi kami lewat formulir bantuan. Kami menjawab dalam ${plans.free.supportHours} jam, dalam ${plans.unlimited.supportHours} jam pada paket terbesar.`,
  heading: 'Kontak',
  lead: 'Setiap pesan dibaca oleh manusia.',
  mailHeading: 'Tulis kepada kami',
  formLabel: 'Buka formulir bantuan',
  mailNote:
    'Sebutkan videonya dan apa yang Anda lihat. Nomor dalam pesan kesalahan membantu kami menemukannya. Jangan pernah mengirim kata sandi atau data kartu.',
  timesHeading: 'Kapan kami menjawab',
  within: (hours) => `Dalam ${hours} jam`,
  hoursHeading: 'Jam kerja',
  hours: 'Senin-Jumat, pukul 9.00-18.00 IST',
  topicsHeading: 'Apa yang bisa kami bantu',
  topics: [
    {
      title: 'Video yang gagal',
      text: 'Sebab yang umum, dan apa yang membantu, ada di [tanya jawab](/faq).',
    },
    {
      title: 'Ringkasan yang keliru',
      text: 'Sebutkan video dan barisnya. Kami paling banyak belajar dari baris yang salah.',
    },
    { title: 'Paket dan pembayaran', text: 'Tagihan, kuitansi, berhenti, pembayaran yang tidak sampai.' },
    { title: 'Akun Anda', text: 'Masuk, perangkat, mengunduh data, menghapus akun.' },
    {
      title: 'Privasi dan keamanan',
      text: 'Pertanyaan tentang data Anda, atau kelemahan yang Anda temukan.',
    },
    { title: 'Gagasan', text: 'Apa yang kurang, dan apa yang akan Anda lakukan dengannya.' },
  ],
  closing: {
    heading: 'Lebih cepat daripada menulis',
    text: 'Banyak jawaban sudah ada di sini.',
    faq: 'Tanya jawab',
    howItWorks: 'Cara kerjanya',
    summarize: 'Ringkas video',
  },
}
