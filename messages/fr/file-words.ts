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
      channel: 'Chaîne',
      link: 'Lien',
      length: 'Durée',
      language: 'Langue',
      writtenBy: 'Écrit par',
      madeOn: 'Fait le',
      checked: 'Vérifié',
    },
    before: (section) => `Précédent : ${section}`,
    next: (section) => `Suivant : ${section}`,
    recall: {
      any: 'Que dit-on ?',
      about: (section) => `Que dit-on sur « ${section} » ?`,
      at: (time) => `Que dit-on à ${time} ?`,
      aboutAt: (section, time) => `Que dit-on sur « ${section} » à ${time} ?`,
    },
    collection: {
      overview: 'Vue d’ensemble',
      eachVideo: 'Chaque vidéo',
      notSummarized: 'Sans résumé',
      aVideo: overviewTexts.unnamed,
      made: overviewTexts.made,
    },
  },
}
