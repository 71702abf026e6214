import { describe, expect, it } from 'vitest'
import type { Heard, HeardCue } from '#core/recordings/heard.ts'
import { joinPieces } from '#core/recordings/join-pieces.ts'

function heard(
  cues: (Omit<HeardCue, 'speaker'> & { speaker?: string })[],
  changes: Partial<Heard> = {},
): Heard {
  return {
    cues: cues.map((cue) => ({ speaker: null, ...cue })),
    timings: 'exact',
    language: 'en',
    form: 'verbose_json',
    inventions: 0,
    ...changes,
  }
}

const textOf = (cues: readonly HeardCue[]) => cues.map(({ text }) => text).join(' ')

/** Words of a story, of which each takes half a second. */
const story =
  'the pilot boat leaves the harbour at six in the morning and returns before noon with mail for the island while the keeper of the lighthouse counts waves gulls ships and clouds because nobody comes to visit him until the storm has passed over'.split(
    ' ',
  )
const wordMs = 500

/** Lines of some words each, as a piece from one word to another hears them. */
function hearWords(from: number, to: number, perLine: number, jitterMs = 0) {
  const lines: Omit<HeardCue, 'speaker'>[] = []
  for (let at = from; at < to; at += perLine) {
    const end = Math.min(to, at + perLine)
    lines.push({
      startMs: Math.max(0, (at - from) * wordMs + jitterMs),
      endMs: (end - from) * wordMs + jitterMs,
      text: story.slice(at, end).join(' '),
    })
  }
  return { startMs: from * wordMs, endMs: to * wordMs, heard: heard(lines) }
}

