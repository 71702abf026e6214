import type { RetentionKind } from '#product/retention-table.ts'
import { retentionDays } from '#product/retention.ts'

const days = retentionDays

type Stored = { what: string; howLong: string; why: string }

/** What is stored, how long and why, for each kind of data in the order of src/product/retention-table.ts. */
export const retentionTexts: Record<RetentionKind, Stored> = {
  history_items: {
    what: 'Your history',
    howLong: `Until you delete it, and ${days.deletedItem} more day to undo that; a visitor’s for ${days.idleVisitor} days, what they pasted for ${days.visitorPaste}`,
    why: 'To show you your summaries again',
  },
  moments: {
    what: 'Lines you share, in a form that doesn’t give their address away',
    howLong: 'Until you stop sharing them, or as long as their summary is in your history',
    why: 'So that their links work',
  },
  highlights: {
    what: 'Lines you highlight, and your notes on them',
    howLong: 'Until you remove them, or as long as their summary is in your history',
    why: 'To show them again on all your devices',
  },
  questions: {
    what: 'Questions you ask about a summary, and their answers',
    howLong: 'Until you delete them, or as long as their summary is in your history; the newest 100 of each',
    why: 'To show them again on all your devices',
  },
  collections: {
    what: 'Your collections, and what became of each video',
    howLong: 'Until you delete them, or your account is deleted',
    why: 'To show them again on all your devices',
  },
  video_lists: {
    what: 'Playlists and channels as YouTube listed them',
    howLong: `${days.videoList} day`,
    why: 'So that you can choose from them',
  },
  answers: {
    what: 'Answers that AI gave to your questions',
    howLong: 'Until you delete the question, or a day after the video has gone from your history',
    why: 'So that the same question gets the same answer, and counts once',
  },
  transcripts: {
    what: 'Transcripts',
    howLong: `A pasted one for as long as it’s in your history, without an account for ${days.visitorPaste} days, with the network it came from in a form that can’t be read back; a video’s until ${days.unusedVideo} days after it was fetched, or as long as it’s in anyone’s history`,
    why: 'To check quotes against it, and to ask YouTube once',
  },
  translations: {
    what: 'Transcripts in other languages, and who asked for them',
    howLong: 'As long as the transcript; who asked, for 25 hours',
    why: 'So that the next reader doesn’t wait, and to count translations',
  },
  summaries: {
    what: 'The text of summaries',
    howLong: `${days.unusedVideo} days, or as long as it’s in anyone’s history`,
    why: 'So that the next person who asks for the same video doesn’t wait',
  },
  runs: {
    what: 'Summaries in progress',
    howLong: '1 day after they end',
    why: 'To pick up after a lost connection',
  },
  people: {
    what: 'A visitor’s number, and the email they typed',
    howLong: `${days.idleVisitor} days after the last summary`,
    why: 'To count free summaries',
  },
  reservations: {
    what: 'Which summaries were counted',
    howLong: `${days.committedReservation} days; ${days.releasedReservation} days where none was made; the network for 25 hours`,
    why: 'To count summaries',
  },
  question_reservations: {
    what: 'That a question was counted, with the network of a visitor',
    howLong: '25 hours',
    why: 'To count questions',
  },
  idempotent_calls: {
    what: 'Answers to calls with an Idempotency-Key',
    howLong: 'A day',
    why: 'To give the same answer to a call that is made twice',
  },
  call_counts: {
    what: 'How often an address or a network called us',
    howLong: 'Up to an hour',
    why: 'To enforce limits',
  },
  users: {
    what: 'Your account',
    howLong: `Until ${days.requestedDeletion} days after you delete it; an address that never signed in and owns nothing for ${days.unprovenAddress} days`,
    why: 'To recognize you when you sign in',
  },
  devices: {
    what: 'Your devices, with address and place',
    howLong: `Until ${days.removedDevice} days after they’re removed or logged out`,
    why: 'So that you can see who is signed in',
  },
  own_forms: {
    what: 'Forms of summaries that you made',
    howLong: 'Until you delete them',
    why: 'To set your summaries out',
  },
  api_keys: {
    what: 'API keys, in a form that can’t be read back, and the last 100 calls of each',
    howLong: `Until you delete them, or ${days.endedKey} days after they end`,
    why: 'To let your programs in, and show you what they did',
  },
  webhooks: {
    what: 'Webhooks, the last 100 messages to each, and what was answered',
    howLong: `Until you delete the webhook; a message for ${days.webhookDelivery} days at most`,
    why: 'To call your programs, and show you what they were sent',
  },
  sessions: {
    what: 'Sign-ins',
    howLong: '30 days after the last use, and 180 days at most',
    why: 'To keep you signed in',
  },
  login_codes: {
    what: 'Sign-in codes, in a form that can’t be read back',
    howLong: 'An hour after they expire',
    why: 'To check the code you enter',
  },
  entitlements: {
    what: 'Your plan',
    howLong: `Until ${days.endedPlan} days after it ends`,
    why: 'To give you what you bought',
  },
  subscriptions: {
    what: 'Purchases, payments and receipts',
    howLong: `8 years, without your account once that’s deleted; a checkout that was never paid for ${days.abandonedCheckout} days`,
    why: 'Tax law asks for it',
  },
  billing_emails: {
    what: 'Emails about your plan and payments',
    howLong: `${days.billingEmail} days after they were sent, or until your account is deleted`,
    why: 'To send each of them once, even when the mail server is down',
  },
  billing_events: {
    what: 'Messages from the payment provider, and payments to look into',
    howLong: `${days.billingEvent} days; ${days.resolvedAlarm} days after a problem is solved`,
    why: 'To take each message once',
  },
  help_requests: {
    what: 'Help requests',
    howLong: `${days.helpRequest} days, or until your account is deleted`,
    why: 'To answer you, and any follow-up',
  },
  follows: {
    what: 'What you follow, and the state of each of its videos',
    howLong: `Until you unfollow it; a video’s state ${days.followedItem} days after it was summarized or failed`,
    why: 'To summarize what’s new, once',
  },
  watches: {
    what: 'Channels, playlists and podcasts that someone follows, what they published, and who tells us of it',
    howLong: 'As long as anyone follows them',
    why: 'To tell what’s new',
  },
  digest_settings: {
    what: 'How you want your digests',
    howLong: 'As long as you have an account',
    why: 'To send them when you want them',
  },
  digests: {
    what: 'Which videos were in which digest',
    howLong: `${days.digest} days`,
    why: 'To show you a digest again, and send each once',
  },
  audit_entries: {
    what: 'What admins did and looked at',
    howLong: `${days.auditEntry} days`,
    why: 'So that it can be checked',
  },
  model_calls: {
    what: 'Calls to language models, without their text',
    howLong: `${days.modelCall} days`,
    why: 'To know what they cost',
  },
  model_shares: {
    what: 'How much of a day’s AI an account, or the network of visitors, has used',
    howLong: 'Up to 2 days',
    why: 'So that nobody uses up what is there for others',
  },
  receipt_counters: {
    what: 'Receipt numbers, plans on sale, database versions',
    howLong: 'As long as Précis runs',
    why: 'They say nothing about anyone',
  },
}

/** A kind of data in the list of them. */
export const retentionPoint = ({ what, howLong, why }: Stored) => `${what}: ${howLong}. ${why}.`
