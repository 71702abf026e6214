import type * as source from '#messages/highlights.ts'
import { number } from './language.ts'

export const highlightTexts: typeof source.highlightTexts = {
  loading: 'ハイライトを読み込み中...',
  notLoaded: 'ハイライトを読み込めませんでした。',
  none: 'まだハイライトがありません。行を開いて「ハイライト」を選ぶか、Hを押してください。ハイライトとメモはここに表示されます。',
  count: (count, total) => `${total}行中${count}行`,
  downloadMarkdown: 'Markdownでダウンロード',
  downloadReadwise: 'Readwise用にダウンロード（CSV）',
  saved: 'ハイライトをダウンロードフォルダーに保存しました',
  filter: 'ハイライト',
  highlight: 'ハイライト',
  remove: 'ハイライトを解除',
  addNote: 'メモを追加',
  editNote: 'メモを編集',
  continueNote: 'メモの続きを書く',
  removeBoth: {
    question: 'ハイライトとメモを削除しますか？',
    confirm: '両方を削除',
    keep: '残す',
  },
  notSaved: '保存できませんでした',
  notSavedBecause: (reason) => `保存できませんでした。${reason}`,
  announcements: {
    filtered: 'ハイライトした行だけを表示しています',
    all: 'すべての行を表示しています',
    removed: 'ハイライトを解除しました',
    highlighted: 'ハイライトしました',
  },
}

export const noteTexts: typeof source.noteTexts = {
  label: 'メモ',
  save: 'メモを保存',
  length: (length, most) => `${number(length)} / ${number(most)}文字`,
  tooLong: (length, most) => `メモは${number(most)}文字までです。現在${number(length)}文字です。`,
}
