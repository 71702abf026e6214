import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import { languagePath } from '#product/interface-languages.ts'
import { isOffered } from '#product/shop-pages.ts'
import { shopWords } from '#tests/setup/shop-words.ts'
import type { SearchedLanguage } from '#tests/setup/shop-words.ts'

const built = z
  .object({ pages: z.array(z.string()) })
  .parse(JSON.parse(readFileSync('dist/pages/.pages.json', 'utf8')))

/** The last part of a dynamic address: the id of an example; other pages say that it is not there. */
const shownItem = 'WZyRbnpGyzQ'
const pages = built.pages.map((page) => page.replace(/\/-$/, `/${shownItem}`))
const shopPages = [...pages.filter((page) => !isOffered(page, false)), '/blog', '/blog/feed.xml']

/** The pages that a server without plans has. */
export const offeredPages = pages.filter((page) => isOffered(page, false))

const headers = { accept: 'text/html' }

/** The text of a page for programs and people, without its scripts and styles. */
function textOf(html: string): string {
  return html.replaceAll(
    /<style>.*?<\/style>|<script(?! type="application\/ld).*?<\/script>|data-billing="off"|data-without="[a-z ]*"/gs,
    '',
  )
}

function wordIn(text: string, language: SearchedLanguage): string | null {
  // Names of tables and tasks are words with signs between.
  return shopWords[language].exec(text.replaceAll('_', ' '))?.[0] ?? null
}

/** The pages that a server without plans has, each with its text as it is sent. */
export async function readOfferedPages(
  request: APIRequestContext,
  base = '',
): Promise<{ path: string; text: string }[]> {
  const texts: { path: string; text: string }[] = []
  for (const page of offeredPages) {
    const answer = await request.get(base + page, { headers })
    texts.push({ path: base + page, text: textOf(await answer.text()) })
  }
  return texts
}

/** The words of a shop in each page as it is sent, by the address; those of a shop must not be there. */
export async function findInHtml(request: APIRequestContext, language: SearchedLanguage): Promise<string[]> {
  const found: string[] = []
  const base = languagePath(language)
  for (const { path, text } of await readOfferedPages(request, base)) {
    const word = wordIn(text, language)
    if (word !== null) found.push(`HTML of ${path}: ${word}`)
  }
  for (const page of shopPages)
    expect((await request.get(base + page, { headers })).status(), base + page).toBe(404)
  return found
}

/** The words of a shop on pages as a browser shows them, by the address. */
export async function findInBrowser(
  page: Page,
  { origin, language, paths }: { origin: string; language: SearchedLanguage; paths: readonly string[] },
): Promise<string[]> {
  const found: string[] = []
  const base = languagePath(language)
  for (const path of paths) {
    await page.goto(origin + base + path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    // The placeholders of what is fetched.
    await expect(page.locator('.animate-pulse')).toHaveCount(0)
    const text = (await page.title()) + (await page.locator('body').innerText())
    const word = wordIn(text, language)
    if (word !== null) found.push(`${base}${path}: ${word}`)
  }
  return found
}
