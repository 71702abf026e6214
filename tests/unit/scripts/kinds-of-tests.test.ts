import { describe, expect, it } from 'vitest'
import { stepsOf } from '../../../scripts/gate/steps.ts'

describe('the kinds of tests', () => {
  it('are all run when none is named, and only those that are', () => {
    expect(stepsOf([]).length).toBeGreaterThan(stepsOf(['web', 'checks']).length)
    expect(stepsOf(['web']).map(({ title }) => title)).toEqual(['page tests'])
    expect(stepsOf(['e2e']).map(({ title }) => title)).toEqual(['build', 'browser tests'])
  })

  it('are run without the long ones unless those are named', () => {
    const unnamed = stepsOf([]).map(({ title }) => title)
    for (const { title } of stepsOf(['tools', 'drills']).slice(1)) expect(unnamed).not.toContain(title)
    expect(stepsOf(['tools', 'web']).map(({ title }) => title)).toEqual([
      'build in all languages',
      'page tests',
      'tests of tools',
    ])
    expect(stepsOf(['e2e', 'screens']).map(({ after }) => after?.title)).toEqual([
      undefined,
      'build in all languages',
      'build in all languages',
    ])
  })

  it('are listed where one is named that there is none of', () => {
    expect(() => stepsOf(['web', 'pages'])).toThrow(/no tests called pages.*server.*web.*unit.*tools/)
  })
})
