import type * as source from '#messages/plan-lines.ts'
import { hoursOf, plural, summariesOf } from './language.ts'

export const planLineTexts: typeof source.planLineTexts = {
  price: (price) => `${price} شهريًا`,
  checked: 'البحث عن كل سطر في التفريغ',
  unlimitedSummaries: 'ملخصات بلا حدود',
  summariesInHours: (count, hours) => `${summariesOf(count)} كل ${hoursOf(hours)}`,
  summariesInMonth: (count) => `${summariesOf(count)} شهريًا`,
  unlimitedQuestions: 'أسئلة بلا حدود عن الفيديوهات',
  questions: (count) =>
    plural(count, {
      zero: 'بلا أسئلة عن الفيديوهات',
      one: 'سؤال واحد عن الفيديوهات يوميًا',
      two: 'سؤالان عن الفيديوهات يوميًا',
      few: `${count} أسئلة عن الفيديوهات يوميًا`,
      many: `${count} سؤالًا عن الفيديوهات يوميًا`,
      other: `${count} سؤال عن الفيديوهات يوميًا`,
    }),
  follows: (count) =>
    plural(count, {
      zero: 'بلا متابعة قنوات وقوائم تشغيل',
      one: 'متابعة قناة أو قائمة تشغيل واحدة',
      two: 'متابعة قناتين أو قائمتي تشغيل',
      few: `متابعة ${count} قنوات وقوائم تشغيل`,
      many: `متابعة ${count} قناة وقائمة تشغيل`,
      other: `متابعة ${count} قناة وقائمة تشغيل`,
    }),
  ownForms: (count) =>
    plural(count, {
      zero: 'بلا أشكال خاصة بك',
      one: 'شكل واحد خاص بك',
      two: 'شكلان خاصان بك',
      few: `${count} أشكال خاصة بك`,
      many: `${count} شكلًا خاصًا بك`,
      other: `${count} شكل خاص بك`,
    }),
  fullHistory: 'سجلك كاملًا',
  history: (days) =>
    plural(days, {
      zero: 'بلا سجل',
      one: 'سجل آخر يوم',
      two: 'سجل آخر يومين',
      few: `سجل آخر ${days} أيام`,
      many: `سجل آخر ${days} يومًا`,
      other: `سجل آخر ${days} يوم`,
    }),
  copyAndDownload: 'نسخ الملخصات وتنزيلها',
  copy: 'نسخ الملخصات',
  firstInQueue: 'أولوية في قائمة الانتظار',
  support: (hours) => `مساعدة خلال ${hoursOf(hours)}`,
}
