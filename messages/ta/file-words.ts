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
      channel: 'சேனல்',
      link: 'லிங்க்',
      length: 'நீளம்',
      language: 'மொழி',
      writtenBy: 'எழுதியது',
      madeOn: 'உருவாக்கிய நாள்',
      checked: 'சரிபார்ப்பு',
    },
    before: (section) => `முந்தையது: ${section}`,
    next: (section) => `அடுத்தது: ${section}`,
    recall: {
      any: 'என்ன சொல்லப்பட்டது?',
      about: (section) => `“${section}” பற்றி என்ன சொல்லப்பட்டது?`,
      at: (time) => `${time}-ல் என்ன சொல்லப்பட்டது?`,
      aboutAt: (section, time) => `${time}-ல் “${section}” பற்றி என்ன சொல்லப்பட்டது?`,
    },
    collection: {
      overview: 'மேலோட்டம்',
      eachVideo: 'ஒவ்வொரு வீடியோவும்',
      notSummarized: 'சுருக்கப்படாதவை',
      aVideo: overviewTexts.unnamed,
      made: overviewTexts.made,
    },
  },
}