describe('Pieces of a recording', () => {
  it('are joined without a word doubled or lost, wherever they were cut and however their lines run', () => {
    for (let cut = 8; cut < 34; cut += 1) {
      for (const overlap of [2, 3, 5]) {
        for (const perLine of [1, 3, 7]) {
          for (const jitterMs of [-300, 0, 300]) {
            const pieces = [hearWords(0, cut + overlap, 5), hearWords(cut, story.length, perLine, jitterMs)]
            expect(textOf(joinPieces(pieces).cues), `${cut}, ${overlap}, ${perLine}, ${jitterMs}`).toBe(
              story.join(' '),
            )
          }
        }
      }
    }
  })

  it('have times from the start of the recording', () => {
    const { cues } = joinPieces([hearWords(0, 20, 4), hearWords(17, 40, 4)])
    for (const cue of cues) {
      const at = story.join(' ').indexOf(cue.text)
      const word = story.join(' ').slice(0, at).split(' ').length - 1
      expect(Math.abs(cue.startMs - word * wordMs), cue.text).toBeLessThanOrEqual(wordMs)
    }
    expect(cues.map(({ startMs }) => startMs)).toEqual(
      cues.map(({ startMs }) => startMs).toSorted((a, b) => a - b),
    )
  })

  it('are joined where a word at the edge was cut and heard as another', () => {
    const change = (piece: ReturnType<typeof hearWords>, from: RegExp, to: string) => {
      const cues = piece.heard.cues.map((cue) => ({ ...cue, text: cue.text.replace(from, to) }))
      return { ...piece, heard: { ...piece.heard, cues } }
    }
    const first = change(hearWords(0, 22, 22), /\S+$/, 'eye')
    const second = change(hearWords(18, 40, 22), /^\S+/, 'ale')
    expect(textOf(joinPieces([first, second]).cues)).toBe(story.slice(0, 40).join(' '))
  })

  it('are parted in the middle of the overlap where they heard different words', () => {
    const pieces = [
      { startMs: 0, endMs: 12_000, heard: heard([{ startMs: 9000, endMs: 10_800, text: 'alpha beta' }]) },
      { startMs: 10_000, endMs: 20_000, heard: heard([{ startMs: 1200, endMs: 3000, text: 'gamma delta' }]) },
    ]
    expect(textOf(joinPieces(pieces).cues)).toBe('alpha beta gamma delta')
  })

  it('lose nothing where the recognizer has no times', () => {
    const estimated = { timings: 'estimated', form: 'json' } as const
    const [first, second] = [hearWords(0, 22, 22), hearWords(18, 40, 22)]
    const pieces = [first, second].map((piece) => ({
      ...piece,
      heard: { ...piece.heard, ...estimated },
    }))
    const joined = joinPieces(pieces)
    expect(textOf(joined.cues)).toBe(story.slice(0, 40).join(' '))
    expect(joined.timings).toBe('estimated')
  })

  it('are named with their minutes where they failed, and the rest is used', () => {
    const minute = 60_000
    const line = (text: string) => heard([{ startMs: 1000, endMs: 3000, text }])
    const joined = joinPieces([
      { startMs: 0, endMs: 10 * minute + 2000, heard: line('Before.') },
      { startMs: 10 * minute, endMs: 20 * minute + 2000, failure: 'RECOGNIZER_UNAVAILABLE' },
      { startMs: 20 * minute, endMs: 30 * minute, heard: line('After.') },
    ])
    expect(textOf(joined.cues)).toBe('Before. After.')
    expect(joined.gaps).toEqual([
      { startMs: 10 * minute + 2000, endMs: 20 * minute, failure: 'RECOGNIZER_UNAVAILABLE' },
    ])
  })

  it('are named where nothing was heard for more than a minute', () => {
    expect(joinPieces([{ startMs: 0, endMs: 90_000, heard: heard([]) }]).gaps).toEqual([
      { startMs: 0, endMs: 90_000, failure: null },
    ])
    expect(joinPieces([{ startMs: 0, endMs: 9000, heard: heard([]) }]).gaps).toEqual([])
  })

  it('share a speaker only where the overlap shows that it is one', () => {
    const first = heard([
      { startMs: 0, endMs: 4000, text: 'Who keeps the lamp?', speaker: 'A' },
      {
        startMs: 5000,
        endMs: 11_000,
        text: 'My brother keeps it since the storm of last year.',
        speaker: 'B',
      },
    ])
    const second = heard([
      { startMs: 0, endMs: 3000, text: 'it since the storm of last year.', speaker: 'A' },
      { startMs: 4000, endMs: 6000, text: 'And who counts the ships?', speaker: 'B' },
    ])
    const { cues } = joinPieces([
      { startMs: 0, endMs: 11_000, heard: first },
      { startMs: 8000, endMs: 20_000, heard: second },
    ])
    expect(textOf(cues)).toBe(
      'Who keeps the lamp? My brother keeps it since the storm of last year. And who counts the ships?',
    )
    expect(new Set(cues.map(({ speaker }) => speaker))).toEqual(
      new Set(['Speaker 1', 'Speaker 2', 'Speaker 3']),
    )
    expect(cues.at(-1)?.speaker).toBe('Speaker 3')
    expect(cues.find(({ text }) => text.endsWith('last year.'))?.speaker).toBe('Speaker 2')
  })

  it('are of the language of most of their lines', () => {
    const joined = joinPieces([
      hearWords(0, 10, 2),
      { ...hearWords(12, 14, 2), heard: { ...hearWords(12, 14, 2).heard, language: 'cy' } },
    ])
    expect(joined.language).toBe('en')
  })

  it('of a script without blanks are joined by their characters', () => {
    const whole = '灯台守は毎朝波と船を数える。誰も島を訪ねない。'
    const hearPart = (from: number, to: number) => ({
      startMs: from * 300,
      endMs: to * 300,
      heard: heard([{ startMs: 0, endMs: (to - from) * 300, text: whole.slice(from, to) }]),
    })
    expect(
      joinPieces([hearPart(0, 13), hearPart(8, whole.length)])
        .cues.map(({ text }) => text)
        .join(''),
    ).toBe(whole)
  })
})
