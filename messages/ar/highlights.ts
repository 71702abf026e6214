import type * as source from '#messages/highlights.ts'
import { linesOf, number, plural } from './language.ts'

const charactersOf = (count: number): string =>
  plural(count, {
    zero: '0 أحرف',
    one: 'حرف واحد',
    two: 'حرفين',
    few: `${count} أحرف`,
    many: `${number(count)} حرفًا`,
    other: `${number(count)} حرف`,
  })

export const highlightTexts: typeof source.highlightTexts = {
  loading: 'جارٍ تحميل أسطرك المميزة...',
  notLoaded: 'تعذّر تحميل أسطرك المميزة.',
  none: 'لا أسطر مميزة بعد. يمكن فتح أي سطر واختيار «تمييز»، أو الضغط على H. وتظهر هنا أسطرك المميزة وملاحظاتك.',
  count: (count, total) => `${count} من ${linesOf(total)}`,
  downloadMarkdown: 'تنزيل بصيغة Markdown',
  downloadReadwise: 'تنزيل لتطبيق Readwise (CSV)',
  saved: 'حُفظت الأسطر المميزة في مجلد التنزيلات',
  filter: 'المميزة',
  highlight: 'تمييز',
  remove: 'إزالة التمييز',
  addNote: 'إضافة ملاحظة',
  editNote: 'تعديل الملاحظة',
  continueNote: 'مواصلة الملاحظة',
  removeBoth: {
    question: 'إزالة التمييز وملاحظته؟',
    confirm: 'إزالة الاثنين',
    keep: 'إبقاء',
  },
  notSaved: 'لم يُحفظ ذلك',
  notSavedBecause: (reason) => `لم يُحفظ ذلك. ${reason}`,
  announcements: {
    filtered: 'تظهر الأسطر المميزة فقط',
    all: 'تظهر كل الأسطر',
    removed: 'أُزيل التمييز',
    highlighted: 'تم التمييز',
  },
}

export const noteTexts: typeof source.noteTexts = {
  label: 'ملاحظتك',
  save: 'حفظ الملاحظة',
  length: (length, most) => `${number(length)} من ${number(most)}`,
  tooLong: (length, most) => `حد الملاحظة ${charactersOf(most)}. وفي هذه ${charactersOf(length)}.`,
}
