import { glob, readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { parseAst } from 'vite'
import { z } from 'zod'

/** The time that a regular expression took for the worst of the hostile texts, of so many characters. */
export type TimedExpression = {
  file: string
  source: string
  characters: number
  ms: number
  isSlow: boolean
}

type Found = { file: string; pattern: string; flags: string }

/**
 * The lengths of texts, until one takes too long: what doubles with each character shows at the first, what
 * squares at the last.
 */
const lengths = [20, 24, 200, 2000, 20_000]
const maxMs = 100
const shortCharacters = 2000
/**
 * Inputs where no text is longer than 2,000 characters, and why; elsewhere one may be as long as a header or
 * a field of a call.
 */
const shortTexts: Readonly<Record<string, string>> = {
  'src/web/head/': 'our own articles, while the pages are built',
  'src/web/features/questions/': 'titles of chapters, in the page of the one who asked for them',
  'src/server/settings/': 'what the operator set',
  'src/server/engines/extractive/standing.ts': 'sentences, which are cut',
  'src/core/writing/stream/clean-text.ts': 'what a model wrote of a sentence',
  'src/core/text/readable-text.ts': 'sentences, which are cut',
  'src/core/languages/english-leaning.ts': 'captions and sentences, which are cut',
  'src/core/retrieval/read-question.ts': 'titles of videos',
  'src/core/captions/find-labels.ts': 'the beginning of a caption',
  'src/server/adapters/youtube/player/classify.ts': 'sentences of YouTube',
  'src/server/adapters/language-model/retry-after.ts': 'durations, as an expression before says',
  'src/server/adapters/language-model/read-message.ts': 'sentences, which are cut',
  'src/core/writing/answer-schema.ts': 'ids, which are cut',
  'src/product/video-link.ts': 'links, which may have 2,048',
  'src/evidence/lint-text.ts': 'sentences that a model wrote',
}
/** Repeated, these are what many expressions try in more than one way. */
const pumps = [
  'a',
  'A',
  '0',
  ' ',
  '\t',
  '\n',
  '.',
  ',',
  '-',
  ':',
  '/',
  '<',
  '&',
  '"',
  '(',
  '[',
  '{',
  '=',
  '_',
  '#',
  '%',
  'a ',
  ' a',
  'a.',
  '0:',
  '00:',
  'a,',
  'A. ',
  'aA',
  '. ',
  '<a',
  '<a ',
  '">',
  'é',
  '語',
  '\u0301',
]
const endings = ['', '\u0000', '!']

const regexSchema = z.object({ regex: z.object({ pattern: z.string(), flags: z.string() }) })

/** The regular expressions of a source of TypeScript, as it has them. */
export function findExpressions(code: string): { pattern: string; flags: string }[] {
  const found: { pattern: string; flags: string }[] = []
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { data } = regexSchema.safeParse(node)
    if (data !== undefined) found.push(data.regex)
    for (const value of Object.values(node)) look(value)
  }
  look(parseAst(stripTypeScriptTypes(code)))
  return found
}

/**
 * The longest time that an expression takes for any hostile text; it grows the texts until one takes too
 * long.
 */
export function timeExpression(
  pattern: string,
  flags: string,
  maxCharacters = 20_000,
): Pick<TimedExpression, 'characters' | 'ms'> {
  const expression = new RegExp(pattern, flags.replace('y', ''))
  let worst = { characters: 0, ms: 0 }
  for (const length of lengths.filter((each) => each <= maxCharacters)) {
    for (const pump of [...pumps, ...literalsOf(pattern)]) {
      for (const ending of endings) {
        const text = `${pump.repeat(Math.ceil(length / pump.length))}${ending}`
        let ms = timeOf(expression, text)
        // The machine may have been busy with something else.
        if (ms > maxMs) ms = Math.min(ms, timeOf(expression, text))
        if (ms > worst.ms) worst = { characters: text.length, ms }
        if (ms > maxMs) return worst
      }
    }
  }
  return worst
}

function timeOf(expression: RegExp, text: string): number {
  const began = performance.now()
  text.replace(expression, '')
  return performance.now() - began
}

/** Runs of letters and digits that the expression itself names. */
function literalsOf(pattern: string): string[] {
  return [...new Set(pattern.replaceAll(/\\./g, ' ').match(/[\p{L}\d<>&:/.-]+/gu) ?? [])]
}

/** Times every regular expression below a folder. */
export async function timeExpressions(folder: string): Promise<TimedExpression[]> {
  const found: Found[] = []
  for await (const file of glob(path.join(folder, '**/*.ts'))) {
    const code = await readFile(file, 'utf8')
    for (const each of findExpressions(code)) found.push({ file, ...each })
  }
  return found.map(({ file, pattern, flags }) => {
    const isShort = Object.keys(shortTexts).some((location) => file.startsWith(location))
    const { characters, ms } = timeExpression(pattern, flags, isShort ? shortCharacters : undefined)
    return { file, source: `/${pattern}/${flags}`, characters, ms, isSlow: ms > maxMs }
  })
}
