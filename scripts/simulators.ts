import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { watchUrl } from '#product/watch-url.ts'

/** Stand-ins for the services outside: the settings that point a server at them, and how to end them. */
export type Simulators = { settings: Readonly<Record<string, string>>; stop: () => void }

const root = path.resolve(import.meta.dirname, '..')
const youtubeProgram = 'tests/fakes/youtube/youtube-process.ts'
/** The time that an answer of the real one takes, more or less, in ms. */
const latencyMs = '200'
const modelProgram = 'tests/fakes/language-model/language-model-process.ts'
/** The time that a model takes for its first words and for each piece, more or less, in ms. */
const firstPieceMs = '800'
const pieceMs = '30'
const openidProgram = 'tests/fakes/openid/openid-process.ts'
const mailProgram = 'tests/fakes/mail/mail-process.ts'
const razorpayProgram = 'tests/fakes/razorpay/razorpay-process.ts'
const recognizerProgram = 'tests/fakes/recognizer/recognizer-process.ts'
const readwiseProgram = 'tests/fakes/readwise/readwise-process.ts'
const notionProgram = 'tests/fakes/notion/notion-process.ts'
/** The keys that the simulator of Razorpay knows. */
const razorpayKeys = {
  RAZORPAY_KEY_ID: 'rzp_test_simulated0001',
  RAZORPAY_KEY_SECRET: 'the key secret of the simulator',
  RAZORPAY_WEBHOOK_SECRET: 'the webhook secret of the simulator',
}
/** The cases that are worth trying by hand. */
const shown = ['okManual001', 'manyTracks1', 'hours12len1', 'noCaptions1', 'privateVid1', 'ageNative01']

/**
 * Starts the stand-ins and says what can be tried with them. `model` is the scenario of the language model,
 * `port` that of the server, which takes webhooks.
 */
export async function startSimulators(model: string, port: number): Promise<Simulators> {
  const youtube = startProgram(youtubeProgram, ['--latency', latencyMs])
  const models = startProgram(modelProgram, ['--first', firstPieceMs, '--piece', pieceMs])
  const openid = startProgram(openidProgram, [])
  const mail = startProgram(mailProgram, [])
  const recognizer = startProgram(recognizerProgram, [])
  const readwise = startProgram(readwiseProgram, [])
  const notion = startProgram(notionProgram, [])
  const razorpay = startProgram(razorpayProgram, [
    '--webhooks',
    `http://localhost:${port}/api/webhooks/razorpay`,
  ])
  const [youtubeOrigin, modelsOrigin, issuer, razorpayOrigin, recognizerUrl, readwiseUrl, notionUrl] =
    await Promise.all([
      readAddress(youtube),
      readAddress(models),
      readAddress(openid),
      readAddress(razorpay),
      readAddress(recognizer),
      readAddress(readwise),
      readAddress(notion),
    ])
  const [smtpUrl, emails] = await readAddresses(mail)
  process.stdout.write(`\n  YouTube is simulated at ${youtubeOrigin}. Videos to try:\n`)
  for (const videoId of shown) process.stdout.write(`    ${watchUrl(videoId)}\n`)
  process.stdout.write(`    all of them: npx node ${youtubeProgram} --list\n`)
  process.stdout.write(`\n  A language model is simulated at ${modelsOrigin}, by the scenario "${model}".\n`)
  process.stdout.write(`    another one: OPENAI_MODEL=wrong-language npm run dev -- --simulate\n`)
  process.stdout.write(`    all of them: npx node ${modelProgram} --list\n`)
  process.stdout.write(
    `\n  Google is simulated at ${issuer}. Emails, such as codes to sign in with, are at ${emails}\n`,
  )
  process.stdout.write(`\n  Speech recognition is simulated: any recording tells of a lighthouse.\n`)
  process.stdout.write(
    `\n  Readwise takes the token "readwise-token"; Notion "ntn_token" and the database 11111111-2222-4333-8444-555555555555.\n`,
  )
  process.stdout.write(`\n  Razorpay is simulated at ${razorpayOrigin}. Nothing is charged.\n\n`)
  return {
    settings: {
      YOUTUBE_BASE_URL: youtubeOrigin,
      OPENAI_BASE_URL: modelsOrigin,
      OPENAI_MODEL: model,
      RECOGNIZER_BASE_URL: recognizerUrl,
      READWISE_BASE_URL: readwiseUrl,
      NOTION_BASE_URL: notionUrl,
      GOOGLE_ISSUER: issuer,
      GOOGLE_CLIENT_ID: 'precis',
      GOOGLE_CLIENT_SECRET: 'simulated',
      SMTP_URL: smtpUrl,
      MAIL_FROM: 'Précis <hello@localhost>',
      ...razorpayKeys,
      RAZORPAY_API_BASE: razorpayOrigin,
      RAZORPAY_CHECKOUT_URL: `${razorpayOrigin}/v1/checkout.js`,
    },
    stop: () => {
      for (const simulator of [youtube, models, openid, mail, razorpay, recognizer, readwise, notion])
        simulator.kill()
    },
  }
}

/** Starts the stand-in for YouTube and no other; gives its address and how to end it. */
export async function startYoutubeSimulator(): Promise<{ origin: string; stop: () => void }> {
  const youtube = startProgram(youtubeProgram, [])
  return { origin: await readAddress(youtube), stop: () => void youtube.kill() }
}

function startProgram(program: string, options: readonly string[]) {
  return spawn(process.execPath, [program, ...options], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
}

/**
 * A simulator's first line ends with its address, that of the language model with the one for OpenAI's
 * clients.
 */
async function readAddress(simulator: ChildProcess): Promise<string> {
  const addresses = await readAddresses(simulator)
  return addresses.at(-1) ?? addresses[0]
}

/** All addresses in a simulator's first line. */
async function readAddresses({ stdout }: ChildProcess): Promise<[string, ...string[]]> {
  if (stdout === null) throw new Error('The output of a simulator was asked for')
  for await (const line of createInterface({ input: stdout })) {
    const [first, ...others] = line.match(/\b(?:https?|smtp):\/\/[^\s,]+/g) ?? []
    if (first !== undefined) return [first, ...others]
  }
  throw new Error('A simulator ended before it was ready')
}
