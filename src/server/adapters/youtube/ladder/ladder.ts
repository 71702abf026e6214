import type { YoutubeClients } from '#server/lib/youtube-clients.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { CaptionChoice } from '#contract/transcripts.ts'
import type { SourcedTranscript } from '#server/ports/transcript-source.ts'
import type { ReadCaptions } from '../captions/fetch-captions.ts'
import { mostTelling, YoutubeFailure } from '../failures/youtube-failure.ts'
import { factsOf } from '../failures/failure-kinds.ts'
import type { Connection } from '../innertube.ts'
import { askSurroundings } from '../metadata/ask-surroundings.ts'
import type { Surroundings } from '../metadata/ask-surroundings.ts'
import type { VisitorIds } from '../visitor-ids.ts'
import type { YtDlp } from '../yt-dlp/run-yt-dlp.ts'
import { createYtDlpRung, mayYtDlpHelp } from '../yt-dlp/yt-dlp-rung.ts'
import type { Attempt, Found } from './attempt.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import { climb } from './climb.ts'
import { assembleTranscript } from './assemble-transcript.ts'
import { createProfileRung } from './profile-rung.ts'

type Needs = {
  connection: Connection
  clients: YoutubeClients
  visitors: VisitorIds
  breaker: CircuitBreaker
  clock: Clock
  random: () => number
  readCaptions: ReadCaptions
  ytDlp: YtDlp | null
}

type Request = {
  videoId: string
  choice: CaptionChoice | null
  signal: AbortSignal
  /** Filled with the path taken, also when it leads nowhere. */
  attempts: Attempt[]
}

/** All ways to a transcript, in order. @throws YoutubeFailure the one that says most, within the time for one video */
export function createLadder(needs: Needs): (request: Request) => Promise<SourcedTranscript> {
  const { connection, clients, ytDlp } = needs
  const climbing = { ...needs, backOffMs: connection.limits.backOffMs }
  return async ({ videoId, choice, signal, attempts }) => {
    const budget = AbortSignal.any([signal, AbortSignal.timeout(connection.limits.totalMs)])
    const signals = { caller: signal, budget }
    let surroundings: Promise<Surroundings> | null = null
    const askAround = (): Promise<Surroundings> =>
      (surroundings ??= askSurroundings(connection, clients.web, videoId, budget))
    const wanted = { videoId, choice, onPlayable: () => void askAround() }

    async function find(): Promise<Found> {
      const rungs = clients.players.map((profile) => createProfileRung(needs, profile, wanted))
      try {
        return await climb(climbing, rungs, attempts, signals)
      } catch (first) {
        if (!(first instanceof YoutubeFailure) || ytDlp === null) throw first
        if (factsOf(first.kind).isFinal || !mayYtDlpHelp(first.kind)) throw first
        const rung = createYtDlpRung({ ...needs, ytDlp }, wanted)
        return await climb(climbing, [rung], attempts, signals).catch((second: unknown) => {
          throw second instanceof YoutubeFailure ? mostTelling([first, second]) : second
        })
      }
    }

    const found = await find()
    return assembleTranscript(connection, found, await askAround(), signal)
  }
}
