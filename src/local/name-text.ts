import type { Sentence } from '#contract/transcripts.ts'
import { countWords } from '#core/text/find-words.ts'

/** The endings of a caption file, with the language that programs put before them. */
const endings = /(?:\.[a-z]{2,3}(?:-[\w-]{2,8})?)?\.[a-z0-9]{2,5}$/i
/** The names that programs give a file of any video. */
const anyFile =
  /^(?:transcript(?:ion)?|captions?|subtitles?|subs?|untitled|document|text|new|recording|audio|video)?[\s\d()_.-]*$/i

const wordsOfName = 3
const maxCharacters = 60

/** The name of a given text that has no title: that of its file, or else its first words. */
export function nameText(fileName: string | undefined, sentences: readonly Sentence[]): string | null {
  const file = (fileName ?? '')
    .replace(/^.*[\\/]/, '')
    .replace(endings, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
  if (!anyFile.test(file)) return shorten(file)
  const spoken = sentences.find(({ text }) => countWords(text) >= wordsOfName) ?? sentences[0]
  const words = spoken?.text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N})]+$/gu, '') ?? ''
  return words === '' ? null : shorten(words)
}

/** The text cut behind a word, or between letters where it has no blanks. */
function shorten(text: string): string {
  if (text.length <= maxCharacters) return text
  const [whole = ''] = /^[\s\S]{0,59}(?=\s)/u.exec(text) ?? []
  const cut = whole === '' ? text.slice(0, maxCharacters / 2).replace(/[\uD800-\uDBFF]$/, '') : whole
  return `${cut.replace(/[^\p{L}\p{M}\p{N}]+$/u, '')}…`
}
