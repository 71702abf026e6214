import { z } from 'zod'
import type { CheckOptions, LineChecker, LineToCheck } from '#server/ports/summary-engine.ts'
import { inParallel } from '../in-parallel.ts'
import type { Session } from '../session.ts'
import { openCheckSession, unlessFailed } from './model-checker.ts'
import type { CheckerDeps } from './model-checker.ts'

const parallelCalls = 4
/** It answers with one word. */
const maxOutputTokens = 8
const anyText = z.string()
const lineBreaks = /\s+/gu
const answer = /^\W*(?<word>yes|no)\b/iu

/** Whether a model is `bespoke-minicheck`, in whatever size and of whatever owner. */
export function isMinicheck(model: string): boolean {
  return /(?:^|\/)bespoke-minicheck(?::|$)/i.test(model)
}

/** Makes a checker of `bespoke-minicheck` of Ollama in its own protocol: a document and a claim, answered by Yes or No, one call a line. */
export function createMinicheckChecker(deps: CheckerDeps): LineChecker {
  return {
    name: deps.model.name,
    check: async (lines, options) => {
      const session = openCheckSession(deps, options)
      await inParallel(lines, parallelCalls, (line) =>
        unlessFailed(options.signal, () => checkLine(line, { deps, session, options })),
      )
    },
  }
}

type Asked = { deps: CheckerDeps; session: Session; options: CheckOptions }

async function checkLine(line: LineToCheck, { deps, session, options }: Asked): Promise<void> {
  const { text } = await session.ask(deps.model, {
    purpose: 'check',
    system: '',
    prompt: `Document: ${oneLine(line.said.join(' '))}\nClaim: ${oneLine(line.text)}`,
    schema: anyText,
    maxOutputTokens,
  })
  const word = answer.exec(text)?.groups?.['word']?.toLowerCase()
  const finding = word === undefined ? 'unsure' : word === 'yes' ? 'follows' : 'differs'
  options.onVerdict(line.id, { finding, deciding: '' })
}

/** A line break would let a claim pretend to be another document. */
function oneLine(text: string): string {
  return text.replaceAll(lineBreaks, ' ').trim()
}
