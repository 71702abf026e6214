import type * as source from '#messages/history-answer.ts'

export const historyAnswer: typeof source.historyAnswer = {
  looking: 'جارٍ البحث عن الإجابة...',
  tryAgain: 'إعادة المحاولة',
  ask: { library: 'السؤال في كل فيديوهاتك', collection: 'السؤال في كل هذه الفيديوهات' },
  passages: 'هذه المقاطع أفضل إجابة. وهي كلمات المتحدثين أنفسهم.',
  nothing: {
    library: 'لا يبدو أن أيًا من فيديوهاتك يتحدث عن هذا.',
    collection: 'لا يبدو أن أيًا من هذه الفيديوهات يتحدث عن هذا.',
  },
  closest: 'عرض أقرب ما قيل',
  more: (count) => `عرض المزيد (${count})`,
}
