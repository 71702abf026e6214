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
      channel: 'القناة',
      link: 'الرابط',
      length: 'المدة',
      language: 'اللغة',
      writtenBy: 'كتبه',
      madeOn: 'تاريخ الإعداد',
      checked: 'المقارنة',
    },
    before: (section) => `السابق: ${section}`,
    next: (section) => `التالي: ${section}`,
    recall: {
      any: 'ماذا قيل؟',
      about: (section) => `ماذا قيل عن «${section}»؟`,
      at: (time) => `ماذا قيل عند ${time}؟`,
      aboutAt: (section, time) => `ماذا قيل عن «${section}» عند ${time}؟`,
    },
    collection: {
      overview: 'نظرة عامة',
      eachVideo: 'كل فيديو',
      notSummarized: 'ما لم يُلخَّص',
      aVideo: overviewTexts.unnamed,
      made: overviewTexts.made,
    },
  },
}
