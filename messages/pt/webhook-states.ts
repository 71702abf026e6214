import type * as source from '#messages/webhook-states.ts'

export const webhookStates: typeof source.webhookStates = {
  on: 'Ligado',
  failing: 'Com falhas',
  failingSince: (day) => `Com falhas desde ${day}`,
  off: 'Desligado',
  offSince: (day) => `Desligado desde ${day}`,
  offBecause: {
    failing: (since, days) => `${since}: nada chegou durante ${days} dias`,
    gone: (since) => `${since}: o servidor respondeu 410`,
  },
}
