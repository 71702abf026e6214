import type * as source from '#messages/run-failures.ts'

export const runFailures: typeof source.runFailures = {
  connectionTitle: 'انقطع الاتصال',
  connection: 'تعذّر الوصول إلى الخادم، أو توقف عن الاستجابة. يُرجى التحقق من الاتصال وإعادة المحاولة.',
  title: 'تعذّر إعداد الملخص',
  apology:
    'عذرًا، لم نتمكن من تلخيص هذا الفيديو. قد يحدث ذلك إن كان بلا صوت، أو قصيرًا جدًا، أو كان محتواه صعب المعالجة. يُرجى تجربة فيديو آخر.',
}

export const outcomes: typeof source.outcomes = {
  fromCache: 'عُرض الملخص المحفوظ',
  freshSummary: 'أُعدّ ملخص جديد',
  freshTranscript: 'أُعدّ تفريغ جديد',
  generatedByModel: 'أُعدّ الملخص بالذكاء الاصطناعي',
  generated: 'أُعدّ الملخص',
  videoSummarized: 'تم تلخيص فيديو YouTube',
  transcriptSummarized: 'تم تلخيص التفريغ',
}
