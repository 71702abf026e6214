import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createSoundLinks } from '#server/deps/sound-deps.ts'
import { isGlobalAddress } from '#server/lib/outbound/guarded-request.ts'
import type { SoundLinks } from '#server/ports/sound-links.ts'
import { findFfmpeg } from '#tests/setup/find-ffmpeg.ts'
import { podcastReader } from '../following/world.ts'

/** The `ffmpeg` of this machine; `null` where there is none. */
export const ffmpegFile = findFfmpeg()

/** An answer of a host of sound. */
export type HostAnswer = (request: http.IncomingMessage, response: http.ServerResponse) => void

/** A host of pages and of sound on this machine. */
export async function startSoundHost() {
  const answers = new Map<string, HostAnswer>()
  const requests: string[] = []
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    requests.push(pathname)
    const answer = answers.get(pathname)
    if (answer === undefined) response.writeHead(404).end()
    else answer(request, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const origin = `http://127.0.0.1:${portOf(server.address())}`
  return {
    origin,
    requests,
    /** Puts a file at a path, and gives its address. */
    put: (at: string, body: Uint8Array | string | HostAnswer, type = 'application/octet-stream'): string => {
      const give: HostAnswer = (_request, response) =>
        void response.writeHead(200, { 'content-type': type }).end(body)
      answers.set(at, typeof body === 'function' ? body : give)
      return `${origin}${at}`
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

/** The links of the product; of this machine they may lead to the address of the host only. */
export function linksWith(
  options: { ffmpegFile?: string | null; ytDlpFile?: string | null; maxBytes?: number } = {},
): SoundLinks {
  const { maxBytes = 8_000_000, ytDlpFile = null } = options
  return createSoundLinks(
    {
      ffmpegFile: options.ffmpegFile === undefined ? ffmpegFile : options.ffmpegFile,
      ytDlpFile,
      youtubeOrigin: null,
      youtubeProxyUrl: null,
    },
    {
      feeds: podcastReader(),
      rules: {
        isAllowed: (address) => address === '127.0.0.1' || isGlobalAddress(address),
        allowsLocal: false,
      },
      limits: { maxBytes, maxMs: 60_000 },
    },
  )
}

/** A file of so many seconds of a tone with pauses, in the form that its ending names. */
export function soundFile(seconds: number, ending: string, ...more: string[]): Buffer {
  const folder = mkdtempSync(path.join(tmpdir(), 'sound-'))
  const file = path.join(folder, `sound.${ending}`)
  try {
    const tone = `aevalsrc='0.4*sin(800*t)*gt(mod(t,7),0.6)':d=${seconds}:s=16000`
    execFileSync(ffmpegFile ?? '', ['-v', 'error', '-f', 'lavfi', '-i', tone, ...more, file])
    return readFileSync(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}
