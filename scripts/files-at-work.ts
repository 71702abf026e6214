import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { watchUrl } from '#product/watch-url.ts'
import { freePort } from './dev/free-port.ts'

/*
 * Counts the files of `src` that a call runs code of, by V8's coverage of a server that runs from its
 * sources: from a link to a stored summary, for a stored summary, and for a question. Worker threads have
 * coverage of their own and are not counted. A file counts when it was at work in each of eight rounds, so
 * that a task that only happens to run meanwhile does not: several look for work each second, and with three
 * rounds one run counted up to eight files of theirs.
 */

const root = path.resolve(import.meta.dirname, '..')
const source = path.join(root, 'src/')
/** Videos of the simulator of YouTube, one for each round. */
const videoIds = [
  'okManual001',
  'manyTracks1',
  'hours12len1',
  'many0000001',
  'many0000002',
  'many0000004',
  'many0000005',
  'many0000006',
]
const wanted = { 'from a link to a stored summary': 110, 'a stored summary': 20, 'a question': 40 }
type Call = keyof typeof wanted

const coverageSchema = z.object({
  result: z.array(
    z.object({
      url: z.string(),
      functions: z.array(z.object({ ranges: z.array(z.object({ count: z.int() })) })),
    }),
  ),
})
const summarySchema = z.object({ historyId: z.guid() })

const { values: flags } = parseArgs({ options: { list: { type: 'boolean', default: false } } })
const folder = await mkdtemp(path.join(tmpdir(), 'precis-at-work-'))
await chmod(folder, 0o711)
const youtube = spawn(process.execPath, ['tests/fakes/youtube/youtube-process.ts'], { cwd: root })
const port = await freePort()
const server = spawn(process.execPath, ['--inspect=127.0.0.1:0', 'src/server/main.ts'], {
  cwd: root,
  env: {
    ...process.env,
    DATA_DIR: folder,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    YOUTUBE_BASE_URL: await readMatch(youtube, 'stdout', /http:\/\/\S+/),
  },
})
const inspector = await connect(await readMatch(server, 'stderr', /ws:\/\/\S+/))
try {
  await readMatch(server, 'stdout', /http:\/\/\S+/)
  const found = await measure(`http://127.0.0.1:${port}`)
  for (const [call, files] of found) {
    console.log(`${call}: ${files.length} files at work; wanted at most ${wanted[call]}`)
    if (flags.list) console.log(files.map((file) => `  ${file}`).join('\n'))
  }
} finally {
  // A process with an inspector does not end before that has left.
  inspector.leave()
  server.kill()
  youtube.kill()
  await once(server, 'exit')
  await rm(folder, { recursive: true })
}

type Inspector = {
  call: (method: string, params?: object) => Promise<unknown>
  leave: () => void
}

async function measure(origin: string): Promise<Map<Call, string[]>> {
  await inspector.call('Profiler.enable')
  await inspector.call('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  const rounds = new Map<Call, Set<string>[]>()
  const count = async <Answer>(call: Call, work: () => Promise<Answer>): Promise<Answer> => {
    await inspector.call('Profiler.takePreciseCoverage')
    const answer = await work()
    const { result } = coverageSchema.parse(await inspector.call('Profiler.takePreciseCoverage'))
    const ran = result.filter(({ functions }) => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0))
    const files = ran.flatMap(({ url }) => (url.startsWith('file:') ? [fileURLToPath(url)] : []))
    const ours = files.filter((file) => file.startsWith(source)).map((file) => path.relative(root, file))
    rounds.set(call, [...(rounds.get(call) ?? []), new Set(ours)])
    return answer
  }
  for (const videoId of videoIds) {
    const payload = { videoUrl: watchUrl(videoId) }
    const first = await count('from a link to a stored summary', () =>
      post(`${origin}/api/summarize`, payload),
    )
    const { cookie } = first
    const again = await count('a stored summary', () => post(`${origin}/api/summarize`, payload, cookie))
    const { historyId } = summarySchema.parse(lastEvent(again.body))
    const question = { question: 'What is it about?', historyId }
    await count('a question', () => post(`${origin}/api/ask`, question, cookie))
  }
  return new Map(
    [...rounds].map(([call, [one = new Set<string>(), ...others]]) => [
      call,
      [...one].filter((file) => others.every((other) => other.has(file))).toSorted(),
    ]),
  )
}

/** A call as the page makes it, read to the end of its events. */
async function post(url: string, payload: object, cookie = ''): Promise<{ body: string; cookie: string }> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie },
    body: JSON.stringify(payload),
  })
  const body = await answer.text()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${body}`)
  const set = answer.headers.getSetCookie().map((each) => each.replace(/;.*/, ''))
  return { body, cookie: set.length === 0 ? cookie : set.join('; ') }
}

/** The data of the last event, or the answer itself where it came as JSON. */
function lastEvent(body: string): unknown {
  const data = [...body.matchAll(/^data: ?(?<data>.*)$/gm)].at(-1)?.groups?.['data']
  return JSON.parse(data ?? body)
}

/** The line that a program prints first that matches. */
async function readMatch(program: ChildProcess, stream: 'stdout' | 'stderr', form: RegExp): Promise<string> {
  const input = program[stream]
  if (input === null) throw new Error('The program has no such stream')
  for await (const line of createInterface({ input })) {
    const [match] = form.exec(line) ?? []
    if (match === undefined) continue
    // What comes later is read as well, or the program would wait for it.
    input.resume()
    return match
  }
  throw new Error(`The program ended before it printed ${form}`)
}

/** Calls of V8's inspector, one after the other. */
async function connect(address: string): Promise<Inspector> {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  let id = 0
  const call: Inspector['call'] = async (method, params = {}) => {
    id += 1
    const asked = id
    const answered = new Promise<unknown>((resolve, reject) => {
      const read = ({ data }: MessageEvent): void => {
        const message = z
          .object({ id: z.int().optional(), result: z.unknown().optional(), error: z.unknown().optional() })
          .parse(JSON.parse(String(data)))
        if (message.id !== asked) return
        socket.removeEventListener('message', read)
        if (message.error === undefined) resolve(message.result)
        else reject(new Error(`${method} failed: ${JSON.stringify(message.error)}`))
      }
      socket.addEventListener('message', read)
    })
    socket.send(JSON.stringify({ id: asked, method, params }))
    return await answered
  }
  return {
    call,
    leave: () => {
      socket.close()
    },
  }
}
