import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import reports from '../../fixtures/reports/expected.json' with { type: 'json' }
import { goodEvents, problem, sentence, summary, transcript } from './factories.ts'
import { eventsReply, jsonReply, problemReply } from './fake-server.ts'
import type { Handlers } from './fake-server.ts'
import { closeHome, linkInput, openHome } from './open-home.tsx'

afterEach(closeHome)

const untimed = transcript({
  origin: 'pasted',
  videoId: null,
  videoUrl: null,
  videoTitle: 'My talk',
  videoChannel: null,
  videoDuration: null,
  durationSeconds: null,
})
const untimedSummary = summary({
  videoId: null,
  videoUrl: null,
  videoTitle: 'My talk',
  videoChannel: null,
  videoDuration: null,
  durationSeconds: null,
})

async function openDialog(handlers: Handlers) {
  const opened = openHome(handlers)
  await opened.user.click(screen.getByRole('button', { name: 'Paste a transcript' }))
  return { ...opened, dialog: await screen.findByRole('dialog', { name: 'Paste a transcript' }) }
}

describe('giving a transcript', () => {
  it.each([
    ['Show it as a meeting', { form: 'meeting' }],
    ['Key insights', {}],
  ])('that looks like a meeting proposes its form: %s', async (button, form) => {
    const talk = { kind: 'meeting', speakers: 5 } as const
    const { server, user, dialog } = await openDialog({
      'POST /api/transcripts': () =>
        jsonReply({ transcript: transcript(), cached: false, fromPlaylist: false, talk }, 201),
      'POST /api/summarize': () => eventsReply(goodEvents(summary())),
    })
    await user.click(within(dialog).getByLabelText('Transcript'))
    await user.paste('Ann: Who sends it? Ben: I will.')
    await user.click(within(dialog).getByRole('button', { name: 'Summarize' }))
    const proposal = within(await screen.findByRole('dialog', { name: 'Looks like a meeting of five' }))
    expect(server.calls).toHaveLength(1)
    await user.click(proposal.getByRole('button', { name: button }))
    expect(await screen.findByRole('article')).toBeTruthy()
    expect(server.calls[1]?.body).toEqual({ transcriptId: transcript().id, ...form })
  })

  it('sends the text with its title and link, and summarizes what came of it', async () => {
    const { server, user, dialog } = await openDialog({
      'POST /api/transcripts': () =>
        jsonReply({ transcript: transcript(), cached: false, fromPlaylist: false }, 201),
      'POST /api/summarize': () => eventsReply(goodEvents(summary())),
    })
    await user.click(within(dialog).getByLabelText('Transcript'))
    await user.paste('0:38 We meet at a college noted for knowledge.')
    expect(await within(dialog).findByText('1 line, 38 seconds')).toBeTruthy()
    await user.type(within(dialog).getByLabelText(/^Title/), ' Rice ')
    await user.type(within(dialog).getByLabelText(/^Video link/), 'WZyRbnpGyzQ')
    await user.click(within(dialog).getByRole('button', { name: 'Summarize' }))
    expect(await screen.findByRole('article')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    const [given, asked] = server.calls
    expect(Object.fromEntries(given?.url.searchParams ?? [])).toEqual({
      title: 'Rice',
      videoUrl: 'WZyRbnpGyzQ',
    })
    expect(given?.body instanceof Blob && (await given.body.text())).toBe(
      '0:38 We meet at a college noted for knowledge.',
    )
    expect(asked?.body).toEqual({ transcriptId: transcript().id })
  })

  it("sends a file's own bytes and its name", async () => {
    const { server, user, dialog } = await openDialog({
      'POST /api/transcripts': () =>
        jsonReply({ transcript: transcript(), cached: false, fromPlaylist: false }, 201),
      'POST /api/summarize': () => eventsReply(goodEvents(summary())),
    })
    const latin1 = new Uint8Array([0x4a, 0x61, 0x2c, 0x20, 0xfc, 0x62, 0x65, 0x72])
    await user.upload(within(dialog).getByLabelText(/Choose a caption file/), new File([latin1], 'talk.srt'))
    expect(within(dialog).getByText('talk.srt')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Summarize' }))
    await screen.findByRole('article')
    const given = server.calls[0]
    expect(given?.url.searchParams.get('fileName')).toBe('talk.srt')
    expect(given?.body instanceof Blob && new Uint8Array(await given.body.arrayBuffer())).toEqual(latin1)
  })

  it('lets the file dialog choose every kind of file that people have reported and that is read', async () => {
    const { dialog } = await openDialog({})
    const input = within(dialog).getByLabelText<HTMLInputElement>(/Choose a caption file/)
    const accepted = new Set(input.accept.split(','))
    const read = Object.entries(reports).filter(([, { words }]) => words.length > 0)
    expect(read.length).toBeGreaterThan(40)
    expect(
      read.map(([name]) => name.slice(name.lastIndexOf('.'))).filter((ending) => !accepted.has(ending)),
    ).toEqual([])
  })

  it('tells why the server refused it and loses nothing that was typed', async () => {
    const refused = problem({ code: 'TRANSCRIPT_EMPTY', status: 422, detail: 'There are no words in it.' })
    const { user, dialog } = await openDialog({ 'POST /api/transcripts': () => problemReply(refused) })
    await user.type(within(dialog).getByLabelText('Transcript'), '...')
    await user.type(within(dialog).getByLabelText(/^Title/), 'My talk')
    await user.click(within(dialog).getByRole('button', { name: 'Summarize' }))
    expect((await within(dialog).findByRole('alert')).textContent).toBe('There are no words in it.')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Paste a transcript' }))
    const again = await screen.findByRole('dialog')
    expect(within(again).getByLabelText<HTMLTextAreaElement>('Transcript').value).toBe('...')
    expect(within(again).getByLabelText<HTMLInputElement>(/^Title/).value).toBe('My talk')
  })

  it('keeps the text while a file is chosen instead', async () => {
    const { user, dialog } = await openDialog({})
    await user.type(within(dialog).getByLabelText('Transcript'), 'Typed by hand')
    await user.upload(within(dialog).getByLabelText(/Choose a caption file/), new File(['x'], 'talk.vtt'))
    expect(within(dialog).queryByLabelText('Transcript')).toBeNull()
    await user.click(within(dialog).getByRole('button', { name: 'Remove file' }))
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Transcript').value).toBe('Typed by hand')
  })

  it.each([
    [12 * 1024 * 1024, '12.0'],
    [10 * 1024 * 1024 + 1, '10.1'],
  ])('refuses nothing at all, and %i bytes, before anything is sent', async (bytes, said) => {
    const { server, user, dialog } = await openDialog({})
    await user.click(within(dialog).getByRole('button', { name: 'Summarize' }))
    expect(within(dialog).getByRole('alert').textContent).toBe('Paste a transcript or choose a file.')
    const field = within(dialog).getByLabelText('Transcript')
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('aria-describedby')).toBe(within(dialog).getByRole('alert').id)
    const large = new File([new Uint8Array(bytes)], 'large.srt')
    await user.upload(within(dialog).getByLabelText(/Choose a caption file/), large)
    await user.click(within(dialog).getByRole('button', { name: 'Summarize' }))
    expect(within(dialog).getByRole('alert').textContent).toBe(
      `This is ${said} MB. A transcript may have up to 10 MB.`,
    )
    expect(server.calls).toEqual([])
  })

  it('shows the times of a transcript without a video as text, and no player', async () => {
    const { user, dialog } = await openDialog({
      'POST /api/transcripts': () =>
        jsonReply({ transcript: untimed, cached: false, fromPlaylist: false }, 201),
      'POST /api/summarize': () => eventsReply(goodEvents(untimedSummary)),
    })
    await user.type(within(dialog).getByLabelText('Transcript'), 'Words')
    await user.click(within(dialog).getByRole('button', { name: 'Summarize' }))
    const article = await screen.findByRole('article')
    expect(within(article).getAllByText('8:44').length).toBeGreaterThan(0)
    expect(await within(article).findByRole('button', { name: 'Play your own recording' })).toBeTruthy()
    expect(within(article).getAllByRole('button', { name: /Play/ })).toHaveLength(1)
    expect(within(article).queryByRole('link', { name: /Watch/ })).toBeNull()
    expect(within(article).getAllByRole('button', { name: 'Verified' })).toHaveLength(2)
  })

  it('shows no times where the transcript has none', async () => {
    const bare = summary({
      ...untimedSummary,
      timings: 'none',
      insights: untimedSummary.insights.map((one) => ({ ...one, second: null })),
      summarySentences: [],
      chapters: [],
    })
    const { user, dialog } = await openDialog({
      'POST /api/transcripts': () =>
        jsonReply({
          transcript: transcript({ ...untimed, sentences: [sentence({ start: null, end: null })] }),
          cached: false,
          fromPlaylist: false,
        }),
      'POST /api/summarize': () => eventsReply(goodEvents(bare)),
    })
    await user.type(within(dialog).getByLabelText('Transcript'), 'Words')
    await user.click(within(dialog).getByRole('button', { name: 'Summarize' }))
    const article = await screen.findByRole('article')
    await waitFor(() => expect(article.textContent).not.toMatch(/\d:\d\d/))
  })
})

describe('a file that is dropped on the page', () => {
  const drag = (type: string, target: EventTarget, given: { items: { kind: string }[]; files: File[] }) => {
    const event = new Event(type, { bubbles: true, cancelable: true })
    Object.assign(event, { dataTransfer: given })
    act(() => void target.dispatchEvent(event))
    return event.defaultPrevented
  }
  const file = new File(['0:01 Hello there.'], 'dropped.lrc')
  const withFile = { items: [{ kind: 'file' }], files: [file] }

  it('opens the dialog with it, wherever it falls, and the page shows that it takes it', async () => {
    const { user } = openHome()
    const place = screen.getByRole('heading', { level: 1 })
    await expect.poll(() => drag('dragover', place, withFile)).toBe(true)
    expect(document.documentElement.hasAttribute('data-file-over')).toBe(true)
    expect(drag('drop', place, withFile)).toBe(true)
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste a transcript' }))
    expect(dialog.getByText('dropped.lrc')).toBeTruthy()
    expect(document.documentElement.hasAttribute('data-file-over')).toBe(false)
    await user.click(dialog.getByRole('button', { name: 'Remove file' }))
    drag('drop', dialog.getByLabelText('Transcript'), withFile)
    expect(await dialog.findByText('dropped.lrc')).toBeTruthy()
  })

  it('is left to the browser where it is words that are dragged', async () => {
    openHome()
    await expect.poll(() => drag('dragover', linkInput(), withFile)).toBe(true)
    const words = { items: [{ kind: 'string' }], files: [] }
    expect(drag('dragover', linkInput(), words)).toBe(false)
    expect(drag('drop', linkInput(), words)).toBe(false)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
