import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { startModelSimulator } from '#tests/fakes/language-model/simulator.ts'
import { storyText } from '#tests/setup/caption-files.ts'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { pagesInFive } from '../page-words.ts'
import type { PageWords } from '../page-words.ts'
import { firstPort } from '../run-environment.ts'
import { test } from '../watched-test.ts'

/** The settings of three models, and what a reader sees beside each. */
const models = [
  {
    name: 'one that writes wrong numbers and says yes to everything as its own checker',
    port: firstPort + 17,
    settings: { OPENAI_MODEL: 'yes-to-everything' },
    by: ({ checkers }: PageWords) => anyCounts((asked) => checkers.by('writer', yesModel, 0, asked)),
    reason: ({ checkers }: PageWords) => checkers.failed(yesModel),
    verified: () => 0,
    states: ({ states }: PageWords) => [states.differs, states['words-found']],
  },
  {
    name: 'a lazy checker, which finds fault with everything,',
    port: firstPort + 18,
    settings: { CHECK_MODEL: 'no-to-everything' },
    by: ({ checkers }: PageWords) => anyCounts((asked) => checkers.by('other', noModel, asked, asked)),
    reason: ({ checkers }: PageWords) => checkers.failed(noModel),
    verified: () => 0,
    states: ({ states }: PageWords) => [states['words-found']],
  },
  {
    name: 'an honest checker',
    port: firstPort + 19,
    settings: { CHECK_MODEL: 'gpt-checker' },
    by: ({ checkers }: PageWords) =>
      anyCounts((asked, caught) => checkers.by('other', 'GPT Checker', caught, asked)),
    reason: () => null,
    verified: (lines: number) => lines,
    states: ({ states }: PageWords) => [states.verified],
  },
]
const yesModel = 'Yes To Everything'
const noModel = 'No To Everything'
const maxLines = 40

/** The result of a story that a reader of a page pastes, once it is whole. */
async function summarizeStory(
  page: Page,
  origin: string,
  { path, language, paste, howMade }: PageWords,
): Promise<Locator> {
  // Each language has a visitor of its own, for a visitor has few summaries.
  await page.context().clearCookies()
  await page.goto(`${origin}${path}`)
  await page.getByRole('button', { name: paste }).click()
  const dialog = page.getByRole('dialog', { name: paste })
  await dialog.locator('textarea').fill(storyText(language))
  await dialog.locator('button[type=submit]').click()
  const article = page.getByRole('article')
  await expect(article.locator('summary', { hasText: howMade })).toBeVisible()
  return article
}

/** Any of some texts, and nothing else. */
function oneOf(texts: readonly string[]): RegExp {
  return new RegExp(`^(?:${texts.map(escape).join('|')})$`)
}

function escape(text: string): string {
  return text.replaceAll(/[()[\]{}.*+?^$|\\/]/g, String.raw`\$&`)
}

/** A sentence with any counts where it has the given ones. */
function anyCounts(say: (one: number, other: number) => string): RegExp {
  return new RegExp(`^${escape(say(7777, 8888)).replaceAll(/7777|8888/g, '\\d+')}$`)
}

for (const { name, port, settings, by, reason, verified, states } of models) {
  test.describe('through the server', () => {
    test.use({ allowedHosts: [`localhost:${port}`] })

    test(`${name} is seen for what it is`, async ({ ownServer, page }) => {
      // A start of a server, and five summaries.
      test.setTimeout(testTimeoutMs(60))
      await using simulator = await startModelSimulator()
      const server = await ownServer(port, {
        OPENAI_BASE_URL: simulator.openaiBaseUrl,
        ...settings,
      })
      await server.start()
      for (const words of pagesInFive) {
        const article = await summarizeStory(page, server.origin, words)
        const totals = Array.from({ length: maxLines }, (_, at) => at + 1)
        const heads = totals.map((lines) => words.counts.first('verified', verified(lines), lines, 'line'))
        await expect(article.getByText(oneOf(heads)).first(), words.language).toBeVisible()
        const marks = article.locator('[data-evidence]')
        expect([...new Set(await marks.allTextContents())].toSorted(), words.language).toEqual(
          states(words).toSorted(),
        )

        // What code alone calls different names no checker: the card of another line does.
        const [lastState = ''] = states(words).slice(-1)
        await marks.filter({ hasText: lastState, visible: true }).first().click()
        const card = page.locator('#evidence-card')
        await expect(card.getByText(by(words))).toBeVisible()
        await article.locator('summary', { hasText: words.howMade }).click()
        await expect(article.locator('details').getByText(by(words))).toBeVisible()
        const why = reason(words)
        if (why === null) continue
        await expect(card.getByText(why)).toBeVisible()
        await expect(article.getByText(why, { exact: true }).first()).toBeVisible()
      }
    })
  })
}
