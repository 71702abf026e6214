import type * as source from '#messages/overview-text.ts'

export const overviewTexts: typeof source.overviewTexts = {
  made: (videos, all, engine) =>
    videos === all
      ? `Faite à partir de ${all} vidéos par ${engine}, chaque ligne comparée à ce qui a été dit.`
      : `Faite à partir de ${videos} vidéos sur ${all} par ${engine}, chaque ligne comparée à ce qui a été dit.`,
  difference: (stated, said) => `${stated} / dit : ${said}`,
  unnamed: 'Une vidéo',
}
