import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { startNodeProcess } from '#tests/durability/runs/start-node-process.ts'
import { openPerson } from './person.ts'
import type { Person } from './person.ts'

/** What another person waited, in ms, and how many of their calls were not answered with 200. */
type Waited = { medianMs: number; worstMs: number; failed: number }

/** What came of an attack: what the attacker got, and what another person waited, in words. */
type Line = { attack: string; result: string; isGood: boolean }

type Stage = { origin: string; attacker: Person; other: Person }
type Attack = {
  name: string
  /** Prepares both, and gives the attack and one call of the other person. */
  prepare: (
    stage: Stage,
  ) => Promise<{ attack: () => Promise<string>; ask: (turn: number) => Promise<number> }>
}

const quietCalls = 20
/** Below these a difference is the noise of the machine, in ms. */
const noise = { medianMs: 100, worstMs: 400 }
const maxTimes = 3

const sentences = 39_000
const questionsAtOnce = 29
/** A person may ask 30 questions a minute, so that others ask one after another. */
const questionsEach = 25
const askers = 16
const pauseMs = 100
const attackMs = 15_000

const questionAttack: Attack = {
  name: `${questionsAtOnce} questions at once about a pasted talk of ${sentences} sentences`,
  prepare: async ({ origin, attacker }) => {
    const long = await attacker.paste(talk(sentences, 'storm'))
    const others: { person: Person; transcriptId: string }[] = []
    for (const turn of Array.from({ length: askers }).keys()) {
      const person = openPerson(origin, `10.9.${turn}`)
      others.push({ person, transcriptId: await person.paste(talk(300, `market${turn}`)) })
    }
    return {
      attack: async () => {
        const asked = Array.from({ length: questionsAtOnce }, async (_, turn) => {
          const question = `What happened in the storm of day ${turn}?`
          return (await attacker.call('POST', '/api/ask', { transcriptId: long, question })).status
        })
        return count(await Promise.all(asked))
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
  prepare: async ({ origin, attacker, other }) => {
    const paths: string[] = []
    for (const turn of Array.from({ length: 8 }).keys()) {
      const person = openPerson(origin, `10.8.${turn}`)
      paths.push(...(await person.shareLines(await person.paste(talk(120, `storm${turn}`)))))
    }
    return {
      attack: async () => {
        const until = performance.now() + attackMs
        const circle = Array.from({ length: 8 }, async (_, lane) => {
          const statuses: number[] = []
          for (let at = lane; performance.now() < until; at += 8)
            statuses.push((await attacker.call('GET', paths[at % paths.length] ?? '')).status)
          return statuses
        })
        return `${paths.length} pictures; ${count((await Promise.all(circle)).flat())}`
      },
      ask: async () => (await other.call('GET', '/api/usage-status')).status,
    }
  },
}

/** Questions about a long talk, and what another person waits for an answer. */
export async function attackWithQuestions(connection: ClientConfig): Promise<Line> {
  return await attackBeside(connection, questionAttack)
}

/** Pictures of shared lines, and what another person waits for another call. */
export async function attackWithPictures(connection: ClientConfig): Promise<Line> {
  return await attackBeside(connection, pictureAttack)
}

/** Attacks a server of its own as one person, and measures what another waits meanwhile. */
async function attackBeside(connection: ClientConfig, { name, prepare }: Attack): Promise<Line> {
  await using node = await startNodeProcess({ connection, concurrency: 2, stepMs: 0, insights: null }, spawn)
  const { origin } = node
  const stage = { origin, attacker: openPerson(origin, '10.3.1'), other: openPerson(origin, '10.4.1') }
  const { attack, ask } = await prepare(stage)
  // The first call starts the threads.
  await ask(0)
  let turn = 0
  const askNext = (): Promise<number> => ask((turn += 1))
  const quiet = await measure(askNext, () => turn < quietCalls)
  let isOver = false
  const attacked = attack().finally(() => {
    isOver = true
  })
  const beside = await measure(askNext, () => !isOver)
  return {
    attack: name,
    result: `${await attacked}; another person waited ${inWords(beside)} (${inWords(quiet)} before), ${beside.failed} calls failed`,
    isGood: hardlyNoticed(quiet, beside),
  }
}

function inWords({ medianMs, worstMs }: Waited): string {
  return `${medianMs.toFixed(0)} ms, at worst ${worstMs.toFixed(0)} ms`
}

/** Whether the other person hardly noticed: nothing failed, and nothing took more than three times as long, noise aside. */
function hardlyNoticed(quiet: Waited, beside: Waited): boolean {
  const isWithin = (figure: 'medianMs' | 'worstMs'): boolean =>
    beside[figure] <= Math.max(noise[figure], maxTimes * quiet[figure])
  return beside.failed === 0 && isWithin('medianMs') && isWithin('worstMs')
}

async function measure(ask: () => Promise<number>, goesOn: () => boolean): Promise<Waited> {
  const times: number[] = []
  let failed = 0
  while (goesOn()) {
    const began = performance.now()
    if ((await ask()) !== 200) failed += 1
    times.push(performance.now() - began)
    await pause(pauseMs)
  }
  const sorted = times.toSorted((one, other) => one - other)
  return { medianMs: sorted[Math.floor(sorted.length / 2)] ?? 0, worstMs: sorted.at(-1) ?? 0, failed }
}

/** A talk of short sentences, each of its own. */
function talk(length: number, subject: string): string {
  return Array.from({ length }, (_, at) => `The ${subject} of day ${at} was long. `).join('')
}

function count(statuses: readonly number[]): string {
  const counts = Map.groupBy(statuses, (status) => status)
  return [...counts].map(([status, all]) => `${all.length} × ${status}`).join(', ')
}
