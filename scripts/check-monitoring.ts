import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { freePort } from './dev/free-port.ts'
import { readAlerts, readPanels } from './monitoring/queries.ts'
import { readSampleMetrics } from './monitoring/sample-metrics.ts'

/**
 * Checks the alert rules with Prometheus's own tool, and runs each query of the dashboard and of the alerts
 * against a Prometheus that has read the metrics of a process. Without Prometheus it says so and checks
 * nothing.
 */

const timeoutMs = 30_000
const rules = path.join(import.meta.dirname, '../deploy/prometheus')
const answerSchema = z.object({
  status: z.string(),
  error: z.string().optional(),
  data: z.object({ result: z.array(z.unknown()) }).optional(),
})

if (!(await hasPrometheus())) {
  console.log('Skipped: prometheus and promtool are not installed (Debian: apt-get install prometheus).')
} else {
  const failures = [...(await checkRules()), ...(await runQueries())]
  for (const failure of failures) console.log(`failed: ${failure}`)
  process.exitCode = failures.length === 0 ? 0 : 1
}

async function hasPrometheus(): Promise<boolean> {
  return (await runs('promtool', ['--version'])) && (await runs('prometheus', ['--version']))
}

async function runs(program: string, args: readonly string[], stdio: 'ignore' | 'inherit' = 'ignore') {
  const child = spawn(program, args, { stdio, cwd: rules })
  const [code] = await once(child, 'exit').catch(() => [1])
  return code === 0
}

async function checkRules(): Promise<string[]> {
  const checks = [
    ['check', 'rules', 'alerts.yml'],
    ['test', 'rules', ...['service', 'work', 'healthy'].map((name) => `tests/${name}.test.yml`)],
  ]
  const failed: string[] = []
  for (const args of checks) if (!(await runs('promtool', args, 'inherit'))) failed.push(args.join(' '))
  return failed
}

async function runQueries(): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'precis-prometheus-'))
  const server = await serveMetrics()
  try {
    return await runPrometheus(folder, server.address())
  } finally {
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function runPrometheus(folder: string, address: AddressInfo | string | null): Promise<string[]> {
  const target = typeof address === 'object' ? `127.0.0.1:${address?.port}` : ''
  const port = await freePort()
  const config = path.join(folder, 'prometheus.yml')
  const scrape = `{ job_name: precis, static_configs: [{ targets: ['${target}'] }] }`
  await writeFile(config, `global: { scrape_interval: 1s }\nscrape_configs:\n  - ${scrape}\n`)
  const prometheus = spawn(
    'prometheus',
    [`--config.file=${config}`, `--storage.tsdb.path=${folder}`, `--web.listen-address=127.0.0.1:${port}`],
    { stdio: 'ignore' },
  )
  try {
    const ask = (expr: string) => query(port, expr)
    await untilTrue(async () => (await ask('rate(precis_runs_total[1m])')).length > 0)
    return [...(await checkPanels(ask)), ...(await checkAlerts(ask))]
  } finally {
    prometheus.kill()
    await once(prometheus, 'exit')
  }
}

type Ask = (expr: string) => Promise<unknown[]>

/** Each panel shows something of a process that did one of everything. */
async function checkPanels(ask: Ask): Promise<string[]> {
  const failed: string[] = []
  const panels = await readPanels()
  for (const { title, expr } of panels) {
    const found = await ask(expr).catch((error: unknown) => String(error))
    if (typeof found === 'string') failed.push(`${title}: ${found}`)
    else if (found.length === 0) failed.push(`${title}: no series for ${expr}`)
  }
  console.log(`${panels.length} queries of the dashboard were run, ${failed.length} failed`)
  return failed
}

async function checkAlerts(ask: Ask): Promise<string[]> {
  const failed: string[] = []
  const alerts = await readAlerts()
  for (const { name, expr } of alerts) await ask(expr).catch((error) => failed.push(`${name}: ${error}`))
  console.log(`${alerts.length} queries of the alerts were run, ${failed.length} failed`)
  return failed
}

async function query(port: number, expr: string): Promise<unknown[]> {
  const address = `http://127.0.0.1:${port}/api/v1/query?query=${encodeURIComponent(expr)}`
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
  const { status, error, data } = answerSchema.parse(await response.json())
  if (status !== 'success') throw new Error(error)
  return data?.result ?? []
}

async function untilTrue(check: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + timeoutMs
  while (!(await check().catch(() => false))) {
    if (performance.now() > end) throw new Error('Prometheus did not read the metrics in time')
    await pause(250)
  }
}

async function serveMetrics(): Promise<Server> {
  const text = await readSampleMetrics(Date.now())
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/plain; version=0.0.4').end(text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}
