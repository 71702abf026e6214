import type * as source from '#messages/transcript-notes.ts'

export const transcriptNotes: typeof source.transcriptNotes = {
  heading: 'التفريغ',
  later: 'سيظهر هنا بعد اكتمال الملخص.',
  fetching: 'جارٍ جلب التفريغ...',
  transcribed: 'سمعه الذكاء الاصطناعي',
  transcribedNote:
    'لم يقدم YouTube تسميات توضيحية. استمع نموذج لغوي إلى الفيديو: قد تكون الكلمات والأوقات خاطئة.',
  fromBrowser: 'قرأ متصفحك هذه التسميات التوضيحية من الصفحة. لا يراها غيرك.',
  automatic: 'تسميات توضيحية تلقائية: قد تكون بعض الكلمات خاطئة.',
  captionsEnd: (end, duration) => `تنتهي التسميات التوضيحية عند ${end} من ${duration}.`,
  restMissing: 'ما قيل بعد ذلك غير مشمول.',
  approximate: 'الأوقات تقريبية (~).',
  fromPlaylist: 'الرابط لقائمة تشغيل؛ وهذا أول فيديو فيها.',
}
