import { splitWords } from '#core/text/find-words.ts'
import { plainVerbs } from './english-clauses.ts'

/** The words that point at an earlier statement, or at something seen, wherever they stand. */
const pointsBack = new RegExp(
  [
    String.raw`(?:than|of|to|do|does|did|doing|done|with|for|from|about|like|at|in|by|on|after|before|because of) that(?=\p{P}|$| (?:is|was|and|or|but|would|wouldn['’]t|could|couldn['’]t|even|too)(?!\p{L}))`,
    String.raw`(?:this|that|these|those|the other|another|the same|each|which|the first|the second|the third|the fourth|the last|the next) ones?(?!\p{L})`,
    String.raw`(?:over|right|up|down|back|in) (?:there|here)(?!\p{L})`,
    String.raw`here(?:['’]s| is| are)`,
    String.raw`as (?:i|we|you|he|she) (?:just )?(?:said|mentioned|discussed|showed|explained)`,
    String.raw`for you(?: it| the)`,
    String.raw`(?:for|of|to|from|in|with) each(?=[.,;])`,
    String.raw`(?:we|i|us|to|we['’]re|i['’]m|let['’]s|wanted|want|going) (?:talk|talking|discuss|discussing) (?!to(?!\p{L}))`,
  ]
    .map((each) => String.raw`(?<![\p{L}'’-])${each}`)
    .join('|'),
  'iu',
)

/** Openings that go on with something, speak to one who is there, or say only what the speaker does next. */
const opening = new RegExp(
  String.raw`^(?:there(?! (?:is|are|was|were|has|have|had|will|can|could|may|might|must|should|would|certainly|also|exists?|seems?|used|remains?)(?!\p{L})|['’])|` +
    String.raw`there(?:['’]s| is| are| was| were|['’]s been| has been| have been) (?:the|our|your|this|these|another|some)|we(?: have|['’]ve got) (?:also |then |of course )*the|` +
    String.raw`the (?:(?:first|second|third|next|other|only|main|whole|last|basic) )?(?:idea|thing|point|question|answer|part)s? (?:here |there |then )?(?:is|was|are|were)|` +
    String.raw`(?:just|even|especially|very|no|maybe|perhaps|say|yeah|yes|moving on|['’]?kay|i guess|i think maybe|so just)|let me|let['’]s|` +
    String.raw`i (?:just|hope|understand|wonder|suppose|forgot|forget|agree|suspect|was (?:just )?(?:trying|going|thinking|wondering)|don['’]t know|can['’]t remember|(?:also |still )?(?:wanted|want|would like|['’]d like) to (?:say|ask|add|mention|thank|know|see))|` +
    String.raw`i['’](?:m|ve) (?:just |only |still )?(?:trying|wondering|curious|not sure|thinking|going to|sure|glad|happy|afraid|sorry|guessing|looking)|` +
    String.raw`i like to (?:show|tell)|i['’]m (?:from|your|the)|you(?:['’]re| are) (?:the |looking|talking|saying|doing|right|at)|you(?:['’]ve| have) got to|you know you|` +
    String.raw`we(?:['’]re| are) (?:done|out of|almost|getting)|we can (?:end|stop|start|go|move|come)|we['’]ve got another)(?!\p{L})|` +
    String.raw`^(?!\p{L}+ly,)\p{Lu}\p{Ll}+, (?:i|you|can|could|do|did|would|are|maybe|if you)(?!\p{L})`,
  'iu',
)

