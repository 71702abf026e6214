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
      channel: 'チャンネル',
      link: 'リンク',
      length: '長さ',
      language: '言語',
      writtenBy: '作成者',
      madeOn: '作成日',
      checked: '照合',
    },
    before: (section) => `前：${section}`,
    next: (section) => `次：${section}`,
    recall: {
      any: '何と言っていますか？',
      about: (section) => `「${section}」について何と言っていますか？`,
      at: (time) => `${time}に何と言っていますか？`,
      aboutAt: (section, time) => `${time}に「${section}」について何と言っていますか？`,
    },
    collection: {
      overview: '全体のまとめ',
      eachVideo: '各動画',
      notSummarized: '要約できなかった動画',
      aVideo: overviewTexts.unnamed,
      made: overviewTexts.made,
    },
  },
}
