import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Insight } from '#contract/evidence.ts'
import type { Summary } from '#contract/summary.ts'
import { speakersOf } from '#export/line-speakers.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { giveTranscript, signInWith } from './member.ts'

const meeting = `Priya Shah: Good morning, the first point is the launch of the new booking page.
Tom: The tests are green, but the payment page is still slow in Safari.
Priya Shah: Then it is decided, we launch the booking page on the 14th of May.
Elena: I will write the help article for the new page by Monday.
Tom: I will fix the payment page in Safari by Thursday evening.
Priya Shah: I promise to send the budget for translations to all of you on Friday.
Elena: We agreed to keep ten thousand euros for translations this year.
Tom: Priya asked the agency whether two more weeks cost six thousand euros.`

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server[Symbol.asyncDispose]())

async function summarize(text: string, title: string): Promise<Summary & { historyId: string | null }> {
  const headers = await signInWith(server, `${title}@example.org`)
  const transcriptId = await giveTranscript(server, { text, title, headers })
  const answer = await server.call('POST /api/summarize', { headers, payload: { transcriptId } })
  if (!answer.ok || answer.body.locked) throw new Error('No summary was handed out')
  return answer.body
}

const linesOf = ({ summarySentences, insights }: Summary): Insight[] => [...summarySentences, ...insights]

describe('a summary of a meeting', () => {
  it('says of each line who says it, as its transcript does', async () => {
    const summary = await summarize(meeting, 'named')
    const named = linesOf(summary)
    expect(named.length).toBeGreaterThan(2)
    const turns = meeting.split('\n')
    for (const line of named) {
      const turn = turns.find((each) => each.includes(line.quote.slice(0, 30)))
      expect(turn?.split(':')[0]).toBe(speakersOf(line))
    }
  })

  it('names nobody where its transcript does not, and says how many it names', async () => {
    const summary = await summarize(meeting.replaceAll(/^[\w ]+: /gm, ''), 'unnamed')
    expect(summary.talk?.speakers).toBe(0)
    for (const line of linesOf(summary)) expect(line).not.toHaveProperty('speaker')
  })

  it('is asked what a person promised, and answers with what that person says', async () => {
    const headers = await signInWith(server, 'asks@example.org')
    const transcriptId = await giveTranscript(server, { text: meeting, title: 'asked', headers })
    const answer = await server.call('POST /api/ask', {
      headers,
      payload: { transcriptId, question: 'What did Priya promise?' },
    })
    if (!answer.ok) throw new Error(answer.problem.detail)
    const [best] = answer.body.passages
    expect(best).toMatchObject({ speaker: 'Priya Shah' })
    expect(best?.quote).toContain('I promise to send the budget')
  })

  it('has a line shared with who says it, in its page and its picture', async () => {
    const headers = await signInWith(server, 'shares@example.org')
    const transcriptId = await giveTranscript(server, { text: meeting, title: 'shared', headers })
    const made = await server.call('POST /api/summarize', { headers, payload: { transcriptId } })
    if (!made.ok || made.body.locked) throw new Error('No summary was handed out')
    const [line] = made.body.insights
    const path = `/api/history/${made.body.historyId}/moments/insight-0`
    const shared = await server.call('POST /api/history/:id/moments/:line', { path, headers })
    if (!shared.ok) throw new Error(shared.problem.detail)
    const token = shared.body.momentPath.replace('/m/', '')
    const read = await server.call('GET /api/moments/:token', { path: `/api/moments/${token}` })
    if (!read.ok) throw new Error(read.problem.detail)
    expect(read.body.line.speaker).toBe(line?.speaker)
    expect(line?.speaker).toMatch(/Priya|Tom|Elena/)
  })
})
