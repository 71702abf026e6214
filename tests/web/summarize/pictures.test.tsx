import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { goodEvents, summary, transcript } from './factories.ts'
import { eventStream, eventsReply, jsonReply } from './fake-server.ts'
import { arrival, closeHome, linkInput, openHome, submitLink } from './open-home.tsx'

const ours = '/api/thumbnails/WZyRbnpGyzQ'

afterEach(closeHome)

/** The addresses of all pictures in a part of the page. */
function pictures(part: HTMLElement = document.body): string[] {
  return [...part.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '')
}

describe('the picture of a video', () => {
  it('is drawn by us on both examples: nothing is asked for it', async () => {
    openHome()
    const cards = await screen.findAllByRole('link', { name: /NASA Video|Google TechTalks/ })
    expect(cards.map((card) => card.querySelectorAll('svg *').length > 5)).toEqual([true, true])
    expect(pictures()).toEqual([])
  })

  it('leaves nothing behind where there is none', async () => {
    const { user } = openHome({ 'POST /api/summarize': () => eventsReply(goodEvents(summary())) })
    await submitLink(user, 'https://youtu.be/WZyRbnpGyzQ')
    const result = await screen.findByRole('article')
    const [picture] = result.querySelectorAll('img')
    if (picture === undefined) throw new Error('unreachable')
    fireEvent.error(picture)
    expect(pictures(result)).toEqual([])
  })

  it('is there as soon as the video is known', async () => {
    const stream = eventStream()
    const { user } = openHome({ 'POST /api/summarize': () => stream.reply })
    await submitLink(user, 'https://youtu.be/WZyRbnpGyzQ')
    const [fetching, video] = goodEvents(summary())
    stream.send(fetching)
    expect(pictures()).toEqual([])
    stream.send(video)
    await screen.findByText('NASA Video · 18:15')
    expect(pictures()).toEqual([ours])
    stream.cut()
    await screen.findByRole('region', { name: 'The connection was lost' })
  })

  it('stands in for the player until it plays', async () => {
    const { user } = openHome({ 'POST /api/summarize': () => eventsReply(goodEvents(summary())) })
    await submitLink(user, 'https://youtu.be/WZyRbnpGyzQ')
    const result = await screen.findByRole('article')
    expect(pictures(result)).toEqual([ours])
    await user.click(within(result).getByRole('button', { name: /^Play the video:/ }))
    expect(pictures(result)).toEqual([])
  })
})

describe('a link that asks for a time', () => {
  const link = 'https://youtu.be/WZyRbnpGyzQ?t=1m30s'

  it('plays from there', async () => {
    const { user } = openHome({ 'POST /api/summarize': () => eventsReply(goodEvents(summary())) })
    await submitLink(user, link)
    await user.click(await screen.findByRole('button', { name: /^Play the video from 1:30:/ }))
    expect(document.querySelector('iframe')?.src).toMatch(/start=90$/)
  })

  it('plays from there by way of the transcript too', async () => {
    const { user } = openHome({
      'POST /api/transcribe': () =>
        jsonReply({ transcript: transcript(), cached: true, fromPlaylist: false }),
      'POST /api/summarize': () => eventsReply(goodEvents(summary())),
    })
    await user.type(screen.getByLabelText('YouTube link'), link)
    await user.click(screen.getByRole('button', { name: 'Transcribe' }))
    await user.click(await screen.findByRole('button', { name: 'Generate AI Summary' }))
    expect(await screen.findByRole('button', { name: /^Play the video from 1:30:/ })).toBeTruthy()
  })

  it('is forgotten with the next link', async () => {
    const { user } = openHome({ 'POST /api/summarize': () => eventsReply(goodEvents(summary())) })
    await submitLink(user, link)
    await screen.findByRole('button', { name: /^Play the video from 1:30:/ })
    await arrival(summary().videoTitle)
    await user.clear(linkInput())
    await submitLink(user, 'https://youtu.be/WZyRbnpGyzQ')
    expect(await screen.findByRole('button', { name: /^Play the video:/ })).toBeTruthy()
  })
})
