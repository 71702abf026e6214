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
      channel: 'Kanal',
      link: 'Adresse',
      length: 'Länge',
      language: 'Sprache',
      writtenBy: 'Geschrieben von',
      madeOn: 'Erstellt am',
      checked: 'Geprüft',
    },
    before: (section) => `Davor: ${section}`,
    next: (section) => `Danach: ${section}`,
    recall: {
      any: 'Was wird gesagt?',
      about: (section) => `Was wird über „${section}“ gesagt?`,
      at: (time) => `Was wird bei ${time} gesagt?`,
      aboutAt: (section, time) => `Was wird bei ${time} über „${section}“ gesagt?`,
    },
    collection: {
      overview: 'Überblick',
      eachVideo: 'Jedes Video',
      notSummarized: 'Nicht zusammengefasst',
      aVideo: overviewTexts.unnamed,
      made: overviewTexts.made,
    },
  },
}
