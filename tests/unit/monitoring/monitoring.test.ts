import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { counters, gauges, histograms } from '#server/lib/metrics/metric-list.ts'
import { createMetrics } from '#server/lib/metrics/metrics.ts'
import { readSources } from '#tests/architecture/source-files.ts'
import { metricNames, readAlerts, readPanels } from '../../../scripts/monitoring/queries.ts'
import type { Alert } from '../../../scripts/monitoring/queries.ts'
import { readSampleMetrics } from '../../../scripts/monitoring/sample-metrics.ts'

let alerts: Alert[]
let panels: { title: string; expr: string }[]
let operations: string
let names: Set<string>

beforeAll(async () => {
  alerts = await readAlerts()
  panels = await readPanels()
  operations = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
  const text = await readSampleMetrics(Date.parse('2026-11-21T10:05:00.000Z'))
  names = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name))
})

describe('each alert', () => {
  it('has a heading in the runbook that it names, with something below it', () => {
    expect(alerts.length).toBeGreaterThan(10)
    for (const { name, runbook } of alerts) {
      expect(runbook).toBe(`docs/operations.md#${name.toLowerCase()}`)
      expect(operations, name).toMatch(new RegExp(`^#### ${name}\\n\\n[A-Z]`, 'm'))
    }
    const headings = [...operations.matchAll(/^#### (Precis\w+)$/gm)].map(([, name]) => name)
    expect(headings).toEqual(alerts.map(({ name }) => name))
  })

  it('is distinguished from health by a case of its own', async () => {
    const folder = new URL('../../../deploy/prometheus/tests/', import.meta.url)
    const texts = ['service', 'work'].map((name) => readFile(new URL(`${name}.test.yml`, folder), 'utf8'))
    const cases = (await Promise.all(texts)).join('').matchAll(/alertname: (\w+)\n\s+exp_alerts:/g)
    expect([...cases].map(([, name]) => name)).toEqual(alerts.map(({ name }) => name))
  })
})

describe('the metrics', () => {
  it('are there for each query of the alerts and of the dashboard', () => {
    const used = [...alerts, ...panels].flatMap(({ expr }) => metricNames(expr))
    expect(used.length).toBeGreaterThan(30)
    expect(used.filter((name) => !names.has(name))).toEqual([])
  })

  it('are each shown by the dashboard, and read by nothing under another name', () => {
    const own = Object.keys({ ...counters, ...histograms, ...gauges })
    expect([...names].filter((name) => name.startsWith('precis_')).toSorted()).toEqual(own.toSorted())
    const shown = new Set(panels.flatMap(({ expr }) => metricNames(expr)))
    expect(own.filter((name) => !shown.has(name))).toEqual(['precis_database_up'])
  })

  it('are of their list, or they do not compile', () => {
    const { count } = createMetrics()
    // @ts-expect-error the list has no such counter
    count('precis_planted_total', {})
    // @ts-expect-error the counter has no such label
    expect(() => count('precis_refusals_total', { planted: 'x' })).toThrow('planted')
  })

  it('are each counted or set somewhere in the server', () => {
    const server = readSources().filter(({ path }) => /^src\/server\/(?!lib\/metrics\/)/.test(path))
    const findUncounted = (listed: readonly string[]): string[] =>
      listed.filter((name) => !server.some(({ text }) => text.includes(`'${name}'`)))
    expect(findUncounted(Object.keys({ ...counters, ...histograms, ...gauges }))).toEqual([])
    expect(findUncounted(['precis_planted_total'])).toEqual(['precis_planted_total'])
  })
})
