import type * as source from '#messages/webhook-states.ts'

export const webhookStates: typeof source.webhookStates = {
  on: 'ఆన్',
  failing: 'చేరడం లేదు',
  failingSince: (day) => `${day} నుంచి చేరడం లేదు`,
  off: 'ఆఫ్',
  offSince: (day) => `${day} నుంచి ఆఫ్`,
  offBecause: {
    failing: (since, days) => `${since}: ${days} రోజులుగా ఏదీ చేరలేదు`,
    gone: (since) => `${since}: సర్వర్ 410 అని జవాబిచ్చింది`,
  },
}
