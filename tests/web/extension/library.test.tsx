import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLibrary } from '#extension/alone/library.ts'
import { json3, spokenLines } from '#tests/fakes/video-pages/watch-page.ts'
import { goodEvents, problem, summary } from '../summarize/factories.ts'
import { eventsReply, problemReply } from '../summarize/fake-server.ts'
import { createStore } from './library-store.ts'
import { bees, openPanel, press, readable, see, stored } from './open-panel.tsx'

const spoken = { ...readable, transcript: { ...readable.transcript, captions: json3 } }
const question = 'How many flowers does a bee visit?'
const files: Blob[] = []

beforeEach(() => {
  files.length = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:test'
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Opens the panel alone, on what this browser has saved. */
const open = (store = createStore()) =>
  openPanel({}, { read: () => Promise.resolve(spoken) }, { isAlone: true, store })

async function summarize(): Promise<void> {
  await press('Summarize')
  await see('On this machine. Nothing was sent.')
}

async function ask(): Promise<void> {
  await userEvent.click(screen.getByRole('tab', { name: 'Ask' }))
  await userEvent.type(screen.getByLabelText('Your question'), question)
  await press('Ask')
  await screen.findByRole('region', { name: question })
}

describe('the library of this browser', () => {
  it('has what was saved and asked when the browser comes back, finds it, and gives it up', async () => {
    const store = createStore()
    const first = open(store)
    await summarize()
    await ask()
    await press('Save')
    await screen.findByRole('button', { name: 'Saved', pressed: true })
    first.panel.unmount()

    const { server } = open(store)
    await press('Library')
    await userEvent.type(await screen.findByLabelText('Search'), 'zebra')
    await see('Nothing found here yet.')
    await userEvent.clear(screen.getByLabelText('Search'))
    await userEvent.type(screen.getByLabelText('Search'), 'FLOWERS bee')
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${bees.title}`) }))
    await screen.findByRole('heading', { name: 'Key insights' })
    await userEvent.click(screen.getByRole('tab', { name: 'Ask' }))
    await screen.findByRole('heading', { name: question })
    await press('All saved')
    await press('Export all')
    await waitFor(() => expect(files).toHaveLength(1))
    const exported: unknown = JSON.parse((await files[0]?.text()) ?? '')
    expect(exported).toMatchObject({
      format: 'precis-library',
      items: [{ summary: { videoTitle: bees.title }, questions: [{ question }] }],
    })
    await press('Delete all')
    await press('Yes, delete all')
    await see('Nothing found here yet.')
    expect(await store.all()).toEqual([])
    expect(server.calls).toEqual([])
  })

  it('stores what is asked about a saved summary, and forgets what its reader deletes', async () => {
    const store = createStore()
    open(store)
    await summarize()
    await press('Save')
    await screen.findByRole('button', { name: 'Saved' })
    await ask()
    await waitFor(async () => expect(await store.all()).toMatchObject([{ questions: [{ question }] }]))
    const asked = await screen.findByRole('region', { name: question })
    await userEvent.click(within(asked).getByRole('button', { name: 'Delete' }))
    await waitFor(async () => expect(await store.all()).toMatchObject([{ questions: [] }]))
    await press('Saved')
    await waitFor(async () => expect(await store.all()).toEqual([]))
  })

  it('has the highlights and notes of a saved summary, finds it by them, and forgets what is removed', async () => {
    const store = createStore()
    const first = open(store)
    await summarize()
    await press('Save')
    await screen.findByRole('button', { name: 'Saved' })
    await userEvent.keyboard('jh')
    await screen.findByRole('button', { name: 'Remove highlight' })
    await press('Add note')
    await userEvent.type(await screen.findByLabelText('Your note'), 'For the beekeepers')
    await press('Save note')
    await waitFor(async () =>
      expect(await store.all()).toMatchObject([{ highlights: [{ note: 'For the beekeepers' }] }]),
    )
    first.panel.unmount()

    const { server } = open(store)
    await press('Library')
    await userEvent.type(await screen.findByLabelText('Search'), 'beekeepers')
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${bees.title}`) }))
    await userEvent.click(await screen.findByRole('button', { name: /^Your highlights/, pressed: false }))
    expect(document.querySelectorAll('[data-line^="insight"], [data-line^="sentence"]')).toHaveLength(1)
    await userEvent.click(document.querySelector('[data-evidence]') ?? document.body)
    await press('Remove highlight')
    await press('Remove both')
    await waitFor(async () => expect(await store.all()).toMatchObject([{ highlights: [] }]))
    expect(server.calls).toEqual([])
  })

  it('says when there is no room, and has what it had', async () => {
    const store = createStore()
    open(store)
    await summarize()
    store.fill()
    await press('Save')
    await see('There is no room left for it in this browser.')
    expect(screen.getByRole('button', { name: 'Save', pressed: false })).toBeTruthy()
  })

  it('leaves what another version stored, and takes it along', async () => {
    const store = createStore({ old: { id: 'old', form: 'of before' } })
    const library = createLibrary(store)
    expect(await library.search('')).toEqual([])
    expect(await library.find('old')).toBeNull()
    expect(JSON.parse(await library.exportAll())).toMatchObject({ items: [{ id: 'old' }] })
  })

  it('goes out of one profile as one file and into another, once, and takes no other file', async () => {
    const first = open()
    await summarize()
    await ask()
    await press('Save')
    await screen.findByRole('button', { name: 'Saved' })
    await press('Library')
    await press('Export all')
    await waitFor(() => expect(files).toHaveLength(1))
    const file = new File(files, 'precis-library.json', { type: 'application/json' })
    first.panel.unmount()

    const store = createStore()
    open(store)
    await press('Library')
    await userEvent.upload(await screen.findByLabelText('Import'), file)
    await see('1 new here from precis-library.json.')
    expect(await store.all()).toMatchObject([
      { summary: { videoTitle: bees.title }, questions: [{ question }] },
    ])
    await userEvent.upload(screen.getByLabelText('Import'), file)
    await see('0 new here')
    const other = new File(['{"items":[{}]}'], 'other.json', { type: 'application/json' })
    await userEvent.upload(screen.getByLabelText('Import'), other)
    await see('This is no library that Précis exported.')
    store.fill()
    await press('Delete all')
    await press('Yes, delete all')
    await userEvent.upload(screen.getByLabelText('Import'), file)
    await see('There is no room left for it in this browser.')
  })

  it('reads what the version before saved, which had no pictures', async () => {
    const store = createStore()
    open(store)
    await summarize()
    await press('Save')
    await screen.findByRole('button', { name: 'Saved' })
    const [saved] = await store.all()
    const { pictures: _pictures, ...before } = { pictures: [], ...Object(saved) }
    const library = createLibrary(createStore({ [before.id]: before }))
    expect(await library.search('')).toHaveLength(1)
    cleanup()
    open(createStore({ [before.id]: before }))
    await press('Library')
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${bees.title}`) }))
    await screen.findByRole('heading', { name: 'Key insights' })
  })

  it('writes a file of a summary', async () => {
    open()
    await summarize()
    await userEvent.selectOptions(screen.getByLabelText('Save as a file'), 'Markdown')
    await waitFor(() => expect(files).toHaveLength(1))
    expect(await files[0]?.text()).toContain(`# ${bees.title}`)
  })
})

