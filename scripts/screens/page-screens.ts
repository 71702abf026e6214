import { unforeseenDetail } from '#core/app-error.ts'
import { everywhere, list, refusal } from './answers.ts'
import { historyItems, resultId, transcript, transcriptions } from './samples.ts'
import type { Screen, Step } from './screen.ts'
import { alive, dialog, inTurn, opening, pressing, seeing, writing } from './screen.ts'
import type { Answer, Answers } from './stub-server.ts'

type Words = {
  path: string
  call: string
  items: unknown[]
  loading: string
  failed: string
  empty: string
  item: string
}

const search =
  (words: string): Step =>
  (page) =>
    page.getByRole('searchbox').fill(words)

/** A list in each of its states. */
function listScreens({ path, call, items, loading, failed, empty, item }: Words): Screen[] {
  const screen = (state: string, answer: Answer, reach: Step): Screen => ({
    name: `${path.slice(1)}, ${state}`,
    path,
    isSignedIn: true,
    answers: {
      ...everywhere,
      [call]: answer,
      [`${call}?q=mars`]: list([]),
      [`DELETE /api/history/${resultId}`]: { json: { undoUntil: '2026-11-22T10:05:00.000Z' } },
    },
    reach,
  })
  return [
    screen('loading', 'never', seeing(loading)),
    screen('failed', refusal(500), seeing(failed)),
    screen('empty', list([]), seeing(empty)),
    screen('data', list(items, 3), seeing(item)),
    screen('one taken off', list(items), inTurn(seeing(item), pressing('Delete'), seeing('Deleted:'))),
    screen('nothing found', list(items), inTurn(seeing(item), search('mars'), seeing('Nothing contains'))),
  ]
}

const help: Answers = { ...everywhere, 'POST /api/help-request': refusal(500) }

/** The lists, and what any page can show. */
export const pageScreens: readonly Screen[] = [
  { name: 'features', path: '/features', answers: everywhere, reach: seeing('What it does') },
  {
    name: 'features, evidence of a line',
    path: '/features',
    answers: everywhere,
    reach: inTurn(alive, pressing('Verified'), (page) =>
      page.getByRole('dialog', { name: 'The words of the transcript' }).scrollIntoViewIfNeeded(),
    ),
  },
  { name: 'how it works', path: '/how-it-works', answers: everywhere, reach: seeing('Under the Hood') },
  { name: 'pricing', path: '/pricing', answers: everywhere, reach: seeing('Why Choose Unlimited?') },
  { name: 'FAQ', path: '/faq', answers: everywhere, reach: seeing('Getting Started') },
  { name: 'contact', path: '/contact', answers: everywhere, reach: seeing('Contact') },
  { name: 'about', path: '/about', answers: everywhere, reach: seeing('About') },
  { name: 'guide', path: '/blog/summarize-youtube-videos', answers: everywhere, reach: alive },
  { name: 'privacy', path: '/privacy', answers: everywhere, reach: seeing('Privacy') },
  { name: 'terms', path: '/terms', answers: everywhere, reach: seeing('Terms') },
  { name: 'alternatives', path: '/alternatives', answers: everywhere, reach: seeing('Side by side') },
  { name: 'scorecard', path: '/score', answers: everywhere, reach: seeing('Run it yourself') },
  ...['Lines that lie', 'Claims that people judged'].map((name): Screen => ({
    name: `scorecard, ${name.toLowerCase()}`,
    path: '/score',
    answers: everywhere,
    reach: (page) => page.getByRole('table', { name }).scrollIntoViewIfNeeded(),
  })),
  {
    name: 'keyboard shortcuts',
    path: '/pricing',
    answers: everywhere,
    reach: inTurn(alive, (page) => page.keyboard.press('?'), dialog),
  },
  {
    name: 'help, nothing written',
    path: '/pricing',
    answers: help,
    reach: inTurn(opening('Help'), pressing('Send'), seeing('Email is required')),
  },
  {
    name: 'help, failed',
    path: '/pricing',
    answers: help,
    reach: inTurn(
      opening('Help'),
      writing('Email', 'ada@example.org'),
      writing('What do you need help with?', 'The summary of a lecture stops halfway.'),
      pressing('Send'),
      seeing(unforeseenDetail),
    ),
  },
  {
    name: 'offline',
    path: '/pricing',
    answers: everywhere,
    reach: async (page) => {
      await alive(page)
      await page.evaluate(
        `Object.defineProperty(navigator, 'onLine', { value: false }); dispatchEvent(new Event('offline'))`,
      )
      await seeing("You're offline.")(page)
    },
  },
  ...listScreens({
    path: '/history',
    call: 'GET /api/history',
    items: historyItems,
    loading: 'Loading your history...',
    failed: 'Unable to load history.',
    empty: 'No History Yet',
    item: 'Video 3d0e9a52',
  }),
  ...listScreens({
    path: '/transcriptions',
    call: 'GET /api/transcriptions',
    items: transcriptions,
    loading: 'Loading your transcriptions...',
    failed: 'Unable to load transcriptions.',
    empty: 'No transcriptions yet',
    item: 'View original video',
  }),
  ...['Compact', 'Read here'].map((name): Screen => ({
    name: `transcriptions, ${name.toLowerCase()}`,
    path: '/transcriptions',
    isSignedIn: true,
    answers: {
      ...everywhere,
      'GET /api/transcriptions': list(transcriptions, 3),
      [`GET /api/transcripts/${transcript.id}`]: { json: transcript },
    },
    // So few are listed that their view is chosen behind a button.
    reach: inTurn(seeing('English'), ...(name === 'Compact' ? [pressing('Filters')] : []), pressing(name)),
  })),
  { name: 'nothing here', path: '/no/such/page', answers: everywhere, reach: seeing('404 Page Not Found') },
]
