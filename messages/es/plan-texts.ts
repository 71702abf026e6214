import type * as source from '#messages/plan-texts.ts'
import { plural } from './language.ts'

export const planTexts: typeof source.planTexts = {
  free: 'Tienes el plan gratis. No se cobra nada.',
  costs: (plan, price) => `${plan} cuesta ${price} al mes.`,
  renews: (plan, price, day) => `${plan} cuesta ${price} al mes y se renueva el ${day}.`,
  endsSoon: (plan) =>
    `La última renovación falló. Lo intentaremos de nuevo; sin un pago, ${plan} termina pronto.`,
  ends: (plan, day) =>
    `La última renovación falló. Lo intentaremos de nuevo; sin un pago, ${plan} termina el ${day}.`,
  endOfMonth: 'final del mes',
  cancelled: (plan, until) => `Cancelado. ${plan} se mantiene hasta el ${until} y no se te cobrará más.`,
  continues: (plan, day) => `${plan} continúa: se renueva el ${day}.`,
  begins: (plan, day) => `${plan} empieza el ${day}. Hasta entonces no cambia nada.`,
  changes: (plan, until, next) =>
    `Cancelado. ${plan} se mantiene hasta el ${until}; después empieza ${next}.`,
  ended: 'Tu plan ha terminado.',
  endedOn: (day) => `Tu plan terminó el ${day}. Tienes el plan gratis.`,
  unlimited: 'Resúmenes ilimitados',
  left: (count, allowance) =>
    plural(count, {
      one: `Te queda ${count} de ${allowance} resúmenes`,
      other: `Te quedan ${count} de ${allowance} resúmenes`,
    }),
}
