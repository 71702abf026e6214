import { describe, expect, it } from 'vitest'
import { readRows, sql } from '#server/db/sql.ts'
import { summaryRow } from '#server/db/stored-rows.ts'
import { readMomentCard } from '#server/features/history/moments/read-moment.ts'
import type { TestApp } from '#tests/harness.ts'
import { linesIn, startLying, startSecondNode } from './shown-lines.ts'

/**
 * A stored body in the form of the version before: each line that has a quote is verified, and there are no
 * findings.
 */
function asBefore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asBefore)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).filter(([name]) => name !== 'findings' && name !== 'checking')
  const before = Object.fromEntries(parts.map(([name, part]) => [name, asBefore(part)]))
  return 'findings' in value ? { ...before, state: 'verified', flags: [] } : before
}

async function storeAsBefore({ database: { db } }: TestApp): Promise<void> {
  const stored = summaryRow.pick({ id: true, body: true })
  for (const { id, body } of await readRows(db, stored, sql`select id, body from summaries`)) {
    await db.execute(
      sql`update summaries set body = ${JSON.stringify(asBefore(body))}::jsonb where id = ${id}::uuid`,
    )
  }
}

describe('a summary that the version before stored', () => {
  it('says "Words found" of each line wherever it is read, and its card and export do', async () => {
    await using lying = await startLying()
    const { server, headers, summary } = lying
    expect(linesIn(summary).some(({ state }) => state === 'verified')).toBe(true)
    const { historyId: id, transcriptId } = summary
    const own = `/api/history/${id}`
    const share = await server.call('POST /api/history/:id/share', { path: `${own}/share`, headers })
    const moment = await server.call('POST /api/history/:id/moments/:line', {
      path: `${own}/moments/insight-1`,
      headers,
    })
    if (!share.ok || !moment.ok) throw new Error('It can be shared')
    await storeAsBefore(server)
    await using node = await startSecondNode(server)

    const shared = share.body.sharePath.replace('/s/', '/api/shared/')
    const token = moment.body.momentPath.replace('/m/', '')
    const answers = [
      await node.call('GET /api/summaries/:id', { path: `/api/summaries/${id}`, headers }),
      await node.call('GET /api/history', { headers }),
      await node.call('POST /api/summarize', { headers, payload: { transcriptId } }),
      await node.call('GET /api/shared/:token', { path: shared }),
      await node.call('GET /api/moments/:token', { path: `/api/moments/${token}` }),
    ].map((answer) => answer.ok && answer.body)
    const exported = await node.app.inject({ url: '/api/account/export', headers })
    for (const answer of [...answers, exported.json()]) {
      const states = linesIn(answer).map(({ state }) => state)
      expect(states.length).toBeGreaterThan(0)
      expect(new Set(states)).toEqual(new Set(['words-found']))
    }
    const card = await readMomentCard(node.deps, token, 'en')
    expect(card.kind === 'line' && card.line.note).toMatch(/^Words found/)
  })
})
