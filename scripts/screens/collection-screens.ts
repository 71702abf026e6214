import type { Collection, CollectionItem } from '#contract/collections.ts'
import type { StoredList } from '#contract/playlists.ts'
import type { SharedCollection } from '#contract/sharing.ts'
import { unforeseenDetail } from '#core/app-error.ts'
import { everywhere, list as listOf, refusal } from './answers.ts'
import { noOverview, overview, sharedOverview } from './overview-samples.ts'
import { libraryAnswer } from './question-screens.ts'
import { historyItems, summary } from './samples.ts'
import type { Screen, Step } from './screen.ts'
import { alive, inTurn, pressing, seeing, seeingField } from './screen.ts'
import type { Answers } from './stub-server.ts'

const url = 'https://www.youtube.com/playlist?list=PL8dPuuaLjXtMczXZUmjb3mZSU1Roxnrey'
const list: StoredList['list'] = {
  kind: 'playlist',
  id: 'PL8dPuuaLjXtMczXZUmjb3mZSU1Roxnrey',
  url,
  title: 'Linear algebra, the whole course with all of its exercises',
  owner: 'A university',
  videoCount: 42,
}
const titles = [
  'Vectors',
  'Linear combinations, span, and basis vectors',
  'Linear transformations and matrices, with an example that takes its time',
  'Matrix multiplication as composition',
  'The determinant',
]
const videoId = (index: number): string => `lecture${String(index).padStart(4, '0')}`
const stored: StoredList = {
  id: '7c1f5a52-6a54-4d3c-9d1f-3d3f2a3d7b11',
  list,
  total: 42,
  yours: 1,
  isWhole: true,
  videos: titles.map((title, index) => ({
    videoId: videoId(index),
    title,
    channel: 'A university',
    durationSeconds: 600 + index * 97,
    publishedText: '2 years ago',
    state: index === 4 ? 'gone' : 'playable',
    historyId: index === 1 ? summary.id : null,
  })),
}

const working: Collection = {
  id: '8c1f5a52-6a54-4d3c-9d1f-3d3f2a3d7b11',
  title: list.title ?? '',
  tags: ['exam', 'maths'],
  source: list,
  style: 'standard',
  language: 'en',
  form: { id: 'study-notes', name: 'Study notes', keyInsightsBecause: null },
  state: 'working',
  pausedBy: null,
  resumesAt: null,
  counts: { total: 42, waiting: 37, working: 2, done: 1, failed: 1, skipped: 1 },
  sharePath: null,
  feedPath: null,
  createdAt: '2026-11-21T10:00:00.000Z',
}
const waiting: Collection = {
  ...working,
  state: 'paused',
  pausedBy: 'quota',
  resumesAt: '2026-11-22T10:00:00.000Z',
}
const [line = null] = summary.insights
const states = ['done', 'skipped', 'working', 'waiting', 'failed'] as const
const items: CollectionItem[] = titles.map((title, index) => {
  const state = states[index] ?? 'waiting'
  const isThere = state === 'done' || state === 'skipped'
  return {
    id: `9c1f5a52-6a54-4d3c-9d1f-3d3f2a3d7b1${index}`,
    videoId: videoId(index),
    title,
    channel: 'A university',
    durationSeconds: 600 + index * 97,
    state,
    problem:
      state === 'failed'
        ? {
            code: 'PRIVATE_VIDEO',
            title: 'Private video',
            detail: 'This video is private, so its transcript can’t be read.',
          }
        : null,
    historyId: isThere ? summary.id : null,
    form: isThere ? (state === 'skipped' ? 'Key insights' : 'Study notes') : null,
    line: isThere ? line : null,
    lineSeconds: isThere ? summary.insights.flatMap(({ second }) => second ?? []) : [],
  }
})

const overviewAddress = `GET /api/collections/${working.id}/overview`

const feedPath = '/api/collections/feed/3k9d0aQ7xW2bV5nM8cT1yR4uP6sL0eHfJgKzXwQvBnM'
const feedAddress = `POST /api/collections/${working.id}/feed-address`
const withFeed: Answers = {
  [`GET /api/collections/${working.id}`]: { json: { ...working, feedPath } },
  [feedAddress]: { json: { feedPath: feedPath.replace('3k9d', '8Tq2') } },
}

const answers: Answers = {
  ...everywhere,
  'GET /api/collections': { json: { items: [working, waiting], nextCursor: null, total: 2 } },
  [`GET /api/collections/${working.id}`]: { json: working },
  [`GET /api/collections/${working.id}/items`]: { json: { items, total: 42 } },
  [`POST /api/collections/${working.id}/ask`]: { json: libraryAnswer },
  [overviewAddress]: { json: noOverview },
  'GET /api/history': listOf(historyItems),
  'POST /api/playlists': { json: stored },
}

