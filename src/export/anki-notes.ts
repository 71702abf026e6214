import { stateNote } from '#evidence/describe-line.ts'
import { clockTime } from '#product/times.ts'
import { atSecond } from '#product/watch-url.ts'
import type { SummaryDocument } from './documents.ts'

/** One card: HTML of its two sides, and a name by which a second import updates the first. */
export type AnkiNote = { id: string; front: string; back: string }

/** A deck of cards. */
export type AnkiDeck = { name: string; notes: AnkiNote[] }

/**
 * The insights of a summary as cards: in front what to recall, by the section and the words before the statement; behind it the
 * statement with the speaker's words, its second and its state.
 */
export function ankiDeck(summary: SummaryDocument): AnkiDeck {
  const { videoTitle, videoId, videoUrl, insights, chapters } = summary
  const notes = insights.map((insight, at) => {
    const chapter = chapters.findLast(({ sentence }) => sentence <= (insight.sentence ?? -1))
    const section = chapter === undefined || chapter.title === '' ? '' : chapter.title
    const time = insight.second === null ? '' : clockTime(insight.second)
    const asked = [
      'What is said',
      section === '' ? '' : `about “${section}”`,
      time === '' ? '' : `at ${time}`,
    ]
    const link =
      videoUrl === null || insight.second === null
        ? escapeHtml(time)
        : `<a href="${escapeHtml(atSecond(videoUrl, insight.second))}">${time}</a>`
    const quote = insight.quote === insight.text ? '' : insight.quote
    return {
      id: `${videoId ?? videoTitle}/${insight.sentence ?? `line-${at}`}`,
      front: `<small>${escapeHtml(videoTitle)}</small><br>${escapeHtml(asked.filter((part) => part !== '').join(' '))}?`,
      back: [
        escapeHtml(insight.text),
        quote === '' ? '' : `<blockquote>${escapeHtml(quote)}</blockquote>`,
        `<small>${[link, escapeHtml(stateNote(insight))].filter((part) => part !== '').join(' · ')}</small>`,
      ]
        .filter((part) => part !== '')
        .join('<br>'),
    }
  })
  return { name: `Précis::${videoTitle.replaceAll('::', ' ').replaceAll(/\s+/g, ' ').trim()}`, notes }
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
