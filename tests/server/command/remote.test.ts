import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { createMember, createProgram, givePlan } from '#tests/server/security/people.ts'
import type { Person } from '#tests/server/security/people.ts'
import { runPrecis } from '#tests/unit/command/run-precis.ts'
import { transcriptCaptions } from '../../unit/command/transcript-file.ts'

let server: TestApp
let origin = ''
let held = Promise.resolve()
beforeAll(async () => {
  const engine = createScriptedEngine({ insights: 2, pace: () => held })
  server = await startApp({ engine, isCounted: true })
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server[Symbol.asyncDispose]())

async function createUser(scopes?: Parameters<typeof createProgram>[2]) {
  const member = await createMember(server)
  return { member, key: (await createProgram(server, member, scopes)).secret }
}

async function makeForm({ headers }: Person, name: string): Promise<string> {
  const payload = {
    name,
    sections: [{ heading: 'Numbers', shape: 'points', about: '' }],
    guidance: '',
  } as const
  const made = await server.call('POST /api/forms', { headers, payload })
  if (!made.ok) throw new Error(made.problem.detail)
  return made.body.id
}

const documentSchema = z.object({
  engine: z.object({ name: z.string() }),
  insights: z.array(z.object({ text: z.string(), second: z.number() })),
})

describe('precis with a server', () => {
  it('has the summary of a file made there, for the account of the key', async () => {
    const { member, key } = await createUser()
    const env = { PRECIS_SERVER: origin, PRECIS_KEY: key }
    const ran = await runPrecis(['-', '--json'], { env, input: transcriptCaptions, fetch })
    expect(ran.code).toBe(0)
    const { engine, insights } = documentSchema.parse(JSON.parse(ran.output))
    expect(engine.name).toBe('scripted')
    expect(insights.map(({ second }) => second)).toEqual([10, 15])
    expect(ran.errors).toContain('Generating AI summary\n')
    const history = await server.call('GET /api/history', { headers: member.headers })
    expect(history.ok && history.body.items).toHaveLength(1)
  })

  it('says what kind of talk it is, as the command by itself does', async () => {
    const said = [
      'Priya: The first point on the agenda is the booking page.',
      'Tom: The payment page is still slow in Safari.',
      'Priya: So we decided, we launch on the 14th.',
      "Tom: I'll fix the Safari problem by Thursday.",
      'Elena: Who presents at the fair in Lisbon?',
    ]
    const input = said.map((turn, at) => `0:${10 + at * 9} ${turn}`).join('\n')
    const { key } = await createUser()
    for (const env of [{}, { PRECIS_SERVER: origin, PRECIS_KEY: key }]) {
      const { output } = await runPrecis(['-', '--json', '-q'], { env, input, fetch })
      expect(JSON.parse(output)).toMatchObject({ talk: { kind: 'meeting', speakers: 3 } })
    }
  })

  it('gives nothing of the account away with the summary', async () => {
    const { key } = await createUser()
    const env = { PRECIS_SERVER: origin, PRECIS_KEY: key }
    const { output } = await runPrecis(['-', '--json', '-q'], { env, input: transcriptCaptions, fetch })
    for (const name of ['historyId', 'remainingCount', 'planType', 'transcriptId']) {
      expect(output).not.toContain(name)
    }
  })

  it('fetches a transcript and answers a question there', async () => {
    const { key } = await createUser()
    const given = { env: { PRECIS_SERVER: origin, PRECIS_KEY: key }, input: transcriptCaptions, fetch }
    const captions = await runPrecis(['transcript', '-', '-f', 'srt', '-q'], given)
    expect(captions.output).toContain('00:00:35,000 --> 00:00:40,000\nThe barrier at Woolwich')
    const answer = await runPrecis(['ask', '-', 'What protects the city from the tide?', '-q'], given)
    expect(answer.output).toContain('- 0:35 The barrier at Woolwich protects the city from the tide.')
  })

  it.each([
    ['a key that is wrong', 'precis_wrong', 'KEY_INVALID', 77],
    ['no key', '', 'UNAUTHORIZED', 77],
  ])('is refused with %s', async (_what, key, code, exitCode) => {
    const env = { PRECIS_SERVER: origin, PRECIS_KEY: key }
    const ran = await runPrecis(['-', '-q'], { env, input: transcriptCaptions, fetch })
    expect(ran).toMatchObject({ code: exitCode, output: '' })
    expect(ran.errors).toContain(`[${code}]`)
  })

  it('takes an own form of the account by its name or its id, and lists it', async () => {
    const { member, key } = await createUser()
    await givePlan(server, member.email, 'pro')
    const id = await makeForm(member, 'For my team')
    const given = { env: { PRECIS_SERVER: origin, PRECIS_KEY: key }, input: transcriptCaptions, fetch }
    for (const form of ['for my TEAM', id]) {
      const ran = await runPrecis(['-', '--json', '-q', '--form', form], given)
      expect(JSON.parse(ran.output)).toMatchObject({ form: { id, name: 'For my team' } })
    }
    const listed = await runPrecis(['forms', '-q'], given)
    expect(listed.output).toContain(`- Study notes (study-notes)\n`)
    expect(listed.output).toContain(`- For my team (${id})\n`)
  })

  it('says why an own form is not taken, and summarizes nothing', async () => {
    const { member, key } = await createUser()
    const run = (form: string) =>
      runPrecis(['-', '-q', '--form', form], {
        env: { PRECIS_SERVER: origin, PRECIS_KEY: key },
        input: transcriptCaptions,
        fetch,
      })
    const without = await run('For my team')
    expect(without).toMatchObject({ code: 77, output: '' })
    expect(without.errors).toMatch(/forms of your own come with Pro and Unlimited\. \[FORBIDDEN\]\n$/)
    await givePlan(server, member.email, 'pro')
    const id = await makeForm(member, 'For my team')
    const unknown = await run('For another')
    expect(unknown).toMatchObject({ code: 66, output: '' })
    expect(unknown.errors).toMatch(
      /No form is called “For another”\. .+; yours: “For my team”\. \[NOT_FOUND\]/,
    )
    const second = await makeForm(member, 'for my team')
    expect((await run('For my team')).errors).toContain(`Use an id: ${second}, ${id}. [INVALID_REQUEST]`)
    const history = await server.call('GET /api/history', { headers: member.headers })
    expect(history.ok && history.body.items).toEqual([])
  })

  it('is refused with a key that may do something else', async () => {
    const { key } = await createUser(['read'])
    const env = { PRECIS_SERVER: origin, PRECIS_KEY: key }
    const ran = await runPrecis(['-', '-q'], { env, input: transcriptCaptions, fetch })
    expect(ran).toMatchObject({ code: 77, output: '' })
  })

  it('says when no summary is left', async () => {
    const { key } = await createUser()
    const env = { PRECIS_SERVER: origin, PRECIS_KEY: key }
    const run = (transcript: number) =>
      runPrecis(['-', '-q'], {
        env,
        input: `${transcriptCaptions}\nTalk number ${transcript} ends here.\n`,
        fetch,
      })
    let ran = await run(0)
    for (let transcript = 1; ran.code === 0 && transcript < 12; transcript += 1) ran = await run(transcript)
    expect(ran).toMatchObject({ code: 75, output: '' })
    expect(ran.errors).toMatch(/No summaries are left.+\[ALLOWANCE_USED\]/)
  })

  it('cancels the run when it is interrupted, so that it does not count', async () => {
    const { member, key } = await createUser()
    const work = Promise.withResolvers<void>()
    held = work.promise
    const interrupt = new AbortController()
    const running = runPrecis(['-'], {
      env: { PRECIS_SERVER: origin, PRECIS_KEY: key },
      input: transcriptCaptions,
      fetch,
      interrupt: interrupt.signal,
      onErrors: (text) => {
        if (text.includes('Generating AI summary')) interrupt.abort()
      },
    })
    expect(await running).toMatchObject({ code: 130, output: '' })
    work.resolve()
    held = Promise.resolve()
    const runs = await server.call('GET /api/runs', { headers: member.headers })
    expect(runs.ok && runs.body.runs).toEqual([])
  })

  it('says that a server is not one of ours', async () => {
    const env = { PRECIS_SERVER: `${origin}/api/thumbnails`, PRECIS_KEY: 'precis_any' }
    const strange = (): Promise<Response> => Promise.resolve(new Response('<html>', { status: 200 }))
    const ran = await runPrecis(['https://youtu.be/WZyRbnpGyzQ', '-q'], { env, fetch: strange })
    expect(ran).toMatchObject({ code: 76, output: '' })
    const gone = await runPrecis(['https://youtu.be/WZyRbnpGyzQ', '-q'], { env })
    expect(gone).toMatchObject({ code: 69, output: '' })
  })
})
