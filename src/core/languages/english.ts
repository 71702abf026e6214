import { defineLanguage } from './define-language.ts'
import type { Language } from './define-language.ts'
import { isPieceOfEnglish, lacksMainClause } from './english-clauses.ts'
import { isTornInEnglish, leansInEnglish, quietenEnglish } from './english-leaning.ts'

const rules = defineLanguage({
  code: 'en',
  stopWords: `a about above across after again against all almost alone along already also although always am among an
    and another any anybody anyone anything anyway anywhere are aren't around as at away back be became
    because become been before behind being below between both but by came can can't cannot come comes
    coming could couldn't did didn't do does doesn't doing don't done down during each either else
    enough even ever every everybody everyone everything everywhere except far few for from further gave
    gets getting given gives goes going gone got gotten had hadn't has hasn't have haven't having he
    he'd he'll he's hence her here here's hers herself him himself his how how's however i i'd i'll i'm
    i've if in indeed instead into is isn't it it'd it'll it's its itself just keep kept least less
    let's like likely made make makes making many may maybe me might mine more moreover most mostly much
    must mustn't my myself near need needs neither never nevertheless no nobody none nor not nothing now
    nowhere of off often on once only onto or other others otherwise ought our ours ourselves out over
    own per perhaps please put quite rather said same saw says seem seemed seems seen several shall she
    she'd she'll she's should shouldn't since so some somebody somehow someone something sometimes
    somewhere soon still such take taken takes taking than that that'd that'll that's the their theirs
    them themselves then there there'd there'll there's therefore these they they'd they'll they're
    they've this those though through throughout thus till to together too took toward towards under
    unless until up upon us use used uses using usually various via was wasn't we we'd we'll we're we've
    well went were weren't what what's whatever when when's whenever where where's wherever whether
    which while who who'd who'll who's whoever whole whom whose why why's will with within without won't
    would wouldn't yes yet you you'd you'll you're you've your yours yourself yourselves gonna wanna
    gotta kinda okay ok yeah yep uh um hmm huh mm mm-hmm guys cool bunch bit lot lots stuff thing things
    way ways people sort kind basically obviously literally totally definitely absolutely actually
    probably really pretty right sure guess know think mean see say go get let want try give look thank
    thanks welcome bye today first second last next one two three four year years good great little big
    new time talk talking called point question very able don't ain't despite mr mrs ms dr start started
    starting happen happens happened example examples ask asked asking tell tells told show shows showed
    find found work works worked working initially currently recently finally frankly certainly simply
    easily directly quickly completely exactly especially generally specifically particularly mainly
    hopefully unfortunately essentially eventually previously immediately slightly nearly roughly
    entirely fully properly similarly clearly highly fact facts
    thought thinking thinks perfectly ago`,
  joining: 'in fact|of course|maybe|perhaps|obviously|clearly|first|second|finally|i think|i guess|i believe',
  pointing:
    'it|that|this|these|those|he|she|they|them|him|her|his|their|its|here|there it|such|both of|' +
    'neither|one of them|same|the same|the other|the latter|the former|the first one|the second one|' +
    'the next one|for (?:example|instance)|as (?:i|we|you) (?:said|mentioned|know|see|saw|can see)|' +
    'step|another|others?|only|the reason|one (?:approach|option|possibility)|same thing|again|' +
    'meanwhile|similarly|likewise|instead|otherwise|however|therefore|thus|hence|still|moreover|' +
    String.raw`besides|furthermore|nevertheless|nonetheless|accordingly|consequently|as a result|` +
    String.raw`(?:\p{L}+\s)?(?:\p{N}+\s)?(?:of|with|about|for|from) (?:them|these|those|this|that|it)(?!\s\p{L}+ing\b)|` +
    String.raw`(?:to \p{L}+|in|for|with|by|from|at|on|after|before|without|given|because of|instead of|despite|` +
    String.raw`according to|based on|thanks to)\s(?:\p{L}+\s){0,2}(?:this|these|those|that) ` +
    String.raw`(?!(?:video|talk|lecture|course|episode|year|decade|century|world|country|conference|day)(?!\p{L}))\p{L}+|` +
    'the (?:second|third|next|other) (?:one|thing|reason|point|option|way|step|problem|question|part)|' +
    'as (?:a )?(?:part|result|consequence) of (?:this|that|these|those|it)|at (?:this|that) point|(?:a|some) (?:few |couple of |couple )?(?:days|weeks|months) (?:ago|later)|the (?:next|other) day|' +
    String.raw`back to|(?:go|going|getting) back|once (?:again|more)|` +
    String.raw`\p{L}+ in (?:these|those|this|that) \p{L}+|` +
    String.raw`\p{L}+ (?:this|that|these|those|it|them)(?= (?:and|or|is|was)\b|[.,;])`,
  pleasantries:
    'can (?:you|everyone|everybody) (?:hear|see)|(?:share|see) my screen|next slide|subscribe|' +
    'like button|patreon|sponsor(?:s|ed)?(?: by)?|brought to you by|(?:promo|discount|coupon|offer) code|(?:percent|%) off|free trial|link (?:in|below)|in the description|welcome|' +
    'today we have|with us today|join(?:s|ing) (?:me|us)|please|' +
    'you (?:mentioned|said|asked|were saying)|i (?:head up|lead|run|manage)|thank(?:s| you)|' +
    "good (?:morning|afternoon|evening)|how are you|my name(?: is|'s)|" +
    "i'?m (?:called|your host|joined)|see you|any (?:other |more )?(?:questions|comments)|" +
    'next question|question (?:is|was) (?:about|from)|go ahead|on mute|sorry|excuse me|hang on|' +
    'bear with me|let me (?:see|check|share|show)|hello|hi|bye|applause|' +
    "(?:big|round of) (?:hand|applause)|microphone|mic|(?:let's|we'll|i'll) get started|coming up|" +
    'stay tuned|q&a|your (?:comments|questions|feedback)|answer (?:your |some |any |the )?questions|' +
    "let['’]s (?:wait|give (?:it|them|people)|go ahead|dive in|jump in|get going|move on)|(?:one|a|another|few) (?:more )?minutes? (?:more|longer|before we)|" +
    'one more minute|(?:people|folks) (?:are )?(?:still )?(?:joining|coming in|trickling in)|take (?:your|a) seats?|you can see that talk|' +
    'product manager|tech lead|software engineer|co-?(?:presenter|host)|take a (?:break|question)|out of time|running late',
  guesswork:
    "i|i['’](?:m|ve|d|ll)|me|my|(?:it|this|that|these|those|he|she|they|there|here)(?:['’](?:s|re|ve|ll|d))?|them|him|her",
})

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

