import type * as source from '#messages/plan-resumed.ts'

export const planResumed: typeof source.planResumed = {
  title: (plan) => `${plan} continúa`,
  undone: 'Tu cancelación quedó anulada. No se ha cobrado nada ahora.',
  undoneUntil: (day) =>
    `Tu cancelación quedó anulada. El plan se renueva el ${day}. No se ha cobrado nada ahora.`,
}
