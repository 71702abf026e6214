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
      channel: 'चॅनल',
      link: 'लिंक',
      length: 'कालावधी',
      language: 'भाषा',
      writtenBy: 'कोणी लिहिले',
      madeOn: 'तयार केल्याची तारीख',
      checked: 'तपासणी',
    },
    before: (section) => `मागील: ${section}`,
    next: (section) => `पुढील: ${section}`,
    recall: {
      any: 'काय सांगितले?',
      about: (section) => `“${section}” बद्दल काय सांगितले?`,
      at: (time) => `${time} ला काय सांगितले?`,
      aboutAt: (section, time) => `${time} ला “${section}” बद्दल काय सांगितले?`,
    },
    collection: {
      overview: 'आढावा',
      eachVideo: 'प्रत्येक व्हिडिओ',
      notSummarized: 'सारांश न झालेले',
      aVideo: overviewTexts.unnamed,
      made: overviewTexts.made,
    },
  },
}
