import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Summary } from '#contract/summary.ts'
import { formNames } from '#messages/form-names.ts'
import type { FormId } from '#product/summary-forms.ts'
import { problem, summary } from './factories.ts'
import { jsonReply, problemReply } from './fake-server.ts'
import { closeHome } from './open-home.tsx'
import { answer, call, openSaved, result } from './open-saved.tsx'

await import('#web/features/result/style-switch.tsx')

afterEach(() => {
  cleanup()
  closeHome()
})

async function openTalk(talk: Summary['talk'], form: FormId = 'key-insights') {
  const shown = summary({ talk, form: { id: form, name: formNames[form], sections: [] } })
  const opened = openSaved({
    [call]: () => jsonReply(result({ answer: answer(shown) })),
    'POST /api/summarize': () => problemReply(problem({ detail: 'Not now.' })),
  })
  // It stands below what is looked for, and comes with it.
  await screen.findByLabelText('Summarize as')
  return opened
}

it.each([
  [{ kind: 'meeting', speakers: 5 }, 'Looks like a meeting of five', 'Show it as a meeting', 'meeting'],
  [{ kind: 'meeting', speakers: 12 }, 'Looks like a meeting of 12', 'Show it as a meeting', 'meeting'],
  [{ kind: 'interview', speakers: 2 }, 'Looks like an interview', 'Show it as an interview', 'interview'],
  [{ kind: 'lecture', speakers: 0 }, 'Looks like a lecture', 'Show its outline', 'outline'],
  [{ kind: 'how-to', speakers: 0 }, 'Looks like a how-to', 'Show its steps', 'steps'],
  [{ kind: 'podcast', speakers: 3 }, 'Looks like a podcast', 'Show a line for each chapter', 'chapter-lines'],
] as const)('%o is named, and has its form at a press', async (talk, text, press, form) => {
  const { server, user } = await openTalk(talk)
  expect(await screen.findByText(text)).toBeTruthy()
  const button = screen.getByRole('button', { name: press })
  expect(server.calls.some(({ key }) => key === 'POST /api/summarize')).toBe(false)
  button.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Not now.')).toBeTruthy()
  expect(server.calls.at(-1)?.body).toEqual({ transcriptId: summary().transcriptId, form })
})

it.each([
  ['a plain talk', { kind: 'talk', speakers: 0 }, 'key-insights'],
  ['one that has the form of its kind', { kind: 'meeting', speakers: 5 }, 'meeting'],
  ['one that was stored before', null, 'key-insights'],
] as const)('nothing is said of %s', async (_name, talk, form) => {
  await openTalk(talk, form)
  expect(screen.queryByText(/Looks like/)).toBeNull()
})
