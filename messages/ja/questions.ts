import type * as source from '#messages/questions.ts'

export const questionTexts: typeof source.questionTexts = {
  field: '質問',
  placeholder: '何を知りたいですか？',
  ask: '質問する',
  suggestions: '質問の例',
  looking: '答えを探しています...',
  answered: (question) => `回答しました：${question}`,
  brokeOff: '回答が途中で切れました。もう一度お試しください。',
  notCounted: '質問の利用枠は減っていません。',
  viewPlans: '料金プランを見る',
  dismiss: '閉じる',
  earlierNotLoaded: (reason) => `以前の質問を読み込めませんでした。${reason}`,
}

export const suggestedTexts: typeof source.suggestedTexts = {
  topic: (parts) => parts.join('と'),
  said: ({ title }) => `「${title}」について何と言っていますか？`,
  matters: ({ title }) => `「${title}」はなぜ重要ですか？`,
  about: ({ title }) => `「${title}」についてはどうですか？`,
  why: () => null,
}
