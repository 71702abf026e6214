import type * as source from '#messages/run.ts'

export const runTexts: typeof source.runTexts = {
  aiSummary: 'ملخص بالذكاء الاصطناعي',
  summary: 'ملخص',
  stage: ({ stage, parts }) => {
    if (parts !== undefined)
      return `جارٍ قراءة الجزء ${Math.min(parts.done + 1, parts.total)} من ${parts.total}...`
    if (stage === 'transcript') return 'جارٍ جلب التفريغ...'
    return stage === 'summary' ? 'جارٍ كتابة الملخص...' : 'جارٍ التحقق من الأسطر...'
  },
  fetching: 'جارٍ جلب التفريغ...',
  unsent: 'لا يوجد اتصال بالإنترنت. سيُرسل طلبك عند عودة الاتصال.',
  unanswered: 'لا جواب بعد. جارٍ إعادة المحاولة...',
  lost: 'انقطع الاتصال. إعداد ملخصك مستمر. جارٍ إعادة الاتصال...',
}
