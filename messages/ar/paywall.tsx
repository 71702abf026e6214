import type * as source from '#messages/paywall.tsx'
import { plural } from './language.ts'

const hoursOf = (hours: number): string =>
  plural(hours, {
    zero: 'مباشرة',
    one: 'بساعة',
    two: 'بساعتين',
    few: `بـ${hours} ساعات`,
    many: `بـ${hours} ساعة`,
    other: `بـ${hours} ساعة`,
  })

export const paywall: typeof source.paywall = {
  title: 'الترقية إلى Pro',
  isWaiting: (title) => `«${title}» في الانتظار.`,
  usedUp: 'استُهلكت ملخصاتك المجانية.',
  moreAfter: (count, hours) =>
    plural(count, {
      zero: 'لا ملخصات أخرى.',
      one: `ملخص آخر بعد أولها ${hoursOf(hours)}.`,
      two: `ملخصان آخران بعد أولها ${hoursOf(hours)}.`,
      few: `${count} ملخصات أخرى بعد أولها ${hoursOf(hours)}.`,
      many: `${count} ملخصًا آخر بعد أولها ${hoursOf(hours)}.`,
      other: `${count} ملخص آخر بعد أولها ${hoursOf(hours)}.`,
    }),
  moreAt: (count, moment) =>
    plural(count, {
      zero: 'لا ملخصات أخرى.',
      one: `لك ملخص آخر ${moment}.`,
      two: `لك ملخصان آخران ${moment}.`,
      few: `لك ${count} ملخصات أخرى ${moment}.`,
      many: `لك ${count} ملخصًا آخر ${moment}.`,
      other: `لك ${count} ملخص آخر ${moment}.`,
    }),
  planLine: (price, allowance) => `${price}، ${allowance}`,
  subscribe: 'اشتراك',
  subscribeTo: (plan) => `الاشتراك في ${plan}`,
  note: (link) => (
    <>
      ما أعددته يبقى لك لقراءته والبحث فيه. تُدفع الباقات شهريًا، ويمكن إلغاؤها في أي وقت.{' '}
      {link('مقارنة الباقات')}
    </>
  ),
  comingSoon: 'قريبًا',
  notSetUp: 'لم يُفعَّل الدفع هنا بعد.',
  wasDemo: 'كانت هذه تجربة',
  wasDemoNote: 'لم يُخصم شيء. يمكنك تجربة باقة في صفحة الأسعار.',
}

export const soon: typeof source.soon = {
  today: (time) => `اليوم الساعة ${time}`,
  tomorrow: (time) => `غدًا الساعة ${time}`,
  later: (moment) => `في ${moment}`,
}
