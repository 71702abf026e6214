import type * as source from '#messages/voices.ts'

export const voices: typeof source.voices = {
  cannotRead: 'このブラウザでは読み上げられません',
  otherBrowser: '別のブラウザをお試しください。',
  noneFor: (language) => `${language}の音声がありません`,
  noneForText: 'この文章に使える音声がありません',
  addVoices: 'このデバイスには音声が入っていません。システムの設定で音声を追加できます。',
}
