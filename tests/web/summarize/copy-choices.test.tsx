import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { checkedSummary, goodEvents } from './factories.ts'
import { eventsReply } from './fake-server.ts'
import { closeHome, openHome, submitLink } from './open-home.tsx'

afterEach(() => {
  closeHome()
  localStorage.clear()
})

async function openResult(over: Parameters<typeof checkedSummary>[0] = {}) {
  const { user } = openHome({ 'POST /api/summarize': () => eventsReply(goodEvents(checkedSummary(over))) })
  await submitLink(user, 'https://youtu.be/WZyRbnpGyzQ')
  await screen.findByRole('button', { name: 'Copy' })
  const opener = screen.getByRole('button', { name: 'Choose how to copy' })
  return { user, opener }
}

const names = () =>
  within(screen.getByRole('group', { name: 'Copy' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
const copied = async (): Promise<string> => await navigator.clipboard.readText()

describe('a result is copied', () => {
  it('with the time of each line, then the same way again, and this way is offered first', async () => {
    const { user, opener } = await openResult()
    await user.click(opener)
    expect(names()).toEqual(['Text', 'With times', 'Markdown', 'With evidence', 'Quotes'])
    await user.click(screen.getByRole('button', { name: 'With times' }))
    const withTimes = await copied()
    expect(withTimes).toMatch(/^8:44 \S/m)
    expect(document.activeElement).toBe(opener)
    expect(screen.queryByRole('group', { name: 'Copy' })).toBeNull()
    await navigator.clipboard.writeText('')
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await copied()).toBe(withTimes)
    await user.click(opener)
    expect(names()[0]).toBe('With times')
  })

  it('as Markdown, and with the words that each line rests on', async () => {
    const { user, opener } = await openResult()
    await user.click(opener)
    await user.click(screen.getByRole('button', { name: 'Markdown' }))
    expect(await copied()).toMatch(/^# President Kennedy's Speech/)
    await user.click(opener)
    await user.click(screen.getByRole('button', { name: 'With evidence' }))
    const text = await copied()
    expect(text).toMatch(/^- .+ \(8:44, verified\)\n {4}“.+”$/m)
    expect(text).toContain('Checked against the transcript: 3 of 5 lines verified')
  })

  it('as its chapters, where there are three of them, and as quotes', async () => {
    const chapters = [0, 60, 120].map((start, index) => ({
      title: `Part ${index + 1}`,
      start,
      end: null,
      sentence: index,
      gist: null,
      automatic: true,
    }))
    const { user, opener } = await openResult({ chapters })
    await user.click(opener)
    await user.click(screen.getByRole('button', { name: 'Chapters' }))
    expect(await copied()).toBe('0:00 Part 1\n1:00 Part 2\n2:00 Part 3\n')
    await user.click(opener)
    await user.click(screen.getByRole('button', { name: 'Quotes' }))
    expect(await copied()).toMatch(/^“.+”\n8:44, https/m)
  })
})
