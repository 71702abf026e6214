import { expect, it } from 'vitest'
import { refuseEarlierTests, runAsTest } from './current-test.ts'

it('a request that a test leaves behind is none of the next one, which gets its own', async () => {
  const sent: unknown[] = []
  const isOver = Promise.withResolvers<void>()
  const send = refuseEarlierTests((url) => {
    sent.push(url)
    return Promise.resolve(new Response())
  })
  let left = Promise.resolve()
  await runAsTest(async () => {
    left = isOver.promise.then(() => void send('/left-behind'))
    await send('/own-of-the-first')
  })
  await runAsTest(async () => {
    isOver.resolve()
    await left
    await send('/own-of-the-second')
  })
  expect(sent).toEqual(['/own-of-the-first', '/own-of-the-second'])
})
