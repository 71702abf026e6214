import type * as source from '#messages/webhook-states.ts'

export const webhookStates: typeof source.webhookStates = {
  on: 'चालू',
  failing: 'असफल',
  failingSince: (day) => `${day} से असफल`,
  off: 'बंद',
  offSince: (day) => `${day} से बंद`,
  offBecause: {
    failing: (since, days) => `${since}: ${days} दिन तक कुछ नहीं पहुँचा`,
    gone: (since) => `${since}: सर्वर ने 410 जवाब दिया`,
  },
}
