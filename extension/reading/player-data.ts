import { rankTracks } from '#core/captions/caption-tracks.ts'
import { parseJson } from '#core/parse-json.ts'
import { chaptersOfDescription } from '#core/text/description-chapters.ts'
import { parse } from '../schema/shape.ts'
import { asJson3, captionAddress, hasCaptions, withProof } from './caption-address.ts'
import { toTitle } from './page-transcript.ts'
import type { PageTranscript } from './page-transcript.ts'
import { playerAnswerShape, tracksOf } from './player-answer.ts'
import type { PlayerAnswer } from './player-answer.ts'
import { fetchText } from './surroundings.ts'
import type { Surroundings } from './surroundings.ts'

const playerMark = /ytInitialPlayerResponse\s*=\s*/
/** More tracks than this are not tried one after another. */
const maxTries = 3

/**
 * The player's data of a video: from the scripts of the page, or of the page as it is sent now, because
 * moving on inside of YouTube changes no script. `null` where neither has it.
 */
export async function findPlayerAnswer(
  around: Surroundings,
  videoId: string,
  signal: AbortSignal,
): Promise<PlayerAnswer | null> {
  for (const script of around.document.scripts) {
    const answer = readAnswer(script.textContent, videoId)
    if (answer !== null) return answer
  }
  const page = await fetchText(around, `/watch?v=${videoId}`, signal)
  return page === null ? null : readAnswer(page, videoId)
}

function readAnswer(text: string | null, videoId: string): PlayerAnswer | null {
  if (text === null || !text.includes('ytInitialPlayerResponse')) return null
  const read = parse(playerAnswerShape, findJson(text, playerMark))
  return read?.videoDetails.videoId === videoId ? read : null
}

/** The facts about the video in the player's data. */
export function factsOf({ videoDetails }: PlayerAnswer) {
  const { videoId, title, author, lengthSeconds, shortDescription = '' } = videoDetails
  const seconds = Number(lengthSeconds)
  const durationSeconds = Number.isFinite(seconds) && seconds > 0 ? seconds : null
  const chapters = chaptersOfDescription(shortDescription, durationSeconds)
  return { videoId, title: toTitle(title), channel: toTitle(author), durationSeconds, chapters }
}

export type ReadCaptions = Pick<PageTranscript, 'captions' | 'language' | 'captionKind'>

/** First way: the best captions of the player's data, by the rule of the server; `null` for none. */
export async function readNamedCaptions(
  around: Surroundings,
  answer: PlayerAnswer,
  signal: AbortSignal,
): Promise<ReadCaptions | null> {
  const { videoId } = answer.videoDetails
  const [loaded] = around.loadedCaptions().flatMap((address) => captionAddress(address, videoId) ?? [])
  const prove = (named: string): string | null => {
    const address = captionAddress(named, videoId)
    return address === null ? null : withProof(address, loaded).href
  }
  const tracks = rankTracks(tracksOf(answer, prove), null).slice(0, maxTries)
  for (const { address, language, kind } of tracks) {
    const captions = await fetchText(around, asJson3(new URL(address)), signal)
    if (hasCaptions(captions)) return { captions, language, captionKind: kind }
  }
  return null
}

/**
 * The JSON object that follows a mark in a text, such as a script of a page; `null` without one. Reads to the
 * brace that closes it, whatever follows.
 */
export function findJson(text: string, mark: RegExp): unknown {
  const found = mark.exec(text)
  if (found === null) return null
  const begin = found.index + found[0].length
  if (text[begin] !== '{') return null
  const end = endOfObject(text, begin)
  return end === null ? null : (parseJson(text.slice(begin, end)) ?? null)
}

/** The index behind the object that begins at `begin`; `null` where it does not end. */
function endOfObject(text: string, begin: number): number | null {
  let depth = 0
  let isString = false
  for (let at = begin; at < text.length; at += 1) {
    const character = text[at]
    if (isString) {
      if (character === '\\') at += 1
      else if (character === '"') isString = false
    } else if (character === '"') isString = true
    else if (character === '{') depth += 1
    else if (character === '}') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return null
}
