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
      channel: 'চ্যানেল',
      link: 'লিংক',
      length: 'দৈর্ঘ্য',
      language: 'ভাষা',
      writtenBy: 'লিখেছে',
      madeOn: 'তৈরির তারিখ',
      checked: 'যাচাই',
    },
    before: (section) => `আগের অংশ: ${section}`,
    next: (section) => `পরের অংশ: ${section}`,
    recall: {
      any: 'কী বলা হয়েছে?',
      about: (section) => `“${section}” সম্পর্কে কী বলা হয়েছে?`,
      at: (time) => `${time}-এ কী বলা হয়েছে?`,
      aboutAt: (section, time) => `${time}-এ “${section}” সম্পর্কে কী বলা হয়েছে?`,
    },
    collection: {
      overview: 'ওভারভিউ',
      eachVideo: 'প্রতিটি ভিডিও',
      notSummarized: 'যেগুলোর সারাংশ হয়নি',
      aVideo: overviewTexts.unnamed,
      made: overviewTexts.made,
    },
  },
}
