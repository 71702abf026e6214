import { expect, it } from 'vitest'
import { iterateProgress } from '#server/features/history/questions/questions.ts'

/** All that an iteration gives, and its result. */
async function readAll<Item, Result>(iteration: AsyncGenerator<Item, Result>) {
  const items: Item[] = []
  for (;;) {
    const step = await iteration.next()
    if (step.done === true) return { items, result: step.value }
    items.push(step.value)
  }
}

it('the iterator gives what is reported, at once and later, in order, and then the result', async () => {
  const iteration = iterateProgress(async (report: (item: number) => void) => {
    report(1)
    report(2)
    await Promise.resolve()
    report(3)
    return 'done'
  })
  expect(await readAll(iteration)).toEqual({ items: [1, 2, 3], result: 'done' })
})

it('the iterator gives what was reported before a failure, and then fails', async () => {
  const iteration = iterateProgress(async (report: (item: number) => void) => {
    report(1)
    await Promise.resolve()
    throw new Error('it broke')
  })
  expect(await iteration.next()).toEqual({ done: false, value: 1 })
  await expect(iteration.next()).rejects.toThrow('it broke')
})

it('the iterator gives an item while the work goes on', async () => {
  const rest = Promise.withResolvers<string>()
  const iteration = iterateProgress(async (report: (item: number) => void) => {
    report(1)
    return await rest.promise
  })
  expect(await iteration.next()).toEqual({ done: false, value: 1 })
  rest.resolve('done')
  expect(await iteration.next()).toEqual({ done: true, value: 'done' })
})

it('the iterator can be left before the end, also by one whose work fails after that', async () => {
  const rest = Promise.withResolvers<never>()
  const iteration = iterateProgress(async (report: (item: number) => void) => {
    report(1)
    return await rest.promise
  })
  for await (const item of iteration) {
    expect(item).toBe(1)
    break
  }
  rest.reject(new Error('nobody hears this'))
  expect(await iteration.next()).toEqual({ done: true, value: undefined })
})
