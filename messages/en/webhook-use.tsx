import type { ReactNode } from 'react'
import type { WebhookDelivery, WebhookFailure } from '#contract/webhooks.ts'
import { plural } from './language.ts'

/** The page of a webhook: what it was sent, and what came back. Moments come in as they are written. */
export const webhookUse = {
  none: 'Nothing was sent yet. Send a test to try it.',
  deliveries: 'Deliveries',
  newest: (max: number) => `The last ${max} at most`,
  /** How many of them: "3 delivered". */
  counted: {
    waiting: (count: number) => `${count} waiting`,
    delivered: (count: number) => `${count} delivered`,
    failed: (count: number) => `${count} failed`,
  } satisfies Record<WebhookDelivery['state'], unknown>,
  /** Where more wait than are shown. */
  waitingInAll: (count: number) => `${count} waiting in all`,
  states: { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' } satisfies Record<
    WebhookDelivery['state'],
    string
  >,
  attempts: (count: number) => plural(count, { one: `${count} attempt`, other: `${count} attempts` }),
  /** Follow the number of attempts in a list. */
  lastTook: (ms: number) => `the last took ${ms} ms`,
  nextAt: (moment: string) => `the next is at ${moment}`,
  list: (facts: readonly string[]) => facts.join(', '),
  sent: 'Sent',
  answer: 'Answer',
  sendAgain: 'Send again',
  /** What came of the last attempt; the status is a number of HTTP. */
  answered: (status: number) => `Answered ${status}.`,
  failures: {
    'private-address': 'The name leads to a private address, which we don’t call.',
    'unknown-host': 'There’s no server of this name.',
    unreachable: 'The server didn’t accept the connection.',
    insecure: 'The server’s certificate isn’t valid.',
    closed: 'The server hung up without an answer.',
    timeout: 'No answer in time.',
    'switched-off': 'Not sent, because the webhook was off.',
  } satisfies Record<WebhookFailure, string>,
}

/** What an owner can do with a webhook. */
export const webhookActions = {
  test: 'Send a test',
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  oldSecretUntil: (moment: ReactNode) => <>The old secret works until {moment}.</>,
  newSecret: 'New secret',
  newSecretQuestion: (hours: number) => `Make a new secret? The old one works for ${hours} more hours.`,
  makeSecret: 'Make a new secret',
  made: 'Your new signing secret',
  madeText: "Copy it now. We can't show it again.",
  secret: 'Secret',
  copySecret: 'Copy secret',
  delete: 'Delete',
  deleteQuestion: 'Delete it, with the log of what it was sent?',
  deleteWebhook: 'Delete webhook',
  deleted: 'Webhook deleted',
}