const isGrammar = (word: string): boolean => rules.stopWords?.has(word.replaceAll('’', "'")) === true

/** English. */
export const english: Language = {
  ...rules,
  stem: (word) => {
    const bare = word.replace(/'s?$/u, '')
    return bare.length > 3 && /^[a-z]+$/.test(bare) ? porterStem(bare) : bare
  },
  quieten: quietenEnglish,
  isLeaning: (text) => leansInEnglish(text, isGrammar),
  isPiece: isPieceOfEnglish,
  clearLength: 16,
  isWholePiece: (text) => clauseEnd.test(text) && !subordinate.test(text),
  isBroken: (text) =>
    [dependent, restart, hanging, asking].some((sign) => sign.test(text)) ||
    isTornInEnglish(text, isGrammar) ||
    lacksMainClause(text) ||
    (text.match(noise)?.length ?? 0) > maxNoise,
}

// M. F. Porter, "An algorithm for suffix stripping", Program 14 (3), 1980, with the two departures of the
// author's own reference code (`logi` and `bli`), which is also what the usual ROUGE implementation uses.

const consonant = '[^aeiou]'
const vowel = '[aeiouy]'
const consonants = `${consonant}[^aeiouy]*`
const vowels = `${vowel}[aeiou]*`

const measureOver0 = new RegExp(`^(?:${consonants})?${vowels}${consonants}`)
const measureIs1 = new RegExp(`^(?:${consonants})?${vowels}${consonants}(?:${vowels})?$`)
const measureOver1 = new RegExp(`^(?:${consonants})?${vowels}${consonants}${vowels}${consonants}`)
const hasVowel = new RegExp(`^(?:${consonants})?${vowel}`)
const doubleConsonant = /([^aeiouylsz])\1$/
const shortSyllable = new RegExp(`^${consonants}${vowel}[^aeiouwxy]$`)

const step2: Readonly<Record<string, string>> = {
  ational: 'ate',
  tional: 'tion',
  enci: 'ence',
  anci: 'ance',
  izer: 'ize',
  bli: 'ble',
  alli: 'al',
  entli: 'ent',
  eli: 'e',
  ousli: 'ous',
  ization: 'ize',
  ation: 'ate',
  ator: 'ate',
  alism: 'al',
  iveness: 'ive',
  fulness: 'ful',
  ousness: 'ous',
  aliti: 'al',
  iviti: 'ive',
  biliti: 'ble',
  logi: 'log',
}
const step3: Readonly<Record<string, string>> = {
  icate: 'ic',
  ative: '',
  alize: 'al',
  iciti: 'ic',
  ical: 'ic',
  ful: '',
  ness: '',
}
const step2Endings =
  /^(.+?)(ational|tional|enci|anci|izer|bli|alli|entli|eli|ousli|ization|ation|ator|alism|iveness|fulness|ousness|aliti|iviti|biliti|logi)$/
const step3Endings = /^(.+?)(icate|ative|alize|iciti|ical|ful|ness)$/
const step4Endings = /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/

function stripPlural(word: string): string {
  if (/(?:ss|i)es$/.test(word)) return word.slice(0, -2)
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word
}

function stripPast(word: string): string {
  if (word.endsWith('eed')) return measureOver0.test(word.slice(0, -3)) ? word.slice(0, -1) : word
  const bare = /^(.+?)(?:ed|ing)$/.exec(word)?.[1]
  if (bare === undefined || !hasVowel.test(bare)) return word
  if (/(?:at|bl|iz)$/.test(bare)) return `${bare}e`
  if (doubleConsonant.test(bare)) return bare.slice(0, -1)
  return shortSyllable.test(bare) ? `${bare}e` : bare
}

function replaceEnding(word: string, endings: RegExp, table: Readonly<Record<string, string>>): string {
  const [, bare, ending] = endings.exec(word) ?? []
  if (bare === undefined || ending === undefined || !measureOver0.test(bare)) return word
  return bare + (table[ending] ?? '')
}

function stripLongEnding(word: string): string {
  const bare = step4Endings.exec(word)?.[1] ?? /^(.+?[st])ion$/.exec(word)?.[1]
  return bare !== undefined && measureOver1.test(bare) ? bare : word
}

function dropFinalE(word: string): string {
  if (!word.endsWith('e')) return word
  const bare = word.slice(0, -1)
  if (measureOver1.test(bare)) return bare
  return measureIs1.test(bare) && !shortSyllable.test(bare) ? bare : word
}

/** The Porter stem of a lower-case English word; words of one or two letters stay as they are. */
export function porterStem(word: string): string {
  if (word.length < 3) return word
  // A `y` that opens a word is a consonant, which the patterns know by its capital.
  let stem = word.startsWith('y') ? `Y${word.slice(1)}` : word
  stem = stripPast(stripPlural(stem))
  const beforeY = /^(.+?)y$/.exec(stem)?.[1]
  if (beforeY !== undefined && hasVowel.test(beforeY)) stem = `${beforeY}i`
  stem = replaceEnding(stem, step2Endings, step2)
  stem = replaceEnding(stem, step3Endings, step3)
  stem = dropFinalE(stripLongEnding(stem))
  if (stem.endsWith('ll') && measureOver1.test(stem)) stem = stem.slice(0, -1)
  return stem.toLowerCase()
}
