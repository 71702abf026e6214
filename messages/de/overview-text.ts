import type * as source from '#messages/overview-text.ts'

export const overviewTexts: typeof source.overviewTexts = {
  made: (videos, all, engine) =>
    videos === all
      ? `Von ${engine} aus ${all} Videos geschrieben, jede Zeile mit dem Gesagten abgeglichen.`
      : `Von ${engine} aus ${videos} von ${all} Videos geschrieben, jede Zeile mit dem Gesagten abgeglichen.`,
  difference: (stated, said) => `${stated} / gesagt: ${said}`,
  unnamed: 'Ein Video',
}
