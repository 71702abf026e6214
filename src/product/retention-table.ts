import { followingRetention } from './following-retention.ts'
import { retentionDays } from './retention.ts'

/** How long one kind of data is stored. */
export type Retention = {
  /** The tables of the database that hold it. */
  tables: readonly string[]
  what: string
  howLong: string
  why: string
  /** The periodic task that deletes it; `null` where it says nothing of anyone and stays. */
  sweep: string | null
}

const days = retentionDays

/** How long everything in the database is stored, and why: the one table of it. */
export const retention: readonly Retention[] = [
  {
    tables: ['history_items'],
    what: 'Your history',
    howLong: `Until you delete it, and ${days.deletedItem} more day to undo that; a visitor’s for ${days.idleVisitor} days, what they pasted for ${days.visitorPaste}`,
    why: 'To show you your summaries again',
    sweep: 'history',
  },
  {
    tables: ['moments'],
    what: 'Lines you share, in a form that doesn’t give their address away',
    howLong: 'Until you stop sharing them, or as long as their summary is in your history',
    why: 'So that their links work',
    sweep: 'history',
  },
  {
    tables: ['highlights'],
    what: 'Lines you highlight, and your notes on them',
    howLong: 'Until you remove them, or as long as their summary is in your history',
    why: 'To show them again on all your devices',
    sweep: 'history',
  },
  {
    tables: ['questions'],
    what: 'Questions you ask about a summary, and their answers',
    howLong: 'Until you delete them, or as long as their summary is in your history; the newest 100 of each',
    why: 'To show them again on all your devices',
    sweep: 'history',
  },
  {
    tables: ['collections', 'collection_items', 'collection_overviews'],
    what: 'Your collections, and what became of each video',
    howLong: 'Until you delete them, or your account is deleted',
    why: 'To show them again on all your devices',
    sweep: 'accounts',
  },
  {
    tables: ['video_lists'],
    what: 'Playlists and channels as YouTube listed them',
    howLong: `${days.videoList} day`,
    why: 'So that you can choose from them',
    sweep: 'collections',
  },
  {
    tables: ['answers'],
    what: 'Answers that AI gave to your questions',
    howLong: 'Until you delete the question, or a day after the video has gone from your history',
    why: 'So that the same question gets the same answer, and counts once',
    sweep: 'history',
  },
  {
    tables: ['transcripts', 'transcript_terms', 'blobs'],
    what: 'Transcripts',
    howLong: `A pasted one for as long as it’s in your history, without an account for ${days.visitorPaste} days, with the network it came from in a form that can’t be read back; a video’s until ${days.unusedVideo} days after it was fetched, or as long as it’s in anyone’s history`,
    why: 'To check quotes against it, and to ask YouTube once',
    sweep: 'transcripts',
  },
  {
    tables: ['translations', 'translation_parts'],
    what: 'Transcripts in other languages, and who asked for them',
    howLong: 'As long as the transcript; who asked, for 25 hours',
    why: 'So that the next reader doesn’t wait, and to count translations',
    sweep: 'translations',
  },
  {
    tables: ['summaries', 'summary_terms'],
    what: 'The text of summaries',
    howLong: `${days.unusedVideo} days, or as long as it’s in anyone’s history`,
    why: 'So that the next person who asks for the same video doesn’t wait',
    sweep: 'transcripts',
  },
  {
    tables: ['runs', 'run_events', 'run_requests', 'pgboss'],
    what: 'Summaries in progress',
    howLong: '1 day after they end',
    why: 'To pick up after a lost connection',
    sweep: 'runs',
  },
  {
    tables: ['people', 'visitors'],
    what: 'A visitor’s number, and the email they typed',
    howLong: `${days.idleVisitor} days after the last summary`,
    why: 'To count free summaries',
    sweep: 'visitors',
  },
  {
    tables: ['reservations'],
    what: 'Which summaries were counted',
    howLong: `${days.committedReservation} days; ${days.releasedReservation} days where none was made; the network for 25 hours`,
    why: 'To count summaries',
    sweep: 'quota',
  },
  {
    tables: ['question_reservations'],
    what: 'That a question was counted, with the network of a visitor',
    howLong: '25 hours',
    why: 'To count questions',
    sweep: 'quota',
  },
  {
    tables: ['idempotent_calls'],
    what: 'Answers to calls of programs with an Idempotency-Key',
    howLong: 'A day',
    why: 'To give the same answer to a call that is made twice',
    sweep: 'idempotent-calls',
  },
  {
    tables: ['call_counts'],
    what: 'How often an address or a network called us',
    howLong: 'Up to an hour',
    why: 'To enforce limits',
    sweep: 'quota',
  },
  {
    tables: ['users', 'identities'],
    what: 'Your account',
    howLong: `Until ${days.requestedDeletion} days after you delete it; an address that never signed in and owns nothing for ${days.unprovenAddress} days`,
    why: 'To recognize you when you sign in',
    sweep: 'accounts',
  },
  {
    tables: ['devices'],
    what: 'Your devices, with address and place',
    howLong: `Until ${days.removedDevice} days after they’re removed or logged out`,
    why: 'So that you can see who is signed in',
    sweep: 'devices',
  },
  {
    tables: ['own_forms'],
    what: 'Forms of summaries that you made',
    howLong: 'Until you delete them',
    why: 'To set your summaries out',
    sweep: null,
  },
  {
    tables: ['api_keys', 'api_key_calls'],
    what: 'API keys, in a form that can’t be read back, and the last 100 calls of each',
    howLong: `Until you delete them, or ${days.endedKey} days after they end`,
    why: 'To let your programs in, and show you what they did',
    sweep: 'api-keys',
  },
  {
    tables: ['webhooks', 'webhook_deliveries'],
    what: 'Webhooks, the last 100 messages to each, and what was answered',
    howLong: `Until you delete the webhook; a message for ${days.webhookDelivery} days at most`,
    why: 'To call your programs, and show you what they were sent',
    sweep: 'webhooks',
  },
  {
    tables: ['sessions'],
    what: 'Sign-ins',
    howLong: '30 days after the last use, and 180 days at most',
    why: 'To keep you signed in',
    sweep: 'sessions',
  },
  {
    tables: ['login_codes'],
    what: 'Sign-in codes, in a form that can’t be read back',
    howLong: 'An hour after they expire',
    why: 'To check the code you enter',
    sweep: 'sign-in-codes',
  },
  {
    tables: ['entitlements'],
    what: 'Your plan',
    howLong: `Until ${days.endedPlan} days after it ends`,
    why: 'To give you what you bought',
    sweep: 'billing',
  },
  {
    tables: ['subscriptions', 'payments', 'receipts', 'demo_subscriptions'],
    what: 'Purchases, payments and receipts',
    howLong: `8 years, without your account once that’s deleted; a checkout that was never paid for ${days.abandonedCheckout} days`,
    why: 'Tax law asks for it',
    sweep: 'billing',
  },
  {
    tables: ['billing_emails'],
    what: 'Emails about your plan and payments',
    howLong: `${days.billingEmail} days after they were sent, or until your account is deleted`,
    why: 'To send each of them once, even when the mail server is down',
    sweep: 'billing',
  },
  {
    tables: ['billing_events', 'billing_alarms'],
    what: 'Messages from the payment provider, and payments to look into',
    howLong: `${days.billingEvent} days; ${days.resolvedAlarm} days after a problem is solved`,
    why: 'To take each message once',
    sweep: 'billing',
  },
  {
    tables: ['help_requests'],
    what: 'Help requests',
    howLong: `${days.helpRequest} days, or until your account is deleted`,
    why: 'To answer you, and any follow-up',
    sweep: 'help',
  },
  ...followingRetention,
  {
    tables: ['audit_entries'],
    what: 'What admins did and looked at',
    howLong: `${days.auditEntry} days`,
    why: 'So that it can be checked',
    sweep: 'audit',
  },
  {
    tables: ['model_calls'],
    what: 'Calls to language models, without their text',
    howLong: `${days.modelCall} days`,
    why: 'To know what they cost',
    sweep: 'model-calls',
  },
  {
    tables: ['model_shares'],
    what: 'How much of a day’s AI an account, or the network of visitors, has used',
    howLong: 'Up to 2 days',
    why: 'So that nobody uses up what is there for others',
    sweep: 'model-calls',
  },
  {
    tables: ['receipt_counters', 'sold_plans', 'schema_migrations'],
    what: 'Receipt numbers, plans on sale, database versions',
    howLong: 'As long as Précis runs',
    why: 'They say nothing about anyone',
    sweep: null,
  },
]
