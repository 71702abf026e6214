import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { currentUser } from '../accounts/factories.ts'
import { problem } from '../summarize/factories.ts'
import { jsonReply, problemReply } from '../summarize/fake-server.ts'
import type { Handlers } from '../summarize/fake-server.ts'
import { openHome } from '../summarize/open-home.tsx'
import { receiver, recordingId } from './factories.ts'
import { recordWith } from './record-with.ts'

// Loaded on demand, and here before the first test.
await import('#web/features/recordings/recording-dialog.tsx')

/** A thread that reads no sound of any file. */
class DeafSoundWorker extends EventTarget {
  postMessage(): void {
    const data = { type: 'failed', failure: 'NOT_DECODED' }
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }
  terminate(): void {}
}

recordWith(DeafSoundWorker)

const bytes = 9 * 1024 * 1024
const talk = new File([new Uint8Array(bytes)], 'talk.mkv', { type: 'video/x-matroska' })

/** A server that takes whole files; the first part breaks off after a megabyte. */
function taking() {
  const { handlers, change, current } = receiver({ durationMs: 0, file: { bytes, arrivedBytes: 0 } })
  const offsets: number[] = []
  const given: Handlers = {
    ...handlers,
    'GET /api/auth/user': () => jsonReply(currentUser()),
    'POST /api/recordings/files': () => jsonReply({ recording: current() }, 201),
    [`PATCH /api/recordings/${recordingId}`]: () => {
      const at = current().file?.arrivedBytes ?? 0
      offsets.push(at)
      const isFirst = offsets.length === 1
      change({ file: { bytes, arrivedBytes: isFirst ? 1_048_576 : Math.min(bytes, at + 8 * 1_048_576) } })
      if (!isFirst) return new Response(null, { status: 204 })
      return problemReply(problem({ status: 409, code: 'CHANGED_ELSEWHERE' }))
    },
  }
  return { handlers: given, offsets }
}

async function refused(handlers: Handlers) {
  const page = openHome(handlers)
  await page.user.click(screen.getByRole('button', { name: 'Paste a transcript' }))
  await page.user.upload(await screen.findByLabelText(/Choose a caption file/), talk)
  const dialog = within(await screen.findByRole('dialog', { name: 'Summarize a recording' }))
  await page.user.click(await dialog.findByRole('button', { name: 'Listen and summarize' }))
  await dialog.findByText(/can't decode the sound of this file/)
  return { ...page, dialog }
}

describe('a file whose sound the browser cannot read', () => {
  it('is sent whole on request where the server has ffmpeg, and goes on from what has arrived', async () => {
    const { handlers, offsets } = taking()
    const { dialog, user, server } = await refused(handlers)
    expect(server.calls.map(({ key }) => key)).not.toContain('POST /api/recordings/files')
    expect(dialog.getByText(/picture included/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Send the whole file (10 MB)' }))
    expect(await dialog.findByText('Finding the sound...')).toBeTruthy()
    expect(offsets).toEqual([0, 1_048_576])
    expect(dialog.getByText(/deletes the file/)).toBeTruthy()
  })

  it('is not offered to a server without ffmpeg', async () => {
    document.documentElement.dataset['recognizer'] = 'files'
    const { dialog } = await refused(taking().handlers)
    expect(dialog.queryByRole('button', { name: /Send the whole file/ })).toBeNull()
    expect(dialog.getByText(/save the file as MP3 or WAV/)).toBeTruthy()
  })
})
