import type * as source from '#messages/overview-text.ts'

export const overviewTexts: typeof source.overviewTexts = {
  made: (videos, all, engine) =>
    videos === all
      ? `Aus ${all} Videos von ${engine} geschrieben, jede Zeile mit dem Gesagten abgeglichen.`
      : `Aus ${videos} von ${all} Videos von ${engine} geschrieben, jede Zeile mit dem Gesagten abgeglichen.`,
  difference: (stated, said) => `${stated} / gesagt: ${said}`,
  unnamed: 'Ein Video',
}
