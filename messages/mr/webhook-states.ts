import type * as source from '#messages/webhook-states.ts'

export const webhookStates: typeof source.webhookStates = {
  on: 'सुरू',
  failing: 'अयशस्वी होत आहे',
  failingSince: (day) => `${day} पासून अयशस्वी`,
  off: 'बंद',
  offSince: (day) => `${day} पासून बंद`,
  offBecause: {
    failing: (since, days) => `${since}: सलग ${days} दिवस काहीही पोहोचले नाही`,
    gone: (since) => `${since}: सर्व्हरने 410 उत्तर दिले`,
  },
}
