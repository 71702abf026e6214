import type { Chapter, Insight } from '#contract/evidence.ts'
import { isFlagged } from '#evidence/line-state.ts'
import { languageTag } from '#messages/language.ts'
import { suggestedTexts } from '#messages/suggested-texts.ts'
import { firstLanguage } from '#product/interface-languages.ts'

/** The source of suggestions. */
type SuggestionSource = {
  language: string
  chapters: readonly Pick<Chapter, 'title' | 'start' | 'end' | 'gist'>[]
  insights: readonly Pick<Insight, 'text' | 'state'>[]
}

const wanted = 3
const maxCharacters = 90

/**
 * Questions to begin with, at most three, that the words of the video answer without a model too: the reason
 * of a statement that names it, and what is said about the longest sections whose title a line of them has.
 */
export function suggestedQuestions({ language, chapters, insights }: SuggestionSource): string[] {
  // In Hindi about an English video, nothing would be found without a model.
  if (languageTag !== firstLanguage && language.split('-')[0] !== languageTag) return []
  const isEnglish = language === 'en' || language.startsWith('en-')
  const found = insights.filter(({ state }) => !isFlagged(state))
  const whys = isEnglish ? found.flatMap(({ text }) => whyOf(text) ?? []).slice(0, wanted) : []
  const texts = insights.map(({ text }) => text).join(' ')
  const lines = [texts, ...chapters.map(({ gist }) => gist?.text ?? '')].join(' ').toLowerCase()
  const abouts = longest(chapters)
    .flatMap(({ title }) => topicOf(title, texts) ?? [])
    .filter(({ title }) => (title.toLowerCase().match(telling) ?? []).some((word) => lines.includes(word)))
    .slice(0, wanted - Math.min(whys.length, wanted - 1))
    .map((topic) => suggestedTexts.said(topic))
  return [...new Set([...abouts, ...whys])].slice(0, wanted)
}

/** A subject of a few words, then a verb that can stand before it in a question. */
const statement =
  /^(?:(?:In|At|For|On|With) [^,]{1,30}, )?((?:\S+ ){0,5}?\S+) (is|are|was|were|can|should|must|(?:has|have)(?= (?:\w+ed|been|become|found|made|given|grown|come|shown|lost|won|built|brought) )) (.+)$/
/** The words that point at an earlier sentence, or begin a clause of their own. */
const dangling =
  /^(?:I|we|you|he|she|it|they|this|that|these|those|there|here|what|which|who|and|but|so|if|when|as|because|some|one|not|our|my|your|his|her|their|its)\b|\b(?:which|that|who|whom|whose|and we|and I)\b/i
const empty = /^(?:there|here|not|it|so|too|very|what|why|how|that|going to|able to)\b/

/** The words that say something, in any script. */
const telling = /[\p{L}\p{M}]{4,}|[\p{Script=Han}\p{Script=Katakana}]{2,}/gu
/** Conjunctions before the reason of a statement. */
const reason = /,? (?:because|since|so that|in order to|due to|thanks to)\b/

/** "Why is …?" of a plain statement that says so itself; `null` for every other one. */
function whyOf(text: string): string | null {
  const [clause = '', why] = text.replace(/[.!?…]+$/, '').split(reason)
  if (why === undefined || /, (?:which|and|but|so)\b|[;:–—(]/.test(clause)) return null
  const [, subject = '', verb = '', rest = ''] = statement.exec(clause) ?? []
  if (subject === '' || dangling.test(subject) || empty.test(rest)) return null
  const question = suggestedTexts.why(lowerFirst(subject, text), verb, rest.replace(/,$/, ''))
  return question === null || question.length > maxCharacters ? null : question
}

/** The title of a section, as it stands and as within an English sentence. */
type SectionTopic = { title: string; words: string }

const nameless =
  /^(?:section|part|chapter|intro|introduction|outro|conclusion|summary|welcome|q ?& ?a|questions)\b/i
const clause =
  /^(?:because|if|when|while|why|how|what|who|where|and|but|so|is|are|do|does|can|i|we|you|it)\b/i
/**
 * A title that a model broke off or wrote as an order or a sentence: "From Mocha to", "Avoid globals",
 * "Closures are powerful".
 */
const fragment =
  /^(?:of|to|from|with|for|in|on|at|by|into|about|than|then|also|not|or|yet|back|avoid|use|choose|make|write|learn|keep|stop|start|try|get|let|never|always|don['’]t)\s|\s(?:a|an|the|of|in|on|to|for|and|or|from|with|by|at|that|its|their)$|\s(?:is|are|was|were|has|have|had|does|did|should|must|could|would)\s/i
const functionWord = /\b(?:a|an|the|of|in|on|to|for|and|or|from|with|by|at|vs\.?|is|are)\b/i
/** Words that English uses without an article: qualities, fields, activities. */
const massNoun =
  /(?:ity|ance|ence|ness|ism|ship|ing|ics|ogy|omy|phy|history|software|research|work|music|money|time)$/i
const possessive = /^\S+['’]s\b/

/** The title of a section as a part of a question; `null` for one that names nothing. */
function topicOf(title: string, texts: string): SectionTopic | null {
  const plain = suggestedTexts
    .topic(title.split(' · '))
    .replace(/[.!?…]+$/, '')
    .trim()
  if (plain === '' || plain.length > 60 || isNoTopic(plain)) return null
  const isName = /\s/.test(plain) && plain.split(/\s+/).every((word) => /^[\p{Lu}\d]/u.test(word))
  const isPhrase = functionWord.test(plain) || !/\p{Script=Latin}/u.test(plain)
  const last = plain.split(/\s+/).at(-1) ?? ''
  const isPlural = /[^su]s$/i.test(last) && !/(?:is|ics)$/i.test(last)
  const words = isName ? plain : lowerFirst(plain, texts)
  const isBare = isName || isPhrase || isPlural || massNoun.test(last) || possessive.test(plain)
  // A single capital word that stays one is a name.
  const isProper = words === plain && /^\p{Lu}/u.test(plain) && !/\s/.test(plain)
  return { title: plain, words: isBare || isProper ? words : `the ${words}` }
}

function isNoTopic(title: string): boolean {
  return nameless.test(title) || clause.test(title) || fragment.test(title)
}

/** A first word that is a name, in the middle of a sentence too, keeps its capital. */
function lowerFirst(phrase: string, texts: string): string {
  const [first = ''] = phrase.split(/\s/)
  const bare = first.replace(/['’]s?$/, '')
  const isName = /\p{L}.*\p{Lu}/u.test(bare) || bare === 'I' || isWithinSentence(bare, texts)
  return isName ? phrase : phrase.charAt(0).toLowerCase() + phrase.slice(1)
}

function isWithinSentence(word: string, texts: string): boolean {
  const words = texts.split(/\s+/)
  return words.some(
    (other, at) =>
      at > 0 && other.replace(/(?:['’]s)?[.,;:!?]*$/, '') === word && /[\p{Ll},]$/u.test(words[at - 1] ?? ''),
  )
}

/** The sections in which most is said, in the order of the video. */
function longest(chapters: SuggestionSource['chapters']): SuggestionSource['chapters'] {
  const chosen = new Set(
    chapters.toSorted((one, other) => lengthOf(other) - lengthOf(one)).slice(0, wanted + 2),
  )
  return chapters.filter((chapter) => chosen.has(chapter))
}

function lengthOf({ start, end }: Pick<Chapter, 'start' | 'end'>): number {
  return start === null || end === null ? 0 : end - start
}
