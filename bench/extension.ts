import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import { extensionId } from '#product/extension.ts'
import { flagsAgainstExtensions, flagsWithExtension, fullBrowser } from '#tests/e2e/extension/full-browser.ts'
import { renderWatchPage, watchPage } from '#tests/fakes/video-pages/watch-page.ts'
import { browserFlags } from '../scripts/browser/browser-flags.ts'
import { quantile, report } from './table.ts'

/**
 * The costs of the built extension: the size of its packages, the time of its script on a page of a video,
 * and the memory of that page and of the panel, in a full Chromium on pages made like YouTube's.
 */
const rounds = 30
const run = promisify(execFile)
const out = await mkdtemp(path.join(tmpdir(), 'precis-extension-'))
await run(process.execPath, ['scripts/build-extension.ts', '--out', out])
for (const browser of ['chromium', 'firefox']) {
  const { size } = await stat(path.join(out, `extension-${browser}.zip`))
  report({
    what: `extension-${browser}.zip`,
    measured: `${(size / 1000).toFixed(1)} kB`,
    wanted: 'under 1.5 MB',
  })
}

/** A browser in which every page of YouTube is one of a video. */
async function launch(flags: readonly string[]): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext('', {
    executablePath: await fullBrowser(),
    headless: true,
    ignoreDefaultArgs: flagsAgainstExtensions,
    args: [...browserFlags, ...flags],
  })
  await context.route('https://www.youtube.com/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: renderWatchPage(watchPage()) }),
  )
  return context
}

const metricsSchema = z.object({ metrics: z.array(z.object({ name: z.string(), value: z.number() })) })

/** The memory of a page's scripts after a collection, in kB. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = metricsSchema.parse(await session.send('Performance.getMetrics'))
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1000
}

const traceSchema = z.object({
  value: z.array(
    z.object({
      name: z.string(),
      tdur: z.number().optional(),
      args: z.object({ data: z.object({ url: z.string().optional() }).optional() }).optional(),
    }),
  ),
})

/**
 * The processor's time of the extension's script on a page that `open` loads, in ms: what waits for the
 * processor is not in it.
 */
async function processorTimeOf(page: Page, open: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const spent: number[] = []
  session.on('Tracing.dataCollected', (collected) => {
    for (const { name, tdur = 0, args } of traceSchema.parse(collected).value) {
      const isOurs = args?.data?.url?.endsWith(`${extensionId}/youtube.js`) === true
      if (name === 'EvaluateScript' && isOurs) spent.push(tdur / 1000)
    }
  })
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.start', { categories: 'devtools.timeline' })
  await open()
  await session.send('Tracing.end')
  await complete
  return z.number().parse(spent[0])
}

const address = `https://www.youtube.com/watch?v=${watchPage().videoId}`
const extended = await launch(flagsWithExtension(path.join(out, 'extension/chromium')))
const bare = await launch(['--headless=new', '--no-sandbox'])
const times: number[] = []
const processorTimes: number[] = []
const heaps: number[] = []
const bareHeaps: number[] = []
for (let round = 0; round < rounds; round += 1) {
  const page = await extended.newPage()
  const open = async (): Promise<void> => {
    await page.goto(address)
    await page.locator('precis-button').waitFor()
  }
  processorTimes.push(await processorTimeOf(page, open))
  times.push(
    z.number().parse(await page.evaluate("performance.getEntriesByName('precis-page-script')[0].duration")),
  )
  heaps.push(await heapOf(page))
  await page.close()
  const beside = await bare.newPage()
  await beside.goto(address)
  bareHeaps.push(await heapOf(beside))
  await beside.close()
}
const [heap, bareHeap] = [quantile(heaps, 0.5), quantile(bareHeaps, 0.5)]
report({
  what: 'the script on a page of a video, from its first line to its button, median',
  measured: `${quantile(times, 0.5).toFixed(1)} ms`,
  wanted: 'under 30 ms',
})
report({ what: 'the same, the slowest', measured: `${Math.max(...times).toFixed(1)} ms` })
report({
  what: "the processor's time of the script, reading it in included, median",
  measured: `${quantile(processorTimes, 0.5).toFixed(1)} ms`,
})
report({
  what: 'the same, the slowest',
  measured: `${Math.max(...processorTimes).toFixed(1)} ms`,
  wanted: 'under 30 ms',
})
report({
  what: "memory of that page's scripts",
  measured: `${heap.toFixed(0)} kB`,
  beside: `without the extension ${bareHeap.toFixed(0)} kB`,
  ratio: heap / bareHeap,
})
const panel = await extended.newPage()
await panel.goto(`chrome-extension://${extensionId}/panel.html`)
await panel.getByRole('heading').first().waitFor()
report({ what: "memory of the panel's scripts", measured: `${(await heapOf(panel)).toFixed(0)} kB` })
await extended.close()
await bare.close()
await rm(out, { recursive: true })
