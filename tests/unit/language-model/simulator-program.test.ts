import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { scenarios } from '#tests/fakes/language-model/scenarios.ts'
import { spawnForTest } from '#tests/setup/spawn-for-test.ts'

const program = path.resolve('tests/fakes/language-model/language-model-process.ts')

it('lists what its models do', async () => {
  const child = spawnForTest(process.execPath, [program, '--list'])
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) lines.push(line)
  expect(lines).toEqual(Object.entries(scenarios).map(([name, { does }]) => `${name}  ${does}`))
})

it('serves both kinds of API until it is stopped', async () => {
  const child = spawnForTest(process.execPath, [program])
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  const [gemini = '', openai = ''] = String(line).match(/http:\S+/g) ?? []
  const models = await fetch(`${openai}/models`).then(async (response) => response.json())
  expect(models).toMatchObject({
    object: 'list',
    data: expect.arrayContaining([expect.objectContaining({ id: 'honest' })]),
  })
  const answer = await fetch(`${gemini}/models/honest:generateContent`, {
    method: 'POST',
    body: JSON.stringify({ contents: [{ role: 'user', parts: [{ text: 'Hello' }] }] }),
  })
  expect(await answer.json()).toMatchObject({ candidates: [{ finishReason: 'STOP' }] })
  const completion = await fetch(`${openai}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ model: 'recitation', messages: [{ role: 'user', content: 'Hello' }] }),
  })
  expect(await completion.json()).toMatchObject({ choices: [{ message: { refusal: expect.any(String) } }] })
  child.kill()
  await once(child, 'close')
})
