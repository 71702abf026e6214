import type { WebhookEventName } from '#product/webhooks.ts'

/** The part of the account page about webhooks, with the dialog that makes one. */
export const webhookTexts = {
  title: 'Webhooks',
  text: 'We call your server when a summary or a digest is ready.',
  help: 'How to verify a call',
  off: 'Off',
  failing: 'Failing',
  open: 'Open',
  openNamed: (host: string) => `Open ${host}`,
  newWebhook: 'New webhook',
  newWebhookText: 'An https address on the public internet.',
  made: 'Your signing secret',
  madeText: "It proves that a call is ours. Copy it now. We can't show it again.",
  secret: 'Secret',
  copySecret: 'Copy secret',
  address: 'Address',
  addressInvalid: 'Give a whole address, like https://example.com/hook.',
  /** Stands above the events that a webhook can be called about. */
  eventsLabel: 'Call it when',
  events: {
    'summary.completed': 'A summary is in your history',
    'summary.failed': 'A summary couldn’t be made',
    'digest.ready': 'A digest of what you follow is ready',
    'collection.ended': 'All videos of a collection were worked on',
  } satisfies Record<WebhookEventName, string>,
  eventsMissing: 'Choose at least one event.',
  create: 'Create webhook',
}
