import { rowId as id } from './upgrade.ts'
import type { Upgrade } from './upgrade.ts'

/** The rows that programs use: webhooks, keys, and the answers to calls that may be made twice. */
export const upgradesOfPrograms: Readonly<Record<string, Upgrade>> = {
  '0052_webhooks': {
    seed: `insert into webhooks (id, user_id, url, events, secret_seed, created_at) select ${id(52)}, id, 'https://receiver.example/', '{summary.completed}', ${id(52)}, now() from users limit 1; insert into webhook_deliveries (webhook_id, event, body, created_at, state) values (${id(52)}, 'summary.completed', '{}', now(), 'delivered')`,
  },
  '0098_destinations': {
    seed: `insert into destinations (id, user_id, kind, rule, location, name, created_at) select ${id(98)}, id, 'folder', 'button', '', 'Notes', now() from users limit 1; insert into destination_items (destination_id, item_id, is_whole, created_at, state) select ${id(98)}, id, true, now(), 'delivered' from history_items limit 1`,
  },
  '0069_own_forms': {
    seed: `insert into own_forms (user_id, name, sections, guidance, created_at, changed_at) select id, 'Mine', '[]', '', now(), now() from users limit 1`,
  },
  '0055_api_keys': {
    seed: `insert into api_keys (id, user_id, name, scopes, hash, start, created_at) select ${id(55)}, id, 'Mine', '{ask}', 'hash', 'precis_abcd', now() from users limit 1; insert into api_key_calls (key_id, at, method, route, status) values (${id(55)}, now(), 'GET', '/api/runs', 200)`,
  },
  '0056_idempotent_calls': {
    seed: `insert into idempotent_calls (owner_id, key, request, held_until, created_at) values (${id(1)}, 'key', 'hash', now(), now())`,
  },
}
