import type * as source from '#messages/quota-line.tsx'
import { plural } from './language.ts'

export const quotaLine: typeof source.quotaLine = {
  freeToday: (count) =>
    plural(count, {
      zero: 'لا ملخصات مجانية اليوم',
      one: 'ملخص مجاني واحد اليوم',
      two: 'ملخصان مجانيان اليوم',
      few: `${count} ملخصات مجانية اليوم`,
      many: `${count} ملخصًا مجانيًا اليوم`,
      other: `${count} ملخص مجاني اليوم`,
    }),
  freeLeftToday: (count) =>
    plural(count, {
      zero: 'لم يبقَ ملخص مجاني اليوم',
      one: 'بقي ملخص مجاني واحد اليوم',
      two: 'بقي ملخصان مجانيان اليوم',
      few: `بقيت ${count} ملخصات مجانية اليوم`,
      many: `بقي ${count} ملخصًا مجانيًا اليوم`,
      other: `بقي ${count} ملخص مجاني اليوم`,
    }),
  left: (count) =>
    plural(count, {
      zero: 'لم يبقَ أي ملخص',
      one: 'بقي ملخص واحد',
      two: 'بقي ملخصان',
      few: `بقيت ${count} ملخصات`,
      many: `بقي ${count} ملخصًا`,
      other: `بقي ${count} ملخص`,
    }),
  noneLeft: (link) => <>لم يبقَ أي ملخص. {link('الحصول على المزيد')}</>,
  noneLeftUntil: (moment, link) => (
    <>
      لم يبقَ أي ملخص. المزيد في {moment}، أو {link('الحصول عليه الآن')}
    </>
  ),
}
