import { stemmer } from 'stemmer'
import { wordsOf } from '#words'
import { defineLanguage } from './define-language.ts'
import type { Language } from './define-language.ts'
import { isPieceOfEnglish, lacksMainClause } from './english-clauses.ts'
import { removeDisfluencies } from './english-disfluencies.ts'
import { createLeaning } from './english-leaning.ts'

const pointers = 'this|that|these|those'
const namesOfTime = 'video|talk|lecture|course|episode|year|decade|century|world|country|conference|day'
/** Openings with any word beside one that points back: `with that`, `in many of these cases`. */
const pointingBehind = [
  String.raw`(?:\p{L}+\s)?(?:\p{N}+\s)?(?:of|with|about|for|from) (?:them|it|${pointers})(?!\s\p{L}+ing\b)`,
  String.raw`(?:to \p{L}+|in|for|with|by|from|at|on|after|before|without|given|because of|instead of|despite|` +
    String.raw`according to|based on|thanks to)\s(?:\p{L}+\s){0,2}(?:${pointers}) (?!(?:${namesOfTime})(?!\p{L}))\p{L}+`,
  String.raw`\p{L}+ (?:it|them|${pointers})(?= (?:and|or|is|was)\b|[.,;])`,
]

/** Openings that only go on with an earlier sentence. */
const dependent =
  /^(?:so that(?:['’]s)?|which|who|whom|whose|where|whereas|because|'?cause|than|of|or|nor|as well|like|too|though|although|to|be|being|having|until|unless|that['’]s|them|there['’]s that)(?![\p{L}'’-])/iu
/** Clauses that another one has to follow. */
const subordinate =
  /^(?:if|when|while|since|as|by|after|before|once|despite|whether|given|in order|even if|even though)(?![\p{L}'’-])/iu
const clauseEnd = /[,;:]["'”’)\]]*$/u
/** A word that was begun and left, and a sentence that begins again in the middle of another. */
const restart =
  /(?:^|\s)[b-df-hj-np-tv-z]{1,2} \p{Lu}|^(?!(?:TV|PC|PR|DJ) )[B-DF-HJ-NP-TV-Z][b-df-hj-np-tv-z]? \p{Lu}|(?:^The|\p{Ll}) (?:And|But|So|Well|Yeah|This|That|It|There|Let['’]s|What)(?![\p{L}'’-])|\p{Ll} The \p{Ll}/u
/** The words that leave a sentence hanging at its end. */
const hanging =
  /[\s,](?:and|but|or|so|because|the|an|of|if|than|very|my|your|our|their|its|i|we|they|he|she|who|which|when|where|whether|into|as|(?:and|but) then|such as|(?:kind|sort) of)[.…]$/iu
/** A question that lost its mark, and what lacks the subject before its verb. */
const asking =
  /^(?:(?:what|why|who|where|when|how)(?:['’]s)? (?:if|do|does|did|don['’]t|is|are|was|were|can|could|would|should|will)|how (?:many|much)|(?:am|is|are|was|were|does|did|has|had|can|could|would|should|will (?:the|you|we|they|it|this|that|there|he|she)|(?:is|are|was|were|do|does|did|has|have|had|ca|could|wo|would|should)n['’]t)|(?:\p{L}+ )?(?:do|did|are|were|can|could|would|will|have) (?:i|you|we|they))(?![\p{L}'’-])/iu
const noise = /(?<![\p{L}'’-])(?:uh|um|you know|i mean|like)(?![\p{L}'’-])/giu
const maxNoise = 2

/** English. */
export function createEnglish(): Language {
  const speech = wordsOf('en')?.speech ?? {}
  const rules = defineLanguage('en', speech, pointingBehind)
  const leaning = speech.leaning === undefined ? null : createLeaning(speech.leaning)
  const isGrammar = (word: string): boolean => rules.stopWords?.has(word.replaceAll('’', "'")) === true
  return {
    ...rules,
    stem: (word) => {
      const bare = word.replace(/'s?$/u, '')
      return bare.length > 3 && /^[a-z]+$/.test(bare) ? stemmer(bare) : bare
    },
    quieten: removeDisfluencies,
    isLeaning: (text) => leaning?.leans(text, isGrammar) === true,
    isPiece: isPieceOfEnglish,
    isWholePiece: (text) => clauseEnd.test(text) && !subordinate.test(text),
    isBroken: (text) =>
      [dependent, restart, hanging, asking].some((sign) => sign.test(text)) ||
      leaning?.isTorn(text, isGrammar) === true ||
      lacksMainClause(text) ||
      (text.match(noise)?.length ?? 0) > maxNoise,
  }
}
