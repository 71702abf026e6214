import type * as source from '#messages/file-words.ts'
import { copiedTexts } from './copied-texts.ts'
import { formNames } from './form-names.ts'
import { lineCounts } from './line-counts.ts'
import { lineWords } from './line-words.ts'
import { overviewTexts } from './overview-text.ts'
import { problemTexts } from './problems.ts'

export const fileWords: typeof source.fileWords = {
  text: copiedTexts,
  lines: lineWords,
  counts: lineCounts,
  forms: formNames,
  problems: problemTexts,
  files: {
    facts: {
      channel: 'Canal',
      link: 'Enlace',
      length: 'Duración',
      language: 'Idioma',
      writtenBy: 'Escrito por',
      madeOn: 'Fecha',
      checked: 'Cotejado',
    },
    before: (section) => `Anterior: ${section}`,
    next: (section) => `Siguiente: ${section}`,
    recall: {
      any: '¿Qué se dice?',
      about: (section) => `¿Qué se dice sobre “${section}”?`,
      at: (time) => `¿Qué se dice en ${time}?`,
      aboutAt: (section, time) => `¿Qué se dice sobre “${section}” en ${time}?`,
    },
    collection: {
      overview: 'Panorama',
      eachVideo: 'Cada video',
      notSummarized: 'Sin resumir',
      aVideo: overviewTexts.unnamed,
      made: overviewTexts.made,
    },
  },
}
