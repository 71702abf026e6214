import type * as source from '#messages/plan-resumed.ts'

export const planResumed: typeof source.planResumed = {
  title: (plan) => `Le forfait ${plan} continue`,
  undone: 'Votre résiliation est annulée. Rien n’a été prélevé.',
  undoneUntil: (day) =>
    `Votre résiliation est annulée. Le forfait se renouvelle le ${day}. Rien n’a été prélevé.`,
}
