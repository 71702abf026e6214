import type * as source from '#messages/own-forms.tsx'
import { plural } from './language.ts'

const charactersOf = (count: number): string =>
  plural(count, {
    zero: '0 أحرف',
    one: 'حرف واحد',
    two: 'حرفين',
    few: `${count} أحرف`,
    many: `${count} حرفًا`,
    other: `${count} حرف`,
  })

export const ownForms: typeof source.ownForms = {
  title: 'أشكالك',
  text: 'كيف تُرتَّب ملخصاتك. يجري التحقق من كل سطر، أيًا كان الشكل.',
  withPlans: (link) => <>الأشكال الخاصة بك متاحة مع {link('Pro وUnlimited')}.</>,
  none: 'لا أشكال لديك بعد.',
  create: 'إنشاء شكل',
  full: (max) =>
    plural(max, {
      zero: 'لا يمكن إنشاء أشكال.',
      one: 'لديك شكل واحد. لإنشاء آخر يُرجى حذفه.',
      two: 'لديك شكلان. لإنشاء آخر يُرجى حذف أحدهما.',
      few: `لديك ${max} أشكال. لإنشاء آخر يُرجى حذف واحد منها.`,
      many: `لديك ${max} شكلًا. لإنشاء آخر يُرجى حذف واحد منها.`,
      other: `لديك ${max} شكل. لإنشاء آخر يُرجى حذف واحد منها.`,
    }),
  deletion: 'حذفه؟ تبقى الملخصات التي أُعدّت به.',
  edit: 'تعديل',
  editNamed: (name) => `تعديل ${name}`,
}

export const formDialog: typeof source.formDialog = {
  newForm: 'شكل جديد',
  editForm: 'تعديل الشكل',
  text: 'يُذكر هنا ما يتناوله كل قسم. أما التنسيق والتحقق فيبقيان علينا.',
  name: 'الاسم',
  nameMissing: 'يُرجى إعطاء الشكل اسمًا.',
  guidance: 'أي شيء آخر',
  guidanceHint: 'ما يُبحث عنه، ولمن',
  tooLong: (max) => `الحد الأقصى ${charactersOf(max)} في المجموع.`,
  characters: (count, max) => `${count} من ${charactersOf(max)} في المجموع`,
  save: 'حفظ الشكل',
  saved: 'تم حفظ الشكل',
  addSection: 'إضافة قسم',
  section: (number) => `القسم ${number}`,
  heading: 'العنوان',
  headingMissing: 'يُرجى إعطاء القسم عنوانًا.',
  about: 'ما يوضع هنا',
  optional: 'اختياري.',
  shape: 'التنسيق',
  shapes: {
    points: 'قائمة',
    steps: 'خطوات مرقمة',
    prose: 'فقرة',
    terms: 'مصطلحات ومعانيها',
    questions: 'أسئلة وأجوبة',
  },
  remove: 'إزالة',
  removeSection: (number) => `إزالة القسم ${number}`,
}
