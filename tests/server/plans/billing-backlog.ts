import { account, days, halfAnHourAgo, hourAgo, inAnHour, subscription } from './due-rows.ts'
import type { Backlog } from './due-rows.ts'
import { id } from './seed.ts'

const years = days(9 * 365)

/** The rows that the periodic task of billing deletes. */
export const billingBacklog: Backlog = {
  many: [
    subscription('bought_', { state: `'expired'`, payable_until: years }),
    [
      'payments',
      {
        reference: `'due_pay_' || n`,
        invoice: `'due_inv_' || n`,
        subscription_id: id('bought_'),
        amount: '29900',
        period_start: years,
        period_end: years,
        paid_at: years,
      },
    ],
    [
      'receipts',
      { number: `'due ' || n`, payment_reference: `'due_pay_' || n`, issued_at: years, content: `'{}'` },
    ],
    subscription('never_paid_', { state: `'created'`, payable_until: days(60) }),
    ['demo_subscriptions', { id: `'never_paid_' || n`, record: `'{}'` }],
    [
      'entitlements',
      {
        user_id: id('former owner'),
        plan: `'pro'`,
        since: days(90),
        until: days(60),
        is_demo: 'true',
      },
    ],
    ['billing_events', { id: `'due_event_' || n`, name: `'paid'`, received_at: days(60) }],
    [
      'billing_emails',
      {
        user_id: id('user'),
        content: `'{}'`,
        created_at: days(60),
        next_at: days(60),
        ended_at: days(60),
      },
    ],
    [
      'billing_alarms',
      { kind: `'odd'`, reference: `'due_' || n`, raised_at: days(500), resolved_at: days(400) },
    ],
  ],
  left: `select count(*) from (
    select from receipts where issued_at < ${days(8 * 365)}
    union all select from payments where paid_at < ${days(8 * 365)}
    union all select from subscriptions where payable_until < ${days(30)} and state <> 'active'
      and not exists (select from payments where subscription_id = subscriptions.id)
    union all select from demo_subscriptions where id like 'never_paid_%'
    union all select from entitlements where until < ${days(30)}
    union all select from billing_events where received_at < ${days(30)}
    union all select from billing_emails where ended_at < ${days(30)}
    union all select from billing_alarms where resolved_at < ${days(365)})`,
}

/** The work of the reconciler of billing, which runs every few seconds. */
export const reconcilerBacklog: Backlog = {
  few: [
    subscription('unchecked_', { next_check_at: hourAgo }),
    subscription('unstopped_', { stop_when: `'now'`, stop_by: `'user'`, stop_at: hourAgo }),
    subscription('unrefunded_', {}),
    [
      'payments',
      {
        reference: `'owed_pay_' || n`,
        invoice: `'owed_inv_' || n`,
        subscription_id: id('unrefunded_'),
        amount: '29900',
        refund_owed: '29900',
        period_start: hourAgo,
        period_end: inAnHour,
        paid_at: hourAgo,
      },
    ],
    ...account('lapsed', { email_verified_at: hourAgo }),
    [
      'entitlements',
      { user_id: id('lapsed'), plan: `'pro'`, since: days(30), until: hourAgo, is_demo: 'true' },
    ],
    [
      'billing_emails',
      {
        user_id: id('lapsed'),
        content: `'{ "kind": "plan", "change": { "kind": "ended", "plan": "pro" }, "isDemo": true }'`,
        created_at: hourAgo,
        next_at: hourAgo,
      },
    ],
  ],
  left: `select count(*) from (
    select from subscriptions where next_check_at < ${halfAnHourAgo} and state = 'active'
    union all select from subscriptions where operation_at is null
      and (stop_when is not null and not stop_done and state = 'active'
        or exists (select from payments where subscription_id = subscriptions.id and refund_owed > refunded))
    union all select from entitlements where until < ${halfAnHourAgo}
    union all select from billing_emails where ended_at is null and created_at < ${halfAnHourAgo})`,
}
