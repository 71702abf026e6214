import { languageOf } from '#core/languages/language-of.ts'
import { createTermReader } from '#core/text/find-words.ts'
import { missingNames, missingNumbers } from '#evidence/lint-text.ts'
import { lineNote } from '#export/describe-line.ts'
import type { SummaryDocument } from '#export/documents.ts'
import { hasSections, statementsOf } from '#export/marked-summary.ts'
import { copiedWords } from '#product/copied-words.ts'
import { leadOf, sectionOf } from '#product/form-sections.ts'
import { clockTime } from '#product/times.ts'
import { atSecond } from '#product/watch-url.ts'
import { withoutControls } from '#product/without-controls.ts'

/** One card: HTML of its two sides, and a name by which a second import updates the first. */
export type AnkiNote = { id: string; front: string; back: string; second: number | null }

/** A deck of cards. */
export type AnkiDeck = { name: string; notes: AnkiNote[] }

/**
 * The insights of a summary, or the lines of its form, as cards. In front stands the question or term of a
 * line, or the line with the fact left out that it is worth remembering for; behind it the whole line with
 * the speaker's words, its second and its state. A line that leaves nothing to ask for has no card.
 */
export function ankiDeck(summary: SummaryDocument, words = copiedWords): AnkiDeck {
  const { videoTitle, videoId, videoUrl, chapters } = summary
  const notes = statementsOf(summary).flatMap((insight, at) => {
    const sides = sidesOf(summary, insight.text, at)
    if (sides === null) return []
    const section = chapters.findLast(({ sentence }) => sentence <= (insight.sentence ?? -1))?.title ?? ''
    const time = insight.second === null ? '' : clockTime(insight.second)
    const link =
      videoUrl === null || insight.second === null
        ? escapeHtml(time)
        : `<a href="${escapeHtml(atSecond(videoUrl, insight.second))}">${time}</a>`
    const quote = insight.quote === insight.text ? '' : insight.quote
    const numbered = hasSections(summary.form) ? `/${at}` : ''
    const back = [
      sides.back,
      quote === '' ? '' : `<blockquote>${escapeHtml(quote)}</blockquote>`,
      `<small>${joined([link, escapeHtml(lineNote(insight, words))], ' · ')}</small>`,
    ]
    const note: AnkiNote = {
      second: insight.second,
      id: `${videoId ?? videoTitle}/${insight.sentence ?? `line-${at}`}${numbered}`,
      front: `<small>${joined([escapeHtml(videoTitle), escapeHtml(section)], ' · ')}</small><br>${sides.front}`,
      back: joined(back, '<br>'),
    }
    return [note]
  })
  return { name: `Précis::${deckName(videoTitle)}`, notes }
}

/** The question and the answer, as HTML; `null` for a line without anything to leave out. */
function sidesOf(
  summary: SummaryDocument,
  text: string,
  at: number,
): Pick<AnkiNote, 'front' | 'back'> | null {
  const lead = leadIn(summary, at)
  if (lead !== '')
    return {
      front: escapeHtml(lead.replace(/[:：]$/u, '')),
      back: escapeHtml(text.slice(lead.length).trim()),
    }
  const gap = findGap(text, summary.language, summary.videoTitle)
  if (gap === null) return null
  const around = (part: string): string =>
    `${escapeHtml(gap.before)}<b>${escapeHtml(part)}</b>${escapeHtml(gap.after)}`
  return { front: around('[…]'), back: around(gap.part) }
}

function joined(parts: readonly string[], between: string): string {
  return parts.filter((part) => part !== '').join(between)
}

/** The term or the question of a line in a form, which is the front of its card; empty where it has none. */
function leadIn({ form, summarySentences }: SummaryDocument, at: number): string {
  const line = hasSections(form) ? summarySentences[at] : undefined
  if (line === undefined) return ''
  const section = sectionOf(form.sections, line.paragraph)
  return section === undefined ? '' : leadOf(line.text, section.shape)
}

/** The name of a deck, which Anki shows as HTML and takes apart where two colons stand. */
function deckName(title: string): string {
  const name = withoutControls(title)
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .replaceAll(/::+|^:|\s+/g, ' ')
    .trim()
  return name === '' ? 'Video' : name
}

/** A text as HTML in which Anki finds no sound, no picture and no formula. */
function escapeHtml(text: string): string {
  return withoutControls(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('[', '&#91;')
    .replaceAll(/\\(?=\(|&#91;)/g, '$&<span></span>')
}

/** Nothing is said, so that every number and name of a line is missing from it. */
const silence = { words: [], numbers: new Set<number>(), readsSpelled: true }

/** A line around the part that a card leaves out. */
type Gap = { before: string; part: string; after: string }

/**
 * The part of a line that its card asks for: its first number, else its first name, else the last of its
 * words that is no grammar, which is mostly what is new in it. Nothing that `known` gives away, such as the
 * video's title, and nothing that stands in the line twice; `null` where nothing is left to ask for.
 */
function findGap(text: string, language: string, known: string): Gap | null {
  const given = known.toLowerCase()
  const line = text.toLowerCase()
  const terms = createTermReader(languageOf(language), [text])(text).map(({ word }) => word)
  const names = missingNames(text, language, silence).map((name) => wholeName(text, name, terms))
  const facts = [...missingNumbers(text, language, silence), ...names]
  for (const part of new Set([...facts, ...terms.toReversed()])) {
    const [before = '', after = ''] = text.split(part)
    const hidden = part.toLowerCase()
    const isOnce = line.split(hidden).length === 2
    if (isOnce && !given.includes(hidden) && /\p{L}/u.test(before + after)) return { before, part, after }
  }
  return null
}

/** A name with the other capitalized words around it; one before it that is grammar only begins the line. */
function wholeName(text: string, name: string, terms: readonly string[]): string {
  const at = text.indexOf(name)
  const [first = ''] = /(?:\p{Lu}[\p{L}\p{N}]* )+$/u.exec(text.slice(0, at)) ?? []
  const [rest = ''] = /^(?: \p{Lu}[\p{L}\p{N}]*)+/u.exec(text.slice(at + name.length)) ?? []
  return (first.split(' ', 1).every((word) => terms.includes(word)) ? first : '') + name + rest
}
