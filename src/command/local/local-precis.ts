import { PrecisFailure } from '#client/failure.ts'
import type { Precis } from '#client/precis.ts'
import type { Engine } from '#contract/summaries.ts'
import type { SummaryDocument, TranscriptDocument } from '#export/documents.ts'
import { findBuiltInForm, formIds, formNames } from '#product/summary-forms.ts'
import type { FormId } from '#product/summary-forms.ts'
import type { CommandDeps } from '#server/deps/command-deps.ts'
import { isMadeWithoutModel } from '#server/domain/forms/built-in-forms.ts'
import { checkPassages, prepareTranscript } from '#server/features/history/questions/check-passages.ts'
import { writeAnswer } from '#server/features/history/questions/write-answer.ts'
import { presentBody } from '#server/features/summaries/present.ts'
import { writeSummary } from '#server/features/summaries/write-summary.ts'
import type { WrittenSummary } from '#server/features/summaries/write-summary.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { ModelAbsence } from '#server/ports/language-model.ts'
import { noPayers } from '#server/ports/language-model.ts'
import { readTranscript } from './read-transcript.ts'
import type { ReadTranscript } from './read-transcript.ts'

type Deps = CommandDeps & { clock: Pick<Clock, 'now'> }

/** Does the work in this process: fetches or reads the transcript, writes, and checks every line. Nothing is stored. */
export function createLocalPrecis({ transcriptSources, answerEngine, clock, ...engines }: Deps): Precis {
  return {
    isElsewhere: false,
    searchLibrary: null,
    history: null,
    server: null,
    summarize: async (source, request, { signal, onStage }) => {
      const task = { ...request, form: requireMakeable(request.form, engines.engine.identity) }
      onStage('Reading the transcript')
      const transcript = await readTranscript(transcriptSources, source, signal)
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
      return toTranscript(await readTranscript(transcriptSources, source, signal))
    },
    ask: async (source, question, { signal, onStage }) => {
      onStage('Reading the transcript')
      const transcript = await readTranscript(transcriptSources, source, signal)
      onStage('Looking for the answer')
      const { said, passages } = checkPassages(prepareTranscript(transcript), question)
      const found = {
        question,
        videoUrl: transcript.videoUrl,
        videoTitle: transcript.videoTitle,
        timings: transcript.timings,
        passages: passages.map(({ score: _score, ...passage }) => passage),
      }
      if (answerEngine === null) return { ...found, said, answer: null }
      const asked = { question, transcript, passages, earlier: [], defaultLanguage: transcript.language }
      const written = await writeAnswer({ engine: answerEngine, lineChecks: engines.lineChecks }, asked, {
        signal,
        payers: noPayers,
        emit: () => undefined,
      })
      return 'withoutModel' in written ? { ...found, said, answer: null } : { ...found, ...written }
    },
  }
}

/** @throws PrecisFailure for a form that only a server knows, and for one that takes a language model where there is none */
function requireMakeable(form: string, { kind }: Engine): FormId {
  const known = findBuiltInForm(form)
  if (known === null) {
    throw new PrecisFailure(
      'NOT_FOUND',
      `“${form}” is no form of Précis: ${formIds.join(', ')}. Forms of your own are known to your server alone: name it with --server, or in PRECIS_SERVER.`,
    )
  }
  if (kind !== 'model' && !isMadeWithoutModel(known)) {
    throw new PrecisFailure(
      'FORM_NEEDS_MODEL',
      `“${formNames[known]}” needs a language model, and none is set up here.`,
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

/** What was read, without what only its summary is written with. */
function toTranscript({
  title: _title,
  channel: _channel,
  chapters: _chapters,
  ...transcript
}: ReadTranscript): TranscriptDocument {
  return transcript
}

function absenceNote({ kind }: ModelAbsence): string {
  return kind === 'outage'
    ? "The language model didn't answer, so these are the speaker's own sentences."
    : "One summary may not cost more, so these are the speaker's own sentences. MODEL_MAX_COST_PER_RUN_USD sets the limit."
}
