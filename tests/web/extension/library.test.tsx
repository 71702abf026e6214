import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLibrary } from '#extension/alone/library.ts'
import { json3 } from '#tests/fakes/video-pages/watch-page.ts'
import { createStore } from './library-store.ts'
import { bees, openPanel, press, readable, see } from './open-panel.tsx'

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

  it('writes a file of a summary', async () => {
    open()
    await summarize()
    await userEvent.selectOptions(screen.getByLabelText('Save as a file'), 'Markdown')
    await waitFor(() => expect(files).toHaveLength(1))
    expect(await files[0]?.text()).toContain(`# ${bees.title}`)
  })
})
