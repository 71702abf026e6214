import type * as source from '#messages/plan-resumed.ts'

export const planResumed: typeof source.planResumed = {
  title: (plan) => `O ${plan} continua`,
  undone: 'O cancelamento foi desfeito. Nada foi cobrado agora.',
  undoneUntil: (day) => `O cancelamento foi desfeito. O plano renova em ${day}. Nada foi cobrado agora.`,
}
