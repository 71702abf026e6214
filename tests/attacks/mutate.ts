import type { Chance } from './chance.ts'

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

const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00a',
  '👍🏽',
  '\u202egnp.exe',
  'x'.repeat(2049),
  'é'.repeat(40_000),
  "'; drop table users; --",
  '%00%0d%0a',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '=cmd|calc',
  '{{7*7}}',
  '0000-01-01T00:00:00Z',
  '9999999999-12-31T23:59:59Z',
  '00000000-0000-4000-8000-000000000000',
  'https://youtu.be/WZyRbnpGyzQ',
  'https://www.youtube.com/watch?v=%00%00%00%00%00%00%00%00%00%00%00',
  'a@b.co',
  'A@B.CO\r\nbcc: c@d.co',
]
const values: readonly unknown[] = [
  ...texts,
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  -(2 ** 53),
  2 ** 31,
  [],
  {},
  [[[[]]]],
  { $ne: null },
  { length: 1e9 },
  { toString: 1 },
]
/** Written into the JSON by hand: a parser takes them, `JSON.stringify` would not write them. */
const rawValues = [
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{}}}',
  '1e999',
  '-0',
  '"\\ud800"',
  '"\\u0000"',
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
]
const headers: readonly [string, string][] = [
  ['content-type', 'application/json; charset=utf-16'],
  ['content-type', 'text/plain'],
  ['content-type', 'multipart/form-data; boundary=x'],
  ['content-type', 'application/octet-stream'],
  ['content-type', ';;;'],
  ['content-encoding', 'gzip'],
  ['accept', 'text/event-stream'],
  ['accept', ','],
  ['last-event-id', '999999999'],
  ['last-event-id', '-1'],
  ['cookie', 'vid=%00; sid=%ff; __Host-sid=a'],
  ['cookie', `vid=${'a'.repeat(4000)}`],
  ['cookie', '=; ; ='],
  ['x-forwarded-for', '1.2.3.4:5, [::1]:6, unknown, 999.999.999.999'],
  ['x-forwarded-for', ','],
  ['host', 'a"><b'],
  ['if-none-match', '*'],
  ['range', 'bytes=0-0,-1'],
  ['accept-encoding', 'br;q=9, *;q=-1'],
  ['user-agent', '\u00ff\u00fe'],
  ['authorization', 'Bearer \u00ff'],
  ['origin', 'null'],
]

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
