import type * as source from '#messages/reader-bar.ts'
import { plural } from './language.ts'

export const readerBar: typeof source.readerBar = {
  title: 'قراءة بصوت مسموع',
  position: (position, count) => `${position} من ${count}`,
  allRead: (count) =>
    plural(count, {
      zero: 'انتهت القراءة',
      one: 'قُرئ السطر',
      two: 'قُرئ السطران',
      few: `قُرئت الأسطر كلها (${count})`,
      many: `قُرئت الأسطر كلها (${count})`,
      other: `قُرئت الأسطر كلها (${count})`,
    }),
  failed: 'لم يعمل صوت جهازك',
  previous: 'السطر السابق',
  next: 'السطر التالي',
  pause: 'إيقاف مؤقت',
  goOn: 'مواصلة',
  readAgain: 'إعادة القراءة',
  stop: 'إيقاف القراءة',
  speed: 'السرعة',
}
