import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
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

  it('are all described, and the dashboard shows each', () => {
    const own = [...names].filter((name) => name.startsWith('precis_'))
    const described = new Set([...operations.matchAll(/`(precis_\w+)`/g)].map(([, name]) => name))
    expect(own.filter((name) => !described.has(name))).toEqual([])
    const shown = new Set(panels.flatMap(({ expr }) => metricNames(expr)))
    expect(own.filter((name) => !shown.has(name))).toEqual(['precis_database_up'])
  })
})
