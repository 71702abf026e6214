import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { firefoxExtensionId } from '#product/extension.ts'
import { inheritedEnvironment } from '../run-environment.ts'

/** The address of the extension in this Firefox, which otherwise draws one for each profile. */
const uuid = '0c9d7c9e-6f6a-4d0e-9c1b-3f6f2a3d7b11'
export const extensionOrigin = `moz-extension://${uuid}`

/** The place where a Firefox is; `null` where there is none. */
export function findFirefox(): string | null {
  const folders = (inheritedEnvironment()['PATH'] ?? '').split(path.delimiter)
  const files = ['firefox-esr', 'firefox'].flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return files.find((file) => existsSync(file)) ?? null
}

const youtubeHosts = ['www.youtube.com', 'consent.youtube.com']

/** A page in a tab of Firefox. */
export type FirefoxPage = {
  goto: (address: string) => Promise<void>
  /** The value of an expression in the page; a promise is waited for. */
  evaluate: (expression: string) => Promise<unknown>
  /** Brings the tab to the front: the timers of the others are slow. */
  show: () => Promise<void>
  /** Presses the mouse in the middle of the element, as a person does. */
  click: (expression: string) => Promise<void>
}

/** A Firefox with the extension in it. */
export type Firefox = AsyncDisposable & {
  open: (address: string) => Promise<FirefoxPage>
  /** Ends it and starts it again, with what its profile has. */
  restart: () => Promise<void>
  /** Cuts its tabs off the network, or connects them again. */
  cut: (isCut: boolean) => void
  /** The addresses that were asked for while the network was cut. */
  refused: string[]
}

type Answer = { type: string; body: string }
type Options = {
  /** The package of the extension. */
  archive: string
  /** The answers of pages of YouTube. */
  answer: (url: URL) => Answer
}

/** Starts a Firefox, installs the extension, and answers for YouTube. */
export async function startFirefox(program: string, options: Options): Promise<Firefox> {
  const profile = await mkdtemp(path.join(tmpdir(), 'precis-firefox-'))
  await writeFile(path.join(profile, 'user.js'), preferences())
  const network: Network = { isCut: false, refused: [] }
  let running = await launch(program, profile, { ...options, network })
  return {
    refused: network.refused,
    cut: (isCut) => {
      network.isCut = isCut
    },
    open: (address) => openPage(running.bidi, address),
    restart: async () => {
      await running.end()
      running = await launch(program, profile, { ...options, network })
    },
    async [Symbol.asyncDispose]() {
      await running.end()
      await rm(profile, { recursive: true, force: true })
    },
  }
}

type Network = { isCut: boolean; refused: string[] }

async function launch(
  program: string,
  profile: string,
  { archive, answer, network }: Options & { network: Network },
) {
  const flags = ['--headless', '--no-remote', '--remote-allow-system-access', '--remote-debugging-port', '0']
  const child = spawn(program, [...flags, '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...inheritedEnvironment(), HOME: profile },
  })
  const bidi = await connect(`${await addressOf(child)}/session`)
  bidi.onBlocked((url, request) => {
    if (network.isCut) {
      network.refused.push(url.href)
      return bidi.send('network.failRequest', { request })
    }
    if (!youtubeHosts.includes(url.hostname)) return bidi.send('network.continueRequest', { request })
    const { type, body } = answer(url)
    const headers = [{ name: 'content-type', value: { type: 'string', value: type } }]
    const given = { request, statusCode: 200, headers, body: { type: 'string', value: body } }
    return bidi.send('network.provideResponse', given)
  })
  await bidi.send('session.new', { capabilities: {} })
  await bidi.send('webExtension.install', { extensionData: { type: 'archivePath', path: archive } })
  await bidi.send('session.subscribe', { events: ['network.beforeRequestSent'] })
  const urlPatterns = ['http', 'https'].map((protocol) => ({ type: 'pattern', protocol }))
  await bidi.send('network.addIntercept', { phases: ['beforeRequestSent'], urlPatterns })
  const end = async (): Promise<void> => {
    bidi.close()
    const closed = once(child, 'close')
    child.kill()
    await closed
  }
  return { bidi, end }
}

