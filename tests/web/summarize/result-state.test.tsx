import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createLineStore, linesOf } from '#web/features/result-state/lines.ts'
import { noResult, ResultContext } from '#web/features/result-state/result-context.ts'
import { useIsLit, useLines, useOpenLine } from '#web/features/result-state/use-lines.ts'
import { summary } from './factories.ts'

afterEach(cleanup)

/** The number of times that each part rendered. */
const renders = new Map<string, number>()

function count(name: string): void {
  renders.set(name, (renders.get(name) ?? 0) + 1)
}

function LinePart({ name }: { name: string }) {
  count(name)
  return <p>{useIsLit(name) ? `${name} is lit` : name}</p>
}

function Card() {
  count('card')
  const open = useOpenLine()
  return <output>{open?.evidence.text}</output>
}

function Count() {
  count('count')
  return <b>{useLines().length}</b>
}

it('a line that is pointed at renders alone, and its card when it opens', () => {
  const lines = linesOf(summary())
  const store = createLineStore(lines)
  render(
    <ResultContext value={{ ...noResult, lines: store }}>
      <LinePart name="sentence-0" />
      <LinePart name="insight-0" />
      <Card />
      <Count />
    </ResultContext>,
  )
  act(() => store.light('insight-0'))
  expect(screen.getByText('insight-0 is lit')).toBeTruthy()
  expect(Object.fromEntries(renders)).toEqual({ 'sentence-0': 1, 'insight-0': 2, card: 1, count: 1 })
  act(() => store.show('insight-0', true))
  expect(screen.getByRole('status').textContent).toBe(summary().insights[0]?.text)
  act(() => store.setAnswers(lines.slice(0, 1)))
  expect(screen.getByText(lines.length + 1)).toBeTruthy()
  expect(Object.fromEntries(renders)).toEqual({ 'sentence-0': 1, 'insight-0': 2, card: 2, count: 2 })
})
