import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { lieKinds } from '#messages/lie-kinds.ts'
import { lineScore, score } from '#web/content/score.ts'
import { Scorecard } from '#web/features/site/score/score-page.tsx'

afterEach(cleanup)

function show(shown = score, lines = lineScore) {
  render(
    <MemoryRouter>
      <Scorecard score={shown} lines={lines} />
    </MemoryRouter>,
  )
}

it('the score has a line for each engine with the figures of the file, the best first', () => {
  show()
  const table = within(screen.getByRole('table', { name: 'Summaries' }))
  const names = table.getAllByRole('rowheader').map(({ textContent }) => textContent)
  const expected = score.engines.toSorted((a, b) => b.content.mean - a.content.mean)
  expect(names).toEqual(expected.map(({ name }) => name))
  const row = table.getByRole('row', { name: new RegExp(expected[0]?.name ?? '') })
  expect(row.textContent).toContain(expected[0]?.content.mean.toFixed(1))
  expect(row.textContent).toContain(expected[0]?.content.high.toFixed(1))
})

const engines = score.engines.map((engine) => ({ ...engine, written: null }))

it('the score says that no model was scored', () => {
  show({ ...score, engines })
  expect(screen.getByText(/No language model scored here yet/)).toBeDefined()
  expect(screen.queryByRole('table', { name: 'Language models' })).toBeNull()
})

it('the score shows what a model wrote that was scored', () => {
  const [first] = engines
  if (first === undefined) throw new Error('The file has no engine')
  const written = { sentences: 12, supported: 91.7, invented: 8.3 }
  show({ ...score, engines: [...engines, { ...first, name: 'a-model', isOurs: false, written }] })
  const table = within(screen.getByRole('table', { name: 'Language models' }))
  expect(table.getByRole('row', { name: /a-model/ }).textContent).toContain('91.7')
  expect(screen.queryByText(/No language model scored here yet/)).toBeNull()
})

it('the score has a line for each kind of lie, with its interval and how many there were', () => {
  show()
  const table = within(screen.getByRole('table', { name: 'Lines that lie' }))
  const { kinds, all } = lineScore.lies
  expect(table.getAllByRole('rowheader')).toHaveLength(kinds.length + 1)
  for (const { name, unflagged } of kinds) {
    const { textContent } = table.getByRole('row', { name: new RegExp(`^${lieKinds[name] ?? 'unnamed'} `) })
    expect(textContent).toContain(unflagged.share.mean.toFixed(1))
    expect(textContent).toContain(unflagged.share.high.toFixed(1))
    expect(textContent).toContain(String(unflagged.count))
  }
  expect(table.getByRole('row', { name: /^All / }).textContent).toContain(all.share.low.toFixed(1))
})

it('the score says beside the accuracy of the code what others reached by their authors', () => {
  show()
  const table = within(screen.getByRole('table', { name: 'Claims that people judged' }))
  const { balanced, published } = lineScore.statements
  const ours = table.getByRole('row', { name: /^Précis, code alone/ }).textContent
  expect(ours).toContain(balanced.mean.toFixed(1))
  for (const { name, balanced: figure } of published) {
    expect(table.getByRole('row', { name: new RegExp(name, 'i') }).textContent).toContain(String(figure))
  }
})

it('the score says what the figures of the file mean, and what they cannot show', () => {
  const lies = { ...lineScore.lies, all: { count: 99, share: { mean: 42, low: 30, high: 50 } } }
  show(score, { ...lineScore, lies })
  expect(screen.getByText('Of ten lies over words that were said, our code alone lets 4 pass.')).toBeTruthy()
  // It begins with how often we were fooled.
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Lines that lie')
  expect(screen.getByText(/without a checker none is Verified/)).toBeTruthy()
})
