import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { score } from '#web/content/score.ts'
import { Scorecard } from '#web/features/site/score/score-page.tsx'

afterEach(cleanup)

function show(shown = score) {
  render(
    <MemoryRouter>
      <Scorecard score={shown} />
    </MemoryRouter>,
  )
}

it('has a line for each engine with the figures of the file, the best first', () => {
  show()
  const table = within(screen.getByRole('region', { name: 'Summaries, table' }))
  const names = table.getAllByRole('rowheader').map(({ textContent }) => textContent)
  const expected = score.engines.toSorted((a, b) => b.content.mean - a.content.mean)
  expect(names).toEqual(expected.map(({ name }) => name))
  const row = table.getByRole('row', { name: new RegExp(expected[0]?.name ?? '') })
  expect(row.textContent).toContain(expected[0]?.content.mean.toFixed(1))
  expect(row.textContent).toContain(expected[0]?.content.high.toFixed(1))
})

const engines = score.engines.map((engine) => ({ ...engine, written: null }))

it('says that no model was scored', () => {
  show({ ...score, engines })
  expect(screen.getByText(/No model has been scored yet/)).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Language models, table' })).toBeNull()
})

it('shows what a model wrote that was scored', () => {
  const [first] = engines
  if (first === undefined) throw new Error('The file has no engine')
  const written = { sentences: 12, supported: 91.7, invented: 8.3 }
  show({ ...score, engines: [...engines, { ...first, name: 'a-model', isOurs: false, written }] })
  const table = within(screen.getByRole('region', { name: 'Language models, table' }))
  expect(table.getByRole('row', { name: /a-model/ }).textContent).toContain('91.7')
  expect(screen.queryByText(/No model has been scored yet/)).toBeNull()
})
