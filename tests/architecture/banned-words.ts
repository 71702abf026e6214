/** A word that this code had for something that the field has a term for. */
type BannedWord = {
  /** Singular, in lower case, with hyphens between its parts; a plural `s` counts as well. */
  word: string
  /** The field's term. */
  instead: string
  /** Where it is banned as a part of an identifier or of a file's name; nowhere when not given. */
  inNames?: RegExp
  /** Where it is banned in comments and documents; nowhere when not given. */
  inProse?: RegExp
  /** Plain English that has the word in it. */
  idiom?: RegExp
}

const everywhere = /./
/** All but the page and its tests. */
const serverSide = /^(?:src\/(?!web\/)|eval\/|bench\/|drills\/|scripts\/|tests\/(?!web\/|e2e\/|unit\/site\/))/
/** Where a letter is an email. Elsewhere it is one of the alphabet. */
const mail =
  /^(?:src\/server\/(?:adapters|features|lib)|src\/web|scripts|tests\/(?:e2e|fakes|server|unit\/mail))\//
const mailProse = /(?:^|\/)mail\/|^docs\/|^README\.md$|^\.env\.example$/

/** The private words, each with its term. Words of plain English are banned only where they stood for something else. */
export const bannedWords: readonly BannedWord[] = [
  { word: 'wish', instead: 'options or request', inNames: everywhere },
  { word: 'letter', instead: 'email', inNames: mail, inProse: mailProse },
  {
    word: 'told',
    instead: 'emitted, reported, or called with',
    inNames: everywhere,
    inProse: everywhere,
    idiom: /told\s+(?:\*\s+)?apart/g,
  },
  {
    word: 'kept',
    instead: 'stored, saved or maintained',
    inNames: everywhere,
    inProse: everywhere,
    idiom: /kept(?:-alive| (?:apart|free|right))/g,
  },
  { word: 'shelf', instead: 'history writer', inNames: everywhere, inProse: everywhere },
  { word: 'standing', instead: 'quota', inNames: /^src\/(?:contract|web|server\/features)\// },
  { word: 'usual', instead: 'default', inNames: everywhere },
  {
    word: 'needs',
    instead: 'deps',
    inNames: /^src\/server\/(?:adapters|engines|features)\/.*(?<!find-items)\.ts$/,
  },
  { word: 'rung', instead: 'profile', inNames: everywhere, inProse: everywhere },
  { word: 'ladder', instead: 'strategy', inNames: everywhere, inProse: everywhere },
  { word: 'place', instead: 'position, index or location', inNames: serverSide },
]
