import { foldDigits } from '#product/digits.ts'
import type { ReadCaptions } from './player-data.ts'
import { waitFor } from './surroundings.ts'
import type { Surroundings } from './surroundings.ts'

const panelTag = 'ytd-engagement-panel-section-list-renderer'
/** The panel in its new form and in its old one, which YouTube shows side by side. */
const panels = ['PAmodern_transcript_view', 'engagement-panel-searchable-transcript']
const rows = 'transcript-segment-view-model, ytd-transcript-segment-renderer'
const times = '.ytwTranscriptSegmentViewModelTimestamp, .segment-timestamp'
const words = '.segment-text, .ytAttributedStringHost, .yt-core-attributed-string'
const openButton = 'ytd-video-description-transcript-section-renderer button'
const expanded = 'ENGAGEMENT_PANEL_VISIBILITY_EXPANDED'
const maxMs = 3000

type Cue = { start: number; duration: number | null; text: string }

/**
 * Third way: the rows of the transcript panel, whose form and language do not matter. A panel that was closed
 * is opened for as long as it takes, out of sight, and closed again as it was. `null` where it has no rows.
 */
export async function readPanel(around: Surroundings, signal: AbortSignal): Promise<ReadCaptions | null> {
  const open = readRows(around.document)
  const cues = open.length > 0 ? open : await readClosed(around, signal)
  if (cues.length === 0) return null
  return { captions: JSON.stringify(cues), language: null, captionKind: 'unknown' }
}

async function readClosed(around: Surroundings, signal: AbortSignal): Promise<Cue[]> {
  const { document } = around
  const before = panelsOf(document).map((panel) => ({ panel, visibility: panel.getAttribute('visibility') }))
  const { activeElement } = document
  const scroll = { left: document.defaultView?.scrollX ?? 0, top: document.defaultView?.scrollY ?? 0 }
  const cover = hide(document)
  try {
    document.querySelector<HTMLElement>(openButton)?.click()
    const byButton = await waitForRows(around, signal)
    if (byButton.length > 0) return byButton
    // The button may open the form that has no rows, or be missing; each form fills itself when it is shown.
    for (const name of panels) {
      panelsOf(document, name).forEach((panel) => panel.setAttribute('visibility', expanded))
      const found = await waitForRows(around, signal)
      if (found.length > 0) return found
    }
    return []
  } finally {
    for (const panel of panelsOf(document)) {
      const was = before.find((known) => known.panel === panel)?.visibility ?? null
      if (was === null) panel.removeAttribute('visibility')
      else panel.setAttribute('visibility', was)
    }
    cover.remove()
    if (activeElement instanceof HTMLElement && document.activeElement !== activeElement) {
      activeElement.focus({ preventScroll: true })
    }
    document.defaultView?.scrollTo({ ...scroll, behavior: 'instant' })
  }
}

function panelsOf(document: Document, name?: string): Element[] {
  const named = name === undefined ? panels : [name]
  return named.flatMap((target) => [...document.querySelectorAll(`${panelTag}[target-id="${target}"]`)])
}

/** Nothing of the panel is seen while it is open for reading. */
function hide(document: Document): HTMLStyleElement {
  const style = document.createElement('style')
  style.textContent = panels
    .map(
      (name) =>
        `${panelTag}[target-id="${name}"]{position:fixed!important;left:-9999px!important;opacity:0!important}`,
    )
    .join('')
  document.documentElement.append(style)
  return style
}

async function waitForRows(around: Surroundings, signal: AbortSignal): Promise<Cue[]> {
  let last = 0
  const find = (): Cue[] | null => {
    const found = readRows(around.document)
    // Rows come in at once or in some pieces: they are whole when there are no more.
    const isWhole = found.length > 0 && found.length === last
    last = found.length
    return isWhole ? found : null
  }
  return (await waitFor(around, find, { maxMs, signal })) ?? readRows(around.document)
}

function readRows(document: Document): Cue[] {
  const found: Cue[] = []
  for (const row of document.querySelectorAll(rows)) {
    const start = readClock(row.querySelector(times)?.textContent ?? '')
    const text = wordsOf(row)
    if (start !== null && text !== '') found.push({ start, duration: null, text })
  }
  return found.map((cue, index) => {
    const next = found[index + 1]?.start ?? null
    return next !== null && next > cue.start ? { ...cue, duration: next - cue.start } : cue
  })
}

function wordsOf(row: Element): string {
  const parts = [...row.querySelectorAll(words)].filter((part) => part.parentElement?.closest(words) === null)
  return parts
    .map((part) => part.textContent)
    .join(' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** The seconds of `1:02:03`, in the digits of any script. */
function readClock(text: string): number | null {
  const digits = foldDigits(text.trim())
  if (!/^\d{1,3}(?::\d{2}){1,2}$/.test(digits)) return null
  return digits.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0)
}
