import type { ListedSource } from '#contract/follows.ts'
import { refusal } from './answers.ts'
import { following } from './following-screens.ts'
import { alive, inTurn, pressing, seeing } from './screen.ts'
import type { Screen, Step } from './screen.ts'
import type { Answer, Answers } from './stub-server.ts'

const call = 'POST /api/follows/file'
const named = (count: number, state: ListedSource['state'], title: string): ListedSource[] =>
  Array.from({ length: count }, (_, index) => ({
    url: `https://feeds.example.org/${title}/${index}`,
    title: `${title} ${index + 1}`,
    state,
  }))
const sources: ListedSource[] = [
  ...named(40, 'new', 'Lectures on the lighthouses of the northern coast'),
  ...named(3, 'followed', 'Known'),
  {
    url: 'gopher://old.example.org/a-list-of-the-things-that-were-once-worth-reading',
    title: null,
    state: 'refused',
  },
  { url: 'mailto:someone@example.org', title: 'Letters', state: 'refused' },
]
const file = { name: 'feeds.opml', mimeType: 'text/x-opml', buffer: Buffer.from('<opml version="2.0"/>') }

const choose: Step = (page) => page.locator('input[type=file]').first().setInputFiles(file)

function screen(state: string, listed: Answer, reach: Step, more: Answers = {}): Screen {
  const name = `list of feeds, ${state}`
  return following(name, inTurn(alive, seeing('Following 2 of 25'), choose, reach), {
    [call]: listed,
    ...more,
  })
}

const unreadable = 'We read lists of feeds in OPML, as feed readers and podcast players export them.'
const found: Answer = { json: { sources } }

/** A file of feeds on the page Following: what it names, and following it. */
export const listFileScreens: readonly Screen[] = [
  screen('found', found, seeing('45 sources in this file.')),
  screen('nothing new', { json: { sources: sources.slice(40, 42) } }, seeing('2 sources in this file.')),
  screen('at work', found, inTurn(pressing('Follow 23'), seeing('Keep this page open')), {
    'POST /api/follows': 'never',
  }),
  screen(
    'some failed',
    found,
    inTurn(pressing('Follow 23'), seeing('Could not be followed:'), seeing('Followed 0 of 23')),
    {
      'POST /api/follows': refusal(422, { code: 'FEED_UNREADABLE', detail: 'This address has no feed.' }),
    },
  ),
  screen('unreadable', refusal(422, { code: 'FEED_UNREADABLE', detail: unreadable }), seeing(unreadable)),
]
