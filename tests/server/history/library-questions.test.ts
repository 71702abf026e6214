import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { giveTranscript, signInWith, summarizeText } from './member.ts'
import { questionCalls } from './question-calls.ts'

let server: TestApp
let calls: ReturnType<typeof questionCalls>
beforeAll(async () => {
  server = await startApp()
  calls = questionCalls(server)
})
afterAll(() => server[Symbol.asyncDispose]())

let people = 0
const newEmail = (): string => `librarian-${(people += 1)}@example.org`

const keeper = 'When does the lighthouse keeper retire, and who follows?'
const lighthouse = 'The keeper of the lighthouse retires next spring. Nobody wants to follow him there.'
const boat = 'The price of the boat is forty thousand crowns. The engine of the boat is extra.'

describe('a question to the library', () => {
  it('is answered by the transcripts that talk about it', async () => {
    const headers = await signInWith(server, newEmail())
    const transcriptId = await giveTranscript(server, { text: lighthouse, title: 'Coast', headers })
    await giveTranscript(server, { text: boat, title: 'Market', headers })
    const { said, passages, videos } = await calls.ask({ question: keeper, scope: 'library' }, headers)
    expect(said).toBe(true)
    expect(passages[0]).toMatchObject({
      transcriptId,
      quote: expect.stringContaining('next spring'),
      state: 'quoted',
    })
    const coast = {
      videoTitle: 'Coast',
      videoChannel: null,
      videoId: null,
      publishedOn: null,
      timings: 'none',
    }
    expect(videos?.[0]).toEqual({ transcriptId, historyId: null, ...coast })
  })

  it('finds a transcript in Hindi whatever the script', async () => {
    const headers = await signInWith(server, newEmail())
    const text = 'नदी का पुल पिछले साल टूट गया था। गांव के लोग नाव से जाते हैं। मंदिर पहाड़ पर है।'
    const transcriptId = await giveTranscript(server, { text, title: 'नदी', headers })
    await giveTranscript(server, { text: boat, title: 'Market', headers })
    const { said, passages } = await calls.ask(
      { question: 'nadi ka pul kab toota?', scope: 'library' },
      headers,
    )
    expect(said).toBe(true)
    expect(passages[0]).toMatchObject({ transcriptId, quote: expect.stringContaining('पुल') })
  })

  it('names the summary of each video that it found, the newest that is there', async () => {
    const headers = await signInWith(server, newEmail())
    const id = await summarizeText(server, { text: lighthouse, title: 'Coast', headers })
    const question = { question: keeper, scope: 'library' }
    const { videos } = await calls.ask(question, headers)
    expect(videos).toMatchObject([{ historyId: id, videoTitle: 'Coast' }])
    await giveTranscript(server, { text: lighthouse, title: 'Coast', headers })
    await calls.deleteItem(id, headers)
    expect((await calls.ask(question, headers)).videos).toMatchObject([{ historyId: null }])
  })

  it('is not said where no transcript talks about it', async () => {
    const headers = await signInWith(server, newEmail())
    await giveTranscript(server, { text: boat, title: 'Market', headers })
    const answer = await calls.ask({ question: 'Which vaccines need two doses?', scope: 'library' }, headers)
    expect(answer).toMatchObject({ said: false, answer: null })
  })

  it('looks through at most twenty transcripts, those with the rarest words of the question first', async () => {
    const headers = await signInWith(server, newEmail())
    const transcriptId = await giveTranscript(server, { text: lighthouse, title: 'Coast', headers })
    for (let week = 1; week <= 21; week += 1) {
      const text = `Who follows, and when does the harvest of week ${week} begin? The farmers do not know it yet.`
      await giveTranscript(server, { text, title: `Week ${week}`, headers })
    }
    const { said, passages } = await calls.ask({ question: keeper, scope: 'library' }, headers)
    expect(said).toBe(true)
    expect(passages[0]).toMatchObject({ transcriptId })
  })

  it('reads nothing of others, nothing deleted, and nothing that the plan locks', async () => {
    const owner = await signInWith(server, newEmail())
    const transcriptId = await giveTranscript(server, { text: lighthouse, title: 'Coast', headers: owner })
    const question = { question: keeper, scope: 'library' }
    const stranger = await signInWith(server, newEmail())
    expect(await calls.ask(question, stranger)).toMatchObject({ said: false, passages: [] })
    const { db } = server.database
    const isItem = sql`transcript_id = ${transcriptId}`
    await db.execute(sql`update history_items set created_at = now() - interval '8 days' where ${isItem}`)
    expect(await calls.ask(question, owner)).toMatchObject({ said: false, passages: [] })
    await db.execute(sql`update history_items set created_at = now(), deleted_at = now() where ${isItem}`)
    expect(await calls.ask(question, owner)).toMatchObject({ said: false, passages: [] })
    await db.execute(sql`update history_items set deleted_at = null where ${isItem}`)
    expect(await calls.ask(question, owner)).toMatchObject({ said: true })
  })

  it('needs a sign-in', async () => {
    const { headers } = await calls.visit()
    for (const caller of [{}, headers]) {
      expect(await calls.post({ question: keeper, scope: 'library' }, caller)).toMatchObject({
        status: 401,
        problem: { code: 'UNAUTHORIZED' },
      })
    }
  })
})

describe('a search of the history', () => {
  it('finds Hindi in both of its scripts, in any spelling', async () => {
    const lata = await signInWith(server, newEmail())
    const devanagari = 'नदी के किनारे एक पुराना मंदिर है। गांव के लोग वहां ज़िंदगी की कहानियां सुनाते हैं।'
    const latin =
      'Pahaad par chadhna mushkil hai. Subah jaldi nikalna chahiye, kyunki dopahar mein baarish hoti hai.'
    const temple = await summarizeText(server, { title: 'Temple', text: devanagari, headers: lata })
    const climb = await summarizeText(server, { title: 'Climb', text: latin, headers: lata })
    const find = async (q: string) => {
      const answer = await server.call('GET /api/history', { headers: lata, query: { q } })
      if (!answer.ok) throw new Error(answer.problem.detail)
      return answer.body.items
    }
    for (const q of ['mandir', 'jindagi ki kahani', 'purana mandir']) {
      expect((await find(q)).map(({ id }) => id)).toEqual([temple])
    }
    for (const q of ['बारिश', 'सुबह जल्दी', 'barish', 'pahad']) {
      expect((await find(q)).map(({ id }) => id)).toEqual([climb])
    }
    expect((await find('zindagi'))[0]?.hits.flatMap(({ words }) => words)).toContain('ज़िंदगी')
    expect(await find('samundar')).toEqual([])
  })
})
