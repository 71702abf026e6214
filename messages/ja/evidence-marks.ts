import type * as source from '#messages/evidence-marks.ts'

export const evidenceMarks: typeof source.evidenceMarks = {
  highlighted: 'ハイライト済み',
  highlightedWithNote: 'ハイライト済み、メモあり',
  yourNote: 'メモ：',
  map: '動画のマップ',
}
