import type * as source from '#messages/webhook-states.ts'

export const webhookStates: typeof source.webhookStates = {
  on: 'オン',
  failing: '失敗中',
  failingSince: (day) => `${day}から失敗中`,
  off: 'オフ',
  offSince: (day) => `${day}からオフ`,
  offBecause: {
    failing: (since, days) => `${since}：${days}日間何も届きませんでした`,
    gone: (since) => `${since}：サーバーが410を返しました`,
  },
}
