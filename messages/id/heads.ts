import type * as source from '#messages/heads.ts'

export const heads: typeof source.heads = {
  names: {
    home: 'Beranda',
    features: 'Fitur',
    howItWorks: 'Cara kerjanya',
    pricing: 'Harga',
    faq: 'Pertanyaan',
    alternatives: 'Alternatif',
    score: 'Hasil ukur',
    extension: 'Ekstensi peramban',
    developers: 'Untuk pengembang',
    about: 'Tentang kami',
    contact: 'Kontak',
    guide: 'Panduan',
    privacy: 'Privasi',
    terms: 'Ketentuan',
  },
  card: (title) => `${title}: kartu dari Précis`,
}
