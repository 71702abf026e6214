import type { Translation, Translations } from '#contract/translations.ts'
import { noTranslations, resultScreen } from './answers.ts'
import { summary, transcript } from './samples.ts'
import { inTurn, scrolledTo } from './screen.ts'
import type { Screen, Step } from './screen.ts'

const call = `GET /api/transcripts/${summary.transcriptId}/translations`
const total = transcript.sentences.length

/** A text that a model might write: each line with the one before in front, one lost. */
const lines = transcript.sentences.map(({ text }, at) =>
  at === 3 ? null : `Auf Deutsch gesagt: ${text.slice(0, 90)}`,
)

const finished: Translation = {
  language: 'de',
  state: 'done',
  total,
  done: total,
  missing: 1,
  from: 0,
  lines,
  models: ['gemini-2.5-flash'],
  problem: null,
  isOwn: true,
}

const openBar: Step = async (page) => {
  const tab = page.getByRole('tab', { name: 'Transcript' })
  const button = page.getByRole('button', { name: 'Translate', exact: true })
  await tab.or(button).first().waitFor()
  if (await tab.isVisible()) await tab.click()
  await button.click()
  await page
    .getByText(/Translate into|Translating/)
    .first()
    .waitFor()
  await button.scrollIntoViewIfNeeded()
}
const chooseGerman: Step = async (page) => {
  await page.getByLabel('Translate into').selectOption('de')
}

function screen(
  state: string,
  list: Partial<Translations>,
  german: Partial<Translation>,
  reach: Step,
): Screen {
  return resultScreen(
    `translation, ${state}`,
    {
      [call]: { json: { ...noTranslations, ...list } },
      [`${call}/de`]: { json: { ...finished, ...german } },
    },
    reach,
  )
}

const none: Partial<Translation> = { state: 'none', total: 0, done: 0, missing: 0, lines: [], models: [] }

/** A transcript in another language, in each of its states. */
export const translationScreens: readonly Screen[] = scrolledTo('#transcript-heading', [
  screen('to be started', {}, none, inTurn(openBar, chooseGerman)),
  screen(
    'being made',
    { translations: [{ language: 'de', state: 'working' }] },
    { state: 'working', done: 2, missing: 0, lines: lines.slice(0, 2) },
    openBar,
  ),
  screen(
    'finished',
    { translations: [{ language: 'de', state: 'done' }] },
    {},
    inTurn(openBar, chooseGerman),
  ),
  screen(
    'failed',
    {},
    {
      state: 'failed',
      done: 2,
      missing: 0,
      lines: lines.slice(0, 2),
      problem: { reason: 'outage', until: null },
    },
    inTurn(openBar, chooseGerman),
  ),
  screen('without a model', { isPossible: 'needs-model' }, none, openBar),
])
