import type * as source from '#messages/paste-dialog.tsx'
import { number } from './language.ts'

export const pasteDialog: typeof source.pasteDialog = {
  title: '文字起こしを貼り付ける',
  forAccount: (limit) =>
    `字幕またはプレーンテキスト、時刻の有無は問いません。${limit}まで。見られるのは自分だけで、削除するまで履歴に残ります。`,
  forVisitor: (limit, days) =>
    `字幕またはプレーンテキスト、時刻の有無は問いません。${limit}まで。見られるのは自分だけです。${days}日間、ログインした場合は履歴に保存します。`,
  transcript: '文字起こし',
  placeholder: '0:00 皆さん、ようこそ。\n0:04 今日は月についてお話しします。',
  whereToFind: 'どこにありますか？',
  file: (button, rest) => (
    <>
      {button('字幕ファイルを選択')}
      {rest('、またはここにドロップ')}
    </>
  ),
  removeFile: 'ファイルを外す',
  videoTitle: 'タイトル（任意）',
  videoLink: '動画のリンク（任意）',
  videoLinkHint: 'リンクがあると、時刻をクリックしてそこから再生できます。',
  submit: '要約する',
  missing: '文字起こしを貼り付けるか、ファイルを選択してください。',
  emptyFile: 'ファイルが空です。',
  tooLarge: (size, limit) => `サイズは${size}です。文字起こしは${limit}までです。`,
}

export const sizes: typeof source.sizes = {
  kilobytes: (count) => `${count} KB`,
  megabytes: (count) => `${count} MB`,
}

export const transcriptFactTexts: typeof source.transcriptFactTexts = {
  lines: (count) => `${number(count)}行`,
  withoutTimes: '時刻なし',
  seconds: (count) => `${count}秒`,
  minutes: (count) => `${number(count)}分`,
  speakers: (count) => `話者${count}人`,
  list: (facts) => facts.join('、'),
}
