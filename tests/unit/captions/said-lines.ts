import { expect } from 'vitest'
import type { ParsedCaptions } from '#core/captions/raw-captions.ts'

/** A line of a transcript: what is said, when in seconds, and by whom. */
export type SaidLine = { text: string; at: number; name: string; i: number }

/**
 * The lines that tests write in the shape of one program or another, in languages of four scripts and
 * manners.
 */
const languages: Readonly<Record<string, { names: readonly [string, string]; lines: readonly string[] }>> = {
  English: {
    names: ['Otto Weber', 'Ruth Abel'],
    lines: [
      'The baker opened the shop before the street woke up.',
      'Nobody in the village had tasted bread like that.',
      'She sold forty loaves and kept two for the school.',
      'Later the flour ran out and everyone went home.',
    ],
  },
  German: {
    names: ['Jürgen Groß', 'Anke Vogel'],
    lines: [
      'Der Bäcker öffnete den Laden, bevor die Straße erwachte.',
      'Niemand im Dorf hatte je solches Brot gekostet.',
      'Sie verkaufte vierzig Laibe und behielt zwei für die Schule.',
      'Später ging das Mehl aus und alle gingen heim.',
    ],
  },
  French: {
    names: ['Élodie Roche', 'Marc Petit'],
    lines: [
      "Le boulanger a ouvert la boutique avant l'aube.",
      'Personne au village ne connaissait un tel pain.',
      'Elle a vendu quarante miches et en a gardé deux.',
      'Plus tard, la farine a manqué et tous sont rentrés.',
    ],
  },
  Russian: {
    names: ['Ольга Белова', 'Иван Серов'],
    lines: [
      'Пекарь открыл лавку до того, как проснулась улица.',
      'Никто в деревне не пробовал такого хлеба.',
      'Она продала сорок буханок и оставила две школе.',
      'Потом мука кончилась, и все разошлись по домам.',
    ],
  },
}
/** Seconds at which the lines are said. */
const starts = [1, 5, 12, 80]

/** Each language with its lines, as rows for `it.each`. */
export const saidLines: readonly (readonly [language: string, lines: readonly SaidLine[]])[] = Object.entries(
  languages,
).map(([language, { names, lines }]) => [
  language,
  lines.map((text, i) => ({ text, at: starts[i] ?? 0, name: names[i % 2] ?? '', i })),
])

/** `hh:mm:ss` and what follows the seconds. */
export function clock(seconds: number, rest = ''): string {
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0')
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}${rest}`
}

/** `m:ss`. */
export function shortClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * The rules of a transcript: no word lost, added or joined, each line at its time or all without one, and by
 * whom if `speakers`.
 */
export function expectSaid(
  parsed: ParsedCaptions,
  lines: readonly SaidLine[],
  { times = 'exact', speakers = false }: { times?: 'exact' | 'none'; speakers?: boolean } = {},
): void {
  expect(parsed.timings).toBe(times)
  expect(
    parsed.cues.map((cue) => ({
      text: cue.text,
      start: cue.start,
      speaker: speakers ? cue.speaker : null,
    })),
  ).toEqual(
    lines.map(({ text, at, name }) => ({
      text,
      start: times === 'exact' ? at : null,
      speaker: speakers ? name : null,
    })),
  )
}