/** Nothing is asked of the maker of the browser, and the extension has the address that the tests know. */
function preferences(): string {
  const values = {
    // One that a test installs goes with its browser, and would take along what it stored.
    'extensions.webextensions.keepStorageOnUninstall': true,
    'extensions.webextensions.keepUuidOnUninstall': true,
    'extensions.webextensions.uuids': JSON.stringify({ [firefoxExtensionId]: uuid }),
    'remote.active-protocols': 1,
    'app.normandy.enabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'network.connectivity-service.enabled': false,
    'intl.accept_languages': 'en-US',
  }
  return Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('')
}

async function addressOf(child: ChildProcess): Promise<string> {
  let text = ''
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  child.once('close', () => reject(new Error(`Firefox ended: ${text}`)))
  child.stderr?.on('data', (piece: Buffer) => {
    text += piece.toString()
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(text) ?? []
    if (address !== undefined) resolve(address)
  })
  return await promise
}

const treeSchema = z.object({ context: z.string() })
const valueSchema = z.union([
  z.object({ type: z.literal('success'), result: z.object({ value: z.unknown().optional() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
])

async function openPage(bidi: Bidi, address: string): Promise<FirefoxPage> {
  const { context } = treeSchema.parse(await bidi.send('browsingContext.create', { type: 'tab' }))
  const evaluate = async (expression: string): Promise<unknown> => {
    // The value comes as JSON: the protocol has a form of its own for what is in objects.
    const asJson = `Promise.resolve(${expression}).then((value) => JSON.stringify(value) ?? 'null')`
    const sent = { expression: asJson, target: { context }, awaitPromise: true, userActivation: true }
    const answer = valueSchema.parse(await bidi.send('script.evaluate', sent))
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
    return JSON.parse(z.string().parse(answer.result.value))
  }
  const page: FirefoxPage = {
    goto: async (to) => {
      await bidi.send('browsingContext.navigate', { context, url: to, wait: 'complete' })
    },
    evaluate,
    show: async () => {
      await bidi.send('browsingContext.activate', { context })
    },
    click: async (expression) => {
      const middle = `((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { x, y, width, height } = element.getBoundingClientRect()
        return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
      })(${expression})`
      const { x, y } = z.object({ x: z.number(), y: z.number() }).parse(await evaluate(middle))
      const mouse = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      const actions = [{ type: 'pointer', id: 'mouse', actions: mouse }]
      await bidi.send('input.performActions', { context, actions })
    },
  }
  await page.goto(address)
  return page
}

type Bidi = {
  send: (method: string, params: unknown) => Promise<unknown>
  /** Called with each request that waits for its answer. */
  onBlocked: (answer: (url: URL, request: string) => Promise<unknown>) => void
  close: () => void
}

const messageSchema = z.union([
  z.object({ type: z.literal('success'), id: z.int(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.int(), error: z.string(), message: z.string() }),
  z.object({ type: z.literal('event'), method: z.string(), params: z.unknown() }),
])
const blockedSchema = z.object({
  isBlocked: z.literal(true),
  request: z.object({ request: z.string(), url: z.string() }),
})

/** A connection by WebDriver BiDi, which Firefox speaks by itself. */
async function connect(address: string): Promise<Bidi> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let last = 0
  let answerBlocked: (url: URL, request: string) => Promise<unknown> = () => Promise.resolve()
  socket.addEventListener('message', ({ data }) => {
    const message = messageSchema.parse(JSON.parse(String(data)))
    if (message.type === 'event') {
      const blocked = blockedSchema.safeParse(message.params)
      if (!blocked.success) return
      const { url, request } = blocked.data.request
      // A page that was left takes no answer any more.
      answerBlocked(new URL(url), request).catch(() => undefined)
      return
    }
    const call = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.type === 'success') call?.resolve(message.result)
    else call?.reject(new Error(`${message.error}: ${message.message}`))
  })
  await once(socket, 'open')
  return {
    send: (method, params) => {
      const call = Promise.withResolvers<unknown>()
      last += 1
      waiting.set(last, call)
      socket.send(JSON.stringify({ id: last, method, params }))
      return call.promise
    },
    onBlocked: (answer) => {
      answerBlocked = answer
    },
    close: () => socket.close(),
  }
}
