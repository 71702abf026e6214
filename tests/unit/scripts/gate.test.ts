import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { findConcernedTests } from '../../../scripts/gate/concerned-tests.ts'
import { countPlaywright, countVitest } from '../../../scripts/gate/count-tests.ts'
import { laterStep } from '../../../scripts/gate/later-step.ts'
import { closingLine, runSteps } from '../../../scripts/gate/run-steps.ts'
import type { Outcome, Step } from '../../../scripts/gate/step.ts'
import { judgeRun } from '../../../scripts/gate/test-step.ts'
import { describeTime } from '../../../scripts/setup/step.js'

const ok: Outcome = { passed: 1, failed: 0, skipped: [], output: 'fine' }

function step(title: string, outcome: Outcome): Step {
  return { title, run: () => Promise.resolve(outcome) }
}

async function run(
  steps: Step[],
  lanes = 1,
): Promise<{ totals: { passed: number; failed: number }; text: string }> {
  let text = ''
  const totals = await runSteps(steps, lanes, (written) => (text += written))
  return { totals, text }
}

describe('runSteps', () => {
  it('writes a line a step and adds everything up', async () => {
    const { totals, text } = await run([
      step('types', ok),
      step('tests', { ...ok, passed: 12, skipped: ['one', 'two'] }),
    ])
    expect(text).toMatch(
      /^ok +types +[\d.]+ s\nok +tests +[\d.]+ s +12 passed +2 not for this machine:\n +one\n +two\n$/,
    )
    expect(closingLine(totals)).toBe('13 passed, 0 failed')
  })

  it('shows all that a failed step printed, and goes on', async () => {
    const failed = { passed: 3, failed: 1, skipped: [], output: 'expected 1 to be 2' }
    const { totals, text } = await run([step('tests', failed), step('types', ok)])
    expect(text).toMatch(/^FAILED +tests .*\n\nexpected 1 to be 2\n\nok +types/)
    expect(closingLine(totals)).toBe('4 passed, 1 failed')
  })

  it('counts a step that breaks as failed', async () => {
    const broken: Step = { title: 'tests', run: () => Promise.reject(new Error('no report')) }
    const { totals, text } = await run([broken])
    expect(totals).toEqual({ passed: 0, failed: 1 })
    expect(text).toContain('no report')
  })

  it('keeps to the number of lanes', async () => {
    let running = 0
    let max = 0
    const busy: Step = {
      title: 'busy',
      run: async () => {
        running += 1
        max = Math.max(max, running)
        await turn()
        running -= 1
        return ok
      },
    }
    await run([busy, busy, busy, busy, busy], 2)
    expect(max).toBe(2)
  })
})

describe('a step after another', () => {
  const build = step('build', ok)
  const opens: Step = { ...step('opens', ok), after: build }

  it('waits for it, and lets those go first that need not', async () => {
    const { promise: isMade, resolve: make } = Promise.withResolvers<Outcome>()
    const begun: string[] = []
    const watched = (title: string, work: () => Promise<Outcome>): Step => ({
      title,
      run: () => {
        begun.push(title)
        return work()
      },
    })
    const made = watched('build', () => isMade)
    const waits: Step = { ...watched('opens', async () => ok), after: made }
    const last = watched('last', async () => {
      make(ok)
      return ok
    })
    await run([waits, made, watched('first', async () => ok), last], 2)
    expect(begun).toEqual(['build', 'first', 'last', 'opens'])
  })

  it('is not run where that one failed, and has failed', async () => {
    const failed = step('build', { passed: 0, failed: 1, skipped: [], output: 'no such file' })
    const { totals, text } = await run([failed, { ...opens, after: failed }])
    expect(totals).toEqual({ passed: 0, failed: 2 })
    expect(text).toMatch(/FAILED +opens .*\n\nNot run, because "build" failed/)
  })

  it('does not wait where that one is not run', async () => {
    expect((await run([{ ...opens, after: step('build', ok) }])).totals).toEqual({ passed: 1, failed: 0 })
  })
})

describe('a run with the clock ahead', () => {
  it('says that it is skipped where nothing can put the clock ahead', async () => {
    const { totals, text } = await run([laterStep(40, ['unit'], () => Promise.resolve(null))])
    expect(totals).toEqual({ passed: 0, failed: 0 })
    expect(text).toContain('the clock 40 days ahead (faketime is not installed)')
  })
})

