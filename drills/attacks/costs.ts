import type { ClientConfig } from 'pg'
import { answerSchema } from '#contract/questions.ts'
import type { Answer } from '#contract/questions.ts'
import { withClient } from '#server/db/pool.ts'
import { startModelSimulator } from '#tests/fakes/language-model/simulator.ts'
import { startBuiltServer } from './built-server.ts'
import type { BuiltServer } from './built-server.ts'
import { openPerson } from './person.ts'
import type { Person } from './person.ts'
import { compareInWords, hardlyNoticed, measure, transcript } from './waiting.ts'

/** Anybody may ask 10 questions a minute, so that several accounts with a plan ask in turn. */
const payers = 8
const quietCalls = 15
/** Calls of the visitors after the visitors' share is spent. */
const callsAfter = 10
const pauseMs = 800
const maxNetworks = 40
const visitorsPerNetwork = 3
const questionsEach = 3
const repeats = 3

/** The calls of the strangers so far. */
type Attacked = { calls: number; networks: number; isSpent: boolean; refused: number }

type Asking = { person: Person; transcriptId: string }

/**
 * Strangers of many networks who repeat and vary questions and summaries until the visitors' share of the day
 * is spent, beside accounts with a plan that ask: what these wait, how many runs of the model the strangers
 * cause, and that those with a plan get the model all the while and afterwards.
 */
export async function attackCosts(
  connection: ClientConfig,
): Promise<{ attack: string; result: string; isGood: boolean }> {
  await using model = await startModelSimulator()
  await using server = await startBuiltServer(connection, {
    env: {
      OPENAI_BASE_URL: model.openaiBaseUrl,
      OPENAI_MODEL: 'honest',
      OPENAI_PRICE_USD: '1/4',
      // Visitors soon have none left, and the accounts enough however long that takes.
      MODEL_MAX_COST_PER_DAY_USD: '2',
      MODEL_VISITORS_PERCENT: '5',
    },
  })
  const asking: Asking[] = []
  for (let turn = 0; turn < payers; turn += 1) asking.push(await openPayer(server, connection, turn))
  let calls = 0
  const ask = async (): Promise<boolean> => {
    const payer = asking[calls % payers]
    calls += 1
    return (
      payer !== undefined && isOfModel((await askAbout(payer, `Was the market of day ${calls} long?`)).answer)
    )
  }
  const quiet = await measure(ask, { goesOn: () => calls < quietCalls, pauseMs })
  const before = { runs: model.questions.length, calls }
  let last = Infinity
  const attacked = spendShare(server.origin).finally(() => {
    last = calls + callsAfter
  })
  const beside = await measure(ask, { goesOn: () => calls < last, pauseMs })
  const strangers = await attacked
  const paidRuns = calls - before.calls
  const runs = model.questions.length - before.runs - paidRuns
  return {
    attack: 'strangers who repeat and vary questions and summaries until the share of the visitors is spent',
    result: `${strangers.calls} calls from ${strangers.networks} networks, ${strangers.refused} refused, made ${runs} runs of the model, ${strangers.isSpent ? 'and the share was spent' : 'but the share was not spent'}; ${paidRuns} questions of accounts with a plan, ${paidRuns - beside.failed} answered by the model; they ${compareInWords(quiet, beside)}`,
    isGood: strangers.isSpent && hardlyNoticed(quiet, beside),
  }
}

/** A stranger after another, each on some network, until one is refused for the share of all visitors. */
async function spendShare(origin: string): Promise<Attacked> {
  const attacked: Attacked = { calls: 0, networks: 0, isSpent: false, refused: 0 }
  while (attacked.networks < maxNetworks && !attacked.isSpent) {
    for (let turn = 0; turn < visitorsPerNetwork; turn += 1) {
      const person = openPerson(origin, `10.11.${attacked.networks}`)
      await askAsStranger(person, `storm${attacked.networks}x${turn}`, attacked)
    }
    attacked.networks += 1
  }
  return attacked
}

/** One summary and a few questions, each of them several times. */
async function askAsStranger(person: Person, subject: string, attacked: Attacked): Promise<void> {
  const transcriptId = await person.paste(transcript(120, subject))
  for (let turn = 0; turn < questionsEach * repeats; turn += 1) {
    const question = `Was the ${subject} of day ${turn % questionsEach} long?`
    const { status, answer } = await askAbout({ person, transcriptId }, question)
    attacked.calls += 1
    if (status !== 200) attacked.refused += 1
    if (answer?.withoutModel?.reason === 'visitors') attacked.isSpent = true
  }
  for (let turn = 0; turn < repeats; turn += 1) {
    const { status } = await person.call('POST', '/api/summarize', { transcriptId })
    attacked.calls += 1
    if (status !== 200) attacked.refused += 1
  }
}

async function askAbout(
  { person, transcriptId }: Asking,
  question: string,
): Promise<{ status: number; answer: Answer | null }> {
  const { status, text } = await person.call('POST', '/api/ask', { transcriptId, question })
  return { status, answer: status === 200 ? answerSchema.parse(JSON.parse(text)) : null }
}

function isOfModel(answer: Answer | null): boolean {
  return answer !== null && answer.answer !== null && answer.withoutModel === null
}

/**
 * Signs in with the code that a server without mail prints, and gives the account a plan and a transcript.
 */
async function openPayer(server: BuiltServer, connection: ClientConfig, turn: number): Promise<Asking> {
  const person = openPerson(server.origin, `10.12.${turn}`)
  const email = `payer${turn}@example.org`
  await person.signIn(email, () => /.*The sign-in code is (\d{6})/s.exec(server.lines.join('\n'))?.[1] ?? '')
  await withClient(connection, (client) =>
    client.query(
      `insert into entitlements (user_id, plan, since, until, is_demo)
       select id, 'pro', now(), now() + interval '1 month', true from users where email = $1`,
      [email],
    ),
  )
  return { person, transcriptId: await person.paste(transcript(300, `market${turn}`)) }
}