function screen(name: string, path: string, reach: Step, overrides: Answers = {}): Screen {
  return { name, path, isSignedIn: true, answers: { ...answers, ...overrides }, reach: inTurn(alive, reach) }
}

const shared: SharedCollection = {
  title: working.title,
  source: list,
  total: 42,
  overview: sharedOverview,
  items: items.flatMap(({ line: said, ...item }) =>
    said === null
      ? []
      : [
          {
            videoId: item.videoId,
            title: item.title,
            channel: item.channel,
            durationSeconds: item.durationSeconds,
            line: said,
            lineSeconds: item.lineSeconds,
          },
        ],
  ),
}
const token = 'Zm9vYmFyYmF6cXV4'
const sharedAddress = `GET /api/shared-collections/${token}`

const choose = `/collections/new?url=${encodeURIComponent(url)}`
const own = `/collections/${working.id}`

/** Opens a part of a collection: on a phone its button is in a menu. */
function choosing(name: string): Step {
  return async (page) => {
    await seeing('37 waiting')(page)
    const more = page.getByRole('button', { name: 'More actions' })
    if (await more.isVisible()) {
      await more.click()
      await page.getByRole('menuitem', { name, exact: true }).click()
    } else {
      await page.getByRole('button', { name, exact: true }).click()
    }
  }
}

/** Choosing from a playlist, the collections, and one of them in its states. */
export const collectionScreens: readonly Screen[] = [
  screen('choose', choose, inTurn(seeing('42 videos'), seeing('already yours'))),
  screen('choose, gone', choose, seeing('Try again'), { 'POST /api/playlists': refusal(404) }),
  screen('collections', '/collections', seeing('37 waiting')),
  screen('collections, none', '/collections', seeing('Nothing here yet.'), {
    'GET /api/collections': { json: { items: [], nextCursor: null, total: 0 } },
  }),
  screen('collection, at work', own, inTurn(seeing('37 waiting'), seeing('Private video.'))),
  screen('collection, more actions', own, async (page) => {
    await seeing('37 waiting')(page)
    const more = page.getByRole('button', { name: 'More actions' })
    if (await more.isVisible()) await more.click()
  }),
  screen('collection, overview', own, seeing('Made of 12 of 15 videos'), {
    [overviewAddress]: { json: { overview, isBeingMade: false, canBeMade: true } },
  }),
  screen('collection, overview at work', own, seeing('Writing the overview...'), {
    [overviewAddress]: { json: { ...noOverview, isBeingMade: true } },
  }),
  screen('collection, no summaries left', own, seeing('no summaries left'), {
    [`GET /api/collections/${working.id}`]: { json: waiting },
  }),
  screen('collection, gone', own, seeing('It may have been deleted'), {
    [`GET /api/collections/${working.id}`]: refusal(404),
  }),
  screen('collection, share', own, inTurn(choosing('Share'), seeing('Create a link'))),
  screen('collection, no feed', own, inTurn(choosing('Feed'), seeing('Make an address'))),
  screen('collection, feed', own, inTurn(choosing('Feed'), seeingField('For your feed reader')), withFeed),
  screen(
    'collection, another address of its feed',
    own,
    inTurn(choosing('Feed'), pressing('Change'), seeing('The feed has a new address')),
    withFeed,
  ),
  screen(
    'collection, feed failed',
    own,
    inTurn(choosing('Feed'), pressing('Make an address'), seeing(unforeseenDetail)),
    {
      [feedAddress]: refusal(500),
    },
  ),
  screen('collection, edit', own, inTurn(choosing('Edit'), seeing('Tags, separated by commas'))),
  screen('collection, add videos', own, inTurn(choosing('Add videos'), seeing('From your history'))),
  screen('collection, answer', own, async (page) => {
    await page.getByRole('searchbox').fill('What is a limit?')
    await seeing('own words')(page)
  }),
  screen('collection, delete', own, inTurn(choosing('Delete'), seeing('stay in your history'))),
  screen('collection, shared', `/c/${token}`, seeing('42 videos in brief'), {
    [sharedAddress]: { json: shared },
  }),
  screen('collection, no longer shared', `/c/${token}`, seeing('404 Page Not Found'), {
    [sharedAddress]: refusal(404),
  }),
  screen(
    'home, a playlist in the field',
    '/',
    async (page) => {
      await seeingField('YouTube link')(page)
      await page.getByLabel('YouTube link').fill(url)
      await seeing('Choose from the 42 videos')(page)
    },
    { 'GET /api/playlists': { json: { list, videos: [] } } },
  ),
]
