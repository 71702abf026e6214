import type { DraftChapter, DraftInsight, EngineProgress } from '#server/ports/summary-engine.ts'
import type { FindEvidence } from './find-evidence.ts'
import type { ChapterPlacer } from './place-chapters.ts'
import type { PromptGuard } from './stream/prompt-guard.ts'
import type { AnswerListener } from './stream/read-answer.ts'
import { createVisibleText } from './stream/visible-text.ts'
import { tidyChapter, tidyInsight } from './tidy-answer.ts'

export type EmitterDeps = {
  emit: (progress: EngineProgress) => void
  guard: PromptGuard
  findEvidence: FindEvidence
  createPlacer: () => ChapterPlacer
}

/** What is written of a summary when it is whole. */
export type Written = {
  gist: string | null
  chapters: readonly DraftChapter[]
  insights: readonly DraftInsight[]
  summary: string
}

/** Tells a follower what there is of a summary, and when it is void. */
export type ProgressEmitter = {
  parts: (done: number, total: number) => void
  /** Begins to tell an answer; what was told of an earlier one is void. */
  beginAnswer: () => AnswerListener
  /** Makes all void that was told. */
  restart: () => void
  /** Tells a summary that is whole, instead of what was told of it. */
  emitWhole: (written: Written) => void
}

/** The gist is told again when it has grown by so many characters. */
const gistStep = 30

/**
 * Makes a teller. Chapters and statements are told the moment they are complete, and only when their quote was found;
 * the gist grows, and the summary comes in pieces.
 */
export function createEmitter({ emit, guard, findEvidence, createPlacer }: EmitterDeps): ProgressEmitter {
  const emitted = { answer: false, parts: false }

  function tell(progress: EngineProgress): void {
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
    const texts = {
      gist: createVisibleText(guard, growGist(tell)),
      summary: createVisibleText(guard, (text) => {
        if (text !== '') tell({ kind: 'text', text })
      }),
    }
    return {
      onText: (key, piece) => texts[key].push(piece),
      onTextEnd: (key) => texts[key].end(),
      onChapter: (item) => {
        const chapter = tidyChapter(item, guard)
        if (chapter === null) return
        for (const placed of placer.accept(chapter)) tell({ kind: 'chapter', chapter: placed })
      },
      onInsight: (item) => {
        const insight = tidyInsight(item, guard)
        const found = insight === null ? null : findEvidence(insight)
        if (found !== null) tell({ kind: 'insight', insight: found })
      },
    }
  }

  return {
    parts: (done, total) => {
      emitted.parts = true
      emit({ kind: 'parts', done, total })
    },
    beginAnswer,
    restart,
    emitWhole: ({ gist, chapters, insights, summary }) => {
      if (emitted.answer) restart()
      if (gist !== null) tell({ kind: 'gist', text: gist })
      for (const chapter of chapters) tell({ kind: 'chapter', chapter })
      for (const insight of insights) tell({ kind: 'insight', insight })
      tell({ kind: 'text', text: summary })
    },
  }
}

/** Tells the gist with its first words, and then whenever it has grown; each time whole. */
function growGist(tell: (progress: EngineProgress) => void): (piece: string, isEnd: boolean) => void {
  let gist = ''
  let emitted = 0
  return (piece, isEnd) => {
    gist += piece
    const isDue = emitted === 0 || gist.length - emitted >= gistStep || isEnd
    if (!isDue || gist.length === emitted) return
    emitted = gist.length
    tell({ kind: 'gist', text: gist.trim() })
  }
}
