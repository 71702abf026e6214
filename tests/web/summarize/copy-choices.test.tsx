import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { checkedSummary, goodEvents } from './factories.ts'
import { eventsReply } from './fake-server.ts'
import { closeHome, openHome, submitLink } from './open-home.tsx'

afterEach(() => {
  closeHome()
  localStorage.clear()
})

async function openResult() {
  const { user } = openHome({ 'POST /api/summarize': () => eventsReply(goodEvents(checkedSummary())) })
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
    expect(names()).toEqual(['Text', 'With times', 'Markdown', 'With evidence'])
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
})
