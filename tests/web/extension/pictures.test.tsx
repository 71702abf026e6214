import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { json3, spokenLines } from '#tests/fakes/video-pages/watch-page.ts'
import { createStore } from './library-store.ts'
import { openPanel, press, readable, see } from './open-panel.tsx'
import type { FakePage } from './stand-in.ts'

const spoken = { ...readable, transcript: { ...readable.transcript, captions: json3 } }
const pictureOf = (second: number): string => `data:image/jpeg;base64,${btoa(`picture at ${second}`)}`
const frameOf = (second: number) => ({ second, picture: pictureOf(second) })
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

const open = (page: Partial<FakePage>, store = createStore()) =>
  openPanel({}, { read: () => Promise.resolve(spoken), ...page }, { isAlone: true, store })

/** Opens the evidence of the first line of the summary. */
async function openLine(): Promise<HTMLElement> {
  await press('Summarize')
  await see('On this machine. Nothing was sent.')
  const [mark] = document.querySelectorAll<HTMLElement>('[data-evidence]')
  if (mark === undefined) throw new Error('There is no line')
  await userEvent.click(mark)
  return await screen.findByRole('dialog')
}

async function fileAs(format: string): Promise<Blob> {
  files.length = 0
  await userEvent.selectOptions(screen.getByLabelText('Save as a file'), format)
  await waitFor(() => expect(files).toHaveLength(1))
  return files[0] ?? new Blob()
}

describe('the picture of a line', () => {
  it('is taken at a press alone, stands in its card, and is saved and exported with it', async () => {
    const store = createStore()
    const asked: number[] = []
    const frame = (second: number) => {
      asked.push(second)
      return { ok: true, frames: [frameOf(second + 0.1)] }
    }
    open({ frame }, store)
    const card = await openLine()
    await press('Save')
    await screen.findByRole('button', { name: 'Saved' })
    expect(asked).toEqual([])
    await userEvent.click(within(card).getByRole('button', { name: 'Picture' }))
    const shown = await within(card).findByRole('img')
    const [second = -1] = asked
    expect(shown.getAttribute('src')).toBe(pictureOf(second + 0.1))
    expect(within(card).queryByRole('button', { name: 'Picture' })).toBeNull()
    await waitFor(async () =>
      expect(await store.all()).toMatchObject([{ pictures: [{ second, isSlide: false }] }]),
    )

    const zip = unzipSync(new Uint8Array(await (await fileAs('Markdown')).arrayBuffer()))
    const names = Object.keys(zip)
    const [note = '', picture = ''] = [names.find((name) => name.endsWith('.md')), names.at(-1)]
    expect(strFromU8(zip[picture] ?? new Uint8Array())).toBe(`picture at ${second + 0.1}`)
    expect(strFromU8(zip[note] ?? new Uint8Array())).toContain(`](${picture})`)
    expect(await (await fileAs('Anki cards')).text()).toContain(`<img src=""${pictureOf(second + 0.1)}"">`)
    expect(await (await fileAs('Text')).text()).not.toContain('picture')

    await press('Library')
    await userEvent.click(await screen.findByRole('button', { name: /^How bees find home/ }))
    expect((await screen.findAllByRole('img', { name: /^The video at/ })).length).toBeGreaterThan(0)
  })

  it.each([
    ['PROTECTED', 'This video is encrypted'],
    ['FOREIGN', "The browser lets nobody read this player's pictures"],
    ['AD', 'An advertisement is playing'],
    ['lies', "The player didn't get there"],
  ])('that a page refuses says so: %s', async (failure, sentence) => {
    open({ frame: () => ({ ok: false, failure }) })
    const card = await openLine()
    await userEvent.click(within(card).getByRole('button', { name: 'Picture' }))
    await see(sentence)
    expect(screen.queryByRole('img')).toBeNull()
    expect(within(card).getByRole('button', { name: 'Picture' })).toBeTruthy()
  })
})

describe('the slides of a video', () => {
  it('are found when they are asked for, with what is said beside each', async () => {
    open({ slides: () => ({ ok: true, frames: [frameOf(0), frameOf(18)] }) })
    await openLine()
    await press('Find the slides')
    const region = await screen.findByRole('region', { name: 'Slides' })
    const items = await within(region).findAllByRole('listitem')
    expect(items).toHaveLength(2)
    await waitFor(() => expect(items[1]?.textContent).toContain(spokenLines[3]))
    expect(items[0]?.textContent).not.toContain(spokenLines[3])
    const zip = unzipSync(new Uint8Array(await (await fileAs('Obsidian')).arrayBuffer()))
    expect(Object.keys(zip).filter((name) => name.startsWith('pictures/slide'))).toHaveLength(2)
  })

  it('that are none say so, and a search that is cancelled is over', async () => {
    const late = Promise.withResolvers<unknown>()
    const answers: unknown[] = [late.promise, { ok: true, frames: [] }]
    open({ slides: () => answers.shift() })
    await openLine()
    await press('Find the slides')
    await see('50 %')
    await press('Cancel')
    late.resolve({ ok: true, frames: [frameOf(0)] })
    await press('Find the slides')
    await see('No slides found')
  })
})
