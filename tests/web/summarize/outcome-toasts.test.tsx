import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { currentToast } from '#web/ui/toast-store.ts'
import { goodEvents, modelSummary, problem, summary, transcript } from './factories.ts'
import { eventsReply, jsonReply, problemReply } from './fake-server.ts'
import { closeHome, linkInput, openHome, submitLink } from './open-home.tsx'

const link = 'https://www.youtube.com/watch?v=WZyRbnpGyzQ'

afterEach(closeHome)

async function toastOf(reply: () => Response) {
  const { user } = openHome({ 'POST /api/summarize': reply })
  await submitLink(user, link)
  await waitFor(() => expect(currentToast()).not.toBeNull())
  return currentToast()
}

describe('the toast at the end of a request', () => {
  it("says that a model's summary was generated, and that it is a fresh one", async () => {
    expect(await toastOf(() => eventsReply(goodEvents(modelSummary())))).toMatchObject({
      title: 'AI Summary generated successfully',
      description: 'Your YouTube video has been summarized\nFresh summary generated',
      tone: 'good',
    })
  })

  it('says that a summary was loaded from the cache; the head of the result does not', async () => {
    expect(await toastOf(() => eventsReply(goodEvents(modelSummary({ cached: true }))))).toMatchObject({
      description: 'Your YouTube video has been summarized\nLoaded from cache',
    })
    expect(within(await screen.findByRole('article')).queryByText(/Loaded from cache/)).toBeNull()
  })

  it('never calls an extracted summary AI', async () => {
    expect(await toastOf(() => eventsReply(goodEvents(summary())))).toMatchObject({
      title: 'Summary generated successfully',
    })
  })

  it('calls a transcript without a video no video', async () => {
    expect(await toastOf(() => eventsReply(goodEvents(summary({ videoUrl: null }))))).toMatchObject({
      description: 'Your transcript has been summarized\nFresh summary generated',
    })
  })

  it('says beside the panel that a summary failed', async () => {
    expect(await toastOf(() => problemReply(problem()))).toMatchObject({
      title: 'Unable to Generate Summary',
      description: problem().detail,
      tone: 'destructive',
    })
    expect(screen.getByRole('region', { name: problem().title })).toBeTruthy()
  })

  it.each([
    [false, 'Fresh transcript generated'],
    [true, 'Loaded from cache'],
  ])('says where a transcript came from: cached %s', async (cached, title) => {
    const { user } = openHome({
      'POST /api/transcribe': () => jsonReply({ transcript: transcript(), cached, fromPlaylist: false }),
    })
    await user.click(linkInput())
    await user.paste(link)
    await user.click(screen.getByRole('button', { name: 'Transcribe' }))
    await waitFor(() => expect(currentToast()).toMatchObject({ title }))
  })

  it('says Error where a transcript could not be fetched', async () => {
    const { user } = openHome({ 'POST /api/transcribe': () => problemReply(problem()) })
    await user.click(linkInput())
    await user.paste(link)
    await user.click(screen.getByRole('button', { name: 'Transcribe' }))
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Error', description: problem().detail }),
    )
  })
})
