import type { Answer, Cited } from './answer.ts'
import { chooseSentences, quoteOf, wordsOf } from './choose-sentences.ts'
import { sayIn } from './phrases.ts'
import type { Question, ShownDoubt, ShownSentence } from './read-question.ts'

/** Says what a sentence says, in the language that is wanted. */
type Say = (sentence: ShownSentence) => string

/**
 * Writes what a good model would: real sentences from all over the text, their exact words and their ids. In
 * the language of the transcript a statement repeats what was said; in another one it is a phrase with a few
 * of the words.
 */
export function writeHonest(question: Question, spoken: string): Answer {
  const say = speakIn(question.language, spoken)
  if (question.kind === 'texts') {
    return { texts: question.texts.map(({ n, text }) => ({ n, text: sayIn(question.language, text) })) }
  }
  if (question.kind === 'quotes') {
    return { insights: question.doubts.flatMap((doubt) => answerDoubt(doubt, say)) }
  }
  if (question.kind === 'check') return judgeLines(question)
  return question.kind === 'ask' ? answerViewer(question, say) : summarize(question, say)
}

/**
 * Lets a line pass whose words were said in this order; where most of them were, something is turned. Nothing
 * is written again.
 */
function judgeLines({ checks }: Question): Answer {
  const judged = checks.filter(({ said }) => said !== '')
  if (judged.length === 0) return { insights: [] }
  return {
    lines: judged.map(({ n, text, said }) => {
      const words = said.split(/\s+/).slice(0, 12).join(' ')
      return { n, words, finding: judgeLine(text, said) }
    }),
  }
}

function judgeLine(text: string, said: string): 'follows' | 'differs' | 'unsure' {
  const spoken = plainWords(said)
  const isSaid = text.split(/[:?]/).every((piece) => spoken.includes(plainWords(piece).trim()))
  if (isSaid) return 'follows'
  const own = plainWords(text).trim().split(' ')
  const known = new Set(spoken.split(' '))
  return own.filter((word) => known.has(word)).length * 2 > own.length ? 'differs' : 'unsure'
}

/** The words in small letters with a blank around each; each character is one in scripts without blanks. */
function plainWords(text: string): string {
  const words = text.toLowerCase().match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[\p{L}\p{M}\p{N}']+/gu)
  return ` ${words?.join(' ') ?? ''} `
}

function speakIn(language: string, spoken: string): Say {
  if (language.split('-', 1)[0] === spoken) return (sentence) => asSentence(quoteOf(sentence))
  return (sentence) => sayIn(language, quoteOf(sentence))
}

function asSentence(words: string): string {
  const said = words.trim().replace(/[\s,;:.-]+$/, '')
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}${/[?!。！？।]$/.test(said) ? '' : '.'}`
}

function summarize(question: Question, say: Say): Answer {
  const { sentences, kind } = question
  const [first] = chooseSentences(sentences, 1)
  return {
    ...(kind === 'part' || first === undefined ? {} : { gist: citing(first, say(first)) }),
    chapters: chaptersOf(question, say),
    ...(question.sections.length > 0
      ? { summary: writeForm(question, say, chaptersOf(question, say)) }
      : writeText(question, say)),
  }
}

function writeText(question: Question, say: Say): Pick<Answer, 'insights' | 'summary'> {
  const { sentences } = question
  const chosen = chooseSentences(sentences, Math.max(2, Math.round(question.summaryWords / 20)))
  return {
    insights: chooseSentences(sentences, question.insights).map((sentence) => ({
      text: say(sentence),
      sid: `s${sentence.index}`,
      quote: quoteOf(sentence),
    })),
    summary: chosen.map((sentence, location) => ({
      p: question.isList ? location + 1 : 1,
      ...citing(sentence, say(sentence)),
    })),
  }
}

function citing(sentence: ShownSentence, text: string): Cited {
  return { text, cites: [{ sid: `s${sentence.index}`, quote: quoteOf(sentence) }] }
}

/**
 * Lines of each section from all over the text, written as the section asks for; one chapter after the other
 * where each is a section.
 */
function writeForm(
  { sentences, sections, isByChapter }: Question,
  say: Say,
  chapters: NonNullable<Answer['chapters']>,
): NonNullable<Answer['summary']> {
  const [own] = sections
  if (isByChapter && own !== undefined) {
    const starts = chapters.map(({ from }) => Number(from.slice(1)))
    return starts.flatMap((start, at) => {
      const inside = sentences.filter(({ index }) => index >= start && index < (starts[at + 1] ?? Infinity))
      return chooseSentences(inside, own.maxLines).map((each) => ({ p: at + 1, ...citing(each, say(each)) }))
    })
  }
  return sections.flatMap(({ section, maxLines, shape }, at) =>
    chooseSentences(sentences.slice(at), Math.min(3, maxLines)).map((each) => ({
      p: section,
      ...citing(each, inShape(say(each), shape)),
    })),
  )
}

/** A term or a question before what is said; both of its own words. */
function inShape(text: string, shape: string): string {
  const words = wordsOf(text)
    .slice(0, 3)
    .join(' ')
    .replace(/[\s,.:;?!。、]+$/u, '')
  if (shape.includes('term:')) return `${words}: ${text}`
  return shape.includes('question?') ? `${words}? ${text}` : text
}

/** The sentences that share the most words with a question; none where no sentence shares two of them. */
function answerViewer({ asked, sentences }: Question, say: Say): Answer {
  const words = longWords(asked)
  const ranked = sentences
    .map((sentence) => ({ sentence, common: longWords(sentence.text).intersection(words).size }))
    .filter(({ common }) => common >= Math.min(2, words.size))
    .toSorted((a, b) => b.common - a.common)
  const answer = ranked.slice(0, 3).map(({ sentence }, location) => ({
    p: location + 1,
    text: say(sentence),
    cites: [{ sid: `s${sentence.index}`, quote: quoteOf(sentence) }],
  }))
  return { said: answer.length > 0, answer }
}

/** The words of four letters and more. */
function longWords(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{L}{4,}/gu))
}

function chaptersOf({ sentences, chapters }: Question, say: Say): NonNullable<Answer['chapters']> {
  const starts = typeof chapters === 'number' ? evenStarts(sentences, chapters) : chapters
  return starts.flatMap((start, location) => {
    const end = starts[location + 1] ?? Infinity
    const inside = sentences.filter(({ index }) => index >= start && index < end)
    const [best] = chooseSentences(inside, 1)
    if (best === undefined) return []
    const title = wordsOf(say(best)).slice(0, 6).join(' ')
    return [{ from: `s${start}`, title, gist: say(best), quote: quoteOf(best) }]
  })
}

function evenStarts(sentences: readonly ShownSentence[], count: number): number[] {
  const number = Math.min(count, sentences.length)
  const starts = Array.from({ length: number }, (_, location) =>
    Math.floor((location * sentences.length) / number),
  )
  return starts.map((at) => sentences[at]?.index ?? 0)
}

/** The words behind a statement, when a sentence beside it shares some with it. */
function answerDoubt({ n, text, sentences }: ShownDoubt, say: Say): NonNullable<Answer['insights']> {
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
  const ranked = sentences
    .map((sentence) => ({
      sentence,
      common: new Set(sentence.text.toLowerCase().match(/[\p{L}\p{N}]+/gu)).intersection(words).size,
    }))
    .toSorted((a, b) => b.common - a.common)
  const [best] = ranked
  if (best === undefined || best.common < 3) return []
  return [{ n, text: say(best.sentence), sid: `s${best.sentence.index}`, quote: quoteOf(best.sentence) }]
}
