import type * as source from '#messages/overview-text.ts'
import { plural } from './language.ts'

export const overviewTexts: typeof source.overviewTexts = {
  made: (videos, all, engine) =>
    videos === all
      ? plural(all, {
          one: `Feita a partir de ${all} vídeo por ${engine}, com cada linha comparada com o que foi dito.`,
          other: `Feita a partir de ${all} vídeos por ${engine}, com cada linha comparada com o que foi dito.`,
        })
      : `Feita a partir de ${videos} de ${all} vídeos por ${engine}, com cada linha comparada com o que foi dito.`,
  difference: (stated, said) => `${stated} / no vídeo: ${said}`,
  unnamed: 'Um vídeo',
}
