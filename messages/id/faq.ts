import type * as source from '#messages/faq.ts'
import { maxActiveDevices, maxTranscriptSeconds } from '#product/limits.ts'
import {
  dayWindowHours,
  plans,
  questionsPerMinute,
  summariesPerMinute,
  visitorPastedMegabytes,
} from '#product/plans.ts'
import { retentionDays } from '#product/retention.ts'
import { summaryLanguages } from '#product/summary-options.ts'

const { free, pro, unlimited } = plans
const freeSummaries = free.allowance?.summaries ?? 0
const proSummaries = pro.allowance?.summaries ?? 0

export const faqPage: typeof source.faqPage = {
  title: 'Pertanyaan yang sering diajukan',
  description:
    'Jawaban tentang ringkasan, paket, batas, dan privasi, serta apa yang bisa dilakukan kalau video tidak bisa diringkas.',
  heading: 'Pertanyaan yang sering diajukan',
  lead: 'Jawaban singkat. Kalau pertanyaan Anda tidak ada, tulis kepada kami.',
  search: 'Cari di jawaban',
  found: (count) => `${count} jawaban`,
  nothing: 'Tidak ada jawaban yang memuat kata-kata ini.',
  write: 'Tulis kepada kami',
  closing: {
    heading: 'Masih ada pertanyaan?',
    text: 'Tulis kepada kami, atau coba saja: ringkasan pertama tidak perlu akun.',
    contact: 'Hubungi kami',
  },
}

