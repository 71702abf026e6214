import type { Moment } from '#contract/moments.ts'
import { unforeseenDetail } from '#core/app-error.ts'
import { everywhere, refusal, resultScreen } from './answers.ts'
import { findingsOf } from './sample-findings.ts'
import { resultId, summary, video } from './samples.ts'
import { inTurn, pressing, scrolledTo, seeing, seeingField, writing } from './screen.ts'
import type { Screen, Step } from './screen.ts'
import type { Answer } from './stub-server.ts'

const path = '/m/Zm9vYmFyYmF6cXV4'
const call = 'GET /api/moments/Zm9vYmFyYmF6cXV4'

const moment: Moment = {
  ...video,
  language: 'en',
  timings: 'exact',
  credit: summary.credit,
  engine: { kind: 'model' },
  line: {
    text: 'Kennedy commits the country to the moon within the decade, for its difficulty.',
    quote:
      'We choose to go to the moon in this decade and do the other things, not because they are easy, but because they are hard,',
    sentence: 50,
    second: 553,
    state: 'verified',
    findings: findingsOf.verified,
  },
  before: 'We choose to go to the moon.',
  after: 'because that goal will serve to organize and measure the best of our energies and skills,',
  chapterStarts: [14, 190, 583, 725],
  summaryPath: '/s/Zm9vYmFyYmF6cXV4',
}

function momentScreen(state: string, answer: Answer, reach: Step): Screen {
  return { name: `page of a shared line, ${state}`, path, answers: { ...everywhere, [call]: answer }, reach }
}

function withLine(line: Partial<Moment['line']>, more: Partial<Moment> = {}): Answer {
  const json: Moment = { ...moment, ...more, line: { ...moment.line, ...line } }
  return { json }
}

/**
 * Opens the evidence of a line in a state, whose button to share it comes after that of the whole summary.
 */
const shareLine = (stateName: 'Words found' | 'Not found'): Step =>
  inTurn(pressing(stateName), (page) =>
    page.getByRole('button', { name: 'Share', exact: true }).last().click(),
  )

function dialogScreen(state: string, shared: Answer, reach: Step): Screen {
  return resultScreen(`a line ${state}`, { [`GET /api/history/${resultId}/moments`]: shared }, reach)
}

const lines = ['gist-0', ...[0, 1, 2, 3, 4, 5].flatMap((index) => [`sentence-${index}`, `insight-${index}`])]

/** The dialog that shares a line. */
const dialogScreens: readonly Screen[] = [
  dialogScreen(
    'to share',
    { json: { moments: [] } },
    inTurn(shareLine('Words found'), seeing('Create a link')),
  ),
  dialogScreen(
    'to share that was not found',
    { json: { moments: [] } },
    inTurn(shareLine('Not found'), seeing('marked as not found'), seeing('Create a link')),
  ),
  dialogScreen(
    'is shared',
    { json: { moments: lines.map((line) => ({ line, momentPath: path })) } },
    inTurn(shareLine('Words found'), seeingField('Link')),
  ),
  dialogScreen(
    'could not be shared',
    refusal(500),
    inTurn(shareLine('Words found'), seeing(unforeseenDetail)),
  ),
]

/** The dialog and the page of a shared line in every state. */
export const momentScreens: readonly Screen[] = [
  ...dialogScreens,
  momentScreen('loading', 'never', (page) => page.getByRole('main').waitFor()),
  momentScreen('verified', withLine({}), seeing('Verified at 9:13')),
  momentScreen(
    'words found, of a summary that is not shared',
    withLine({ state: 'words-found', findings: findingsOf['words-found'] }, { summaryPath: null }),
    seeing('Words found at 9:13'),
  ),
  momentScreen(
    'differs',
    withLine({
      text: 'Kennedy commits the country to the moon because it is easy.',
      state: 'differs',
      findings: {
        ...findingsOf.differs,
        check: 'not-asked',
        deciding: '',
        differences: [{ kind: 'negation', stated: 'because it is easy', said: 'not because they are easy' }],
      },
    }),
    seeing('Differs from what is said at 9:13'),
  ),
  momentScreen(
    'quoted',
    withLine({ state: 'quoted', findings: findingsOf.quoted }),
    seeing('Quoted at 9:13'),
  ),
  momentScreen(
    'not found',
    withLine(
      { state: 'not-found', findings: findingsOf['not-found'], quote: '', sentence: null, second: null },
      { before: '', after: '', videoId: null, durationSeconds: null },
    ),
    seeing('Not found in the transcript'),
  ),
  momentScreen('taken back', refusal(404, { code: 'NOT_FOUND' }), seeing('404 Page Not Found')),
  momentScreen('failed', refusal(500), (page) => page.getByRole('alert').waitFor()),
]

const createdAt = '2026-11-22T20:15:00.000Z'
const note = 'The sentence to open the lesson with.\nCompare it with the speech to Congress in May.'
const found = summary.summarySentences.findIndex(({ state }) => state === 'words-found')

const some: Answer = {
  json: {
    highlights: [
      { line: 'sentence-0', note: '', createdAt },
      { line: `sentence-${found}`, note, createdAt },
      { line: 'insight-0', note: '', createdAt },
    ],
  },
}
const none: Answer = { json: { highlights: [] } }

const openLine = pressing('Words found')
const showHighlights: Step = (page) => page.getByRole('button', { name: /^Your highlights/ }).click()
const openNote = inTurn(openLine, pressing('Add note'), seeingField('Your note'))

function screen(state: string, highlights: Answer, reach: Step, more: Screen['answers'] = {}): Screen {
  return resultScreen(state, { [`GET /api/history/${resultId}/highlights`]: highlights, ...more }, reach)
}

/** Highlights and notes in every state. */
export const highlightScreens: readonly Screen[] = [
  screen('with highlights', some, seeing('Highlighted, with your note')),
  screen('a line with its note', some, inTurn(openLine, seeing('Compare it with the speech'))),
  screen('a note to write', none, openNote),
  screen(
    'a note that is too long',
    none,
    inTurn(
      openNote,
      writing('Your note', 'Long. '.repeat(400)),
      pressing('Save note'),
      seeing('A note can have'),
    ),
  ),
  screen('a note to remove', some, inTurn(openLine, pressing('Remove highlight'), seeing('Remove both'))),
  screen(
    'could not be highlighted',
    none,
    inTurn(openLine, pressing('Highlight'), seeing(unforeseenDetail)),
    {
      [`PUT /api/history/${resultId}/highlights/sentence-${found}`]: refusal(500),
    },
  ),
  ...scrolledTo('#summary-heading', [
    screen('highlights alone', some, inTurn(showHighlights, seeing('Download as Markdown'))),
    {
      ...screen('no highlights', none, seeing('No highlights yet.')),
      path: `/v/${resultId}?show=highlights`,
    },
    screen(
      'highlights that could not be read',
      refusal(500),
      inTurn(showHighlights, seeing("couldn't be loaded")),
    ),
  ]),
]
