import { PrecisFailure } from '#client/call-server.ts'
import { withoutServer } from '#client/precis.ts'
import type { Precis, Source, WorkOptions } from '#client/precis.ts'
import type { AnswerFault } from '#contract/quota.ts'
import { AppError } from '#core/app-error.ts'
import type { ModelAbsence } from '#core/writing/language-model.ts'
import { noPayers } from '#core/writing/language-model.ts'
import type { AnswerDocument, SummaryDocument } from '#export/documents.ts'
import { answerQuestion } from '#local/answer-question.ts'
import { prepareTranscript } from '#local/check-passages.ts'
import { prepareCues } from '#local/prepare-cues.ts'
import { readFile, toTranscript } from '#local/read-transcript.ts'
import type { ReadTranscript } from '#local/read-transcript.ts'
import { describeVideo } from '#product/describe-video.ts'
import { findBuiltInForm, formIds } from '#product/summary-forms.ts'
import type { FormId } from '#product/summary-forms.ts'
import { parseVideoLink } from '#product/video-link.ts'
import type { CommandDeps } from '#server/deps/command-deps.ts'
import { createQuestionTranslator } from '#server/features/history/questions/translate-question.ts'
import { writeAnswer } from '#server/features/history/questions/write-answer.ts'
import { presentBody } from '#server/features/summaries/present.ts'
import { writeSummary } from '#server/features/summaries/write-summary.ts'
import type { WrittenSummary } from '#server/features/summaries/write-summary.ts'
import { fetchFromSources } from '#server/features/transcripts/transcribe-video.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { TranscriptSource } from '#server/ports/video-sources.ts'
import { hearSound } from './hear-sound.ts'

type Deps = CommandDeps & { clock: Pick<Clock, 'now' | 'wait'> }
type Sources = Pick<Deps, 'transcriptSources' | 'recognizer' | 'clock'>

/** Does the work in this process: gets the transcript, writes, checks every line. Nothing is stored. */
export function createLocalPrecis({ transcriptSources, recognizer, clock, ...engines }: Deps): Precis {
  const sources = { transcriptSources, recognizer, clock }
  return {
    ...withoutServer,
    summarize: async (source, request, { signal, onStage }) => {
      const task = { ...request, form: requireBuiltIn(request.form) }
      onStage('Reading the transcript')
      const transcript = await readTranscript(sources, source, { signal, onStage })
      const written = await writeSummary(engines, transcript, task, {
        signal,
        payers: noPayers,
        emit: (event) => {
          if (event.event === 'stage') onStage(event.data.text.replace(/\.+$/, ''))
        },
      })
      const summary = toSummary(written, transcript, new Date(clock.now()))
      const note = written.withoutModel === null ? null : absenceNote(written.withoutModel)
      return { summary, note, id: null }
    },
    transcribe: async (source, { signal, onStage }) => {
      onStage('Reading the transcript')
      return toTranscript(await readTranscript(sources, source, { signal, onStage }))
    },
    ask: async (source, question, { signal, onStage }) => {
      onStage('Reading the transcript')
      const transcript = await readTranscript(sources, source, { signal, onStage })
      onStage('Looking for the answer')
      return await answer(engines, transcript, { question, signal })
    },
  }
}

/** Answers a question with the passages that a search finds, and with the text of a model if there is one. */
async function answer(
  { answerEngine, translationEngine, lineChecks }: Omit<Deps, 'transcriptSources' | 'recognizer' | 'clock'>,
  transcript: ReadTranscript,
  { question, signal }: { question: string; signal: AbortSignal },
): Promise<AnswerDocument> {
  const translate =
    translationEngine === null
      ? null
      : createQuestionTranslator({ engine: translationEngine, payers: noPayers, signal })
  const asked = { question, transcript }
  const { answer: found, nearest } = await answerQuestion(prepareTranscript(transcript), asked, translate)
  if (answerEngine === null) return found
  const written = await writeAnswer(
    { engine: answerEngine, lineChecks },
    { question, transcript, passages: nearest, earlier: [], defaultLanguage: transcript.language },
    { signal, payers: noPayers, emit: () => undefined },
  )
  return { ...found, languages: null, ...('withoutModel' in written ? {} : written) }
}

/** @throws PrecisFailure for a form that only a server knows */
function requireBuiltIn(form: string): FormId {
  const known = findBuiltInForm(form)
  if (known === null) {
    throw new PrecisFailure(
      'NOT_FOUND',
      `“${form}” is no form of Précis: ${formIds.join(', ')}. Forms of your own are known to your server alone: name it with --server, or in PRECIS_SERVER.`,
    )
  }
  return known
}

function toSummary(
  { body, engine, language, style }: WrittenSummary,
  transcript: ReadTranscript,
  now: Date,
): SummaryDocument {
  const { origin: _origin, sentences: _sentences, ...video } = toTranscript(transcript)
  const createdAt = now.toISOString()
  return { ...video, ...presentBody(body, engine.kind), language, engine, style, createdAt }
}

const faultNotes: Readonly<Record<AnswerFault, string>> = {
  cut: "The language model's answer broke off",
  unusable: "The language model's answer couldn't be used",
  unfound: "The language model's answer couldn't be found in the transcript",
}

function absenceNote(absence: ModelAbsence): string {
  return absence.kind === 'outage'
    ? `${absence.fault === undefined ? "The language model didn't answer" : faultNotes[absence.fault]}, so these are sentences of the transcript.`
    : 'One summary may not cost more, so these are sentences of the transcript. MODEL_MAX_COST_PER_RUN_USD sets the limit.'
}

/** Reads the transcript of a source in this process. @throws AppError */
async function readTranscript(
  { transcriptSources, ...hearing }: Sources,
  source: Source,
  options: WorkOptions,
): Promise<ReadTranscript> {
  if (source.kind === 'file') return await readFile(source.bytes, source.name)
  if (source.kind === 'sound') return await hearSound(hearing, source.file, options)
  return await readVideo(transcriptSources, source.link, options.signal)
}

async function readVideo(
  sources: readonly TranscriptSource[],
  link: string,
  signal: AbortSignal,
): Promise<ReadTranscript> {
  const videoId = await findVideo(sources, link, signal)
  const options = { signal, payers: noPayers }
  const { source, transcript } = await fetchFromSources(sources, { videoId, choice: null }, options)
  const { sentences, language, spokenSeconds } = await prepareCues(transcript.cues, transcript.language)
  const { title, channel, publishedOn, chapters, credit, timings } = transcript
  const facts = { videoId, title, channel, durationSeconds: transcript.durationSeconds ?? spokenSeconds }
  return {
    ...describeVideo(facts),
    ...facts,
    origin: source.name,
    publishedOn,
    chapters,
    credit,
    language,
    timings,
    sentences,
  }
}

/** The video that a link names; of a playlist the first one. */
async function findVideo(
  sources: readonly TranscriptSource[],
  link: string,
  signal: AbortSignal,
): Promise<string> {
  const parsed = parseVideoLink(link)
  if (parsed === null) {
    throw new AppError('INVALID_LINK', `“${link}” is neither a file here nor a YouTube link.`)
  }
  if (parsed.videoId !== null) return parsed.videoId
  const known = sources.find(({ findFirstVideo }) => findFirstVideo !== undefined)
  const first = await known?.findFirstVideo?.(parsed.playlistId ?? '', { signal })
  if (first === undefined) throw new AppError('INVALID_LINK', 'That link names no video.')
  return first
}
