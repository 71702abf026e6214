import type * as source from '#messages/alternatives.ts'

const yes = 'Ya'
const notFound = 'Tidak ditemukan'
const undocumented = 'Tidak didokumentasikan'
const listens = 'Ya, mentranskripsi suaranya'

const tools: typeof source.alternatives.tools = {
  precis: {
    source: 'Cara kerjanya',
    cells: [
      'Ya, diambil dari transkrip',
      'Ya, setiap kutipan',
      'Dibaca per bagian; bagian yang gagal disebutkan',
      ['Tempel atau unggah transkrip; model yang mendengarkan, kalau dipasang', 'tempel'],
      'Ya, dengan kutipan dan waktu',
      yes,
    ],
  },
  steipete: {
    source: 'Agu 2026',
    cells: [
      'Ya; yang melewati akhir dibuang',
      notFound,
      [
        'Kesalahan dengan model tetap di baris perintah; per bagian di peramban, tanpa waktu',
        'hanya di peramban',
      ],
      listens,
      yes,
      yes,
    ],
  },
  piaggi: {
    source: 'Juni 2026',
    cells: [
      ['Awal setiap potongan teks', 'per potongan'],
      notFound,
      ['Ringkasan potongan berurutan, tidak digabung', 'tidak digabung'],
      listens,
      notFound,
      yes,
    ],
  },
  openNotebook: {
    source: 'Juli 2026',
    cells: [
      'Tidak ditemukan; kutipan menyebut sumber',
      notFound,
      ['Model dengan jendela lebih besar', 'model lebih besar'],
      notFound,
      'Ya, dari banyak sumber',
      yes,
    ],
  },
  summarizerrrr: {
    source: 'Mei 2026',
    cells: [
      ['Ya, diperkirakan oleh model', 'perkiraan'],
      notFound,
      'Tidak dipastikan',
      notFound,
      yes,
      'Ya, di peramban',
    ],
  },
  youTubeGpt: {
    source: 'Juli 2026',
    cells: [
      notFound,
      notFound,
      ['Kesalahan yang mengatakannya', 'kesalahan'],
      ['Dalam obrolannya', 'dalam obrolan'],
      yes,
      yes,
    ],
  },
  kagi: {
    source: 'Dokumentasinya',
    cells: [undocumented, undocumented, 'Berapa pun panjangnya, kata pembuatnya', undocumented, yes, 'Tidak'],
  },
  notebookLm: {
    source: 'Halaman bantuan, Nov 2026',
    cells: [
      undocumented,
      ['Rujukannya berupa kutipan; pemeriksaan jawaban tidak disebut', 'menampilkan kutipan'],
      undocumented,
      undocumented,
      yes,
      'Tidak',
    ],
  },
  bibiGpt: {
    source: 'Dokumentasi API, Nov 2026',
    cells: [
      ['Sebagai pilihan', 'pilihan'],
      undocumented,
      undocumented,
      'Ya, mengenali ucapan',
      yes,
      ['Hanya versi pertamanya yang terbuka', 'versi 1'],
    ],
  },
  snipd: {
    source: 'Wawancara dengan pendirinya, 2025',
    cells: [
      undocumented,
      undocumented,
      undocumented,
      ['Mentranskripsi podcast', 'podcast saja'],
      yes,
      undocumented,
    ],
  },
}

export const alternatives: typeof source.alternatives = {
  title: 'Alternatif: Précis di samping alat lain',
  description:
    'Apa yang dilakukan alat lain yang meringkas video YouTube dan apa bedanya Précis, dengan versi masing-masing yang dibaca dan di mana alat lain lebih cocok.',
  heading: 'Alternatif',
  lead: 'Ada alat bagus lainnya, dan salah satunya mungkin lebih cocok untuk Anda.',
  lineHeading: 'Satu baris, seperti ditampilkan tiap jenis',
  lineNote: 'Digambar menurut tabel di bawah.',
  kinds: {
    checked: 'Kutipan yang dicari dalam transkrip',
    estimated: 'Waktu yang diperkirakan model',
    piece: 'Awal sepotong teks',
    source: 'Sumber, tanpa waktu',
  },
  wordsFound: 'Kata ditemukan',
  tableHeading: 'Berdampingan',
  dated: 'Per November 2026. Tidak ada alat yang dicoba.',
  toolAndSource: 'Alat dan sumber',
  legend: { yes: 'ya', part: 'sebagian', none: 'tidak ditemukan, atau tidak', unknown: 'tidak diketahui' },
  columns: [
    'Waktu bisa diklik',
    'Kutipan diperiksa',
    'Video panjang',
    'Tanpa takarir',
    'Bertanya ke video',
    'Bisa dipasang sendiri',
  ],
  tools,
  questionsHeading: 'Tanya jawab',
  questions: [
    {
      question: 'Bagaimana ini dibuat?',
      answer:
        'Dari kode publik setiap alat pada versi yang ditautkan, atau dari teks pembuatnya yang ditautkan. Kami tidak mencoba satu pun dan tidak menilai mutunya.',
    },
    {
      question: 'Apa yang belum diketahui?',
      answer:
        'Fitur tanya YouTube, Readwise Reader, Perplexity, dan Eightify tidak punya baris: kami tidak menemukan teks pembuatnya yang menjawab kolom-kolom ini. Dan untuk semua alat di sini, seberapa sering hasilnya benar.',
    },
    {
      question: 'Kapan alat lain lebih baik?',
      answer:
        'Untuk mengobrol: open-notebook. Di baris perintah: keduanya yang bernama summarize. Untuk kartu belajar: Recall, yang [mendokumentasikan kuisnya](https://docs.getrecall.ai/deep-dives/quiz-and-spaced-repetition).',
    },
    {
      question: 'Apa yang hanya dilakukan Précis?',
      answer:
        'Précis mencari setiap kutipan sebelum Anda melihatnya dan mengatakan kalau tidak ditemukan. Dalam kode yang kami baca, kami tidak menemukan pemeriksaan seperti itu.',
    },
    {
      question: 'Apa yang tidak bisa dilakukan Précis?',
      answer: 'Précis tidak membaca salindia: hanya yang diucapkan.',
    },
    {
      question: 'Ada yang keliru di sini?',
      answer: 'Silakan [beri tahu kami](/contact), dan kami akan memperbaikinya.',
    },
  ],
  closing: {
    heading: 'Lihat sendiri',
    text: 'Ringkasan pertama tidak perlu akun.',
  },
}
