import type * as source from '#messages/plan-resumed.ts'

export const planResumed: typeof source.planResumed = {
  title: (plan) => `${plan}を継続します`,
  undone: '解約を取り消しました。今回の請求はありません。',
  undoneUntil: (day) => `解約を取り消しました。${day}に更新されます。今回の請求はありません。`,
}
