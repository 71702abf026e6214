import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { finishCaptions } from '#core/captions/finish-captions.ts'
import { readSbv, readSubrip, readWebvtt } from '#core/captions/formats/cue-blocks.ts'
import { readJson3 } from '#core/captions/formats/json3.ts'
import { readPlain } from '#core/captions/formats/prose.ts'
import { readStc } from '#core/captions/formats/read-ass.ts'
import { readPanel } from '#core/captions/formats/read-panel.ts'
import { readTimedtext } from '#core/captions/formats/read-timedtext.ts'
import type { ParsedCaptions } from '#core/captions/raw-captions.ts'
import { maxTranscriptSeconds } from '#product/limits.ts'
import { parseFile } from '#tests/setup/parse-file.ts'
import { damagedBytes, damagedText } from './damage.ts'

const transcriptCodes = [
  'TRANSCRIPT_EMPTY',
  'TRANSCRIPT_NOT_TEXT',
  'TRANSCRIPT_TOO_LARGE',
  'TRANSCRIPT_TOO_LONG',
]

/** What every transcript that is taken must be like; a refusal must be one of the four. */
function expectSound(read: () => ParsedCaptions): void {
  let parsed
  try {
    parsed = read()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    expect(transcriptCodes).toContain(error.code)
    return
  }
  expect(parsed.cues.length).toBeGreaterThan(0)
  expect(Math.min(parsed.droppedCues, parsed.repairedCues)).toBeGreaterThanOrEqual(0)
  let previous = 0
  for (const { start, duration, text, speaker } of parsed.cues) {
    expect(text.trim()).toBe(text)
    expect(text).toMatch(/[\p{L}\p{N}]/u)
    expect(text).not.toMatch(/[\n\r\u00a0\u200b]/)
    expect(speaker ?? 'x').toMatch(/^\S(?:.{0,98}\S)?$/u)
    if (start === null) expect(duration).toBeNull()
    else {
      expect(start).toBeGreaterThanOrEqual(previous)
      expect(start).toBeLessThanOrEqual(maxTranscriptSeconds)
      previous = start
    }
    if (start !== null && duration !== null) {
      expect(duration).toBeGreaterThanOrEqual(0)
      expect(start + duration).toBeLessThanOrEqual(maxTranscriptSeconds + 0.001)
    }
  }
}

describe('damaged input', () => {
  it.each([
    ['json3', readJson3],
    ['timedtext', readTimedtext],
    ['webvtt', readWebvtt],
    ['subrip', readSubrip],
    ['stc', readStc],
    ['sbv', readSbv],
    ['panel', readPanel],
    ['plain', readPlain],
  ] as const)('makes the reader of %s neither crash nor give unsound cues', (format, read) => {
    fc.assert(
      fc.property(damagedText, (text) => expectSound(() => finishCaptions(format, read(text)))),
      { numRuns: 150 },
    )
  })

  it('is read or refused whatever its bytes and name', () => {
    const name = fc.constantFrom('', 'a.srt', 'a.vtt', 'a.json3', 'a.xml', 'a.txt')
    fc.assert(
      fc.property(damagedBytes, name, (bytes, fileName) => expectSound(() => parseFile(bytes, fileName))),
      { numRuns: 400 },
    )
  })

  it('may be any bytes at all', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => expectSound(() => parseFile(bytes))),
      { numRuns: 300 },
    )
  })
})
