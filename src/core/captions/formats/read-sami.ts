import { decodeHTMLStrict } from 'entities'
import { stripTags } from '../clean-text.ts'
import type { RawCaptions, RawCue } from '../raw-captions.ts'
import { attributesOf, scanMarkup } from './scan-markup.ts'

type Sync = { startMs: number; byClass: Map<string, string> }

/**
 * Reads SAMI (.smi): the words that stand at each `<SYNC Start=ms>` up to the next. A file with several
 * languages has a class for each; the one with the most words is read.
 */
export function readSami(text: string): RawCaptions {
  const body = text.slice(Math.max(0, text.search(/<body/i)))
  const syncs = readSyncs(body)
  const lengths = new Map<string, number>()
  for (const { byClass } of syncs) {
    for (const [name, words] of byClass) lengths.set(name, (lengths.get(name) ?? 0) + words.trim().length)
  }
  const [chosen] = [...lengths].reduce((best, each) => (each[1] > best[1] ? each : best), ['', -1])
  const said = syncs.flatMap(({ startMs, byClass }) => {
    const words = byClass.get(chosen)
    return words === undefined ? [] : [{ startMs, words: plainText(words) }]
  })
  const cues = said.map(({ startMs, words }, i): RawCue => ({
    startMs,
    endMs: said[i + 1]?.startMs ?? null,
    text: words,
    speaker: null,
  }))
  return { cues, captionKind: 'unknown', language: languageOf(text, chosen) }
}

function readSyncs(body: string): Sync[] {
  const syncs: Sync[] = []
  let className = ''
  const add = (words: string): void => {
    const sync = syncs.at(-1)
    if (sync !== undefined) sync.byClass.set(className, (sync.byClass.get(className) ?? '') + words)
  }
  for (const token of scanMarkup(body)) {
    if (token.kind === 'text') add(token.text)
    else if (token.name === 'sync' && !token.isClosing) {
      // Some write the unit behind the number.
      const start = Number.parseFloat(attributesOf(token).get('start') ?? '')
      syncs.push({ startMs: start, byClass: new Map() })
    } else if (token.name === 'p' && !token.isClosing) {
      className = (attributesOf(token).get('class') ?? '').toLowerCase()
      add('')
    } else if (token.name === 'br') add('\n')
  }
  return syncs
}

/** Line ends of the file stand for blanks, as in HTML; those that count are `<br>`. */
function plainText(words: string): string {
  // Many write the blank that does not break without its semicolon.
  return stripTags(decodeHTMLStrict(words.replaceAll(/&nbsp(?!;)/gi, '&nbsp;'))).replaceAll('\u00a0', ' ')
}

/** The style of a class says its language: `.ENCC { lang: en-US; }`. */
function languageOf(text: string, className: string): string | null {
  const head = text.slice(0, 20_000)
  const styles = [...head.matchAll(/\.([\w-]{1,40})\s{0,9}\{([^{}]{0,400})\}/g)]
  const style = styles.find(([, name = '']) => name.toLowerCase() === className)?.[2] ?? ''
  return /(?:^|[;\s])lang\s{0,4}:\s{0,4}([A-Za-z]{2,3}(?:-[A-Za-z]{2,4})?)/i.exec(style)?.[1] ?? null
}
