import type * as source from '#messages/webhook-states.ts'

export const webhookStates: typeof source.webhookStates = {
  on: 'An',
  failing: 'Gestört',
  failingSince: (day) => `Gestört seit ${day}`,
  off: 'Aus',
  offSince: (day) => `Aus seit ${day}`,
  offBecause: {
    failing: (since, days) => `${since}: ${days} Tage lang kam nichts an`,
    gone: (since) => `${since}: Der Server antwortete 410`,
  },
}
