import type { DraftChapter, DraftInsight, DraftSentence } from '#core/draft-summary.ts'
import { createLineLocator } from '#core/forms/arrange-lines.ts'
import type { SummaryForm } from '#product/summary-forms.ts'
import type { SentenceItem } from './answer-schema.ts'
import type { EngineProgress } from './engine-progress.ts'
import type { FindEvidence } from './find-evidence.ts'
import { createVisibleText } from './stream/clean-text.ts'
import type { PromptGuard } from './stream/clean-text.ts'
import type { AnswerListener } from './stream/read-answer.ts'
import type { ChapterPlacer } from './tidy-answer.ts'
import { createRepeats, saysTheSame, tidyChapter, tidyInsight, tidySentence } from './tidy-answer.ts'

export type EmitterDeps = {
  emit: (progress: EngineProgress) => void
  guard: PromptGuard
  findEvidence: FindEvidence
  createPlacer: () => ChapterPlacer
  /** `null` for key insights. */
  form: SummaryForm | null
}

/** The parts of a whole summary that were written. */
export type Written = {
  gist: DraftSentence | null
  chapters: readonly DraftChapter[]
  insights: readonly DraftInsight[]
  summary: readonly DraftSentence[]
}

/** Reports the progress of a summary to its followers, and when earlier reports are void. */
export type ProgressEmitter = {
  parts: (done: number, total: number) => void
  /** Begins to report an answer; reports of an earlier answer are void. */
  beginAnswer: () => AnswerListener
  /** Makes all earlier reports void. */
  restart: () => void
  /** Reports a complete summary in place of all earlier reports. */
  emitWhole: (written: Written) => void
}

/** Characters by which the gist has to grow until it is reported again. */
const gistStep = 30

/**
 * Creates an emitter. Chapters and insights are emitted when they are complete, and only when their quote was
 * found; gist and summary are emitted while they are written, and each sentence once more with its citations.
 */
export function createEmitter({
  emit,
  guard,
  findEvidence,
  createPlacer,
  form,
}: EmitterDeps): ProgressEmitter {
  const emitted = { answer: false, parts: false }

  function report(progress: EngineProgress): void {
    emitted.answer = true
    emit(progress)
  }

  function restart(): void {
    if (emitted.answer || emitted.parts) emit({ kind: 'restarted' })
    emitted.answer = false
    emitted.parts = false
  }

  function beginAnswer(): AnswerListener {
    if (emitted.answer) restart()
    const placer = createPlacer()
    const gist = createVisibleText(guard, growGist(report))
    const sentences = reportSentences(report, { guard, form })
    return {
      onText: (key, piece) => (key === 'gist' ? gist : sentences).push(piece),
      onGist: (item) => {
        gist.end()
        const tidy = tidySentence(item, guard)
        if (tidy !== null) report({ kind: 'gist', text: tidy.text, sentence: tidy })
      },
      onSentence: sentences.end,
      onChapter: (item) => {
        const chapter = tidyChapter(item, guard)
        if (chapter === null) return
        for (const placed of placer.accept(chapter)) report({ kind: 'chapter', chapter: placed })
      },
      onInsight: reportInsights(report, { guard, findEvidence }),
    }
  }

  function parts(done: number, total: number): void {
    emitted.parts = true
    emit({ kind: 'parts', done, total })
  }

  return {
    parts,
    beginAnswer,
    restart,
    emitWhole: ({ gist, chapters, insights, summary }) => {
      if (emitted.answer) restart()
      if (gist !== null) report({ kind: 'gist', text: gist.text, sentence: gist })
      for (const chapter of chapters) report({ kind: 'chapter', chapter })
      for (const insight of insights) report({ kind: 'insight', insight })
      for (const sentence of summary) report({ kind: 'sentence', sentence })
    },
  }
}

/** Reports statements whose quote was found, each once. */
function reportInsights(
  report: (progress: EngineProgress) => void,
  { guard, findEvidence }: Pick<EmitterDeps, 'guard' | 'findEvidence'>,
): AnswerListener['onInsight'] {
  const said: DraftInsight[] = []
  return (item) => {
    const insight = tidyInsight(item, guard)
    const found = insight === null ? null : findEvidence(insight)
    if (found === null || said.some((other) => saysTheSame(other, found))) return
    said.push(found)
    report({ kind: 'insight', insight: found })
  }
}

/** Reports sentences while they are written, and once more when complete; in a form, by position. */
function reportSentences(
  report: (progress: EngineProgress) => void,
  { guard, form }: Pick<EmitterDeps, 'guard' | 'form'>,
): { push: (piece: string) => void; end: (item: SentenceItem) => void } {
  const isRepeat = createRepeats(form !== null)
  const locate = form === null ? (line: SentenceItem) => line : createLineLocator(form)
  const begin = () =>
    createVisibleText(guard, (text) => {
      if (text !== '') report({ kind: 'text', text })
    })
  let sentence = begin()
  return {
    push: (piece) => sentence.push(piece),
    end: (item) => {
      sentence.end()
      sentence = begin()
      const tidy = tidySentence(item, guard)
      report({ kind: 'sentence', sentence: tidy === null || isRepeat(tidy) ? null : locate(tidy) })
    },
  }
}

/** Reports the gist with its first words, and then whenever it has grown; each time from its beginning. */
function growGist(report: (progress: EngineProgress) => void): (piece: string) => void {
  let gist = ''
  let reported = 0
  return (piece) => {
    gist += piece
    const isDue = reported === 0 || gist.length - reported >= gistStep
    if (!isDue || gist.trim() === '') return
    reported = gist.length
    report({ kind: 'gist', text: gist.trim(), sentence: null })
  }
}
