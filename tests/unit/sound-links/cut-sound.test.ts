import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { cutSound } from '#server/adapters/ffmpeg/cut-sound.ts'

const limits = { maxPieceBytes: 1e6, maxPieceSeconds: 60, overlapSeconds: 2 }

it.runIf(process.platform === 'linux')(
  'A program that takes the sound out of a file gets a gigabyte of memory and no more',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'precis-limited-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const ffmpeg = path.join(folder, 'ffmpeg')
    // Its whole output is the limit of its memory, also what it writes as a piece.
    writeFileSync(ffmpeg, '#!/bin/sh\nulimit -v\n', { mode: 0o755 })
    const signal = AbortSignal.timeout(20_000)
    const given: string[] = []
    for await (const { bytes } of cutSound({ ffmpeg, file: ffmpeg }, limits, { signal }))
      given.push(new TextDecoder().decode(bytes))
    expect(given).toEqual(['1048576\n'])
  },
)
