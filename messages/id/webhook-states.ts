import type * as source from '#messages/webhook-states.ts'

export const webhookStates: typeof source.webhookStates = {
  on: 'Nyala',
  failing: 'Gagal',
  failingSince: (day) => `Gagal sejak ${day}`,
  off: 'Mati',
  offSince: (day) => `Mati sejak ${day}`,
  offBecause: {
    failing: (since, days) => `${since}: tidak ada yang sampai selama ${days} hari`,
    gone: (since) => `${since}: servernya menjawab 410`,
  },
}