describe('the tests that concern what changed', () => {
  const file = (path: string, imported: string) => ({ path, text: `import { one } from '${imported}'\n` })
  const tests = [
    file('tests/unit/text/direct.test.ts', '#core/text/split.ts'),
    file('tests/unit/text/through.test.ts', './helper.ts'),
    file('tests/unit/text/helper.ts', '#core/text/split.ts'),
    file('tests/web/loads.test.tsx', '#messages/home.ts'),
    file('tests/server/other.test.ts', '#core/text/other.ts'),
    file('tests/server/long/rows.test.ts', '#core/text/split.ts'),
    file('tests/e2e/journey.spec.ts', '#core/text/split.ts'),
  ]

  it('are those that import it, by themselves or by a helper, and no long and no browser tests', () => {
    expect(findConcernedTests(['src/core/text/split.ts'], tests)).toEqual([
      'tests/unit/text/direct.test.ts',
      'tests/unit/text/through.test.ts',
    ])
    expect(findConcernedTests(['messages/en/home.ts'], tests)).toEqual(['tests/web/loads.test.tsx'])
  })

  it('are the one of its name where it is of a feature', () => {
    const sharing = { path: 'tests/server/history/sharing.test.ts', text: '' }
    const switches = { path: 'tests/web/history/switches.test.tsx', text: '' }
    expect(
      findConcernedTests(
        ['src/server/features/history/shares/sharing.ts', 'src/web/features/history/switches.tsx'],
        [...tests, sharing, switches],
      ),
    ).toEqual([sharing.path, switches.path])
  })

  it('are a test itself, those of a helper, and none of a document', () => {
    expect(findConcernedTests(['tests/server/other.test.ts'], tests)).toEqual(['tests/server/other.test.ts'])
    expect(findConcernedTests(['tests/unit/text/helper.ts'], tests)).toEqual([
      'tests/unit/text/through.test.ts',
    ])
    expect(findConcernedTests(['docs/testing.md'], tests)).toEqual([])
  })
})

describe('judgeRun', () => {
  const ended = { succeeded: true, output: 'the log' }

  it('takes the counts of a run that passed', () => {
    expect(judgeRun(ended, { passed: 9, failed: 0, skipped: ['one'] })).toEqual({
      passed: 9,
      failed: 0,
      skipped: ['one'],
      output: 'the log',
    })
  })

  it('fails a run without a report, and one without a test', () => {
    expect(judgeRun(ended, null)).toMatchObject({ passed: 0, failed: 1, output: 'the log\nNo test ran.' })
    expect(judgeRun(ended, { passed: 0, failed: 0, skipped: [] })).toMatchObject({ failed: 1 })
  })

  it('passes a run of which nothing applies on this machine', () => {
    expect(judgeRun(ended, { passed: 0, failed: 0, skipped: ['one'] })).toMatchObject({
      failed: 0,
      skipped: ['one'],
    })
  })

  it('fails a run that ended badly although its tests passed', () => {
    const judged = judgeRun({ ...ended, succeeded: false }, { passed: 9, failed: 0, skipped: [] })
    expect(judged).toMatchObject({ passed: 9, failed: 1 })
    expect(judged.output).toContain('outside of its tests')
  })

  it('takes the failures as they are counted', () => {
    const judged = judgeRun({ ...ended, succeeded: false }, { passed: 7, failed: 2, skipped: [] })
    expect(judged).toEqual({ passed: 7, failed: 2, skipped: [], output: 'the log' })
  })
})

describe('the reports of the runners', () => {
  it('are counted', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'it works' },
      { status: 'skipped', fullName: 'needs root' },
    ]
    expect(
      countVitest({ numPassedTests: 5, numFailedTests: 1, testResults: [{ assertionResults }] }),
    ).toEqual({ passed: 5, failed: 1, skipped: ['needs root'] })

    const stats = { expected: 8, unexpected: 1, flaky: 1, skipped: 3, duration: 1.5 }
    const annotations = [{ type: 'skip', description: 'no Firefox' }]
    const inner = { specs: [{ title: 'plays', tests: [{ status: 'skipped', annotations }] }] }
    expect(countPlaywright({ stats, suites: [{ specs: [], suites: [inner] }] })).toEqual({
      passed: 8,
      failed: 2,
      skipped: ['plays (no Firefox)'],
    })
  })

  it('are refused when they say something else', () => {
    expect(() => countVitest({ passed: 5 })).toThrow('numPassedTests')
    expect(() => countPlaywright({})).toThrow('stats')
  })
})

it.each([
  [40, '0.0 s'],
  [9940, '9.9 s'],
  [9960, '10 s'],
  [38_400, '38 s'],
  [125_000, '2 min 5 s'],
])('%d ms reads %s', (milliseconds, text) => {
  expect(describeTime(milliseconds)).toBe(text)
})
