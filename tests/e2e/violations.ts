import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules whose outcome depends on the colour scheme, of those above. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** What is wrong with the page for people who do not see it well or use no mouse; empty when nothing is. */
export async function violations(page: Page): Promise<string[]> {
  return await violated(new AxeBuilder({ page }).withTags(rules))
}

/** The same for a page that was looked at in the other colour scheme already: only what colours change. */
export async function colourViolations(page: Page): Promise<string[]> {
  return await violated(new AxeBuilder({ page }).withRules(colourRules))
}

async function violated(axe: AxeBuilder): Promise<string[]> {
  // The mode for frames opens a page of its own for each look, and there are no frames.
  const { violations: found } = await axe.setLegacyMode().analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}
