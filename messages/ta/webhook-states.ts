import type * as source from '#messages/webhook-states.ts'

export const webhookStates: typeof source.webhookStates = {
  on: 'ஆன்',
  failing: 'தோல்வியில்',
  failingSince: (day) => `${day} முதல் தோல்வியில்`,
  off: 'ஆஃப்',
  offSince: (day) => `${day} முதல் ஆஃப்`,
  offBecause: {
    failing: (since, days) => `${since}: ${days} நாட்களாக எதுவும் போய்ச் சேரவில்லை`,
    gone: (since) => `${since}: சர்வர் 410 என்று பதில் தந்தது`,
  },
}
