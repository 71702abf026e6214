import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { partOf } from '#tests/setup/part-of-walk.ts'

const megabytes = 9_900_000
const limitKilobytes = 300_000
const answer = z.object({ code: z.string(), kilobytes: z.number() })
const reading = `
  const { parseCaptions } = await import(${JSON.stringify(new URL('../../../src/core/captions/parse-captions.ts', import.meta.url).href)})
  const { line, head, tail } = JSON.parse(process.argv[1])
  const bytes = Buffer.concat([Buffer.from(head), Buffer.alloc(${megabytes}, line), Buffer.from(tail)])
  let code = 'accepted'
  try { parseCaptions(bytes, { encoding: 'utf-8' }) } catch (error) { code = error.code }
  const { readFileSync, existsSync } = await import('node:fs')
  const status = '/proc/self/status'
  // Linux counts into the maxRSS of a process what its parent had when it was started.
  const kilobytes = existsSync(status)
    ? Number(/VmHWM:\\s*(\\d+)/.exec(readFileSync(status, 'utf8'))[1])
    : process.resourceUsage().maxRSS
  console.log(JSON.stringify({ code, kilobytes }))
`

/**
 * The way ten megabytes of one line are answered by a process of their own, and its most memory in kilobytes.
 */
function refuse(line: string, { head = '', tail = '' } = {}): z.infer<typeof answer> {
  const input = ['--input-type=module', '--eval', reading, JSON.stringify({ line, head, tail })]
  const { stdout } = spawnSync(process.execPath, input, { encoding: 'utf8' })
  return answer.parse(JSON.parse(stdout))
}

describe('ten megabytes of short lines', () => {
  const lines = [
    ['times and a word', '1:02:03 ok\n'],
    ['times above a word', '1:02:03\nok\n'],
    ['times in brackets', '[01:02.30]ok\n'],
    ['frames', '{100}{200}ok\n'],
    ['a table of times', '100\t200\tok\n'],
    ['names in bold', '- **Anna:** ok\n'],
  ] as const
  it.each(partOf(lines, 4))('are refused with less than 300 MB of memory: %s', (_name, line) => {
    const { code, kilobytes } = refuse(line)
    expect(code).toBe('TRANSCRIPT_TOO_LONG')
    expect(kilobytes).toBeLessThan(limitKilobytes)
  })
})

describe('ten megabytes of JSON that is nearly all marks', () => {
  const marks = [
    ['empty values', { line: '{},', head: '[', tail: '{}]' }],
    ['lists of one number', { line: '[1],', head: '[', tail: '[1]]' }],
    ['empty events of YouTube', { line: '{},', head: '{"events":[', tail: '{}]}' }],
    ['lists in lists', { line: '[', head: '', tail: '' }],
    ['empty values as Python prints them', { line: '{},', head: "[{'a': 1},", tail: '{}]' }],
  ] as const
  it.each(partOf(marks, 4))('are refused with less than 300 MB of memory: %s', (_name, { line, ...ends }) => {
    const { code, kilobytes } = refuse(line, ends)
    expect(code).toBe('TRANSCRIPT_EMPTY')
    expect(kilobytes).toBeLessThan(limitKilobytes)
  })
})
