import { plural } from './language.ts'

/** What an account pays for and what is left of its quota. Dates and prices come in as they are written. */
export const planTexts = {
  free: 'You have the free plan. Nothing is charged.',
  costs: (plan: string, price: string) => `${plan} costs ${price} per month.`,
  renews: (plan: string, price: string, day: string) =>
    `${plan} costs ${price} per month and renews on ${day}.`,
  endsSoon: (plan: string) =>
    `The last renewal failed. We'll try again; without a payment, ${plan} ends soon.`,
  ends: (plan: string, day: string) =>
    `The last renewal failed. We'll try again; without a payment, ${plan} ends on ${day}.`,
  endOfMonth: 'the end of the month',
  cancelled: (plan: string, until: string) =>
    `Cancelled. ${plan} stays until ${until}, and you won't be charged again.`,
  continues: (plan: string, day: string) => `${plan} continues: it renews on ${day}.`,
  begins: (plan: string, day: string) => `${plan} begins on ${day}. Until then nothing changes.`,
  changes: (plan: string, until: string, next: string) =>
    `Cancelled. ${plan} stays until ${until}, then ${next} begins.`,
  ended: 'Your plan has ended.',
  endedOn: (day: string) => `Your plan ended on ${day}. You have the free plan.`,
  unlimited: 'Unlimited summaries',
  left: (count: number, allowance: number) =>
    plural(allowance, {
      one: `${count} of ${allowance} summary left`,
      other: `${count} of ${allowance} summaries left`,
    }),
}
