const fillers =
  /,?\s*(?<![\p{L}\d'-])(?:u+h+|u+m+|uhm|e+r+m?|h+m+|(?<!\d\s?)mm+|a+h+|mm-hmm|uh-huh)(?![\p{L}\d'-])\s*,?/giu
const brokenOff = /(?<=^|\s)\p{L}{1,4}[-–—](?=\s+\p{L})/gu
const asides = /(?:^|,)\s*(?:you know|i mean|i guess)\s*,|,\s*(?:you know|i mean|i guess)(?=\s*[.!?]|\s*$)/giu
/** What follows needs the comma that an aside before it has taken. */
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

/** English speech without fillers, stammers, asides and opening chatter; the words that stay are the speaker's. */
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
