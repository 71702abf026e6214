type Write = { id: (name: string, number?: string) => string; ago: (unit: string) => string }

/**
 * The rows that programs use: keys with their calls, and webhooks, few of which wait for anything, with their
 * deliveries.
 */
export const programRows = ({ id, ago }: Write) => ({
  api_keys: {
    id: id('api key'),
    user_id: id('user', 'n / 2'),
    name: `'A key'`,
    scopes: `array['ask']`,
    hash: `md5('key' || n)`,
    start: `'precis_abcd'`,
    created_at: ago('minute'),
    expires_at: `case when n % 2 = 0 then now() + n * interval '1 minute' end`,
  },
  api_key_calls: {
    key_id: id('api key'),
    at: ago('minute'),
    method: `'GET'`,
    route: `'/api/runs'`,
    status: '200',
  },
  webhooks: {
    id: id('webhook'),
    user_id: id('user', 'n / 2'),
    url: `'https://receiver.example/' || n`,
    events: `array['summary.completed']`,
    secret_seed: id('seed'),
    created_at: ago('minute'),
    next_at: `case when n % 20 = 0 then now() + n * interval '1 minute' end`,
  },
  webhook_deliveries: {
    id: id('delivery'),
    webhook_id: id('webhook'),
    event: `'summary.completed'`,
    body: `'{}'`,
    created_at: ago('minute'),
    state: `case when n % 20 = 0 then 'waiting' else 'delivered' end`,
    next_at: `case when n % 20 = 0 then now() + n * interval '1 minute' end`,
  },
  destinations: {
    id: id('destination'),
    user_id: id('user', 'n / 2'),
    kind: `'readwise'`,
    rule: `'summaries'`,
    location: `'location ' || n`,
    name: `''`,
    created_at: ago('minute'),
    next_at: `case when n % 20 = 0 then now() + n * interval '1 minute' end`,
  },
  destination_items: {
    id: id('sent item'),
    destination_id: id('destination'),
    item_id: id('item'),
    is_whole: 'true',
    created_at: ago('minute'),
    state: `case when n % 20 = 0 then 'waiting' else 'delivered' end`,
    next_at: `case when n % 20 = 0 then now() + n * interval '1 minute' end`,
  },
})
