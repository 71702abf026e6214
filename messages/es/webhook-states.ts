import type * as source from '#messages/webhook-states.ts'

export const webhookStates: typeof source.webhookStates = {
  on: 'Activo',
  failing: 'Fallando',
  failingSince: (day) => `Falla desde el ${day}`,
  off: 'Desactivado',
  offSince: (day) => `Desactivado desde el ${day}`,
  offBecause: {
    failing: (since, days) => `${since}: no llegó nada en ${days} días`,
    gone: (since) => `${since}: el servidor respondió 410`,
  },
}
