import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const root = new URL('../../', import.meta.url)
const alertsFile = 'deploy/prometheus/alerts.yml'
const dashboardFile = 'deploy/grafana/precis.json'

/** An alert rule, as far as the checks need it. */
export type Alert = { name: string; expr: string; runbook: string }

const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
})

/** The alert rules in their file, which writes each key on a line of its own. */
export async function readAlerts(): Promise<Alert[]> {
  const text = await readFile(new URL(alertsFile, root), 'utf8')
  const rule = /- alert: (?<name>\w+)\n\s+expr: >-\n\s+(?<expr>.+)\n[\s\S]*?runbook: (?<runbook>\S+)/g
  return [...text.matchAll(rule)].map(({ groups = {} }) => ({
    name: groups['name'] ?? '',
    expr: groups['expr'] ?? '',
    runbook: groups['runbook'] ?? '',
  }))
}

/** The queries of the dashboard, with the interval that Grafana would put in. */
export async function readPanels(): Promise<{ title: string; expr: string }[]> {
  const { panels } = dashboardSchema.parse(JSON.parse(await readFile(new URL(dashboardFile, root), 'utf8')))
  return panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ title, expr: expr.replaceAll('$__rate_interval', '1m') })),
  )
}

/** The names of the metrics that a query reads, without the parts of a histogram. */
export function metricNames(expr: string): string[] {
  const names = expr.match(/\b(?:precis|nodejs|process)_\w+/g) ?? []
  return names.map((name) => name.replace(/_(?:bucket|count|sum)$/, ''))
}
