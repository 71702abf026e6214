import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { browserFlags } from '../browser/browser-flags.ts'

const run = promisify(execFile)
/** The first page waits until Lighthouse is fetched. */
const timeoutMs = 180_000
/** It is not installed with the rest: a quarter of all files that would be, for a tool that no test uses. */
const lighthouse = 'lighthouse@13.5.0'
const flags = ['--headless=new', '--no-sandbox', ...browserFlags]

export type Device = 'phone' | 'desktop'

/** The report of Lighthouse on a page: scores of 100, times in ms, the shift of the layout. */
export type Measurement = {
  page: string
  device: Device
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  firstPaintMs: number
  largestPaintMs: number
  blockedMs: number
  shift: number
  /** The speed of this machine in that minute, as Lighthouse's `benchmarkIndex`. */
  speed: number
}

const score = z.object({ score: z.number() }).transform((category) => Math.round(category.score * 100))
const value = z.object({ numericValue: z.number() }).transform((audit) => audit.numericValue)
const reportSchema = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.object({
    'first-contentful-paint': value,
    'largest-contentful-paint': value,
    'total-blocking-time': value,
    'cumulative-layout-shift': value,
  }),
  environment: z.object({ benchmarkIndex: z.number() }),
})

type Target = {
  url: string
  page: string
  device: Device
  browser: string
  /** The factor by which the processor of a phone is slower than that of this machine. */
  slowdown: number
}

/** Loads a page once in a fresh browser and measures it. @throws when Lighthouse fails or takes too long */
export async function measurePage(target: Target): Promise<Measurement> {
  const { url, page, device, browser, slowdown } = target
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      '--output=json',
      '--quiet',
      `--chrome-flags=${flags.join(' ')}`,
      device === 'desktop' ? '--preset=desktop' : `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: browser },
      timeout: timeoutMs,
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  const { categories, audits, environment } = reportSchema.parse(JSON.parse(stdout))
  return {
    page,
    device,
    performance: categories.performance,
    accessibility: categories.accessibility,
    bestPractices: categories['best-practices'],
    seo: categories.seo,
    firstPaintMs: audits['first-contentful-paint'],
    largestPaintMs: audits['largest-contentful-paint'],
    blockedMs: audits['total-blocking-time'],
    shift: audits['cumulative-layout-shift'],
    speed: environment.benchmarkIndex,
  }
}
