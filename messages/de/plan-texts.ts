import type * as source from '#messages/plan-texts.ts'
import { plural } from './language.ts'

export const planTexts: typeof source.planTexts = {
  free: 'Du hast den kostenlosen Plan. Es wird nichts berechnet.',
  costs: (plan, price) => `${plan} kostet ${price} im Monat.`,
  renews: (plan, price, day) => `${plan} kostet ${price} im Monat und verlängert sich am ${day}.`,
  endsSoon: (plan) =>
    `Die letzte Verlängerung ist misslungen. Wir versuchen es noch einmal; ohne Zahlung endet ${plan} bald.`,
  ends: (plan, day) =>
    `Die letzte Verlängerung ist misslungen. Wir versuchen es noch einmal; ohne Zahlung endet ${plan} am ${day}.`,
  endOfMonth: 'Ende des Monats',
  cancelled: (plan, until) => `Gekündigt. ${plan} bleibt bis ${until}, danach wird nichts mehr abgebucht.`,
  continues: (plan, day) => `${plan} läuft weiter: Der Plan verlängert sich am ${day}.`,
  begins: (plan, day) => `${plan} beginnt am ${day}. Bis dahin ändert sich nichts.`,
  changes: (plan, until, next) => `Gekündigt. ${plan} bleibt bis ${until}, dann beginnt ${next}.`,
  ended: 'Dein Plan ist beendet.',
  endedOn: (day) => `Dein Plan endete am ${day}. Du hast den kostenlosen Plan.`,
  unlimited: 'Unbegrenzt Zusammenfassungen',
  left: (count, allowance) =>
    plural(allowance, {
      one: `${count} von ${allowance} Zusammenfassung übrig`,
      other: `${count} von ${allowance} Zusammenfassungen übrig`,
    }),
}
