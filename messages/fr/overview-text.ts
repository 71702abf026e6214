import type * as source from '#messages/overview-text.ts'

export const overviewTexts: typeof source.overviewTexts = {
  made: (videos, all, engine) =>
    videos === all
      ? `Fait à partir de ${all} vidéos par ${engine}, chaque ligne comparée à ce qui a été dit.`
      : `Fait à partir de ${videos} vidéos sur ${all} par ${engine}, chaque ligne comparée à ce qui a été dit.`,
  difference: (stated, said) => `${stated} / dit : ${said}`,
  unnamed: 'Une vidéo',
}
