import type * as source from '#messages/plan-texts.ts'
import { figure, plural } from './language.ts'

export const planTexts: typeof source.planTexts = {
  free: 'لديك الباقة المجانية. لا يُخصم شيء.',
  costs: (plan, price) => `سعر باقة ${plan} هو ${figure(price)} شهريًا.`,
  renews: (plan, price, day) => `سعر باقة ${plan} هو ${figure(price)} شهريًا، وتتجدد في ${day}.`,
  endsSoon: (plan) => `فشل آخر تجديد. سنحاول مجددًا؛ وإن لم تصل دفعة فستنتهي باقة ${plan} قريبًا.`,
  ends: (plan, day) => `فشل آخر تجديد. سنحاول مجددًا؛ وإن لم تصل دفعة فستنتهي باقة ${plan} في ${day}.`,
  endOfMonth: 'نهاية الشهر',
  cancelled: (plan, until) => `أُلغيت. تبقى باقة ${plan} حتى ${until}، ولن يُخصم منك شيء بعدها.`,
  continues: (plan, day) => `باقة ${plan} مستمرة: تتجدد في ${day}.`,
  begins: (plan, day) => `تبدأ باقة ${plan} في ${day}. وحتى ذلك الحين لا يتغير شيء.`,
  changes: (plan, until, next) => `أُلغيت. تبقى باقة ${plan} حتى ${until}، ثم تبدأ باقة ${next}.`,
  ended: 'انتهت باقتك.',
  endedOn: (day) => `انتهت باقتك في ${day}. لديك الباقة المجانية.`,
  unlimited: 'ملخصات بلا حدود',
  left: (count, allowance) =>
    plural(allowance, {
      zero: 'لا ملخصات متبقية',
      one: `المتبقي ${count} من ملخص واحد`,
      two: `المتبقي ${count} من ملخصين`,
      few: `المتبقي ${count} من ${allowance} ملخصات`,
      many: `المتبقي ${count} من ${allowance} ملخصًا`,
      other: `المتبقي ${count} من ${allowance} ملخص`,
    }),
}
