import type * as source from '#messages/live-summary.ts'

export const liveSummary: typeof source.liveSummary = {
  generating: 'جارٍ إعداد ملخص بالذكاء الاصطناعي...',
  partsRead: 'أجزاء الفيديو التي قُرئت',
  restarted: 'لم تجتز المسودة الأولى التحقق. جارٍ إعادة المحاولة.',
  beingWritten: 'يُكتب الآن من التفريغ.',
  beingWrittenInStyle: (style) => `يُكتب الآن من التفريغ. الأسلوب: ${style}.`,
}
