import type { SummaryLanguage, SummaryStyle } from '#product/summary-options.ts'
import type { WantedLength } from './wanted-length.ts'
import { writeLanguage, writeStyle } from './write-style.ts'

export type AnswerRequest = {
  style: SummaryStyle
  language: SummaryLanguage
  wanted: WantedLength
  /** The ids of the sentences at which the creator's chapters begin; empty when there are none. */
  chapterStarts: readonly string[]
}

const item = {
  chapter: '{"from":"s1","title":"...","gist":"...","quote":"..."}',
  insight: '{"text":"...","sid":"s17","quote":"..."}',
  gist: '{"text":"...","cites":[{"sid":"s3","quote":"..."}]}',
  sentence: '{"p":1,"text":"...","cites":[{"sid":"s17","quote":"..."}]}',
}

/** Describes the JSON object that is wanted; a part of a video has no gist of its own. */
export function describeAnswer(request: AnswerRequest, isPart: boolean): string {
  const { wanted, style, language } = request
  const gist = isPart
    ? []
    : [
        `"gist": ${item.gist}: the whole video in one sentence of at most 50 words, with one to three citations that bear it out.`,
      ]
  const keys = [
    ...gist,
    `"chapters": a list of ${item.chapter}, in order. ${chapterRule(request)} "title" has at most 8 words, "gist" is one sentence with what is said there, "quote" stands in that chapter and bears out the gist.`,
    `"insights": a list of ${wanted.insights} times ${item.insight}: the statements that a viewer should keep, from all over the text, each complete in itself, each of a different thing. "quote" bears out "text".`,
    `"summary": a list of ${item.sentence}, about ${wanted.summaryWords} words in all: ${writeStyle(style)} Each item is one sentence, "p" the number of its paragraph; "cites" has one to three citations that bear out everything in "text".`,
  ]
  return [
    `The object has these keys, in this order:`,
    ...keys.map((key) => `- ${key}`),
    `Write every "title", "gist" and "text" in ${writeLanguage(language)}, whatever language was spoken. Leave every "quote" as it was said.`,
  ].join('\n')
}

function chapterRule({ wanted, chapterStarts }: AnswerRequest): string {
  if (chapterStarts.length === 0) {
    return `About ${wanted.chapters} of them, fewer where the subject stays the same; "from" is the id of the first sentence.`
  }
  return `The video has these chapters; take them all and no others, "from" being, in turn: ${chapterStarts.join(', ')}.`
}
