import type * as source from '#messages/fool-the-check.ts'

export const foolTheCheck: typeof source.foolTheCheck = {
  heading: 'هل يمكن خداعه؟',
  lead: 'تكفي كتابة كذبة: نتحقق منها أثناء الكتابة.',
  line: 'السطر',
  quote: 'اقتباسه',
  tryAgain: 'إعادة المحاولة',
  loading: 'جارٍ تحميل التفريغ...',
  nothing: 'لا يوجد ما يُتحقق منه.',
  notFound: 'الملخص يضع على هذا السطر علامة أو يحذفه، ولا ينسب إلى المتحدث ما لم يقله.',
  order: 'الملخص يحذف هذا السطر.',
  onlyCode: 'لا يعمل هنا إلا الكود. ولا يُعدّ السطر في الملخص موثّقًا إلا إذا وافق المدقق أيضًا.',
}

export const lieNames: typeof source.lieNames = {
  true: 'صحيح',
  number: 'عدد',
  unit: 'وحدة',
  name: 'اسم',
  date: 'تاريخ',
  negation: 'بلا نفي',
  quantity: 'بعض ← كل',
  certainty: 'ربما ← حتمًا',
  direction: 'اتجاه معكوس',
  cause: 'سبب',
  speaker: 'متحدث',
  order: 'أمر',
  spliced: 'موصول',
  invented: 'مختلق',
}
