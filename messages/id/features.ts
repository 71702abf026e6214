import type * as source from '#messages/features.ts'
import { maxTranscriptSeconds } from '#product/limits.ts'
import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'

export const features: typeof source.features = {
  title: 'Fitur: apa yang dilakukan Précis dengan video',
  description:
    'Ringkasan, pokok penting, dan bab dari video YouTube, setiap pokok dicari dalam transkrip, dengan detiknya dan kata-kata yang diucapkan.',
  heading: 'Ringkasan yang bisa Anda periksa',
  lead: 'Semua di halaman ini berfungsi. Cobalah.',
  casesHeading: 'Dipakai untuk apa',
  cases: {
    lectures: { title: 'Kuliah', text: 'Baca argumennya sebelum seminar.' },
    research: { title: 'Riset', text: 'Temukan jawabannya dan kutip dengan waktunya.' },
    meetings: { title: 'Webinar dan rapat', text: 'Susul yang terlewat.' },
    tutorials: { title: 'Tutorial', text: 'Mulai dari langkah yang Anda perlukan.' },
    interviews: { title: 'Wawancara dan podcast', text: 'Pilih yang ingin didengar utuh.' },
    ownVideos: { title: 'Video Anda sendiri', text: 'Dapatkan catatan, bab, draf awal.' },
  },
  tilesHeading: 'Apa yang dilakukannya',
  tiles: {
    insights: {
      title: 'Pokok yang diperiksa',
      text: (found, method) =>
        `${found} kutipan asli ditemukan, dan tak satu pun dari ceramah lain ([cara mengukurnya](${method})).`,
    },
    seconds: {
      title: 'Detik saat diucapkan',
      text: 'Waktu berasal dari transkrip, tidak pernah dari model. Tekan salah satu.',
    },
    coverage: {
      title: 'Cakupan terlihat',
      text: 'Dari mana baris berasal, dan dari mana tidak.',
    },
    chapters: {
      title: 'Bab',
      text: 'Buatan kreatornya sendiri, atau di tempat topik berganti.',
    },
    search: {
      title: 'Transkrip dengan pencarian',
      text: 'Mulai video dari kalimat mana pun.',
    },
    whole: {
      title: 'Seluruh video',
      text: `Sampai ${maxTranscriptSeconds / 3600} jam, per bagian. Hilangkan satu:`,
    },
    choices: {
      title: 'Bahasa dan bentuk pilihan Anda',
      text: `${summaryLanguages.length} bahasa dan ${summaryStyles.length} bentuk, kalau model bahasa yang menulis.`,
    },
    allowance: {
      title: 'Jatah yang adil',
      text: 'Yang gagal atau berulang tidak dihitung.',
    },
  },
  industriesHeading: 'Di mana cocok',
  industries: {
    education: {
      title: 'Pendidikan',
      text: 'Catatan belajar, dan kutipan yang bisa dirujuk dengan waktunya.',
    },
    corporate: {
      title: 'Perusahaan',
      text: 'Rekaman panjang sekaligus; angka yang tidak diucapkan siapa pun ditandai.',
    },
    creative: {
      title: 'Kreatif',
      text: 'Kalimat yang penting, dan bagaimana ceritanya dibangun.',
    },
  },
  bookmark: {
    heading: 'Dari video ke ringkasannya dengan satu klik',
    text: 'Seret ini ke bilah markah Anda, lalu klik saat di YouTube.',
    phone: 'Di ponsel: tambahkan Précis ke layar utama, lalu bagikan video kepadanya.',
  },
  closing: {
    heading: 'Coba pada video yang Anda kenal',
    text: 'Itu cara tercepat untuk melihat apakah hasilnya benar.',
    plans: 'Lihat paket',
  },
}
