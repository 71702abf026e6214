import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import type { CDPSession } from '@playwright/test'
import { z } from 'zod'
import { createJobs } from '#extension/alone/jobs.ts'
import { extensionId } from '#product/extension.ts'
import { formIds } from '#product/summary-forms.ts'
import { flagsAgainstExtensions, flagsWithExtension, fullBrowser } from '#tests/e2e/extension/full-browser.ts'
import { browserFlags } from '../scripts/browser/browser-flags.ts'
import { exampleTranscript } from './example-transcript.ts'
import { report } from './table.ts'

/**
 * The work of the extension without a server, in a full Chromium: the time from captions to a checked summary
 * by a worker that was just opened, the time of a question, and the memory of the worker. Beside it the same
 * work in Node, by the files that the command line has. What waits for a processor is in the time by the
 * clock, and not in the processor's.
 */
const run = promisify(execFile)
const out = await mkdtemp(path.join(tmpdir(), 'precis-alone-'))
await run(process.execPath, ['scripts/build-extension.ts', '--out', out])
const context = await chromium.launchPersistentContext('', {
  executablePath: await fullBrowser(),
  headless: true,
  ignoreDefaultArgs: flagsAgainstExtensions,
  args: [...browserFlags, ...flagsWithExtension(path.join(out, 'extension/chromium'))],
})
const browser = await context.browser()?.newBrowserCDPSession()
const request = { language: 'en', style: 'standard', form: formIds[0] } as const

/** The captions of the example talk so many times over, as YouTube sends them. */
function captionsTimes(count: number): { captions: string; hours: number } {
  const { cues } = exampleTranscript
  const last = cues.at(-1)
  const length = Math.ceil((last?.start ?? 0) + (last?.duration ?? 0))
  const events = Array.from({ length: count }, (_, round) =>
    cues.map(({ start, duration, text }) => ({
      tStartMs: Math.round(((start ?? 0) + round * length) * 1000),
      dDurationMs: Math.round((duration ?? 2) * 1000),
      segs: [{ utf8: text }],
    })),
  ).flat()
  return { captions: JSON.stringify({ events }), hours: (length * count) / 3600 }
}

const heapSchema = z.object({ result: z.object({ usedSize: z.number() }) })

/** The largest memory of a worker of a page that was seen, in MB, asked for again and again. */
async function watchMemory(session: CDPSession): Promise<() => number> {
  let largest = 0
  session.on('Target.attachedToTarget', ({ sessionId }) => {
    const ask = (): void => {
      const message = JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' })
      session.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => undefined)
    }
    session.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
      const { data } = heapSchema.safeParse(JSON.parse(message))
      // What other workers answer is theirs to follow: to ask for each of them would double the questions.
      if (from !== sessionId || data === undefined) return
      largest = Math.max(largest, data.result.usedSize)
      setTimeout(ask, 100)
    })
    ask()
  })
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  })
  return () => largest / 1e6
}

const usageSchema = z.object({ processInfo: z.array(z.object({ cpuTime: z.number() })) })

/** The processor's time that all processes of the browser have had, in seconds. */
async function spentByBrowser(): Promise<number> {
  const { processInfo } = usageSchema.parse(await browser?.send('SystemInfo.getProcessInfo'))
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}

/** The processor's time of a piece of work in this process, in seconds. */
async function timeHere(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

const timesSchema = z.object({ seconds: z.number(), insights: z.number().positive() })

for (const count of [1, 3, 12]) {
  const { captions, hours } = captionsTimes(count)
  const panel = await context.newPage()
  await panel.goto(`chrome-extension://${extensionId}/panel.html`)
  const memory = await watchMemory(await context.newCDPSession(panel))
  const page = {
    title: 'A talk',
    channel: null,
    durationSeconds: hours * 3600,
    language: 'en',
    captionKind: 'human' as const,
    chapters: [],
    captions,
  }
  const source = { id: 'talk', videoId: null, page }
  const before = await spentByBrowser()
  const times = timesSchema.parse(
    await panel.evaluate(`(async () => {
      const source = ${JSON.stringify(source)}
      const begun = performance.now()
      const worker = new Worker('worker.js', { type: 'module' })
      const ask = (job, ...given) => new Promise((resolve, reject) => {
        worker.onmessage = ({ data }) => data.outcome?.ok ? resolve(data.outcome.value) : reject(new Error(JSON.stringify(data)))
        worker.postMessage({ call: 1, job, given })
      })
      const summary = await ask('summarize', source, ${JSON.stringify(request)})
      const summarized = performance.now()
      window.ask = () => ask('ask', source, 'What did they say about the cost?')
      return { seconds: (summarized - begun) / 1000, insights: summary.insights.length }
    })()`),
  )
  const spent = (await spentByBrowser()) - before
  const here = await timeHere(() => createJobs(Date.now).summarize(source, request))
  const length = `${hours.toFixed(1)} hours`
  const wanted = count === 12 ? 'under 15 s' : count === 1 ? 'under 2 s' : ''
  report({
    what: `captions of ${length} into a checked summary, worker opened, by the clock`,
    measured: `${times.seconds.toFixed(2)} s`,
    wanted,
  })
  report({
    what: `the same, the processor's time of all of the browser`,
    measured: `${spent.toFixed(2)} s`,
    beside: `in Node ${here.toFixed(2)} s`,
    ratio: spent / here,
  })
  const asked = await panel.evaluate(`(async () => {
    const begun = performance.now()
    await window.ask()
    return (performance.now() - begun) / 1000
  })()`)
  report({ what: `the first question about them`, measured: `${z.number().parse(asked).toFixed(2)} s` })
  report({
    what: `memory of the worker, the most seen`,
    measured: `${memory().toFixed(0)} MB`,
    wanted: count === 3 ? 'under 150 MB' : '',
  })
  await panel.close()
}
await context.close()
await rm(out, { recursive: true })
