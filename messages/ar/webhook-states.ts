import type * as source from '#messages/webhook-states.ts'
import { plural } from './language.ts'

export const webhookStates: typeof source.webhookStates = {
  on: 'مفعّل',
  failing: 'يفشل',
  failingSince: (day) => `يفشل منذ ${day}`,
  off: 'متوقف',
  offSince: (day) => `متوقف منذ ${day}`,
  offBecause: {
    failing: (since, days) =>
      plural(days, {
        zero: `${since}: لم يصل شيء`,
        one: `${since}: لم يصل شيء منذ يوم`,
        two: `${since}: لم يصل شيء منذ يومين`,
        few: `${since}: لم يصل شيء منذ ${days} أيام`,
        many: `${since}: لم يصل شيء منذ ${days} يومًا`,
        other: `${since}: لم يصل شيء منذ ${days} يوم`,
      }),
    gone: (since) => `${since}: أجاب الخادم بالرمز 410`,
  },
}
