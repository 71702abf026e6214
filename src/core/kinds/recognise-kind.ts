import type { Talk } from '#contract/talk.ts'
import type { Sentence } from '#contract/transcripts.ts'
import { languageOf } from '#core/languages/language-of.ts'
import { countWords } from '#core/text/find-words.ts'
import type { TalkKind } from '#product/talk-kinds.ts'
import { isQuestion, kindPatternsOf, question } from './kind-patterns.ts'
import type { KindPatterns } from './kind-patterns.ts'

/** Someone with a smaller share of the words is not one of those who hold the talk. */
const minShare = 0.02
/** An interview: the asker has this share of the questions, and less than this of the words. */
const interview = { people: 4, questions: 0.6, words: 0.48, minQuestions: 3 }
/** A speaker with a larger share of the words is alone, even if others introduce or ask at the end. */
const alone = 0.8
/**
 * A meeting: words of business in this share of the sentences, or in fewer where turns are this short; among
 * so many people also with what they ask of each other and take on, twice the words of a podcast left out.
 */
const meeting = {
  business: 0.04,
  turnWords: 30,
  some: 0.002,
  tasks: 0.02,
  people: 4,
  given: 0.04,
  perShow: 2,
}
/**
 * Two who ask each other, such as a caller and who helps: so many of the sentences ask, in turns this short.
 */
const inquiry = { people: 2, questions: 0.25, turnWords: 30 }
/** Several who speak of their podcast in this share of the sentences hold one. */
const showShare = 0.01
/** Shares of the sentences with words of a kind: with things to do or their amounts, and of lessons. */
const shares = { things: 0.2, teaching: 0.06 }
/**
 * An interview in which nobody is named: this share of the sentences asks, and this share of what is asked
 * speaks to the other one. Of 196 lectures and 181 meetings and podcasts without their names none is like it.
 */
const unnamed = { questions: 0.2, addressed: 0.5 }

/** `share` is that of all words, also of those that nobody is named for. */
type Speaker = { name: string; words: number; share: number; questions: number }

/**
 * The kind of a talk, by who speaks how much, who asks, and the words of its sentences; `talk` where
 * nothing shows it, such as in a language without such words.
 */
export function recogniseKind(sentences: readonly Sentence[], language: string): Talk {
  const patterns = kindPatternsOf(languageOf(language).code)
  const speakers = countSpeakers(sentences).filter(holdsTalk)
  const share = (pattern: RegExp): number =>
    sentences.filter(({ text }) => pattern.test(text)).length / Math.max(1, sentences.length)
  const kind =
    speakers.length === 0 && isUnnamedInterview(sentences, patterns)
      ? 'interview'
      : speakers.length < 2 || findMain(speakers) !== null
        ? kindOfOne(share, patterns)
        : kindOfSeveral({
            share,
            patterns,
            speakers,
            turnWords: wordsOfTurns(sentences),
            questions: share(question),
          })
  return { kind, speakers: speakers.length }
}

/**
 * The speakers whose words are not what a talk of a kind is heard for: all but the one who holds it, or who
 * asks in an interview.
 */
export function findHosts(sentences: readonly Sentence[], kind: TalkKind): ReadonlySet<string> {
  const everybody = countSpeakers(sentences)
  const speakers = everybody.filter(holdsTalk)
  const main = findMain(speakers)
  if (main !== null) return new Set(everybody.map(({ name }) => name).filter((name) => name !== main.name))
  const asker = kind === 'interview' ? findAsker(speakers) : undefined
  return new Set(asker === undefined ? [] : [asker.name])
}

type Share = (pattern: RegExp) => number

/** The one who says nearly all; `null` where several do, or nobody is named. */
function findMain(speakers: readonly Speaker[]): Speaker | null {
  const words = speakers.reduce((sum, each) => sum + each.words, 0)
  return speakers.find((each) => each.words > alone * words) ?? null
}

