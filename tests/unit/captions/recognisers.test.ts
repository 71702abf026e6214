import { describe, expect, it } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { parseText } from './parse-text.ts'
import { namedShapes, unnamedShapes } from './recogniser-shapes.ts'
import type { Shape } from './recogniser-shapes.ts'
import { expectSaid, saidLines } from './said-lines.ts'
import type { SaidLine } from './said-lines.ts'

/** Data that programs print and that is nearly JSON. */
const printed: Readonly<Record<string, (lines: readonly SaidLine[]) => string>> = {
  'a value of Python': (lines) =>
    `[${lines.map(({ text, at }) => `{'text': ${quoted(text)}, 'start': ${at}.0, 'duration': 3.0, 'who': None}`).join(', ')}]`,
  'objects of Python': (lines) =>
    `FetchedTranscript(snippets=[${lines.map(({ text, at }) => `FetchedTranscriptSnippet(text=${quoted(text)}, start=${at}.0, duration=3.0)`).join(', ')}], is_generated=False)`,
  'a variable of JavaScript': (lines) =>
    `var captions = ${JSON.stringify(lines.map(({ text, at }) => ({ start: at, text })))};`,
  'trailing commas': (lines) =>
    `[\n${lines.map(({ text, at }) => `  {"start": ${at}, "text": "${text}",},`).join('\n')}\n]`,
  'one document after another': (lines) =>
    lines.map(({ text, at }) => JSON.stringify({ start: at, text }, null, 2)).join('\n'),
}

function quoted(text: string): string {
  return text.includes("'") ? `"${text}"` : `'${text}'`
}

describe.each(saidLines)('JSON in %s', (_language, lines) => {
  it.each(Object.entries(namedShapes))('is read with its times and speakers: %s', (_name, shape) => {
    expectSaid(parseText(JSON.stringify(shape(lines))), lines, { speakers: true })
  })

  it.each(Object.entries(unnamedShapes))('is read with its times: %s', (_name, shape) => {
    const parsed = parseText(JSON.stringify(shape(lines)))
    const whole = parsed.cues.map((cue) => ({
      ...cue,
      start: cue.start === null ? null : Math.floor(cue.start),
    }))
    expectSaid({ ...parsed, cues: whole }, lines)
  })

  it.each(Object.entries(printed))('is refused where it is none: %s', (_name, write) => {
    expect(() => parseText(write(lines))).toThrow(/cut off or damaged|data as a program prints it/)
  })

  it.each<[string, Shape]>([
    [
      'dates',
      (all) =>
        all.map(({ text, name, i }) => ({ speaker: name, text, timestamp: `2026-01-01T10:00:0${i}Z` })),
    ],
    [
      'seconds since 1970',
      (all) => all.map(({ text, name, at }) => ({ speaker: name, text, timestamp: 1_767_261_600_000 + at })),
    ],
    [
      'a chat',
      (all) =>
        all.map(({ text, name, at }) => ({
          text,
          ts: `17672616${at + 10}.000100`,
          user_profile: { real_name: name },
        })),
    ],
    ['nothing', (all) => all.map(({ text, name }) => ({ speaker: name, text }))],
  ])('has no times of a video where it has those of %s', (_name, shape) => {
    expectSaid(parseText(JSON.stringify(shape(lines))), lines, { times: 'none', speakers: true })
  })

  it('is read where it is one text', () => {
    const [first] = lines
    const parsed = parseText(JSON.stringify({ text: first?.text, usage: { seconds: 3 } }))
    expect(parsed).toMatchObject({ timings: 'none', cues: [{ text: first?.text }] })
  })

  it('is refused where it is no transcript', () => {
    const projects = {
      materials: { texts: lines.map(({ text, i }) => ({ id: `t${i}`, content: JSON.stringify({ text }) })) },
    }
    expect(() => parseText(JSON.stringify(projects))).toThrow(AppError)
    expect(() => parseText(`[{'text': 'cut off', 'start': 1.0}, {'text': 'in the mi`)).toThrow(AppError)
  })
})
