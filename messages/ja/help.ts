import type * as source from '#messages/help.ts'

export const helpTexts: typeof source.helpTexts = {
  title: 'お困りですか？',
  description: '何をしようとして、代わりに何が起きたのかをお知らせください。動画のリンクがあると助かります。',
  replyHint: 'このアドレスにお返事します。',
  topic: 'どのようなことでお困りですか？',
  send: '送信',
  sent: 'お問い合わせを送信しました',
  answerWithin: (hours) => `${hours}時間以内にお答えします。`,
  topicMissing: 'お困りの内容を入力してください',
  topicShort: (least) => `もう少し詳しく入力してください（${least}文字以上）`,
}
