import type * as source from '#messages/programs.ts'
import { plural } from './language.ts'

export const programs: typeof source.programs = {
  none: { key: 'لا مفاتيح لديك بعد.', webhook: 'لا خطافات ويب لديك بعد.' },
  create: { key: 'إنشاء مفتاح', webhook: 'إنشاء خطاف ويب' },
  full: {
    key: (max) =>
      plural(max, {
        zero: 'لا يمكن إنشاء مفاتيح.',
        one: 'لديك مفتاح واحد. لإنشاء آخر يُرجى حذفه.',
        two: 'لديك مفتاحان. لإنشاء آخر يُرجى حذف أحدهما.',
        few: `لديك ${max} مفاتيح. لإنشاء آخر يُرجى حذف واحد منها.`,
        many: `لديك ${max} مفتاحًا. لإنشاء آخر يُرجى حذف واحد منها.`,
        other: `لديك ${max} مفتاح. لإنشاء آخر يُرجى حذف واحد منها.`,
      }),
    webhook: (max) =>
      plural(max, {
        zero: 'لا يمكن إنشاء خطافات ويب.',
        one: 'لديك خطاف ويب واحد. لإنشاء آخر يُرجى حذفه.',
        two: 'لديك خطافا ويب. لإنشاء آخر يُرجى حذف أحدهما.',
        few: `لديك ${max} خطافات ويب. لإنشاء آخر يُرجى حذف واحد منها.`,
        many: `لديك ${max} خطاف ويب. لإنشاء آخر يُرجى حذف واحد منها.`,
        other: `لديك ${max} خطاف ويب. لإنشاء آخر يُرجى حذف واحد منها.`,
      }),
  },
  missing: {
    key: 'لا يوجد مفتاح كهذا. ربما حُذف.',
    webhook: 'لا يوجد خطاف ويب كهذا. ربما حُذف.',
  },
  back: 'العودة إلى حسابك',
  refresh: 'تحديث',
  done: 'تم',
}

export const programPage: typeof source.programPage = {
  keyHeading: 'طلبات مفتاح API',
  keySignIn: 'بعد تسجيل الدخول تظهر مفاتيحك هنا.',
  webhookHeading: 'خطاف ويب',
  webhookSignIn: 'بعد تسجيل الدخول تظهر خطافات الويب الخاصة بك هنا.',
}

export const deletableRow: typeof source.deletableRow = {
  delete: 'حذف',
  deleteNamed: (name) => `حذف ${name}`,
  deleteIt: { key: 'حذف المفتاح', form: 'حذف الشكل' },
  deleted: { key: 'تم حذف المفتاح', form: 'تم حذف الشكل' },
}
