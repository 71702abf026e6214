import { keyCallsPerMinute } from '#product/key-scopes.ts'
import { webhookTimeoutSeconds } from '#product/webhooks.ts'

/** The page for people who write programs. In running text `[words](/address)` is a link. */
export const developers = {
  title: 'Developers',
  description:
    'Summaries with a quote and a second for each line, from your own programs: keys, examples, every call.',
  heading: 'Use Précis from your programs',
  lead: 'Summaries whose lines come with a quote and a second, from any program.',
  keyHeading: 'Get a key',
  keyText:
    'Make one on your [account page](/account), with only the permissions you need. Send it in the Authorization header, never in an address.',
  exampleHeading: 'Make a summary',
  exampleText: 'Set PRECIS_KEY to your key and PRECIS_URL to the address of this site.',
  copy: 'Copy',
  /** What the button beside a program is called for screen readers; `program` is what the program is called. */
  copyProgram: (program: string) => `Copy ${program}`,
  agentHeading: 'Connect an agent',
  agentText:
    'It gets tools for a video (summarize, list_forms, get_transcript, ask), your library (search_library), collections (list_videos, make_collection, read_collections, change_collection) and what you follow (read_following, change_following, read_digest). Put in your key and the address of this site.',
  agentLabel: 'Settings of your application',
  webhookHeading: 'Webhooks',
  webhookText: `Make one on your [account page](/account): we call your server when a summary or a digest is ready. Calls are signed as Standard Webhooks says. Answer with 2xx within ${webhookTimeoutSeconds} seconds, or we try again for a day.`,
  webhookLabel: 'A receiver in JavaScript',
  webhookShow: 'Show how to check a call',
  rulesHeading: 'Good to know',
  rules: [
    `A key may make ${keyCallsPerMinute} calls a minute. RateLimit headers say what’s left.`,
    'With an Idempotency-Key, the same call counts once and gets the same answer for a day.',
    'Failures come as problem+json with a stable code and a plain sentence. They never count.',
    'Accept text/event-stream to follow a summary while it’s written.',
  ],
  callsHeading: 'All calls',
  callsText: 'Everything a key can do, from the [OpenAPI document](/api/openapi.json).',
  show: 'Show all calls',
}
