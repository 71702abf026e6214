import { webhookEventTexts } from '#product/webhooks.ts'

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
  events: webhookEventTexts,
  eventsMissing: 'Choose at least one event.',
  create: 'Create webhook',
}
