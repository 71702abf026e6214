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
      channel: 'ఛానెల్',
      link: 'లింక్',
      length: 'నిడివి',
      language: 'భాష',
      writtenBy: 'రాసింది',
      madeOn: 'తయారు చేసిన తేదీ',
      checked: 'సరిచూసినవి',
    },
    before: (section) => `ముందు: ${section}`,
    next: (section) => `తర్వాత: ${section}`,
    recall: {
      any: 'ఏం చెప్పారు?',
      about: (section) => `“${section}” గురించి ఏం చెప్పారు?`,
      at: (time) => `${time} దగ్గర ఏం చెప్పారు?`,
      aboutAt: (section, time) => `${time} దగ్గర “${section}” గురించి ఏం చెప్పారు?`,
    },
    collection: {
      overview: 'ఓవర్‌వ్యూ',
      eachVideo: 'ఒక్కో వీడియో',
      notSummarized: 'సారాంశం తయారు కానివి',
      aVideo: overviewTexts.unnamed,
      made: overviewTexts.made,
    },
  },
}
