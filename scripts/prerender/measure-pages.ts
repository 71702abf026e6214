import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { filesOf } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { htmlFile } from './write-pages.ts'
import type { BuiltSite, PageSource } from './write-pages.ts'

/**
 * The budgets in kB of 1000 bytes as they go over the wire, with brotli. The check of a line, which "Try to
 * fool it" loads when it is used, has a budget of its own; the words of its language come as further parts.
 * So has the writing by a browser's own model, which is loaded at a press.
 */
const limits = { scripts: 95, lazy: 47, font: 50, html: 25 }
/** The letters of other scripts take two or three bytes each, and compress to more. */
const otherLanguage = 3
const ownLimits: Readonly<Record<string, number>> = {
  'features/start/check-example.ts': 30,
  'features/result/write-in-browser.ts': 62,
}

/** One measured size with its limit, both in kB. */
export type Size = { name: string; kB: number; limit: number }

type Measured = {
  manifest: Manifest
  pages: PageSource[]
  brotliBytes: ReadonlyMap<string, number>
} & BuiltSite

/**
 * The files that a visitor has to load: the scripts that each page loads with its HTML, what comes on demand,
 * the fonts, the HTML with its style sheet.
 */
export async function measurePages({ manifest, pages, brotliBytes, dir, base }: Measured): Promise<Size[]> {
  const sum = (files: Iterable<string>) =>
    [...files].reduce((total, file) => total + (brotliBytes.get(file) ?? 0), 0) / 1000
  const critical = new Map(
    await Promise.all(
      pages.map(async ({ path: address }) => {
        const html = await readFile(path.join(dir, htmlFile(address)), 'utf8')
        return [address, scriptsIn(html, base)] as const
      }),
    ),
  )
  const more = base === '/' ? 0 : otherLanguage
  const home = critical.get('/') ?? new Set()
  const beyondHome = (key: string) => [...filesOf(manifest, [key])].filter((file) => !home.has(file))
  const isPage = new Set(pages.map(({ source }) => source))
  const lazy = Object.entries(manifest).filter(
    ([key, chunk]) => chunk.isDynamicEntry === true && !isPage.has(key),
  )
  const fonts = Object.values(manifest).filter(({ file }) => file.endsWith('.woff2'))
  return [
    ...[...critical].map(([address, files]) => ({
      name: `${address} scripts`,
      kB: sum(files),
      limit: limits.scripts + more,
    })),
    ...pages.map(({ path: address }) => ({
      name: `${address} HTML`,
      kB: sum([htmlFile(address)]),
      limit: limits.html + more,
    })),
    ...lazy.map(([key]) => ({
      name: `on demand: ${key}`,
      kB: sum(beyondHome(key)),
      limit: (ownLimits[key] ?? limits.lazy) + more,
    })),
    ...(await Promise.all(
      fonts.map(async ({ file }) => ({
        name: path.basename(file),
        kB: (await stat(path.join(dir, file))).size / 1000,
        limit: limits.font,
      })),
    )),
  ]
}

/** The scripts that a page loads with its HTML. */
function scriptsIn(html: string, base: string): Set<string> {
  const tags = html.matchAll(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="([^"]+\.js)"/g)
  return new Set([...tags].map(([, file = '']) => file.slice(base.length)))
}

/** The sizes as a table for people, with a word on each that is over its limit. */
export function sizeTable(sizes: Size[]): string {
  const width = Math.max(...sizes.map(({ name }) => name.length))
  return sizes
    .map(({ name, kB, limit }) => {
      const verdict = kB > limit ? '  over the limit' : ''
      return `${name.padEnd(width)} ${kB.toFixed(1).padStart(6)} kB of ${limit}${verdict}`
    })
    .join('\n')
}

/** Refuses a build with something over its budget. @throws with the names of what is too large */
export function checkBudgets(sizes: Size[]): void {
  const over = sizes.filter(({ kB, limit }) => kB > limit).map(({ name }) => name)
  if (over.length > 0) throw new Error(`Over the budget: ${over.join(', ')}`)
}
