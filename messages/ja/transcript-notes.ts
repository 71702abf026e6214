import type * as source from '#messages/transcript-notes.ts'

export const transcriptNotes: typeof source.transcriptNotes = {
  heading: '文字起こし',
  later: '要約が完成すると、ここに表示されます。',
  fetching: '文字起こしを取得中...',
  transcribed: 'AIが聞き取り',
  transcribedNote:
    'YouTubeに字幕がなかったため、言語モデルが聞き取りました。言葉や時刻に誤りがあるかもしれません。',
  fromBrowser: 'この字幕は、お使いのブラウザがページから読み取りました。見られるのは自分だけです。',
  automatic: '自動生成の字幕です。言葉に誤りがあるかもしれません。',
  captionsEnd: (end, duration) => `字幕は${duration}のうち${end}で終わっています。`,
  restMissing: 'それ以降の発言は含まれていません。',
  approximate: '時刻はおおよそのものです（~）。',
  fromPlaylist: 'リンクは再生リストです。これはその最初の動画です。',
}
