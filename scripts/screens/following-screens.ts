import type { DigestEntry, DigestSettings } from '#contract/digests.ts'
import type { Follow, FollowedItem } from '#contract/follows.ts'
import { unforeseenDetail } from '#core/app-error.ts'
import { everywhere, refusal } from './answers.ts'
import type { Screen, Step } from './screen.ts'
import { alive, inTurn, pressing, seeing, writing } from './screen.ts'
import type { Answers } from './stub-server.ts'

const id = '5c1f5a52-6a54-4d3c-9d1f-3d3f2a3d7b1'
const kennedy: Follow = {
  id: `${id}1`,
  kind: 'channel',
  title: 'NASA',
  url: 'https://www.youtube.com/channel/UCLA_DiR1FfKNvjuUpBHmylQ',
  followedAt: '2026-10-02T08:00:00.000Z',
  checkedAt: '2026-11-21T09:55:00.000Z',
  newestAt: '2026-11-21T06:00:00.000Z',
  isFailing: false,
  form: { id: 'study-notes', name: 'Study notes', keyInsightsBecause: null },
  waiting: 2,
  leftOut: 0,
}
const course: Follow = {
  ...kennedy,
  id: `${id}2`,
  kind: 'playlist',
  title: 'Lectures on the history of the lighthouses of the northern coast, all parts',
  newestAt: null,
  isFailing: true,
  form: {
    id: `${id}a`,
    name: 'What to prepare before each of the lessons',
    keyInsightsBecause: 'plan',
  },
  waiting: 0,
  leftOut: 0,
}
const settings: DigestSettings = {
  frequency: 'daily',
  hour: 8,
  weekday: 1,
  zone: 'Asia/Kolkata',
  isMailed: true,
  stoppedBy: null,
  nextAt: '2026-11-22T02:30:00.000Z',
  feedUrl: '/api/digests/feed/3k9d0aQ7xW2bV5nM8cT1yR4uP6sL0eHfJgKzXwQvBnM',
}
const digest = { id: `${id}3`, dueOn: '2026-11-21', madeAt: '2026-11-21T02:30:00.000Z' }
const item: FollowedItem = {
  id: `${id}4`,
  state: 'done',
  title: 'We choose to go to the Moon',
  url: 'https://www.youtube.com/watch?v=WZyRbnpGyzQ',
  videoId: 'WZyRbnpGyzQ',
  seenAt: '2026-11-21T06:00:00.000Z',
  publishedAt: '2026-11-21T05:50:00.000Z',
  nextTryAt: null,
  historyId: `${id}5`,
  gist: 'Kennedy explains why America chose to go to the moon in this decade: not because it is easy, but because it is hard.',
  durationSeconds: 1095,
  lineSeconds: [379.19, 562.12, 612.52, 725.8, 879.21],
  reason: null,
  reasonCode: null,
}
const unsummarized = { historyId: null, gist: null, durationSeconds: null, lineSeconds: [] }
const items: FollowedItem[] = [
  item,
  {
    ...item,
    id: `${id}6`,
    state: 'waiting',
    ...unsummarized,
    title: 'Live from the pad',
    nextTryAt: '2026-11-21T10:30:00.000Z',
    reason: 'This video is live right now.',
    reasonCode: 'LIVE_NOW',
  },
  {
    ...item,
    id: `${id}7`,
    state: 'unpaid',
    ...unsummarized,
    title: 'The crew answers questions',
    nextTryAt: '2026-11-21T10:20:00.000Z',
  },
  {
    ...item,
    id: `${id}8`,
    state: 'failed',
    ...unsummarized,
    title: 'Members only: behind the scenes',
    reason: 'This video is for channel members only.',
    reasonCode: 'MEMBERS_ONLY',
  },
]
const entry: DigestEntry = {
  id: `${id}9`,
  state: 'done',
  title: 'We choose to go to the Moon',
  source: 'NASA',
  url: item.url,
  videoId: item.videoId,
  durationSeconds: 1095,
  historyId: item.historyId,
  form: 'Key insights',
  gist: 'Kennedy explains why the United States will go to the Moon within the decade, and what it will cost.',
  insights: [
    {
      text: 'The Moon is chosen because it is hard, not because it is easy.',
      quote: 'not because they are easy, but because they are hard',
      second: 524,
      state: 'verified',
    },
    {
      text: 'The space budget of the year is 5.4 billion dollars.',
      quote: 'that budget now stands at five billion four hundred million dollars a year',
      second: 905,
      state: 'words-found',
    },
    {
      text: 'We set sail on this new sea because there is new knowledge to be gained.',
      quote: 'We set sail on this new sea because there is new knowledge to be gained.',
      second: 402,
      state: 'quoted',
    },
  ],
  lineSeconds: [402, 524, 905],
  reason: null,
  reasonCode: null,
}
const entries: DigestEntry[] = [
  entry,
  {
    ...entry,
    id: `${id}a`,
    state: 'failed',
    title: 'Members only: behind the scenes',
    historyId: null,
    gist: null,
    insights: [],
    reason: 'This video is for channel members only.',
    reasonCode: 'MEMBERS_ONLY',
  },
  {
    ...entry,
    id: `${id}b`,
    state: 'unpaid',
    title: 'The crew answers questions',
    historyId: null,
    gist: null,
    insights: [],
  },
]

