import type { CallingApp } from '#tests/harness.ts'
import type { CallCase } from './call-case.ts'
import type { Person } from './people.ts'

const nowhere = '00000000-0000-4000-8000-000000000000'

/** A webhook, with a delivery that waits for it, as the paths of calls have them. */
async function webhookOf(app: CallingApp, { headers }: Person): Promise<{ id: string; delivery: string }> {
  const payload = { url: 'https://receiver.example/hook', events: ['summary.completed'] }
  const made = await app.call('POST /api/webhooks', { headers, payload })
  const id = made.ok ? made.body.webhook.id : nowhere
  const sent = await app.call('POST /api/webhooks/:id/test', { headers, path: `/api/webhooks/${id}/test` })
  return { id, delivery: sent.ok ? sent.body.deliveryId : nowhere }
}

/** A case about a webhook of its owner, at the end of its path. */
function aboutWebhook(end = ''): CallCase {
  return {
    ask: async (app, owner) => {
      const { id, delivery } = await webhookOf(app, owner)
      return { path: `/api/webhooks/${id}${end.replace(':delivery', delivery)}` }
    },
  }
}

/** The way the calls about webhooks are made. */
export const webhookCalls = {
  'GET /api/webhooks': {},
  'POST /api/webhooks': {},
  'PATCH /api/webhooks/:id': aboutWebhook(),
  'DELETE /api/webhooks/:id': aboutWebhook(),
  'POST /api/webhooks/:id/secret': aboutWebhook('/secret'),
  'POST /api/webhooks/:id/test': aboutWebhook('/test'),
  'GET /api/webhooks/:id/deliveries': aboutWebhook('/deliveries'),
  'POST /api/webhooks/:id/deliveries/:delivery/redeliver': aboutWebhook('/deliveries/:delivery/redeliver'),
} as const satisfies Readonly<Record<string, CallCase>>
