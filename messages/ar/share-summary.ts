import type * as source from '#messages/share-summary.ts'
import { daysOf } from './language.ts'

export const shareSummary: typeof source.shareSummary = {
  whoReads: 'يمكن لكل من لديه الرابط قراءة هذا الملخص.',
  ready: 'الرابط جاهز',
  copied: 'تم نسخ الرابط',
  undo: 'تراجع',
  stopped: 'توقفت المشاركة',
  stoppedNote: 'لم يعد الرابط يعمل.',
  title: 'مشاركة هذا الملخص',
  description:
    'يمكن لكل من لديه الرابط قراءة هذا الملخص. لا يكشف الرابط شيئًا عنك، ويُطلب من محركات البحث تجاهله.',
  withoutAccount: (days, pastedDays) =>
    `بلا حساب يعمل رابطك حتى ${daysOf(days)}، أو ${daysOf(pastedDays)} لتفريغ لصقته. وبعد تسجيل الدخول يبقى.`,
  showQuestions: 'إظهار أسئلتي',
  showQuestionsNote: 'مع إجاباتها، وما يُطرح منها لاحقًا أيضًا.',
}