const answers: Answers = {
  ...everywhere,
  'GET /api/follows': { json: { follows: [kennedy, course], max: 25 } },
  'GET /api/digests': {
    json: { settings, items: [{ ...digest, done: 3, failed: 1, waiting: 1 }], nextCursor: null, total: 1 },
  },
  [`GET /api/follows/${kennedy.id}/items`]: { json: { items, nextCursor: null, total: 4 } },
  [`GET /api/digests/${digest.id}`]: { json: { ...digest, entries } },
  'POST /api/digests/unsubscribe/a-token': { json: { isStopped: true } },
}

/** The page Following of an account that follows two sources. */
export function following(state: string, reach: Step, overrides: Answers = {}): Screen {
  return {
    name: `following, ${state}`,
    path: '/following',
    isSignedIn: true,
    answers: { ...answers, ...overrides },
    reach,
  }
}

const nothing: Answers = {
  'GET /api/follows': { json: { follows: [], max: 2 } },
  'GET /api/digests': { json: { settings: null, items: [], nextCursor: null, total: 0 } },
}

/** The follows of an account and its digests, in their states. */
export const followingScreens: readonly Screen[] = [
  following('data', inTurn(alive, seeing('Following 2 of 25'))),
  following('videos', inTurn(alive, pressing('Videos of NASA'), seeing('Live from the pad'))),
  following('none', inTurn(alive, seeing('by email each morning')), nothing),
  following('full', inTurn(alive, seeing('Your plan follows 2')), {
    'GET /api/follows': { json: { follows: [kennedy, course], max: 2 } },
  }),
  following('failed', inTurn(alive, seeing(unforeseenDetail)), { 'GET /api/follows': refusal(500) }),
  following(
    'refused',
    inTurn(
      alive,
      seeing('Following 2'),
      writing('Channel, playlist or podcast', 'nonsense'),
      pressing('Follow'),
      seeing('Paste the link'),
    ),
    {
      'POST /api/follows': {
        status: 400,
        json: {
          code: 'INVALID_LINK',
          detail: 'Paste the link of a YouTube channel or playlist, or the address of a podcast’s feed.',
          status: 400,
          title: 'Not a YouTube link',
          type: 'urn:precis:INVALID_LINK',
          requestId: 'r',
          remedies: [],
        },
      },
    },
  ),
  following('unfollowing', inTurn(alive, pressing('Unfollow NASA'), seeing('Your summaries stay'))),
  {
    name: 'digest',
    path: `/following?digest=${digest.id}`,
    isSignedIn: true,
    answers,
    reach: seeing('We choose to go'),
  },
  {
    name: 'digest, gone',
    path: `/following?digest=${digest.id}`,
    isSignedIn: true,
    answers: { ...answers, [`GET /api/digests/${digest.id}`]: refusal(404) },
    reach: seeing('older than 90 days'),
  },
  { name: 'stop the emails', path: '/following?stop=a-token', answers, reach: seeing('Stop the emails') },
  {
    name: 'stop the emails, done',
    path: '/following?stop=a-token',
    answers,
    reach: inTurn(alive, pressing('Stop the emails'), seeing('Done:')),
  },
]
