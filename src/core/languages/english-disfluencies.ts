import { anyOf } from './define-language.ts'

const wordEnd = String.raw`(?![\p{L}'’-])`

/** Sounds of hesitation with the commas around them: `so, um, we`. */
const fillers =
  /,?\s*(?<![\p{L}\d'-])(?:u+h+|u+m+|uhm|e+r+m?|h+m+|(?<!\d\s?)mm+|a+h+|mm-hmm|uh-huh)(?![\p{L}\d'-])\s*,?/giu
/** Words that were begun and left: `the lan- the language`. */
const brokenOff = /(?<=^|\s)\p{L}{1,4}[-–—](?=\s+\p{L})/gu
/** Breaking off to begin again with a capital: `And-- But today-- So today we have`. */
const falseStart = /^(?:[^.!?]{0,40}?(?:--|[–—])\s+)+(?=\p{Lu})/u

const asideWords = anyOf('you know, i mean, i guess')
/** Asides between commas, and at the end. */
const asides = new RegExp(String.raw`(?:^|,)\s*${asideWords}\s*,|,\s*${asideWords}(?=\s*[.!?]|\s*$)`, 'giu')
/** The words that need the comma which an aside before them has taken. */
const needsComma = new RegExp(
  String.raw`^\s*${anyOf('for example, for instance, such as, and, but, or, which, because, if, when, as, in')}${wordEnd}`,
  'iu',
)

/** Words before `kind of` and `sort of` that mean a kind: `a new kind of engine`. */
const beforeKind = anyOf(
  `a, an, the, this, that, these, those, what, which, some, any, no, one, of,
  every, all, each, same, other, another, right, different, certain, new`,
)
const hedges = new RegExp(String.raw`(?<!\b${beforeKind}\s)\b(?:sort|kind) of\s+`, 'giu')
const vague = new RegExp(
  String.raw`,?\s*\b${anyOf('or whatever, and stuff like that, and stuff, and things like that, if you will')}\b`,
  'giu',
)
/** `like` that likens nothing: `it was, like, green`, `we had like a hundred`. */
const fillingLike = /,\s*like\s*,|(?<=\b(?:of|have|has|had|got|with|just)\s)like\s+(?=(?:an?|the|some)\s)/giu

/** Words that are said twice on purpose: `very very`, `they had had`, `two two`. */
const meantTwice = anyOf(
  'very, really, had, that, so, many, much, far, long, no, zero, one, two, three, four, five, six, seven, eight, nine',
)
/** One to three words that are said again at once: `we can, we can show`. */
const stammer = new RegExp(
  String.raw`(?<![\p{L}\d'’-])(?!${meantTwice}\b|it,)(\p{L}[\p{L}'’]*(?:\s+\p{L}[\p{L}'’]*){0,2})` +
    String.raw`(?:\s*[,–—]|\s*-{1,2})?\s+\1(?![\p{L}\d'’-])`,
  'giu',
)

const plainOpeners = anyOf(
  'and, but, yet, also, oh, yeah, yes, yep, okay, ok, alright, all right, well, basically, anyway, anyways, actually, then',
)
/** Words behind which `so` opens nothing: `so many of them`. */
const afterSo = anyOf('that, many, much, far, long, few, called')
const openersBeforeComma = anyOf(
  'right, like, you know, i mean, you see, look, see, no, however, therefore, still, moreover',
)
const beforeSubjects = anyOf("the, it, it's, this, we, we're, there, they, you")
/** A word that opens a sentence only to hold the floor, with what sets it off. */
const opener = new RegExp(
  String.raw`^(?:${[
    plainOpeners + wordEnd,
    String.raw`(?:it |so it )?turns out(?: that)?${wordEnd}`,
    String.raw`so(?!\s+${afterSo}\b)${wordEnd}`,
    String.raw`now(?!\s+that\b)${wordEnd}`,
    String.raw`${openersBeforeComma}(?=\s*,)`,
    String.raw`(?:i mean|you know)(?=\s+${beforeSubjects}\s)`,
  ].join('|')})[\s,;:–—-]*`,
  'iu',
)
/** Most words that open a sentence only to hold the floor: `Okay, so, well, basically …`. */
const maxOpeners = 4

/** A question behind a statement that asks for a nod alone: `…, right?` */
const tag = new RegExp(
  String.raw`,\s*${anyOf("right, okay, ok, you know, yeah, huh, see, isn't it, don't you think")}\s*\?$`,
  'iu',
)
const loneI = /(?<![\p{L}\d'’.-])i(?=['’](?:m|ve|d|ll)\b|\s|$)/gu

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
export function removeDisfluencies(text: string): string {
  const fluent = withoutAsides(text.replace(falseStart, ''), fillers)
  const calm = withoutAsides(fluent.replace(brokenOff, ''), asides)
    .replace(fillingLike, '')
    .replace(hedges, '')
    .replace(vague, '')
    .replace(/\s{2,}|[^\S ]/gu, ' ')
    .replace(/^[\s,;.]+/u, '')
  return withoutOpeners(withoutStammer(calm)).replace(tag, '.').replace(loneI, 'I')
}
