import { days } from './due-rows.ts'
import type { Backlog } from './due-rows.ts'
import { id } from './seed.ts'

/** The rows of what programs use: keys past their end, deliveries past their retention. */
export const programBacklog: Readonly<Record<string, Backlog>> = {
  'api-keys': {
    many: [
      [
        'api_keys',
        {
          id: id('due key'),
          user_id: id('user'),
          name: `'A key'`,
          scopes: `array['ask']`,
          hash: `'due' || n`,
          start: `'precis_abcd'`,
          created_at: days(100),
          expires_at: days(60),
        },
      ],
    ],
    left: `select count(*) from api_keys where expires_at < ${days(30)}`,
  },
  webhooks: {
    many: [
      [
        'webhook_deliveries',
        {
          webhook_id: id('webhook'),
          event: `'summary.completed'`,
          body: `'{}'`,
          created_at: days(60),
          state: `'delivered'`,
        },
      ],
    ],
    left: `select count(*) from webhook_deliveries where created_at < ${days(31)}`,
  },
}
