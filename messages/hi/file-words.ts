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
      channel: 'चैनल',
      link: 'लिंक',
      length: 'अवधि',
      language: 'भाषा',
      writtenBy: 'किसने लिखा',
      madeOn: 'बनाने की तारीख',
      checked: 'जाँच',
    },
    before: (section) => `पिछला: ${section}`,
    next: (section) => `अगला: ${section}`,
    recall: {
      any: 'क्या कहा गया?',
      about: (section) => `“${section}” के बारे में क्या कहा गया?`,
      at: (time) => `${time} पर क्या कहा गया?`,
      aboutAt: (section, time) => `${time} पर “${section}” के बारे में क्या कहा गया?`,
    },
    collection: {
      overview: 'ओवरव्यू',
      eachVideo: 'हर वीडियो',
      notSummarized: 'जिनका सारांश नहीं बना',
      aVideo: overviewTexts.unnamed,
      made: overviewTexts.made,
    },
  },
}
