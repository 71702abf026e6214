import { transcriptFactTexts } from '#messages/paste-dialog.tsx'

/** What a pasted transcript looks like, before it is sent. */
export type TranscriptFacts = {
  /** Lines that are spoken: no times, numbers and headers of a caption file. */
  lines: number
  /** Up to the last time that stands in it; `null` where none does. */
  seconds: number | null
  /** How many names stand before what they say; 0 where none does. */
  speakers: number
}

const time = /(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)(?:[.,]\d{1,3})?/g
const notSpoken = /^(?:\d+|WEBVTT.*|NOTE\b.*|Kind:.*|Language:.*|-->)$/
const taggedSpeaker = /<v(?:\.[\w.]+)? ([^>]+)>/
const namedSpeaker = /^(?:>>\s*)?(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}):\s/u

/** Reads lines, length and speakers out of a transcript; the server reads it exactly when it is sent. */
export function transcriptFacts(text: string): TranscriptFacts {
  const turns = new Map<string, number>()
  let lines = 0
  let seconds: number | null = null
  for (const line of text.split('\n')) {
    for (const [, hours = '0', minutes = '0', rest = '0'] of line.matchAll(time)) {
      seconds = Math.max(seconds ?? 0, Number(hours) * 3600 + Number(minutes) * 60 + Number(rest))
    }
    const said = line.replaceAll(time, '').replaceAll(/^[\s[\]()–-]+|\s+$/g, '')
    if (said === '' || said === '>' || notSpoken.test(said)) continue
    lines += 1
    const name = taggedSpeaker.exec(said)?.[1] ?? namedSpeaker.exec(said)?.[1]
    if (name !== undefined) turns.set(name, (turns.get(name) ?? 0) + 1)
  }
  // One name before a colon is a heading; speakers take turns.
  const hasTurns = [...turns.values()].reduce((sum, count) => sum + count, 0) > 1
  return { lines, seconds, speakers: hasTurns ? turns.size : 0 }
}

/** The same as a line of text: "412 lines, 18 minutes, two speakers". Empty for a text without lines. */
export function factsText({ lines, seconds, speakers }: TranscriptFacts): string {
  if (lines === 0) return ''
  const texts = transcriptFactTexts
  const facts = [texts.lines(lines), lengthText(seconds)]
  return texts.list(speakers > 0 ? [...facts, texts.speakers(speakers)] : facts)
}

function lengthText(seconds: number | null): string {
  if (seconds === null) return transcriptFactTexts.withoutTimes
  if (seconds < 60) return transcriptFactTexts.seconds(seconds)
  return transcriptFactTexts.minutes(Math.round(seconds / 60))
}
