import { expect, it } from 'vitest'
import { describeRealData } from '#tests/setup/real-data.ts'
import { methods } from '../../eval/methods.ts'
import { readTalks } from '../../eval/records.ts'
import { enginePlaces, evenPlaces, scoreBoundaries } from '../../eval/score-boundaries.ts'
import { scoreMethod } from '../../eval/score-methods.ts'

describeRealData('the quality of extracted summaries of 90 talks', 'eval/dev.jsonl.gz', (file) => {
  const talks = readTalks(file)

  it('is clearly above that of TextRank, measured here as well', () => {
    const engine = scoreMethod(methods.engine, talks).macro
    const rival = scoreMethod(methods.TextRank, talks).macro
    // Measured are 3.1 and 4.1. Other trainings of the model were 0.4 apart here, so that twice as much is a real loss.
    expect(engine.r1).toBeGreaterThan(rival.r1 + 2.3)
    expect(engine.c1).toBeGreaterThan(rival.c1 + 3.3)
  })

  it('has sections closer to where people see them than an even spread of the right number', () => {
    const engine = scoreBoundaries(enginePlaces, talks, 'podcasts')
    expect(engine).toBeGreaterThan(scoreBoundaries(evenPlaces, talks, 'podcasts') + 20)
  })
})
