import type * as source from '#messages/transcript-steps.ts'

export const transcriptSteps: typeof source.transcriptSteps = {
  open: 'パソコンで、YouTubeの動画を開きます。',
  unfold: '説明欄を開き、「文字起こしを表示」を押します。',
  copy: '行を選択してコピーし、ここに貼り付けます。',
}