const pronoun = /^(?:it|its|it['’]s|it['’]ll|it['’]d|they|they['’](?:re|ve|ll|d)|them|their|theirs)$/u
const person = /^(?:he|she|him|her|his|hers|(?:he|she)['’](?:s|d|ll))$/u
const near = /^(?:this|these)$/u
/** The nouns that `this` may name without an earlier mention: the video itself, and times. */
const known =
  /^(?:video|talk|lecture|course|episode|podcast|meeting|session|series|channel|presentation|year|month|week|morning|afternoon|evening|decade|century|world|country|conference|day|time|kind|sort)s?$/u
/** `it` that stands for nothing: `it is hard to`, `makes it easy to`, `it takes years`. */
const empty =
  /(?<![\p{L}'’-])(?:it(?:['’]s| is| was| would be| will be|['’]ll be) (?:\p{L}+ ){1,3}(?:to|that|for|how|whether|if|when)|it (?:takes|took|turns out|seems|makes sense|depends)|(?:make|makes|made|making|find|keep)s? it (?:\p{L}+ ){0,2}\p{L}+ (?:to|for|that))(?!\p{L})/giu

/** Forms of verbs, and adverbs, are nothing that a pronoun stands for. */
const noName = /(?:ing|ed|ly)$/u

/** The fewest characters of a word that another can stand for. */
const minCharacters = 3

/** A pronoun of a sentence stands for something that the sentence does not name before it. */
function hasOpenPronoun(text: string, isGrammar: (word: string) => boolean): boolean {
  let isNamed = false
  let hasPerson = false
  const before = new Set<string>()
  const words = splitWords(text.replace(empty, ' '))
  for (const [position, written] of words.entries()) {
    const word = written.toLowerCase()
    const next = (words[position + 1] ?? '').toLowerCase()
    if (pronoun.test(word) && !isNamed) return true
    if (person.test(word) && !hasPerson) return true
    if (near.test(word) && !known.test(next) && !before.has(next) && !(isGrammar(next) && isNamed))
      return true
    before.add(word)
    if (isGrammar(word) || word.length < minCharacters || noName.test(word)) continue
    isNamed = true
    if (/^\p{Lu}/u.test(written)) hasPerson = true
  }
  return false
}

/**
 * An English sentence needs the statement before it, has no verb, or is about the transcript itself;
 * `isGrammar` knows words without a meaning.
 */
export function leansInEnglish(text: string, isGrammar: (word: string) => boolean): boolean {
  if (!verb.test(text) && !perhapsVerb.test(text)) return true
  return opening.test(text) || pointsBack.test(text) || hasOpenPronoun(text, isGrammar)
}

/** A letter of a word that was begun and left: `or w any`, `the rest f the`, `D we designed it`. */
const loneLetter =
  /^[B-HJ-NP-Z] (?:we|i|you|it|the|they|this|that|an?|there) |(?<=(?:^|\s)(?:not )?to )[b-df-hj-np-tv-z] |(?<!(?:^|\s)(?:of|letter|variable|is|plus|minus|capital|and) )(?<=\s)(?:[bdfghjlmpqstvw]|th|sh|wh|wa|bu|fo) (?!(?:of|is|equals|plus|minus|squared|value|values|shirt|shirts|and|or|x|y)(?!\p{L}))\p{Ll}/u
/** A cry between words, without the comma that sets it off. */
const cry = /\p{L} (?:oh|yeah|yep|yes|hmm|okay|wow)(?= \p{L}|[.!]$)/iu
/** The same two words again without a mark between: `the round shape the round basic shape`. */
const again =
  /(?<![\p{L}'’-])(?!(?:the|a) (?:more|less|better|most|same)|as \p{L}+ as|(?:one|two|three|four|five|six|seven|eight|nine|more) )(\p{L}[\p{L}'’]* \p{L}[\p{L}'’]{2,})(?: \p{L}[\p{L}'’-]*){0,4} \1(?![\p{L}'’-])/giu
/** A noun and then `there is`: the end of another sentence. */
const lateThere =
  /^(?!(?:i|we|you|they|and|but|if|when|where|while|because|since|as|for|with|of|in|on|at|by|from|to|so|then|now|today|here|clearly|obviously|certainly|of course|out|over|inside|behind|under|among|between|after|before|within|unless|until|although|though|that|maybe|perhaps|first|finally|also|sometimes|usually|currently|\p{L}+ly)(?!\p{L}))(?:\p{L}[\p{L}'’-]* ){1,6}there(?:['’]s| is| are) /iu
/** Forms of verbs that are no other word. */
const verb = new RegExp(
  String.raw`(?<![\p{L}-])(?:be|been|cut|${plainVerbs.replaceAll(/\s+/g, '|')}|\p{L}+ed|\p{L}+n['’]t|\p{L}+['’](?:s|re|m|ll|d|ve))(?!\p{L})`,
  'iu',
)
/** A word that may be a verb by its ending alone. */
const perhapsVerb = /(?<=\p{Ll},? )\p{Ll}{2,}s(?=[\s,;.])/u

/** An English sentence begins again in the middle of itself. */
export function isTornInEnglish(text: string, isGrammar: (word: string) => boolean): boolean {
  if (loneLetter.test(text) || cry.test(text) || lateThere.test(text)) return true
  return [...text.matchAll(again)].some(
    ([, pair = '']) => !isGrammar((pair.split(' ')[1] ?? '').toLowerCase()),
  )
}

const fillers =
  /,?\s*(?<![\p{L}\d'-])(?:u+h+|u+m+|uhm|e+r+m?|h+m+|(?<!\d\s?)mm+|a+h+|mm-hmm|uh-huh)(?![\p{L}\d'-])\s*,?/giu
const brokenOff = /(?<=^|\s)\p{L}{1,4}[-–—](?=\s+\p{L})/gu
const asides = /(?:^|,)\s*(?:you know|i mean|i guess)\s*,|,\s*(?:you know|i mean|i guess)(?=\s*[.!?]|\s*$)/giu
/** The words that need the comma which an aside before them has taken. */
const needsComma =
  /^\s*(?:for (?:example|instance)|such as|and|but|or|which|because|if|when|as|in)(?![\p{L}'’-])/iu
const hedges =
  /(?<!\b(?:an?|the|this|that|these|those|what|which|some|any|no|one|of|every|all|each|same|other|another|right|different|certain|new)\s)\b(?:sort|kind) of\s+/giu
const vague = /,?\s*\b(?:or whatever|and stuff(?: like that)?|and things like that|if you will)\b/giu
const fillingLike = /,\s*like\s*,|(?<=\b(?:of|have|has|had|got|with|just)\s)like\s+(?=(?:an?|the|some)\s)/giu
const stammer =
  /(?<![\p{L}\d'’-])(?!(?:very|really|had|that|so|many|much|far|long|no)\b)(\p{L}[\p{L}'’]*(?:\s+\p{L}[\p{L}'’]*){0,2})(?:\s*[,–—]|\s*-{1,2})?\s+\1(?![\p{L}\d'’-])/giu
const opener =
  /^(?:(?:and|but|yet|also|oh|yeah|yes|yep|okay|ok|alright|all right|well|basically|anyway|anyways|actually|(?:it |so it )?turns out(?: that)?)(?![\p{L}'’-])|so(?!\s+(?:that|many|much|far|long|few|called)\b)(?![\p{L}'’-])|now(?!\s+that\b)(?![\p{L}'’-])|then(?![\p{L}'’-])|(?:right|like|you know|i mean|you see|look|see|no|however|therefore|still|moreover)(?=\s*,)|(?:i mean|you know)(?=\s+(?:the|it|it's|this|we|we're|there|they|you)\s))[\s,;:–—-]*/iu
/** Speakers break off, and begin again with a capital: `And-- But today-- So today we have`. */
const falseStart = /^(?:[^.!?]{0,40}?(?:--|[–—])\s+)+(?=\p{Lu})/u
const tag = /,\s*(?:right|okay|ok|you know|yeah|huh|see|isn't it|don't you think)\s*\?$/iu
const loneI = /(?<![\p{L}\d'’.-])i(?=['’](?:m|ve|d|ll)\b|\s|$)/gu

/** Most words that open a sentence only to hold the floor: `Okay, so, well, basically …`. */
const maxOpeners = 4

/** Leaves out asides, and keeps one of the commas around them where the sentence needs it. */
function withoutAsides(text: string, aside: RegExp): string {
  return text.replace(aside, (found: string, at: number, whole: string) => {
    const isBetween = found.startsWith(',') && found.endsWith(',')
    return isBetween && needsComma.test(whole.slice(at + found.length)) ? ',' : ' '
  })
}

function withoutStammer(text: string): string {
  const once = text.replace(stammer, '$1')
  return once === text ? text : withoutStammer(once)
}

function withoutOpeners(text: string): string {
  let rest = text
  for (let count = 0; count < maxOpeners; count += 1) {
    const shorter = rest.replace(opener, '')
    if (shorter === rest || shorter === '') break
    rest = shorter
  }
  return rest
}

/** English speech without fillers, stammers, asides and chatter; no word is added. */
export function quietenEnglish(text: string): string {
  const fluent = withoutAsides(text.replace(falseStart, ''), fillers)
  const calm = withoutAsides(fluent.replace(brokenOff, ''), asides)
    .replace(fillingLike, '')
    .replace(hedges, '')
    .replace(vague, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,;.]+/u, '')
  return withoutOpeners(withoutStammer(calm)).replace(tag, '.').replace(loneI, 'I')
}
