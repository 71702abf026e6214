import type * as source from '#messages/score.ts'
import { number } from './language.ts'

export const scorecard: typeof source.scorecard = {
  title: 'Hasil ukur: seberapa baik ringkasannya',
  description:
    'Bagaimana Précis tanpa model dibandingkan dengan peringkas lain, seberapa baik menjawab pertanyaan serta memeriksa kutipan dan baris, dan perintah untuk mengukurnya lagi.',
  heading: 'Hasil ukur, dan cara mengulanginya',
  lead: 'Setiap angka berasal dari program yang bisa Anda jalankan.',
  name: 'Nama',
  summaries: {
    heading: 'Ringkasan',
    plain: 'Seberapa dekat setiap program dengan tulisan manusia.',
    note: (talks) =>
      `Persen kata yang sama. ${talks} ceramah, panjang yang sama untuk semua. Garisnya selang 95%.`,
    columns: ['Kata isi', 'Semua kata', 'Waktu untuk satu jam', 'Memori'],
  },
  coverage: {
    heading: 'Cakupan',
    plain: 'Seberapa banyak dari ceramah yang dipakai sebuah ringkasan.',
    note: 'Dalam persepuluhan.',
    columns: ['Bagian yang dipakai'],
    drawn: 'Porsi masing-masing',
    ofTen: (figure) => `${figure} dari 10`,
  },
  questions: {
    heading: 'Pertanyaan',
    plain: 'Seberapa sering jawabannya ada di antara kalimat pertama yang ditampilkan.',
    note: (asked, meetings) => `${asked} pertanyaan kepada ${meetings} rapat.`,
    columns: ['Dari sepuluh', 'Dari lima'],
    refused: (own, other) =>
      `“Tidak dikatakan” muncul untuk ${own} di antaranya, dan untuk ${other} saat ditanyakan kepada rapat yang salah.`,
  },
  checking: {
    heading: 'Memeriksa kutipan',
    plain: 'Kutipan asli ditampilkan; yang diubah seharusnya tidak.',
    note: (quotes) => `Kami menguji ${number(quotes)} kutipan, asli dan diubah.`,
    columns: ['Ditampilkan'],
  },
  lies: {
    heading: 'Baris yang berbohong',
    plain: (passed) =>
      `Dari sepuluh kebohongan atas kata yang diucapkan, kode kami saja meloloskan ${number(passed)}.`,
    note: (lies, languages) => `${lies} kebohongan dalam ${languages} bahasa. Persen yang lolos:`,
    columns: ['Lolos', 'Kebohongan'],
    meaning: (ofTrue, ofPeople) =>
      `Yang lolos disebut “Kata ditemukan”; tanpa model pemeriksa tidak ada yang terverifikasi. ${ofTrue} baris benar dan ${ofPeople} kalimat manusia ditandai. Kata-kata baris lain dan kebohongan dalam terjemahan sering lolos.`,
    all: 'Semua',
  },
  statements: {
    heading: 'Pernyataan yang dinilai manusia',
    plain: (times) => `Kode kami saja benar ${number(times)} dari sepuluh kali.`,
    note: (claims) =>
      `${number(claims)} pernyataan tentang ucapan ([SummEdits](https://github.com/salesforce/factualNLG)). Akurasi seimbang; 50 berarti kebetulan:`,
    columns: ['Akurasi'],
    meaning: (recall) =>
      `Kode menemukan ${recall} pernyataan salah dengan 5% alarm palsu. Aturannya dipilih pada pernyataan ini. Angka tanpa selang: dari penulisnya.`,
    ours: 'Précis, kode saja',
  },
  sections: {
    heading: 'Bagian',
    plain: 'Seberapa sering sebuah bagian mulai di tempat manusia memulainya.',
    note: 'Batas menurut F1.',
    columns: ['Podcast', 'Rapat'],
  },
  written: {
    heading: 'Model bahasa',
    plain: 'Seberapa banyak dari tulisan model yang memang diucapkan.',
    note: 'Diperiksa terhadap ceramahnya.',
    columns: ['Kalimat', 'Dengan kutipan yang sah', 'Nama atau angka karangan, per 100'],
    none: 'Belum ada model bahasa yang diukur di sini. Ukur model Anda: satu perintah.',
  },
  limits: {
    heading: 'Yang tidak ditunjukkan',
    points: [
      'Apakah ringkasan enak dibaca.',
      'Bahasa lain: semua ceramah berbahasa Inggris.',
      'Selisih kecil: di bawah satu poin tidak banyak berarti.',
    ],
    sources:
      'Ceramah: [QMSum](https://github.com/Yale-LILY/QMSum) (MIT; rapat AMI dan ICSI CC BY 4.0), [Bitcoin Optech](https://github.com/bitcoinops/bitcoinops.github.io) (MIT). Jawaban bertanda: [QMSum evidence](https://github.com/etri/QMSum_SummaryEvidence) (MIT).',
  },
  repeat: {
    heading: 'Jalankan sendiri',
    own: 'Ukur mesin Anda sendiri:',
    model: 'Atau isi SCORE_BASE_URL, SCORE_MODEL, dan SCORE_API_KEY.',
    date: (day, machine) =>
      `Diukur ${day} pada ${machine}. [Lebih lanjut tentang caranya](/measured/quotes.txt)`,
  },
}

export const measuredNames: typeof source.measuredNames = {
  'Précis, no model': 'Précis, tanpa model',
  'The beginning': 'Bagian awal',
  'At random': 'Acak',
  'BM25 with neighbours': 'BM25 dengan tetangga',
  'Even parts, number known': 'Bagian sama besar, jumlah diketahui',
  chance: 'Kebetulan',
  'a chat model of 2023': 'Model obrolan dari 2023',
  people: 'Manusia',
}

export const quoteKinds: typeof source.quoteKinds = {
  'word for word': 'Kata demi kata',
  'hesitations, fillers, repetitions cleaned': 'Tanpa “eh”',
  'word for word, sentence id invented': 'Asli, tempatnya salah',
  'from another transcript': 'Dari ceramah lain',
  'number changed': 'Angka diubah',
  'negation inserted': '“Tidak” ditambahkan',
  shuffled: 'Kata diacak',
  'halves of two sentences in a row': 'Dua kalimat disambung',
}

export const lieKinds: typeof source.lieKinds = {
  number: 'Angka',
  quantifier: 'Sebagian → semua',
  name: 'Nama',
  negation: '“Tidak”',
  unit: 'Satuan',
  direction: 'Dibalik',
  hedge: 'Mungkin → pasti',
  speaker: 'Pembicara',
  date: 'Tanggal',
  outside: 'Tidak diucapkan',
  cause: 'Sebab',
  'other-line': 'Baris lain',
  order: 'Perintah',
  translated: 'Diterjemahkan',
  stitched: 'Kutipan disambung',
}

export const claimKinds: typeof source.claimKinds = {
  podcast: 'Podcast',
  qmsumm: 'Rapat',
  sales_call: 'Telepon penjualan',
  ectsum: 'Konferensi laba perusahaan',
  samsum: 'Obrolan',
}