export const questionGroups: typeof source.questionGroups = {
  'getting-started': {
    title: 'Memulai',
    questions: [
      {
        question: 'Apa yang dilakukan Précis?',
        answer:
          'Tempel tautan YouTube. Précis membaca transkripnya dan memberi ringkasan, pokok penting, dan bab. Di samping setiap baris ada waktunya dan kata-kata yang diucapkan, jadi Anda bisa memeriksanya.',
      },
      {
        question: 'Apakah saya perlu akun?',
        answer:
          'Tidak untuk ringkasan pertama. Tambahkan email untuk satu lagi. Masuk dengan kode yang kami kirim lewat email, atau dengan Google kalau tersedia, dan riwayat Anda ikut ke perangkat lain.',
      },
      {
        question: 'Tautan apa yang bisa dipakai?',
        answer:
          'Tautan YouTube apa pun: video, Shorts, dan rekaman siaran langsung. Playlist memberi video pertamanya; masuk untuk memilih dari playlist atau kanal.',
      },
      {
        question: 'Bisakah dipakai tanpa tautan?',
        answer:
          'Bisa. Tempel transkrip, atau unggah berkas takarir atau teks. Kuliah, podcast, dan rapat berfungsi sama seperti video.',
      },
      {
        question: 'Bisakah saya bertanya kepada video?',
        answer:
          'Bisa, di bawah setiap ringkasan. Jawabannya adalah apa yang dikatakan pembicara tentang itu, dengan waktu untuk diputar. Kalau tidak dikatakan dalam video, kami memberi tahu. Di riwayat Anda, pencarian bertanya ke semua video Anda.',
      },
    ],
  },
  'pricing-and-plans': {
    title: 'Harga dan paket',
    questions: [
      {
        question: 'Berapa harganya?',
        answer: ({ proPrice, unlimitedPrice }) =>
          `${free.name}: ${freeSummaries} ringkasan per ${dayWindowHours} jam, tanpa biaya. ${pro.name}: ${proSummaries} ringkasan per bulan seharga ${proPrice} per bulan. ${unlimited.name}: tanpa jatah yang dihitung, seharga ${unlimitedPrice} per bulan. Rinciannya ada di [harga](/pricing).`,
      },
      {
        question: 'Kapan jatah gratis tersedia lagi?',
        answer: `${dayWindowHours} jam setelah ringkasan pertama Anda.`,
      },
      {
        question: 'Apa yang dihitung sebagai ringkasan?',
        answer:
          'Yang Anda terima. Ringkasan yang gagal, yang Anda batalkan, atau yang mengulang video dalam rentang waktu yang sama tidak dihitung.',
      },
      {
        question: 'Apa yang dihitung sebagai pertanyaan?',
        answer: `Yang dijawab oleh model bahasa: ${free.questions} pertanyaan tentang video per hari dengan ${free.name}, ${pro.questions} pertanyaan tentang video per hari dengan ${pro.name}. Pertanyaan yang sama, yang gagal, dan yang dijawab hanya dengan bagian-bagian transkrip tidak dihitung.`,
      },
      {
        question: 'Bisakah saya berhenti?',
        answer:
          'Kapan saja. Paket Anda berlaku sampai akhir bulan yang sudah dibayar, dan setelah itu tidak ada tagihan lagi.',
      },
      {
        question: 'Apakah tanpa batas benar-benar tanpa batas?',
        answer: `Tidak ada jatah yang bisa habis. Setiap paket punya batas ${summariesPerMinute} ringkasan dan ${questionsPerMinute} pertanyaan per menit, supaya satu program tidak memperlambat semua orang.`,
      },
      {
        question: 'Bagaimana cara membayar?',
        answer:
          'Bulanan, dalam rupee India, dengan kartu atau cara lain yang ditawarkan Razorpay. Data kartu Anda sampai ke Razorpay, tidak pernah ke kami.',
      },
    ],
  },
  'features-and-functionality': {
    title: 'Fitur',
    questions: [
      {
        question: 'Seberapa akurat ringkasannya?',
        answer: ({ talks, found, otherTalk, method }) =>
          `Kami mengukur pemeriksaannya: pada ${talks} ceramah, ${found} kutipan asli ditemukan, dan ${otherTalk} kutipan dari ceramah lain lolos ([cara mengukurnya](${method})). Lalu kode membandingkan setiap baris dengan apa yang diucapkan di sekitar kutipannya, dan melewatkan sebagian kebohongan ([hasil ukur](/score)); model pemeriksa, kalau dipasang, juga bisa keliru. Karena itu kutipannya ada di samping setiap baris.`,
      },
      {
        question: 'Seberapa panjang videonya boleh?',
        answer: `Sampai ${maxTranscriptSeconds / 3600} jam. Video panjang dibaca per bagian. Kalau ada bagian yang tidak terbaca, hasilnya menyebutkan yang mana.`,
      },
      {
        question: 'Bahasa apa saja yang didukung?',
        answer: `Kami mengenali bahasa videonya. Kalau model bahasa dipasang, pilih dari ${summaryLanguages.length} bahasa untuk ringkasannya; pilihan awalnya bahasa Indonesia. Program bawaan tetap memakai bahasa video.`,
      },
      {
        question: 'Apakah ringkasannya ditulis AI?',
        answer:
          'Kalau model bahasa dipasang, ya. Kalau tidak, teksnya terdiri dari kalimat-kalimat kunci pembicara sendiri. Setiap hasil menyebutkan yang mana.',
      },
      {
        question: 'Bisakah saya mengunduh ringkasan?',
        answer: `Menyalin bisa dengan setiap paket. Unduhan disertakan dalam ${pro.name} dan ${unlimited.name}.`,
      },
      {
        question: 'Berapa lama saya bisa melihat riwayat?',
        answer: `${free.historyDays} hari dengan ${free.name}, ${pro.historyDays} hari dengan ${pro.name}, dan semuanya dengan ${unlimited.name}.`,
      },
    ],
  },
  'privacy-and-security': {
    title: 'Privasi dan keamanan',
    questions: [
      {
        question: 'Siapa yang bisa melihat apa yang saya ringkas?',
        answer:
          'Anda, dan siapa pun yang punya tautan yang Anda bagikan. Mengetik alamat email Anda tidak membuka apa pun: riwayat, paket, dan perangkat perlu masuk.',
      },
      {
        question: 'Apakah ada yang dimuat dari situs lain?',
        answer:
          'Tidak sebelum diminta. Pemutar dimuat dari YouTube saat Anda menekan putar, dan formulir pembayaran dari Razorpay saat Anda membeli. Tanpa iklan, tanpa pelacak.',
      },
      {
        question: 'Bisakah saya membawa atau menghapus data saya?',
        answer:
          'Keduanya, di halaman akun: unduh semua milik Anda sebagai satu berkas, atau hapus akun Anda. Selengkapnya di [privasi](/privacy).',
      },
      {
        question: 'Berapa perangkat yang bisa saya pakai?',
        answer: `Sampai ${maxActiveDevices} sekaligus. Untuk memakai yang lain, hapus salah satunya dulu. Perangkat itu langsung keluar.`,
      },
    ],
  },
  'technical-and-troubleshooting': {
    title: 'Teknis dan kendala',
    questions: [
      {
        question: 'Mengapa tidak ada ringkasan video saya?',
        answer:
          'Biasanya videonya tidak punya takarir, privat atau dibatasi usia, jatah harian Anda habis, atau koneksi Anda buruk. Halaman menyebutkan yang mana, dan kegagalan tidak dihitung.',
      },
      {
        question: 'Videonya tidak punya takarir. Lalu bagaimana?',
        answer:
          'Tempel transkrip, atau unggah sebagai .srt, .vtt, .json3, atau teks biasa. YouTube sering punya yang bisa disalin, di bawah “Tampilkan transkrip” di bawah videonya.',
      },
      {
        question: 'Berapa lama transkrip yang saya tempel disimpan?',
        answer: ({ freeRoom, proRoom, unlimitedRoom }) =>
          `${retentionDays.visitorPaste} hari tanpa akun. Dengan akun, sampai Anda menghapusnya. Ada ruang ${visitorPastedMegabytes} MB tanpa akun, ${freeRoom} dengan ${free.name}, ${proRoom} dengan ${pro.name}, dan ${unlimitedRoom} dengan ${unlimited.name}. Satu jam bicara memerlukan sekitar 0,03 MB.`,
      },
      {
        question: 'Saya menutup halaman saat ringkasan dibuat. Apakah hilang?',
        answer:
          'Tidak. Pembuatannya berlanjut, dan ringkasannya ada saat Anda kembali, di perangkat mana pun tempat Anda masuk. Hanya “Batal” yang menghentikannya.',
      },
      {
        question: 'Apa arti tanda di samping baris?',
        answer:
          'Terverifikasi (titik penuh): kutipannya ada dalam transkrip, tidak ada yang berbeda dari hal-hal yang kami bandingkan, dan model pemeriksa mengatakan barisnya sesuai. Kata ditemukan (cincin dengan centang): kutipannya ada, tetapi tidak semua isi baris ditemukan di dalamnya, atau belum ada model pemeriksa yang menyetujui. Berbeda (tanda sama dengan yang dicoret): baris dan kata-katanya mengatakan hal berbeda, atau model pemeriksa mengatakan barisnya tidak sesuai. Tidak ditemukan (tanda seru): kami tidak menemukan kutipannya. Tidak terbukti, dengan tanda yang sama: AI yang menulis transkripnya. Dikutip (cincin dengan titik): barisnya kalimat pembicara sendiri. Cincin kosong: masih diperiksa.',
      },
      {
        question: 'Peramban apa yang bisa dipakai?',
        answer:
          'Versi terbaru semua peramban utama, di ponsel dan komputer. Halaman-halaman ini bisa dibaca tanpa JavaScript, tetapi ringkasan memerlukannya.',
      },
    ],
  },
}
