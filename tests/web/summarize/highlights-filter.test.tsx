import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { problem } from './factories.ts'
import { jsonReply, problemReply } from './fake-server.ts'
import type { Handler } from './fake-server.ts'
import { closeHome } from './open-home.tsx'
import { firstLine, highlight, known, markedId, openMarked, readHighlights } from './open-marked.tsx'

afterEach(() => {
  cleanup()
  closeHome()
  vi.unstubAllGlobals()
})

const filter = () => screen.findByRole('button', { name: /^Your highlights/ })
const shownLines = () =>
  [...document.querySelectorAll<HTMLElement>('[data-line]')].map(({ dataset }) => dataset['line'])

it('there is no filter where nothing is highlighted, and its address says how to make a highlight', async () => {
  const { user } = await openMarked({}, '', '?show=highlights')
  expect(
    await screen.findByText(/^No highlights yet\. Open any line and choose Highlight, or press H\./),
  ).toBeTruthy()
  expect(firstLine()).toBeNull()
  await user.click(await filter())
  expect(firstLine()).not.toBeNull()
  expect(screen.queryByRole('button', { name: /^Your highlights/ })).toBeNull()
})

it('the filter leaves the summary its heading and the map its lines, of which those that are not highlighted are faint', async () => {
  const { user } = await openMarked(known(highlight('sentence-0', 'Read this.')), '')
  await waitFor(async () => expect((await filter()).textContent).toBe('Your highlights 1'))
  const headings = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(headings()).toContain('Key insights')
  const dots = () => [...document.querySelectorAll<HTMLElement>('[data-dot]')]
  const before = dots().length
  await user.click(await filter())
  expect(headings()).toEqual(['Summary', 'Ask this video'])
  expect(dots()).toHaveLength(before)
  const bright = dots().filter(({ dataset }) => dataset['faint'] === undefined)
  expect(bright.map(({ dataset }) => dataset['dot'])).toEqual(['sentence-0'])
  expect(firstLine()?.parentElement?.textContent).toContain('Your note: Read this.')
  expect(screen.getByText(/^1 of \d+ lines$/)).toBeTruthy()
})

it('the filter is a step of the address, which Back takes away again and says so', async () => {
  const { user, article } = await openMarked(known(highlight('sentence-0')), '')
  const all = shownLines()
  await waitFor(async () => expect((await filter()).textContent).toBe('Your highlights 1'))
  await user.click(await filter())
  expect(screen.getByTestId('place').textContent).toBe(`/v/${markedId}?show=highlights`)
  expect(shownLines()).toEqual(['sentence-0'])
  expect(within(article).getByText('Only highlighted lines are shown')).toBeTruthy()
  history.back()
  await within(article).findByText('All lines are shown')
  expect(shownLines()).toEqual(all)
  expect((await filter()).getAttribute('aria-pressed')).toBe('false')
})

it('the filter is there when its address is opened', async () => {
  await openMarked(known(highlight('sentence-0')), '', '?show=highlights&t=40')
  await waitFor(() => expect(shownLines()).toEqual(['sentence-0']))
  expect((await filter()).getAttribute('aria-pressed')).toBe('true')
})

it('the filter shows only highlighted lines with their notes, and j goes through those', async () => {
  const { user, article } = await openMarked(known(highlight('insight-0', 'Ask why.')), '')
  await waitFor(async () => expect((await filter()).textContent).toBe('Your highlights 1'))
  await user.click(await filter())
  expect(shownLines()).toEqual(['insight-0'])
  expect(article.textContent).toContain('Ask why.')
  await user.keyboard('j')
  expect(document.activeElement?.closest('[data-line]')?.getAttribute('data-line')).toBe('insight-0')
})

it('the filter says so where the highlights could not be read, and tries again', async () => {
  let isBroken = true
  const answer: Handler = () =>
    isBroken ? problemReply(problem()) : jsonReply({ highlights: [highlight('sentence-0')] })
  const { user } = await openMarked({ [readHighlights]: answer }, '')
  await user.click(await filter())
  const alert = within(await screen.findByRole('alert'))
  isBroken = false
  await user.click(alert.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(firstLine()).not.toBeNull())
})

it.each([
  ['Download as Markdown', /\.md$/],
  ['Download for Readwise (CSV)', /\.csv$/],
])('the page hands out the lines as a file: %s', async (name, fileName) => {
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const { user } = await openMarked(known(highlight('sentence-0')), '')
  await user.click(await filter())
  await user.click(await screen.findByRole('button', { name }))
  expect(names).toEqual([expect.stringMatching(fileName)])
})
