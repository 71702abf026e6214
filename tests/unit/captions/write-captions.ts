/** A caption to be written in some format; times in milliseconds. */
export type WrittenCue = { startMs: number; endMs: number; text: string }

/** `hh:mm:ss.mmm` with the given mark before the fraction. */
function clock(ms: number, mark: string): string {
  const seconds = Math.floor(ms / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')}${mark}${String(ms % 1000).padStart(3, '0')}`
}

function panelClock(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const rest = String(seconds % 60).padStart(2, '0')
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${rest}`
  return `${Math.floor(seconds / 3600)}:${String(Math.floor((seconds % 3600) / 60)).padStart(2, '0')}:${rest}`
}

/** SubRip. */
export function writeSubrip(cues: readonly WrittenCue[]): string {
  return cues
    .map(
      ({ startMs, endMs, text }, i) => `${i + 1}\n${clock(startMs, ',')} --> ${clock(endMs, ',')}\n${text}\n`,
    )
    .join('\n')
}

/** WebVTT as an editor writes it. */
function writeWebvtt(cues: readonly WrittenCue[]): string {
  const body = cues.map(
    ({ startMs, endMs, text }) => `${clock(startMs, '.')} --> ${clock(endMs, '.')}\n${text}\n`,
  )
  return `WEBVTT\n\n${body.join('\n')}`
}

/** WebVTT as YouTube writes automatic captions: each cue begins with the line before, words carry times. */
function writeRollingWebvtt(cues: readonly WrittenCue[]): string {
  const body = cues.map(({ startMs, endMs, text }, i) => {
    const [first = '', ...words] = text.split(' ')
    const timed = words.map((word) => `<${clock(startMs + 10, '.')}><c> ${word}</c>`).join('')
    const setting = 'align:start position:0%'
    const before = cues[i - 1]?.text ?? ' '
    return (
      `${clock(startMs, '.')} --> ${clock(endMs, '.')} ${setting}\n${before}\n${first}${timed}\n\n` +
      `${clock(endMs, '.')} --> ${clock(endMs + 10, '.')} ${setting}\n${text}\n \n`
    )
  })
  return `WEBVTT\nKind: captions\nLanguage: en\n\n${body.join('\n')}`
}

/** json3 of captions a person wrote. */
function writeJson3(cues: readonly WrittenCue[]): string {
  const events = cues.map(({ startMs, endMs, text }) => {
    return { tStartMs: startMs, dDurationMs: endMs - startMs, segs: [{ utf8: text }] }
  })
  return JSON.stringify({ wireMagic: 'pb3', pens: [{}], events })
}

/** json3 of automatic captions: a segment per word, and the appended line end. */
function writeAutomaticJson3(cues: readonly WrittenCue[]): string {
  const events = cues.flatMap(({ startMs, endMs, text }) => [
    {
      tStartMs: startMs,
      dDurationMs: endMs - startMs + 2000,
      wWinId: 1,
      segs: text.split(' ').map((word, i) => ({
        utf8: i === 0 ? word : ` ${word}`,
        ...(i === 0 ? {} : { tOffsetMs: i * 10 }),
        acAsrConf: 0,
      })),
    },
    { tStartMs: endMs - 10, dDurationMs: 10, wWinId: 1, aAppend: 1, segs: [{ utf8: '\n' }] },
  ])
  return JSON.stringify({ wireMagic: 'pb3', events })
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&#39;')
}

/** Classic timedtext XML, escaped twice as YouTube does. */
function writeTimedtext(cues: readonly WrittenCue[]): string {
  const body = cues.map(({ startMs, endMs, text }) => {
    return `<text start="${startMs / 1000}" dur="${(endMs - startMs) / 1000}">${escapeXml(escapeXml(text))}</text>`
  })
  return `<?xml version="1.0" encoding="utf-8" ?><transcript>${body.join('')}</transcript>`
}

/** srv3: milliseconds, a `<s>` per word. */
function writeSrv3(cues: readonly WrittenCue[]): string {
  const body = cues.map(({ startMs, endMs, text }) => {
    const words = text
      .split(' ')
      .map((word, i) => `<s${i === 0 ? '' : ` t="${i}"`}>${escapeXml(i === 0 ? word : ` ${word}`)}</s>`)
    return `<p t="${startMs}" d="${endMs - startMs}" w="1">${words.join('')}</p>\n<p t="${endMs}" d="10" w="1" a="1">\n</p>`
  })
  return `<?xml version="1.0" encoding="utf-8" ?><timedtext format="3"><head></head><body>\n${body.join('\n')}\n</body></timedtext>`
}

/** Spruce-style .stc without the total length. */
function writeStc(cues: readonly WrittenCue[]): string {
  return cues.map(({ startMs, text }) => `*TC ${clock(startMs, ';').slice(0, 8)};00\n${text}\n`).join('\n')
}

/** YouTube's .sbv. */
function writeSbv(cues: readonly WrittenCue[]): string {
  return cues
    .map(({ startMs, endMs, text }) => `${clock(startMs, '.')},${clock(endMs, '.')}\n${text}\n`)
    .join('\n')
}

/** The text copied from the transcript panel. */
function writePanel(cues: readonly WrittenCue[]): string {
  return cues.map(({ startMs, text }) => `${panelClock(startMs)}\n${text}`).join('\n')
}

/** Words only. */
function writePlain(cues: readonly WrittenCue[]): string {
  return cues.map(({ text }) => text).join('\n')
}

/** A writer for each format. */
export const writers = {
  subrip: writeSubrip,
  webvtt: writeWebvtt,
  rollingWebvtt: writeRollingWebvtt,
  json3: writeJson3,
  automaticJson3: writeAutomaticJson3,
  timedtext: writeTimedtext,
  srv3: writeSrv3,
  stc: writeStc,
  sbv: writeSbv,
  panel: writePanel,
  plain: writePlain,
}
