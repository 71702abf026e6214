import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** All that is asked of a page. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What is asked of its colours alone. */
const colourRules = ['color-contrast', 'link-in-text-block']

type Violation = {
  id: string
  nodes: readonly { target: readonly unknown[]; failureSummary?: string | undefined }[]
}

/** Two frames, after which the page has heard of its new look, and whatever fades into it. */
const atRest = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  .then(() => document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < Infinity))
  .then((passing) => Promise.allSettled(passing.map(({ finished }) => finished)))`

/** What is wrong with the page for people who do not see it well or use no mouse; empty when nothing is. */
export async function violations(page: Page): Promise<string[]> {
  // Without frames there is nothing to put together, for which axe would open a page of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations: found } = await axe
    .options({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
    .analyze()
  return describe(found)
}

/** The same of a page that was looked at before, once it has become wider or narrower. */
export async function violationsAgain(page: Page): Promise<string[]> {
  return await runAgain(page, { type: 'tag', values: tags })
}

/** What is wrong with the colours of a page that was looked at before, once they have changed. */
export async function colourViolations(page: Page): Promise<string[]> {
  return await runAgain(page, { type: 'rule', values: colourRules })
}

/** Axe is still in the page: to bring it there takes as long as to ask it. No colour is seen on its way to another. */
async function runAgain(page: Page, runOnly: { type: string; values: string[] }): Promise<string[]> {
  await page.evaluate(atRest)
  const options = JSON.stringify({ runOnly, resultTypes: ['violations'] })
  return describe(
    await page.evaluate<Violation[]>(`axe.run(document, ${options}).then(({ violations }) => violations)`),
  )
}

function describe(found: readonly Violation[]): string[] {
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}
