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
      link: 'Tautan',
      length: 'Durasi',
      language: 'Bahasa',
      writtenBy: 'Ditulis oleh',
      madeOn: 'Dibuat pada',
      checked: 'Diperiksa',
    },
    before: (section) => `Sebelumnya: ${section}`,
    next: (section) => `Berikutnya: ${section}`,
    recall: {
      any: 'Apa yang diucapkan?',
      about: (section) => `Apa yang diucapkan tentang “${section}”?`,
      at: (time) => `Apa yang diucapkan pada ${time}?`,
      aboutAt: (section, time) => `Apa yang diucapkan tentang “${section}” pada ${time}?`,
    },
    collection: {
      overview: 'Ikhtisar',
      eachVideo: 'Setiap video',
      notSummarized: 'Tidak diringkas',
      aVideo: overviewTexts.unnamed,
      made: overviewTexts.made,
    },
  },
}
