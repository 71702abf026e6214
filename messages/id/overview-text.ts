import type * as source from '#messages/overview-text.ts'

export const overviewTexts: typeof source.overviewTexts = {
  made: (videos, all, engine) =>
    videos === all
      ? `Dibuat dari ${all} video oleh ${engine}, setiap baris diperiksa terhadap yang diucapkan.`
      : `Dibuat dari ${videos} dari ${all} video oleh ${engine}, setiap baris diperiksa terhadap yang diucapkan.`,
  difference: (stated, said) => `${stated} / diucapkan: ${said}`,
  unnamed: 'Sebuah video',
}
