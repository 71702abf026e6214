import type * as source from '#messages/overview-text.ts'

export const overviewTexts: typeof source.overviewTexts = {
  made: (videos, all, engine) =>
    videos === all
      ? `Escrito por ${engine} a partir de ${all} videos, con cada línea cotejada con lo que se dijo.`
      : `Escrito por ${engine} a partir de ${videos} de ${all} videos, con cada línea cotejada con lo que se dijo.`,
  difference: (stated, said) => `${stated} / se dijo: ${said}`,
  unnamed: 'Un video',
}
