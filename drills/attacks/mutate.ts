import type { Chance } from './chance.ts'
import { headers, rawValues, texts, values } from './hostile-values.ts'

/** A call as it goes to the server. */
export type Request = {
  method: string
  url: string
  headers: Record<string, string>
  body: string | undefined
}

/** A call that is right, before anything of it is changed. */
export type Example = {
  key: string
  /** Made by the admin, whose session may end. */
  isAdmin: boolean
  method: string
  path: string
  headers: Record<string, string>
  payload: unknown
}

/** A call with one to three things of it changed. */
export function mutate(example: Example, chance: Chance): Request {
  const request = write(example)
  const changes = 1 + chance.below(3)
  for (let change = 0; change < changes; change += 1) chance.pick(mutations)(request, example, chance)
  return request
}

/** A call as it is. */
function write({ method, path, headers: own, payload }: Example): Request {
  const isText = typeof payload === 'string' || payload === undefined
  return {
    method,
    url: path,
    headers: { ...(isText ? {} : { 'content-type': 'application/json' }), ...own },
    body: isText ? payload : JSON.stringify(payload),
  }
}

type Mutation = (request: Request, example: Example, chance: Chance) => void

const mutations: readonly Mutation[] = [
  changeValue,
  changeValue,
  changeValue,
  replaceRaw,
  damageBody,
  changePath,
  changeQuery,
  changeQuery,
  changeHeader,
]

function changeValue(request: Request, { payload }: Example, chance: Chance): void {
  if (typeof payload !== 'object' || payload === null) return changeQuery(request, undefined, chance)
  const changed: Record<string, unknown> = { ...payload }
  const known = Object.keys(changed)
  const isNew = known.length === 0 || chance.below(4) === 0
  const name = chance.pick(isNew ? [...texts, '__proto__', 'constructor'] : known)
  if (chance.below(6) === 0) delete changed[name]
  else changed[name] = chance.pick(values)
  request.body = JSON.stringify(changed)
}

function replaceRaw(request: Request, { payload }: Example, chance: Chance): void {
  if (typeof payload !== 'object' || payload === null) return
  const [name = 'a'] = Object.keys(payload)
  const raw = chance.pick(rawValues)
  request.body = chance.below(3) === 0 ? raw : `{${JSON.stringify(name)}:${raw},${JSON.stringify(name)}:1}`
}

function damageBody(request: Request, _example: Example | undefined, chance: Chance): void {
  const body = request.body ?? '{"a":1}'
  const at = chance.below(body.length + 1)
  request.body = chance.pick([
    body.slice(0, at),
    `${body.slice(0, at)}${chance.pick(texts)}${body.slice(at)}`,
    `\ufeff${body}`,
    `${body}${body}`,
    '[]',
    '',
  ])
}

function changePath(request: Request, _example: Example | undefined, chance: Chance): void {
  const [path = '/', query] = request.url.split('?')
  const parts = path.split('/')
  const at = 1 + chance.below(parts.length - 1)
  parts[at] = chance.pick([
    '%00',
    '%',
    '%ff',
    '..',
    '%2e%2e',
    '%F0%9F',
    'x'.repeat(300),
    encodeSafe(chance.pick(texts)),
  ])
  request.url = parts.join('/') + (query === undefined ? '' : `?${query}`)
}

function changeQuery(request: Request, _example: Example | undefined, chance: Chance): void {
  const names = [
    'q',
    'cursor',
    'limit',
    'sort',
    'before',
    'format',
    'title',
    'fileName',
    'videoUrl',
    'returnTo',
    'state',
    'userEmail',
    '__proto__',
    'a[b]',
  ]
  const name = chance.pick(names)
  const pair = `${name}=${chance.below(5) === 0 ? '%ff%00' : encodeSafe(chance.pick(texts))}`
  const twice = chance.below(4) === 0 ? `&${pair}` : ''
  request.url += `${request.url.includes('?') ? '&' : '?'}${pair}${twice}`
}

function changeHeader(request: Request, _example: Example | undefined, chance: Chance): void {
  const [name, value] = chance.pick(headers)
  request.headers = { ...request.headers, [name]: value }
}

function encodeSafe(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, 6000)
}
