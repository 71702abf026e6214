import { describe, expect, it } from 'vitest'
import type { Device, Measurement } from '../../../scripts/lighthouse/measure-page.ts'
import { measureSite } from '../../../scripts/lighthouse/measure-site.ts'
import { mediansOf, notMeasured, tableOf, tooLow } from '../../../scripts/lighthouse/report.ts'

const good = {
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  firstPaintMs: 800,
  largestPaintMs: 1200,
  blockedMs: 10,
  shift: 0,
  speed: 1750,
}
const measured = (page: string, device: Device, firstPaintMs: number): Measurement => ({
  ...good,
  page,
  device,
  firstPaintMs,
})

type Run = { page: string; device: Device }

async function run(measure: (job: Run, call: number) => Measurement, isStopped = () => false) {
  const jobs: string[] = []
  const messages: string[] = []
  const found = await measureSite({
    pages: ['/', '/faq'],
    runs: { phone: 2, desktop: 1 },
    measure: (job) => {
      jobs.push(`${job.page} ${job.device}`)
      return new Promise((resolve) => resolve(measure(job, jobs.length)))
    },
    isStopped,
    tell: (line) => messages.push(line),
  })
  return { jobs, messages, found }
}

describe('measuring the site', () => {
  it('goes round all pages before one is measured again', async () => {
    const { jobs, found } = await run(({ page, device }) => measured(page, device, 800))
    expect(jobs).toEqual(['/ phone', '/ desktop', '/faq phone', '/faq desktop', '/ phone', '/faq phone'])
    expect(found).toHaveLength(6)
  })

  it('tries a run again that fails, and keeps the others when it fails twice', async () => {
    const { jobs, messages, found } = await run(({ page, device }) => {
      if (page === '/faq' && device === 'desktop') throw new Error('the browser is gone\nsomewhere')
      return measured(page, device, 800)
    })
    expect(jobs.filter((job) => job === '/faq desktop')).toHaveLength(2)
    expect(messages).toContain('/faq on desktop, attempt 2 of 2 failed: the browser is gone')
    expect(found).toHaveLength(5)
    expect(notMeasured(['/', '/faq'], ['phone', 'desktop'], found)).toEqual(['/faq on desktop: not measured'])
  })

  it('gives what it has when it is stopped', async () => {
    let calls = 0
    const { found } = await run(
      ({ page, device }) => measured(page, device, 800),
      () => calls++ === 3,
    )
    expect(found).toHaveLength(3)
  })
})

describe('the report', () => {
  it('has a line for each page and device with the medians of its runs', () => {
    const medians = mediansOf([
      measured('/', 'phone', 900),
      measured('/', 'desktop', 300),
      measured('/', 'phone', 700),
      measured('/', 'phone', 2000),
    ])
    expect(tableOf(medians).split('\n').slice(2)).toEqual([
      '| / | phone | 99 | 100 | 100 | 100 | 0.90 s | 1.20 s | 10 ms | 0.000 | 1750 |',
      '| / | desktop | 99 | 100 | 100 | 100 | 0.30 s | 1.20 s | 10 ms | 0.000 | 1750 |',
    ])
  })

  it('names what misses its target', () => {
    expect(tooLow([{ ...measured('/', 'phone', 1201), seo: 99, shift: 0.03 }])).toEqual([
      '/ on phone: seo 99',
      '/ on phone: firstPaintMs 1201',
      '/ on phone: shift 0.03',
    ])
  })

  it('does not ask a shared page to be fit for search engines, which it does not let in', () => {
    expect(tooLow([{ ...measured('/s', 'phone', 800), seo: 60, performance: 97 }])).toEqual([
      '/s on phone: performance 97',
    ])
  })
})
