import type * as source from '#messages/webhook-states.ts'

export const webhookStates: typeof source.webhookStates = {
  on: 'চালু',
  failing: 'ব্যর্থ হচ্ছে',
  failingSince: (day) => `${day} থেকে ব্যর্থ হচ্ছে`,
  off: 'বন্ধ',
  offSince: (day) => `${day} থেকে বন্ধ`,
  offBecause: {
    failing: (since, days) => `${since}: ${days} দিন ধরে কিছু পৌঁছায়নি`,
    gone: (since) => `${since}: সার্ভার উত্তর দিয়েছে 410`,
  },
}
