import { describe, expect, it } from 'vitest'
import { findFault, findLogFault } from '#drills/attacks/find-fault.ts'
import type { Answer } from '#drills/attacks/find-fault.ts'
import { foreignHost, markup, privateText } from '#drills/attacks/hostile-values.ts'

const headers = { 'content-type': 'application/json', 'x-content-type-options': 'nosniff' }
const good: Answer = { status: 200, headers, body: '{}' }
const page = { ...headers, 'content-type': 'text/html; charset=utf-8' }

describe('an answer to an attack', () => {
  it.each<[string, Partial<Answer>]>([
    ['markup in JSON, which runs nothing', { body: JSON.stringify(markup) }],
    [
      'a failure that a caller can understand',
      { status: 503, headers: { ...headers, 'content-type': 'application/problem+json' } },
    ],
    [
      'a redirect to a page of ours',
      { status: 302, headers: { ...headers, location: '/login?returnTo=%2F' } },
    ],
    [
      'the host of the caller, for the caller alone',
      { body: foreignHost, headers: { ...headers, 'cache-control': 'no-store' } },
    ],
  ])('may be %s', (_what, change) => {
    expect(findFault({ ...good, ...change })).toBeNull()
  })

  it.each<[string, Partial<Answer>]>([
    ['a failure that nobody foresaw', { status: 500 }],
    ['a failure without a problem document', { status: 404 }],
    ['a stack in the answer', { body: 'Error\n    at work (/srv/app.ts:1:2)' }],
    ['words of the database in the answer', { body: 'relation "users" does not exist' }],
    ['a file of the system in the answer', { body: 'root:x:0:0:root:/root:/bin/sh' }],
    ['markup of the caller in a page', { headers: page, body: `<p>${markup}</p>` }],
    ['a type that browsers may guess', { headers: { 'content-type': 'application/json' } }],
    ['a redirect to another host', { status: 302, headers: { ...headers, location: `//${foreignHost}` } }],
    ['a redirect to another host', { status: 302, headers: { ...headers, location: `/\\${foreignHost}` } }],
    ['a cookie of the caller', { headers: { ...headers, 'set-cookie': ['a=1', 'sid=tossed'] } }],
    ['the host of the caller where others may be given it', { body: `https://${foreignHost}/x.png` }],
  ])('may not be %s', (what, change) => {
    expect(findFault({ ...good, ...change })).toBe(what)
  })
})

describe('a line of the log', () => {
  it('is one line of JSON without what callers wrote', () => {
    expect(findLogFault('{"msg":"request"}\n')).toBeNull()
    expect(findLogFault('{"msg":"a"}\n{"msg":"forged"}\n')).toBe('a line of the log that is not one')
    expect(findLogFault(`{"msg":"${privateText}"}\n`)).toBe('a text of a caller in the log')
  })
})
