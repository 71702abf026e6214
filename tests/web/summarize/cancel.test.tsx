import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { badGateway, begin, follow, link, named, runId } from './begin-run.tsx'
import { goodEvents, summary } from './factories.ts'
import { eventStream, eventsReply, jsonReply } from './fake-server.ts'
import { closeHome, openHome, submitLink } from './open-home.tsx'

const cancel = `DELETE /api/runs/${runId}` as const
const cancelledReply = () => jsonReply({ cancelled: true })

afterEach(closeHome)

describe('cancelling', () => {
  it('ends the run on the server, before anything else is asked for', async () => {
    const cancelled = Promise.withResolvers<Response>()
    const { server, user } = await begin([], { [cancel]: () => cancelled.promise })
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(server.calls.at(-1)?.key).toBe(cancel))
    await user.click(screen.getByRole('button', { name: 'AI Summary' }))
    await screen.findByRole('button', { name: 'Cancel' })
    expect(server.calls.map(({ key }) => key)).toEqual(['POST /api/summarize', cancel])
    cancelled.resolve(cancelledReply())
    await waitFor(() => expect(server.calls.at(-1)?.key).toBe('POST /api/summarize'))
  })

  it('reaches a run that the server had not named yet', async () => {
    const streams: ReturnType<typeof eventStream>[] = []
    const { server, user } = openHome({
      'POST /api/summarize': () => {
        const stream = eventStream()
        streams.push(stream)
        return stream.reply
      },
      [cancel]: cancelledReply,
    })
    await submitLink(user, link)
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull())
    streams[0]?.send(named, '1')
    await waitFor(() => expect(server.calls.at(-1)?.key).toBe(cancel))
    expect(sessionStorage).toHaveLength(0)
  })

  it('is tried again when the server is out of reach', async () => {
    const replies = [badGateway(), cancelledReply()]
    const { server, user } = await begin([], { [cancel]: () => replies.shift() ?? Response.error() })
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(server.calls.filter(({ key }) => key === cancel)).toHaveLength(2))
  })

  it('shows what was finished before the server heard of it, because that counts', async () => {
    const { server, user } = await begin([() => eventsReply(goodEvents(summary()))], {
      [cancel]: () => jsonReply({ cancelled: false }),
    })
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Generated')).toBeTruthy()
    expect(server.calls.map(({ key }) => key)).toEqual(['POST /api/summarize', cancel, follow])
  })

  it('shows a stored summary that came in spite of it', async () => {
    const first = eventStream()
    const replies = [first.reply, eventsReply(goodEvents(summary()))]
    const { user } = openHome({ 'POST /api/summarize': () => replies.shift() ?? Response.error() })
    await submitLink(user, link)
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    for (const event of goodEvents(summary())) first.send(event)
    first.end()
    expect(await screen.findByText('Generated')).toBeTruthy()
    expect(replies).toEqual([])
  })

  it('is not what leaving the page does', async () => {
    const { server } = await begin([])
    closeHome()
    expect(server.calls.map(({ key }) => key)).toEqual(['POST /api/summarize'])
  })
})
