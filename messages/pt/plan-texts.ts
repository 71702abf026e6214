import type * as source from '#messages/plan-texts.ts'
import { plural } from './language.ts'

export const planTexts: typeof source.planTexts = {
  free: 'Você está no plano gratuito. Nada é cobrado.',
  costs: (plan, price) => `O ${plan} custa ${price} por mês.`,
  renews: (plan, price, day) => `O ${plan} custa ${price} por mês e renova em ${day}.`,
  endsSoon: (plan) =>
    `A última renovação falhou. Vamos tentar de novo; sem um pagamento, o ${plan} termina em breve.`,
  ends: (plan, day) =>
    `A última renovação falhou. Vamos tentar de novo; sem um pagamento, o ${plan} termina em ${day}.`,
  endOfMonth: 'o fim do mês',
  cancelled: (plan, until) => `Cancelado. O ${plan} vale até ${until}, e não haverá mais cobranças.`,
  continues: (plan, day) => `O ${plan} continua: renova em ${day}.`,
  begins: (plan, day) => `O ${plan} começa em ${day}. Até lá, nada muda.`,
  changes: (plan, until, next) => `Cancelado. O ${plan} vale até ${until}; depois começa o ${next}.`,
  ended: 'Seu plano terminou.',
  endedOn: (day) => `Seu plano terminou em ${day}. Você está no plano gratuito.`,
  unlimited: 'Resumos ilimitados',
  left: (count, allowance) =>
    plural(count, {
      one: `Resta ${count} de ${allowance} resumos`,
      other: `Restam ${count} de ${allowance} resumos`,
    }),
}
