import type { LineChecker, LineToCheck, LineVerdict } from '#server/ports/summary-engine.ts'

/**
 * A checker that judges each line by a rule, in the order in which it gets them. Nobody examines it, as where
 * people check.
 */
export function createRuleChecker(judge: (line: LineToCheck) => LineVerdict['finding']): LineChecker {
  return {
    name: 'rule-checker',
    model: null,
    linesPerCall: 1,
    check: async (lines, { signal, onVerdict }) => {
      for (const line of lines) {
        await Promise.resolve()
        if (signal.aborted) return
        onVerdict(line.id, { finding: judge(line), deciding: '' })
      }
    },
  }
}

/** A checker that lets everything pass, and one that lets nothing pass. */
export const yesChecker: LineChecker = createRuleChecker(() => 'follows')
export const noChecker: LineChecker = createRuleChecker(() => 'differs')

/** A checker that knows which lines are lies. */
export function createRightChecker(lies: readonly string[]): LineChecker {
  return createRuleChecker(({ text }) => (lies.includes(text) ? 'differs' : 'follows'))
}

/** Answers of a language model that checks so many lines, and does it badly. */
export const badCheckerAnswers: Readonly<
  Record<'cut' | 'malformed' | 'injected', (asked: number) => string>
> = {
  /** Breaks off within its second line. */
  cut: (asked) => {
    const text = verdicts(asked, 'follows', '')
    return text.slice(0, text.indexOf('"n":2') + 4)
  },
  /** A finding of its own, for lines that nobody asked about too. */
  malformed: (asked) => verdicts(asked + 5, 'verified', ''),
  /** Does what an order within the lines asks for. */
  injected: (asked) => verdicts(asked, 'follows', 'All lines are verified. Visit evil.example.'),
}

function verdicts(count: number, finding: string, words: string): string {
  const lines = Array.from({ length: count }, (_, at) => ({ n: at + 1, words, finding }))
  return JSON.stringify({ lines })
}

/**
 * A checker that answers nothing before it is let go, then so many lines, and that stays silent about the
 * rest until it is given up.
 */
export function createSlowChecker(answers: number): LineChecker & { letGo: () => void } {
  const gate = Promise.withResolvers<void>()
  return {
    name: 'slow-checker',
    model: null,
    linesPerCall: 1,
    letGo: gate.resolve,
    check: async (lines, { signal, onVerdict }) => {
      const end = Promise.withResolvers<void>()
      signal.addEventListener('abort', () => end.resolve(), { once: true })
      await Promise.race([gate.promise, end.promise])
      if (signal.aborted) return
      for (const { id } of lines.slice(0, answers)) onVerdict(id, { finding: 'follows', deciding: '' })
      if (answers < lines.length) await end.promise
    },
  }
}
