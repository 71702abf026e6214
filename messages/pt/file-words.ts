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
      link: 'Endereço',
      length: 'Duração',
      language: 'Idioma',
      writtenBy: 'Escrito por',
      madeOn: 'Data',
      checked: 'Conferido',
    },
    before: (section) => `Anterior: ${section}`,
    next: (section) => `Próxima: ${section}`,
    recall: {
      any: 'O que foi dito?',
      about: (section) => `O que foi dito sobre “${section}”?`,
      at: (time) => `O que foi dito em ${time}?`,
      aboutAt: (section, time) => `O que foi dito sobre “${section}” em ${time}?`,
    },
    collection: {
      overview: 'Visão geral',
      eachVideo: 'Cada vídeo',
      notSummarized: 'Sem resumo',
      aVideo: overviewTexts.unnamed,
      made: overviewTexts.made,
    },
  },
}