function kindOfOne(share: Share, patterns: KindPatterns | null): TalkKind {
  if (patterns === null) return 'talk'
  const actions = share(patterns.actions)
  const teaching = share(patterns.teaching)
  if (actions + share(patterns.amount) >= shares.things && actions > teaching) return 'how-to'
  return teaching >= shares.teaching ? 'lecture' : 'talk'
}

function isUnnamedInterview(sentences: readonly Sentence[], patterns: KindPatterns | null): boolean {
  if (patterns === null) return false
  const asked = sentences.filter(({ text }) => isQuestion(text))
  const addressed = asked.filter(({ text }) => patterns.doers.test(text))
  return (
    asked.length >= unnamed.questions * sentences.length &&
    addressed.length >= unnamed.addressed * asked.length &&
    asked.length >= interview.minQuestions
  )
}

type Several = {
  share: Share
  patterns: KindPatterns | null
  speakers: readonly Speaker[]
  turnWords: number
  /** The share of the sentences that ask. */
  questions: number
}

function kindOfSeveral(several: Several): TalkKind {
  if (several.speakers.length > 2 && isMeeting(several)) return 'meeting'
  const { patterns, speakers, share } = several
  const isShow = speakers.length > 2 && patterns !== null && share(patterns.show) >= showShare
  if (!isShow && (isInterview(speakers) || isInquiry(several))) return 'interview'
  return isMeeting(several) ? 'meeting' : 'podcast'
}

function isMeeting({ share, patterns, speakers, turnWords }: Several): boolean {
  if (patterns === null) return false
  const business = share(patterns.meeting) + share(patterns.decisions)
  if (share(patterns.show) > business) return false
  if (business >= meeting.business) return true
  const given = share(patterns.takesWork) + share(patterns.asks) + share(patterns.oughts)
  const isGiven = business + given >= meeting.given + meeting.perShow * share(patterns.show)
  if (isGiven && speakers.length >= meeting.people) return true
  if (turnWords >= meeting.turnWords) return false
  return business >= meeting.some || share(patterns.takesWork) >= meeting.tasks
}

/** Two who ask each other in short turns, neither most of it. */
function isInquiry({ speakers, turnWords, questions }: Several): boolean {
  return speakers.length === inquiry.people && questions >= inquiry.questions && turnWords < inquiry.turnWords
}

function wordsOfTurns(sentences: readonly Sentence[]): number {
  const turns = sentences.filter(
    ({ speaker }, at) => at === 0 || speaker !== sentences[at - 1]?.speaker,
  ).length
  return sentences.reduce((sum, { text }) => sum + countWords(text), 0) / Math.max(1, turns)
}

function countSpeakers(sentences: readonly Sentence[]): Speaker[] {
  const found = new Map<string, { words: number; questions: number }>()
  let all = 0
  for (const { speaker, text } of sentences) {
    const words = countWords(text)
    all += words
    if (speaker === null) continue
    const entry = found.get(speaker) ?? { words: 0, questions: 0 }
    entry.words += words
    entry.questions += isQuestion(text) ? 1 : 0
    found.set(speaker, entry)
  }
  return [...found].map(([name, entry]) => ({ name, ...entry, share: entry.words / all }))
}

function holdsTalk({ share }: Speaker): boolean {
  return share >= minShare
}

/** One asks most of the questions and says less than the others together. */
function isInterview(speakers: readonly Speaker[]): boolean {
  if (speakers.length > interview.people) return false
  const words = speakers.reduce((sum, each) => sum + each.words, 0)
  const questions = speakers.reduce((sum, each) => sum + each.questions, 0)
  const asker = findAsker(speakers)
  if (asker === undefined || questions < interview.minQuestions) return false
  return asker.questions >= interview.questions * questions && asker.words <= interview.words * words
}

function findAsker(speakers: readonly Speaker[]): Speaker | undefined {
  return speakers.toSorted((a, b) => b.questions - a.questions)[0]
}
