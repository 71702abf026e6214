import type * as source from '#messages/key-use.ts'
import { plural } from './language.ts'

export const keyFacts: typeof source.keyFacts = {
  noEnd: 'بلا تاريخ انتهاء',
  ended: (day) => `انتهى في ${day}`,
  ends: (day) => `ينتهي في ${day}`,
  neverUsed: 'لم يُستخدم قط',
  usedThisHour: 'استُخدم خلال الساعة الماضية',
  lastUsed: (ago) => `آخر استخدام ${ago}`,
}

export const keyUse: typeof source.keyUse = {
  none: 'لا طلبات بعد.',
  caption: (max) =>
    plural(max, {
      zero: 'أحدث الطلبات',
      one: 'آخر طلب',
      two: 'آخر طلبين على الأكثر، الأحدث أولًا',
      few: `آخر ${max} طلبات على الأكثر، الأحدث أولًا`,
      many: `آخر ${max} طلبًا على الأكثر، الأحدث أولًا`,
      other: `آخر ${max} طلب على الأكثر، الأحدث أولًا`,
    }),
  status: 'الحالة',
  call: 'الطلب',
  time: 'الوقت',
}
