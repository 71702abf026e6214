import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { problem } from './factories.ts'
import { jsonReply, problemReply } from './fake-server.ts'
import type { Handlers } from './fake-server.ts'
import { closeHome } from './open-home.tsx'
import { answer, id, openResult } from './open-questions.tsx'

afterEach(() => {
  cleanup()
  closeHome()
})

describe('the questions of before', () => {
  const stored = {
    [`GET /api/history/${id}/questions`]: () => jsonReply({ questions: [answer()] }),
  } as Handlers

  it('are there again, are copied with their seconds, and are deleted', async () => {
    const { user } = await openResult({
      ...stored,
      [`DELETE /api/history/${id}/questions/${answer().id}`]: () => jsonReply({ id: answer().id }),
    })
    const asked = within(await screen.findByRole('region', { name: 'Why the moon?' }))
    await user.click(asked.getByRole('button', { name: 'Copy' }))
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe(
        "Why the moon?\n\n“We choose to go to the moon.” (8:44, https://youtu.be/WZyRbnpGyzQ?t=524s)\n\nPresident Kennedy's Speech at Rice University, NASA Video",
      ),
    )
    await user.click(asked.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Why the moon?' })).toBeNull())
    expect(document.activeElement?.textContent).toBe('Ask this video')
  })

  it('stay where one could not be deleted, with the reason', async () => {
    const { user } = await openResult({
      ...stored,
      [`DELETE /api/history/${id}/questions/${answer().id}`]: () =>
        problemReply(problem({ detail: 'Busy.' })),
    })
    const asked = within(await screen.findByRole('region', { name: 'Why the moon?' }))
    await user.click(asked.getByRole('button', { name: 'Delete' }))
    expect((await asked.findByRole('alert')).textContent).toBe('Busy.')
  })

  it('that could not be read say so, and are read again', async () => {
    let isDown = true
    const { user } = await openResult({
      [`GET /api/history/${id}/questions`]: () =>
        isDown ? problemReply(problem({ detail: 'Busy.' })) : jsonReply({ questions: [answer()] }),
    })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText("Your earlier questions couldn't be loaded. Busy.")).toBeTruthy()
    isDown = false
    await user.click(alert.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'Why the moon?' })).toBeTruthy()
  })

  it('play their passages one after another', async () => {
    const { user } = await openResult(stored)
    const asked = within(await screen.findByRole('region', { name: 'Why the moon?' }))
    await user.click(asked.getByRole('button', { name: 'Play the passages' }))
    expect(await screen.findByRole('region', { name: 'Moments' })).toBeTruthy()
    expect(document.querySelector('iframe')?.src).toContain('start=523')
  })
})

it('the field stays, with the question that is typed, where only highlighted lines are shown', async () => {
  const createdAt = '2026-11-22T20:15:00.000Z'
  const highlights = [{ line: 'sentence-0', note: '', createdAt }]
  const { user, field } = await openResult({
    [`GET /api/history/${id}/highlights`]: () => jsonReply({ highlights }),
  })
  await user.type(field, 'Why the moon?')
  await user.click(await screen.findByRole('button', { name: /^Your highlights/ }))
  expect(screen.getByRole('button', { name: 'Ask' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Your question').value).toBe('Why the moon?')
})
