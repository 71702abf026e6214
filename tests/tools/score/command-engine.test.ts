import { expect, it } from 'vitest'
import { createCommandEngine } from '../../../eval/score/engines/command-engine.ts'
import { transcript } from './transcript.ts'

const never = new AbortController().signal
const run = (command: string, limits = {}, signal = never) =>
  createCommandEngine('rival', command, limits).summarize(transcript, signal)

it('the engine takes what a command makes of the transcript, sentence by sentence', async () => {
  const { sentences, hasQuotes } = await run(`head -c 140; printf '\\nAt most {words}.'`)
  expect(hasQuotes).toBe(false)
  expect(sentences.map(({ text }) => text)).toEqual([
    'In 1969 the crew of Apollo 11 landed on the Moon after a journey of 384400 kilometres.',
    'The computer on board had 4 kilobytes of memory and w',
    'At most 60.',
  ])
})

it('the engine takes quotes where a command prints them', async () => {
  const { sentences, hasQuotes } = await run(
    `echo '{"sentences":[{"text":"They landed.","quotes":["landed on the Moon"]},{"text":"Bare."}]}'`,
  )
  expect(hasQuotes).toBe(true)
  expect(sentences.map(({ quotes }) => quotes.map(({ quote }) => quote))).toEqual([
    ['landed on the Moon'],
    [],
  ])
})

it.each([
  ['exit', 'exit 3', {}],
  ['exit', 'no-such-command-here 2>/dev/null', {}],
  ['empty', 'true', {}],
  ['too-large', 'yes', { maxBytes: 1000 }],
  ['timeout', 'cat >/dev/null; sleep 600', { timeoutMs: 20 }],
])('the engine says how a command failed: %s, %s', async (kind, command, limits) => {
  await expect(run(command, limits)).rejects.toMatchObject({ name: 'EngineFailure', kind })
})

it('the engine ends a command with the run that it belongs to', async () => {
  const abort = new AbortController()
  const running = run('cat >/dev/null; sleep 600', {}, abort.signal)
  abort.abort(new Error('interrupted'))
  await expect(running).rejects.toThrow('interrupted')
})
