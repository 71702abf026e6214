import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lineState } from '#evidence/line-state.ts'
import { readSummaryCard } from '#server/features/history/cards/cards.ts'
import { readMoment, readMomentCard } from '#server/features/history/moments/read-moment.ts'
import type { CardLanguage } from '#server/lib/cards/card-parts.ts'
import { drawMomentCard } from '#server/lib/cards/draw-card.ts'
import type { MomentCard } from '#server/lib/cards/draw-card.ts'
import { expectNoFalseVerified, seenThrough, startLying } from './shown-lines.ts'

let lying: Awaited<ReturnType<typeof startLying>>
const tokens = new Map<string, string>()
beforeAll(async () => {
  lying = await startLying()
  const { server, headers, summary } = lying
  const ids = ['gist-0', ...summary.insights.keys().map((at) => `insight-${at}`)]
  for (const line of [...ids, ...summary.summarySentences.keys().map((at) => `sentence-${at}`)]) {
    const path = `/api/history/${summary.historyId}/moments/${line}`
    const made = await server.call('POST /api/history/:id/moments/:line', { path, headers })
    if (made.ok) tokens.set(line, made.body.momentPath.replace('/m/', ''))
  }
})
afterAll(() => lying[Symbol.asyncDispose]())

async function cardOf(token: string, tag = 'en'): Promise<{ line: MomentCard; language: CardLanguage }> {
  const card = await readMomentCard(lying.server.deps, token, tag)
  if (card.kind !== 'line') throw new Error('This is no card of a line')
  return card
}

describe('the shared lines of a lying model', () => {
  it('show each line with its findings, and no lie as verified', async () => {
    const states = new Set<string>()
    for (const token of tokens.values()) {
      const path = `/api/moments/${token}`
      const moment = await lying.server.call('GET /api/moments/:token', { path })
      expectNoFalseVerified(moment.ok && moment.body)
      if (moment.ok) states.add(moment.body.line.state)
    }
    expect([...states].toSorted()).toEqual(['differs', 'verified'])
  })

  it('have cards whose words and colour follow from the findings', async () => {
    for (const token of tokens.values()) {
      const { line } = await readMoment(lying.server.deps, token)
      const { state, note, quote } = (await cardOf(token)).line
      expect(state).toBe(lineState({ ...line.findings, isQuoted: false }))
      expect(note.startsWith('Verified')).toBe(state === 'verified')
      expect(note.startsWith('Differs')).toBe(state === 'differs')
      // What was said is not put beside the state of a line that says something else.
      if (state === 'differs') expect(quote).toBe('')
    }
  })

  it('have pictures that are drawn of these cards, and of no better ones', async () => {
    const [lie] = [...tokens].filter(([line]) => {
      const [kind, at] = line.split('-')
      return kind === 'insight' && seenThrough.has(lying.summary.insights[Number(at)]?.text ?? '')
    })
    const token = lie?.[1] ?? ''
    const card = await cardOf(token)
    const { rawPayload } = await lying.server.app.inject({ url: `/api/moments/${token}/image.png` })
    expect(rawPayload.equals(await drawMomentCard(card.line, card.language))).toBe(true)
    const better = await drawMomentCard({ ...card.line, state: 'verified' }, card.language)
    expect(rawPayload.equals(better)).toBe(false)
  })

  it('have pictures that say so in each language of the pages', async () => {
    const [token = ''] = tokens.values()
    const { line, language } = await cardOf(token, 'hi')
    expect(line.note).toMatch(/\p{Script=Devanagari}/u)
    const url = `/api/moments/${token}/image.png`
    const { rawPayload } = await lying.server.app.inject({ url: `${url}?language=hi` })
    expect(rawPayload.equals(await drawMomentCard(line, language))).toBe(true)
    expect(rawPayload.equals((await lying.server.app.inject({ url })).rawPayload)).toBe(false)
    expect((await lying.server.app.inject({ url: `${url}?language=xx` })).statusCode).toBe(400)
  })
})

describe('the card of a shared summary', () => {
  it('shows no line that differs', async () => {
    const { server, headers, summary } = lying
    const path = `/api/history/${summary.historyId}/share`
    const share = await server.call('POST /api/history/:id/share', { path, headers })
    const token = share.ok ? share.body.sharePath.replace('/s/', '') : ''
    const card = await readSummaryCard(server.deps, token, 'en')
    if (card.kind !== 'summary') throw new Error('This is no card of a summary')
    const { gist: shown, note, state, dots } = card.summary
    expect(summary.insights[0]?.state).toBe('differs')
    expect(summary.insights.find(({ text }) => text === shown)?.state).toBe('verified')
    expect(note).toMatch(/^\d+ of \d+ lines verified, (?:\d+ with words found, )?\d+ differs?\b/)
    expect(state).toBe('differs')
    expect(dots).toEqual(summary.insights.map(({ second, state: each }) => ({ second, state: each })))
    const hindi = await readSummaryCard(server.deps, token, 'hi')
    expect(hindi.kind === 'summary' && hindi.summary.note).toMatch(/\p{Script=Devanagari}/u)
    expect(hindi.language).toMatchObject({
      tag: 'hi',
      motto: expect.stringMatching(/\p{Script=Devanagari}/u),
    })
  })
})
