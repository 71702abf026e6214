import type { Recording } from '#contract/recordings.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { untilReached } from './send-recording.ts'
import type { SendOptions, SendTools } from './send-recording.ts'

/** The bytes of one call: so much may be sent once more after a lost connection. */
const chunkBytes = 8 * 1024 * 1024

type FileOptions = Omit<SendOptions, 'onProgress'> & { onProgress: (recording: Recording) => void }

/**
 * Sends a file as it is, by tus: what has arrived of it is asked for before each part, so that it goes on
 * where it ended. Throws what the server refuses, and the reason of `signal`.
 */
export async function sendFile(options: FileOptions, tools: SendTools): Promise<Recording> {
  const { file, language, signal, onProgress } = options
  const given = {
    filename: file.name.slice(-300),
    hash: await tools.contentHash(file),
    ...(language !== '' && { language }),
  }
  const metadata = Object.entries(given).map(([name, value]) => `${name} ${inBase64(value)}`)
  const headers = {
    'tus-resumable': '1.0.0',
    'upload-length': `${file.size}`,
    'upload-metadata': metadata.join(),
  }
  const start = async () => await api('POST /api/recordings/files', {}, { headers, signal })
  let { recording } = await untilReached(start, options, tools)
  const params = { id: recording.id }
  for (;;) {
    onProgress(recording)
    const at = recording.file?.arrivedBytes ?? file.size
    if (at >= file.size || recording.state !== 'receiving') return recording
    await untilReached(async () => await sendPart(at), options, tools)
    const ask = async () => await api('GET /api/recordings/:id', { params, query: {} }, { signal })
    recording = (await untilReached(ask, options, tools)).recording
  }

  async function sendPart(at: number): Promise<void> {
    const body = new Blob([file.slice(at, at + chunkBytes)], { type: 'application/offset+octet-stream' })
    const offset = { 'tus-resumable': '1.0.0', 'upload-offset': `${at}` }
    try {
      await api('PATCH /api/recordings/:id', { params, body }, { headers: offset, signal })
    } catch (error) {
      // A part of it arrived before the connection was lost, or another tab sends it as well.
      const isMoved = error instanceof ApiError && error.problem?.code === 'CHANGED_ELSEWHERE'
      if (!isMoved) throw error
    }
  }
}

function inBase64(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
}
