import type * as source from '#messages/link-form.ts'

export const linkForm: typeof source.linkForm = {
  label: 'YouTubeのリンク',
  placeholder: 'YouTubeのリンクを貼り付け',
  summarizeByModel: 'AI要約',
  summarize: '要約する',
  transcribe: '文字起こし',
  paste: '文字起こしを貼り付ける',
  missing: 'YouTubeのURLを入力してください',
  otherSite: '読み取れるのはYouTubeのリンクです。ほかの動画は、文字起こしを貼り付けてください。',
}
