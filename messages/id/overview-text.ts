import type * as source from '#messages/overview-text.ts'

export const overviewTexts: typeof source.overviewTexts = {
  made: (videos, all, engine) =>
    videos === all
      ? `Dibuat oleh ${engine} dari ${all} video, setiap baris diperiksa terhadap yang diucapkan.`
      : `Dibuat oleh ${engine} dari ${videos} di antara ${all} video, setiap baris diperiksa terhadap yang diucapkan.`,
  difference: (stated, said) => `${stated} / diucapkan: ${said}`,
  unnamed: 'Sebuah video',
}
