import type { HistoryHit, HistoryItem } from '#contract/history.ts'
import { everywhere } from './answers.ts'
import { historyItems } from './samples.ts'
import type { Screen, Step } from './screen.ts'
import { inTurn, pressing, seeing } from './screen.ts'
import type { Answer, Answers } from './stub-server.ts'

const videos = [
  ["President Kennedy's Speech at Rice University", 'NASA Video', '18:15'],
  ['How the lighthouses of the northern coast were built', 'Museum of the Sea', '52:40'],
  ['Wie ein Segelschiff gegen den Wind fährt', 'Werkstatt am Hafen', '9:58'],
  ['Dune ecology: what the grass holds', 'Open Coast Lectures', '1:24:07'],
  ['The long way from the workshop to the lens: a talk in three parts', 'Museum of the Sea', '34:11'],
] as const

/** So many summaries of different videos, the newest first. */
function manyItems(count: number): HistoryItem[] {
  const [sample] = historyItems
  if (sample === undefined) throw new Error('There is no sample of the history.')
  return Array.from({ length: count }, (_, index) => {
    const [videoTitle, videoChannel, videoDuration] = videos[index % videos.length] ?? videos[0]
    return {
      ...sample,
      id: `3d0e9a52-7d0b-4c39-9a75-${String(index).padStart(12, '0')}`,
      videoTitle,
      videoChannel,
      videoDuration,
      isShared: index % 7 === 3,
      createdAt: new Date(Date.parse(sample.createdAt) - index * 19 * 3_600_000).toISOString(),
    }
  })
}

function hit(second: number, text: string, words: string[], spoken = false): HistoryHit {
  return { text, second, words, isSpoken: spoken, state: spoken ? 'quoted' : 'verified' }
}

const hits = [
  [
    hit(524, 'Going to the moon was chosen because it is hard.', ['moon']),
    hit(742, 'We choose to go to the moon in this decade and do the other things.', ['moon'], true),
    hit(1080, 'The exploration of space will go ahead, moon or no moon.', ['moon'], true),
  ],
  [hit(2412, 'On nights without a moon the keeper lit the second lamp as well.', ['moon'], true)],
]

const found = manyItems(2).map((item, index) => ({ ...item, hits: hits[index] ?? [] }))

const named = (value: string, count: number, name = value) => ({ value, name, count })
const choices = {
  channel: [named('Museum of the Sea', 33), named('NASA Video', 17), named('Werkstatt am Hafen', 17)],
  language: [named('en', 66), named('de', 18)],
  form: [named('key-insights', 70, 'Key insights'), named('meeting', 14, 'Meeting')],
}

/** A first page with so many of all that there are. */
function page(items: HistoryItem[], total: number, more: object = {}): Answer {
  const beyond = { count: 0, windowDays: 90 }
  return {
    json: {
      items,
      nextCursor: total > items.length ? 'more' : null,
      total,
      choices,
      hiddenBy: [],
      beyond,
      ...more,
    },
  }
}

function historyScreen(state: string, answers: Record<string, Answer>, reach: Step, search = ''): Screen {
  const all: Answers = { ...everywhere, ...answers }
  return { name: `history, ${state}`, path: `/history${search}`, isSignedIn: true, answers: all, reach }
}

const call = 'GET /api/history'

const compact: Step = (screen) => screen.getByRole('button', { name: 'Compact' }).click()
const all: Answer = page(manyItems(20), 84)
const fifty: Answer = page(manyItems(50), 84)
const filter =
  (label: string, value: string): Step =>
  async (screen) => {
    const filters = screen.getByRole('button', { name: 'Filters', exact: true })
    if (await filters.isVisible()) await filters.click()
    await screen.getByLabel(label, { exact: true }).selectOption(value)
  }

/** The history of one who has had many summaries. */
export const historyScreens: readonly Screen[] = [
  historyScreen('many', { [call]: all }, seeing('Dune ecology')),
  historyScreen(
    'found',
    { [call]: all, [`${call}?q=moon`]: page(found, 2) },
    inTurn(
      seeing('Dune ecology'),
      (screen) => screen.getByRole('searchbox').fill('moon'),
      seeing('On nights without'),
    ),
  ),
  historyScreen('read in its row', { [call]: all }, inTurn(seeing('Dune ecology'), pressing('Read here'))),
  historyScreen('filtered', { [call]: all }, inTurn(seeing('Dune ecology'), filter('Channel', 'NASA Video'))),
  historyScreen(
    'hidden by a filter',
    { [call]: page([], 0, { hiddenBy: [{ filter: 'language', count: 17 }] }) },
    inTurn(seeing('17 matches')),
    '?channel=NASA+Video&language=de',
  ),
  historyScreen('compact', { [call]: fifty }, inTurn(seeing('Dune ecology'), compact)),
  historyScreen(
    'compact, a row read',
    { [call]: fifty },
    inTurn(seeing('Dune ecology'), compact, (screen) =>
      screen
        .getByRole('button', { name: /^Read How the/ })
        .first()
        .click(),
    ),
  ),
  historyScreen(
    'compact, found',
    { [call]: fifty, [`${call}?q=moon`]: page(found, 2) },
    inTurn(
      seeing('Dune ecology'),
      compact,
      (screen) => screen.getByRole('searchbox').fill('moon'),
      seeing('On nights without'),
    ),
  ),
]
