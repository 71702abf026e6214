import { noPayers } from '#server/ports/model-use.ts'
import type { EngineInput, EngineOptions } from '#server/ports/summary-engine.ts'
import { createFindEvidence } from './find-evidence.ts'
import { anchorChapters, createChapterPlacer } from './locate-chapters.ts'
import { describeAnswer } from './prompts/describe-answer.ts'
import { createBoundary } from './prompts/fence.ts'
import { systemPrompt } from './prompts/system-prompt.ts'
import { minutesOf, wantedLength } from './prompts/wanted-length.ts'
import type { Run } from './run.ts'
import { createSession } from './session.ts'
import type { SessionDeps } from './session.ts'
import { createPromptGuard } from './stream/prompt-guard.ts'
import { createEmitter } from './emit-answer.ts'

type RunDeps = Omit<SessionDeps, 'signal' | 'payers' | 'spending'> & Pick<Run, 'parallelCalls' | 'partTokens'>

/** Gathers what the steps of one summary need. */
export function beginRun(
  input: EngineInput,
  { signal, onProgress, findQuote, payers = noPayers, spending }: EngineOptions,
  deps: RunDeps,
): Run {
  const { sentences, style, chapters } = input
  const findEvidence = createFindEvidence(input, findQuote)
  const anchors = anchorChapters(chapters, sentences)
  const minutes = minutesOf(input)
  const wanted = wantedLength(minutes, style)
  const task = describeAnswer({ style, language: input.outputLanguage, wanted, chapterStarts: [] }, false)
  const guard = createPromptGuard([systemPrompt, task])
  const to = sentences.length - 1
  const createPlacer = () => createChapterPlacer({ anchors, from: 0, to, findEvidence })
  return {
    input,
    session: createSession({ ...deps, signal, payers, spending }),
    emitter: createEmitter({ emit: onProgress ?? (() => undefined), guard, findEvidence, createPlacer }),
    guard,
    findEvidence,
    boundary: createBoundary(deps.random),
    repairPurpose: 'summary-repair',
    anchors,
    wanted,
    parallelCalls: deps.parallelCalls,
    partTokens: deps.partTokens,
  }
}