describe('the library beside a server', () => {
  it('is sent when its reader says so, once, and is still answered here', async () => {
    const store = createStore()
    const first = open(store)
    await summarize()
    await press('Save')
    await screen.findByRole('button', { name: 'Saved' })
    first.panel.unmount()

    const sent: unknown[] = []
    const { server } = openPanel(
      {
        'POST /api/transcripts': ({ url }) => {
          sent.push(url.searchParams.get('videoUrl'))
          return stored()
        },
        'POST /api/summarize': () => eventsReply(goodEvents(summary())),
      },
      {},
      { store },
    )
    await press('Library')
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${bees.title}`) }))
    await ask()
    await userEvent.click(screen.getByRole('tab', { name: 'Transcript' }))
    await see(spokenLines[4] ?? '')
    await press('All saved')
    expect(server.calls.filter(({ key }) => key.startsWith('POST'))).toEqual([])
    await press('Send 1 to precis.example')
    await see('1 of 1 sent.')
    expect(sent).toEqual([`https://www.youtube.com/watch?v=${bees.videoId}`])
    expect(await store.all()).toMatchObject([{ sentTo: ['https://precis.example'] }])
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Send 1/ })).toBeNull())
  })

  it('keeps what the server does not take, and says why', async () => {
    const store = createStore()
    const first = open(store)
    await summarize()
    await press('Save')
    await screen.findByRole('button', { name: 'Saved' })
    first.panel.unmount()
    openPanel({ 'POST /api/transcripts': () => problemReply(problem()) }, {}, { store })
    await press('Library')
    await press('Send 1 to precis.example')
    await see('0 of 1 sent.')
    await screen.findByRole('button', { name: 'Send 1 to precis.example' })
    expect(await store.all()).toHaveLength(1)
  })
})
