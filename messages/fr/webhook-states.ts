import type * as source from '#messages/webhook-states.ts'

export const webhookStates: typeof source.webhookStates = {
  on: 'Actif',
  failing: 'En échec',
  failingSince: (day) => `En échec depuis le ${day}`,
  off: 'Désactivé',
  offSince: (day) => `Désactivé depuis le ${day}`,
  offBecause: {
    failing: (since, days) => `${since} : rien n’est arrivé pendant ${days} jours`,
    gone: (since) => `${since} : le serveur a répondu 410`,
  },
}
