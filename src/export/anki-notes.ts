import { lineNote } from '#evidence/describe-line.ts'
import { fileWords } from '#languages/en/file-words.ts'
import type { FileWords } from '#product/copied-words.ts'
import { leadOf, sectionOf } from '#product/form-sections.ts'
import { clockTime } from '#product/times.ts'
import { atSecond } from '#product/watch-url.ts'
import { withoutControls } from '#product/without-controls.ts'
import type { SummaryDocument } from './documents.ts'
import { hasSections, statementsOf } from './marked-summary.ts'

/** One card: HTML of its two sides, and a name by which a second import updates the first. */
export type AnkiNote = { id: string; front: string; back: string }

/** A deck of cards. */
export type AnkiDeck = { name: string; notes: AnkiNote[] }

/**
 * The insights of a summary, or the lines of its form, as cards: in front what to recall, by the section and
 * the words before the statement; behind it the statement with the speaker's words, its second and its state.
 */
export function ankiDeck(summary: SummaryDocument, words = fileWords): AnkiDeck {
  const { videoTitle, videoId, videoUrl, chapters } = summary
  const notes = statementsOf(summary).map((insight, at) => {
    const chapter = chapters.findLast(({ sentence }) => sentence <= (insight.sentence ?? -1))
    const section = chapter === undefined || chapter.title === '' ? '' : chapter.title
    const time = insight.second === null ? '' : clockTime(insight.second)
    const link =
      videoUrl === null || insight.second === null
        ? escapeHtml(time)
        : `<a href="${escapeHtml(atSecond(videoUrl, insight.second))}">${time}</a>`
    const quote = insight.quote === insight.text ? '' : insight.quote
    const lead = leadIn(summary, at)
    const question = lead === '' ? ask(words, section, time) : lead.replace(/[:：]$/u, '')
    const numbered = hasSections(summary.form) ? `/${at}` : ''
    return {
      id: `${videoId ?? videoTitle}/${insight.sentence ?? `line-${at}`}${numbered}`,
      front: `<small>${escapeHtml(videoTitle)}</small><br>${escapeHtml(question)}`,
      back: [
        escapeHtml(insight.text.slice(lead.length).trim()),
        quote === '' ? '' : `<blockquote>${escapeHtml(quote)}</blockquote>`,
        `<small>${[link, escapeHtml(lineNote(insight, words))].filter((part) => part !== '').join(' · ')}</small>`,
      ]
        .filter((part) => part !== '')
        .join('<br>'),
    }
  })
  return { name: `Précis::${deckName(videoTitle)}`, notes }
}

function ask({ files: { recall } }: FileWords, section: string, time: string): string {
  if (section === '') return time === '' ? recall.any : recall.at(time)
  return time === '' ? recall.about(section) : recall.aboutAt(section, time)
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
