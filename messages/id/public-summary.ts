import type * as source from '#messages/public-summary.ts'

export const publicSummary: typeof source.publicSummary = {
  title: 'Ringkasan yang dibagikan',
  about:
    'Sebuah video secara ringkas, dibuat dengan Précis: setiap baris diperiksa terhadap yang diucapkan. Coba dengan video Anda.',
  example: 'Contoh',
}
