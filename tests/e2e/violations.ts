import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/** All that is asked of a page. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Violation = {
  id: string
  nodes: readonly { target: readonly unknown[]; failureSummary?: string | undefined }[]
}

// The package brings axe along; its own builder gives each page the largest form of it, and that twice.
const axePath = createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js')
const axe = readFileSync(axePath, 'utf8')

/** Two frames, after which the page has heard of its new look, and whatever fades into it. */
export const atRest = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  .then(() => document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < Infinity))
  .then((passing) => Promise.allSettled(passing.map(({ finished }) => finished)))`

/** The faults of the page for people who do not see it well or use no mouse; empty when nothing is. */
export async function violations(page: Page): Promise<string[]> {
  await Promise.all(page.frames().map((frame) => frame.evaluate(axe)))
  await page.evaluate(atRest)
  const options = JSON.stringify({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
  const found = await page.evaluate<Violation[]>(
    `axe.run(document, ${options}).then(({ violations }) => violations)`,
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}
