import { parseSync, Visitor } from 'vite'
import type { TextRule } from './text-rules.ts'

const code = /^src\/.*\.tsx?$/
/** Lists of words, what others said, and what only a language model reads. */
const notForPeople = /^src\/server\/(?:domain\/languages|adapters\/samples|engines\/model\/prompts)\//

/** Phrases that no native writer would use, each with a better one. They are searched in whole texts, however those are broken. */
const awkwardPhrases: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\banew\b/i, 'again'],
  [/\bwhoever\b/i, 'anyone who, or the caller'],
  [/\bsomebody\b/i, 'someone'],
  [/\bstands? there\b/i, 'is in the transcript'],
  [/\bany form of YouTube link\b/i, 'any YouTube link'],
  [/\basks? nothing of\b/i, 'sends nothing to'],
  [/\bwords that stand out\b/i, 'found automatically'],
  [/\btimes are estimated\b/i, 'times are approximate'],
  [/\bequal parts\b/i, 'parts'],
  [/\bin slightly other words\b/i, 'close, not exact'],
  [/\bno words for this\b/i, "we couldn't find this"],
  [/\bdid not hold up\b/i, "didn't check out"],
  [/\bmade here before stays with you\b/i, 'your summaries come with you'],
  [/\btakes an email\b/i, 'add your email'],
  [/\bafter the first of them\b/i, 'after your first'],
  [/\bit counts for\b/i, "it's valid for"],
  [/^another address$/i, 'use another email'],
  [/\bwent back before\b/i, 'sign-in cancelled'],
  [/\b(?:every|this|than a) letter\b/i, 'message or email'],
  [/\bnothing that helps\b/i, 'still stuck'],
  [/\bquestions to the video\b/i, 'ask the video'],
  [/\bof a playlist the first\b/i, 'playlists: first video only'],
  [/\bin the median\b/i, 'typically'],
  [/\bhow long may\b/i, 'how long can'],
  [/\bleads nowhere\b/i, 'stops working'],
  [/\bthis one too\b/i, 'including this one'],
  [/\b(?:is|are)(?:n't| not) touched\b/i, "isn't affected"],
  [/\bpressed on YouTube\b/i, 'click it on YouTube'],
  [/\bfetch or give\b/i, 'fetch or paste'],
  [/\btaken off\b/i, 'deleted'],
  [/\bin some hours\b/i, 'in a few hours'],
  [/\bto mend\b/i, 'to fix'],
  [/\bin the making\b/i, 'in progress'],
  [/\bto go on\b/i, 'to continue'],
  [/\b(?:is|are) tried again\b/i, "we'll try again"],
  [/\brefunded whole\b/i, 'refunded in full'],
  [/\bwe have been told\b/i, "we've been notified"],
  [/\bnothing more is charged\b/i, "you won't be charged again"],
  [/\bby (?:commas|a comma)\b(?<!separated by (?:commas|a comma))/i, 'separated by commas'],
]

/** No awkward phrase in a text that a person reads. Comments are not read, and neither are lists of words. */
export const phraseRule: TextRule = {
  name: 'no phrase that no native writer would use',
  find: ({ path, text }) => {
    if (!code.test(path) || notForPeople.test(path)) return []
    return textsOf(path, text).flatMap((each) =>
      awkwardPhrases.flatMap(([phrase, instead]) => {
        const [found] = phrase.exec(each) ?? []
        return found === undefined ? [] : [`${found} (${instead})`]
      }),
    )
  },
}

/** The strings, templates and texts between tags, each on one line. */
function textsOf(path: string, source: string): string[] {
  const texts: string[] = []
  const add = (text: string): void => void texts.push(text.replaceAll(/\s+/g, ' ').trim())
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') add(value)
    },
    TemplateLiteral: ({ quasis }) => add(quasis.map(({ value }) => value.raw).join('…')),
    JSXText: ({ value }) => add(value),
  }).visit(parseSync(path, source).program)
  return texts
}
