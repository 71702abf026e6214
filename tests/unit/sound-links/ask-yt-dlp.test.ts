import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createYtDlpSound } from '#server/adapters/sound-links/ask-yt-dlp.ts'

const { signal } = new AbortController()
let folder: string
let host: http.Server
let port: number
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'yt-dlp-sound-'))
  host = http.createServer((_request, response) => response.end('inside'))
  await new Promise<void>((resolve) => {
    host.listen(0, '127.0.0.1', resolve)
  })
  port = portOf(host.address())
})
afterAll(async () => {
  host.close()
  await rm(folder, { recursive: true })
})

/** A program in the place of `yt-dlp`, written for Node: what it does with its arguments. */
async function program(body: string, rules = { isAllowed: () => false, allowsLocal: false }) {
  const file = path.join(folder, 'yt-dlp')
  await writeFile(file, `#!${process.execPath}\nconst args = process.argv.slice(2)\n${body}\n`)
  await chmod(file, 0o700)
  return createYtDlpSound({ file, youtubeProxyUrl: null, rules })
}

const info = {
  title: 'A talk of another site',
  language: 'en',
  subtitles: { de: [{ ext: 'vtt', url: 'https://site.example/de.vtt' }] },
  automatic_captions: {
    en: [
      { ext: 'json3', url: 'https://site.example/en.json3' },
      { ext: 'vtt', url: 'https://site.example/en.vtt' },
    ],
  },
}

/** Asks the proxy that it is given for an address, and prints its status. */
const askProxy = (address: string): string => `
  const proxy = new URL(require('node:process').env.ALL_PROXY)
  const request = require('node:http').request({ host: proxy.hostname, port: proxy.port, method: 'GET', path: '${address}' })
  request.on('response', (answer) => { process.stdout.write(String(answer.statusCode)); process.exit() }).on('error', () => { process.stdout.write('closed'); process.exit() }).end()`
const tunnel = (address: string): string => `
  const proxy = new URL(require('node:process').env.ALL_PROXY)
  const request = require('node:http').request({ host: proxy.hostname, port: proxy.port, method: 'CONNECT', path: '${address}' })
  request.on('connect', (answer) => { process.stdout.write(String(answer.statusCode)); process.exit() }).end()`
const streamed = async (source: Awaited<ReturnType<typeof program>>): Promise<string> =>
  (await buffer(source.stream('https://site.example/talk', signal))).toString()

describe('yt-dlp for the sound of other sites', () => {
  it('gives the captions in the language that is spoken, and where the sound is', async () => {
    const source = await program(`process.stdout.write(${JSON.stringify(JSON.stringify(info))})`)
    expect(await source.describe('https://site.example/talk', signal)).toEqual({
      title: 'A talk of another site',
      transcripts: [{ url: 'https://site.example/en.vtt', type: 'text/vtt' }],
      sound: { url: 'https://site.example/talk', by: 'yt-dlp' },
    })
  })

  it.each([
    ['says nothing', ''],
    ['says what is no JSON', `process.stdout.write('ERROR: Unsupported URL')`],
    ['says too much', `process.stdout.write('x'.repeat(9_000_000))`],
    ['fails', 'process.exit(1)'],
  ])('knows nothing where it %s', async (_what, body) => {
    expect(await (await program(body)).describe('https://site.example/talk', signal)).toBeNull()
  })

  it('is asked of known sites alone, by the link at the end, and gets nothing of our environment', async () => {
    const source = await program(
      `const env = require('node:child_process').execFileSync('/usr/bin/env').toString()
      process.stdout.write(JSON.stringify([args, env.trim().split('\\n')]))`,
    )
    const [args, env] = JSON.parse(await streamed(source))
    expect(args.slice(-2)).toEqual(['--', 'https://site.example/talk'])
    expect(args).toEqual(expect.arrayContaining(['--ignore-config', '--ies', 'default,-generic']))
    expect(env.map((line: string) => line.replace(/=.*/, '')).toSorted()).toEqual([
      'ALL_PROXY',
      'HTTPS_PROXY',
      'HTTP_PROXY',
      'PATH',
    ])
  })

  it('reaches no private address through its only way out', async () => {
    expect(await streamed(await program(tunnel('127.0.0.1:22')))).toBe('403')
    expect(await streamed(await program(tunnel('[::1]:22')))).toBe('403')
    expect(await streamed(await program(tunnel('printer.local:443')))).toBe('403')
    expect(await streamed(await program(askProxy(`http://127.0.0.1:${port}/`)))).toBe('closed')
  })

  it('reaches what is allowed', async () => {
    const open = { isAllowed: () => true, allowsLocal: true }
    expect(await streamed(await program(askProxy(`http://127.0.0.1:${port}/`), open))).toBe('200')
    expect(await streamed(await program(tunnel(`127.0.0.1:${port}`), open))).toBe('200')
  })

  it('ends with the work that it was started for', async () => {
    const source = await program(`process.stdout.write('first'); setInterval(() => undefined, 1000)`)
    const ended = new AbortController()
    const chunks = source.stream('https://site.example/talk', ended.signal)
    expect(Buffer.from((await chunks.next()).value ?? []).toString()).toBe('first')
    ended.abort()
    await expect(chunks.next()).rejects.toThrow()
  })
})

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}
