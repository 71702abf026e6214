import type * as source from '#messages/fool-the-check.ts'

export const foolTheCheck: typeof source.foolTheCheck = {
  heading: 'Coba kelabui',
  lead: 'Buat barisnya berbohong: kami memeriksa selagi Anda mengetik.',
  line: 'Barisnya',
  quote: 'Kutipannya',
  tryAgain: 'Coba lagi',
  loading: 'Memuat transkrip...',
  nothing: 'Tidak ada yang perlu diperiksa.',
  notFound:
    'Ringkasan akan menandai baris ini atau tidak memuatnya, dan tidak mengatasnamakan pembicara untuk kata-kata yang tidak diucapkannya.',
  order: 'Ringkasan tidak akan memuat baris ini.',
  onlyCode:
    'Di sini hanya kode yang berjalan. Dalam ringkasan, sebuah baris disebut terverifikasi kalau model pemeriksa juga menyetujuinya.',
}

export const lieNames: typeof source.lieNames = {
  true: 'Benar',
  number: 'Angka',
  unit: 'Satuan',
  name: 'Nama',
  date: 'Tanggal',
  negation: 'Tanpa “tidak”',
  quantity: 'Sebagian → semua',
  certainty: 'Mungkin → pasti',
  direction: 'Dibalik',
  cause: 'Sebab',
  speaker: 'Pembicara',
  order: 'Perintah',
  spliced: 'Disambung',
  invented: 'Dikarang',
}
