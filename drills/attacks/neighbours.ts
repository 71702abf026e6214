import { spawn } from 'node:child_process'
import type { ClientConfig } from 'pg'
import { asksPerMinute } from '#product/plans.ts'
import { startNodeProcess } from '#tests/durability/runs/start-node-process.ts'
import { startBarrages } from './barrage-thread.ts'
import type { Fire } from './barrage-thread.ts'
import { openPerson } from './person.ts'
import type { Person } from './person.ts'
import { compareInWords, hardlyNoticed, measure, transcript } from './waiting.ts'

/** The outcome of an attack: what the attacker got, and what another person waited, in words. */
type Line = { attack: string; result: string; isGood: boolean }

/** Two people at a server of their own; what is held goes with it. */
type Stage = {
  origin: string
  attacker: Person
  other: Person
  fire: Fire
  held: AsyncDisposableStack
}

/** The calls of one person, and those of another meanwhile. */
export type Attack = {
  name: string
  /** Prepares both, and gives the attack and one call of the other person. */
  prepare: (
    stage: Stage,
  ) => Promise<{ attack: () => Promise<string>; ask: (turn: number) => Promise<number> }>
}

const quietCalls = 80

const sentences = 39_000
/**
 * All that a person may ask in a minute but one: no model is set up here, so the limit for models does not
 * count.
 */
const questionsAtOnce = asksPerMinute - 1
/**
 * The call that each of the others makes before it is the next one's turn: none of them meets the limit, and
 * a first question about a transcript, whose index has to be made, is asked as often before the attack as
 * beside it.
 */
const questionsEach = 5
const askers = 32
const pauseMs = 100
const attackMs = 15_000

const questionAttack: Attack = {
  name: `${questionsAtOnce} questions at once about a pasted talk of ${sentences} sentences`,
  prepare: async ({ origin, attacker, fire }) => {
    const long = await attacker.paste(transcript(sentences, 'storm'))
    const others: { person: Person; transcriptId: string }[] = []
    for (const turn of Array.from({ length: askers }).keys()) {
      const person = openPerson(origin, `10.9.${turn}`)
      others.push({ person, transcriptId: await person.paste(transcript(300, `market${turn}`)) })
    }
    return {
      attack: async () => {
        const calls = Array.from({ length: questionsAtOnce }, (_, turn) => {
          const question = `What happened in the storm of day ${turn}?`
          return { method: 'POST', path: '/api/ask', body: { transcriptId: long, question } }
        })
        return await fire({
          origin,
          network: attacker.network,
          cookies: attacker.cookies,
          calls,
          lanes: questionsAtOnce,
          forMs: null,
        })
      },
      ask: async (turn) => {
        const other = others[Math.floor(turn / questionsEach) % askers]
        if (other === undefined) return 0
        const question = `Was the market of day ${turn} long?`
        return (await other.person.call('POST', '/api/ask', { ...other, person: undefined, question })).status
      },
    }
  },
}

const pictureAttack: Attack = {
  name: 'the pictures of all shared lines of a network, in a circle, for 15 seconds',
  prepare: async ({ origin, attacker, other, fire }) => {
    const paths: string[] = []
    for (const turn of Array.from({ length: 8 }).keys()) {
      const person = openPerson(origin, `10.8.${turn}`)
      paths.push(...(await person.shareLines(await person.paste(transcript(120, `storm${turn}`)))))
    }
    return {
      attack: async () => {
        const calls = paths.map((path) => ({ method: 'GET', path }))
        return `${paths.length} pictures; ${await fire({ origin, network: attacker.network, cookies: attacker.cookies, calls, lanes: 8, forMs: attackMs })}`
      },
      ask: async () => (await other.call('GET', '/api/usage-status')).status,
    }
  },
}

/** Questions about a long transcript, and what another person waits for an answer. */
export async function attackWithQuestions(connection: ClientConfig): Promise<Line> {
  return await attackBeside(connection, questionAttack)
}

/** Pictures of shared lines, and what another person waits for another call. */
export async function attackWithPictures(connection: ClientConfig): Promise<Line> {
  return await attackBeside(connection, pictureAttack)
}

/** Attacks a server of its own as one person, and measures what another waits meanwhile. */
export async function attackBeside(connection: ClientConfig, { name, prepare }: Attack): Promise<Line> {
  await using node = await startNodeProcess({ connection, concurrency: 2, stepMs: 0, insights: null }, spawn)
  await using held = new AsyncDisposableStack()
  const { origin } = node
  const stage = {
    origin,
    attacker: openPerson(origin, '10.3.1'),
    other: openPerson(origin, '10.4.1'),
    fire: await startBarrages(origin),
    held,
  }
  const { attack, ask } = await prepare(stage)
  // The first call starts the threads.
  await ask(0)
  let turn = 0
  const askNext = async (): Promise<boolean> => (await ask((turn += 1))) === 200
  const quiet = await measure(askNext, { goesOn: () => turn < quietCalls, pauseMs })
  let isOver = false
  const attacked = attack().finally(() => {
    isOver = true
  })
  const beside = await measure(askNext, { goesOn: () => !isOver, pauseMs })
  return {
    attack: name,
    result: `${await attacked}; another person ${compareInWords(quiet, beside)}`,
    isGood: hardlyNoticed(quiet, beside),
  }
}
