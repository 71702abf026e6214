import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { plantTree, projectDir } from './planted-tree.ts'

const reportSchema = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ title: z.string(), status: z.string() })) }),
  ),
})

const guards = [
  'vitest.config.ts',
  'tests/setup/outside-connections.ts',
  'tests/setup/refuse-network.ts',
  'tests/setup/refuse-console-errors.ts',
  'tests/setup/wait-long.ts',
  'tests/setup/time-limits.ts',
]

const unitTests = `
import net from 'node:net'
import { it } from 'vitest'
it('goes out and hides it', () => fetch('http://192.0.2.1/').catch(() => {}))
it('goes out by name', () => new Promise((resolve) => net.connect(80, 'example.invalid').on('error', resolve)))
it('stays here', () => new Promise((resolve) => net.connect(1, '127.0.0.1').on('error', resolve)))
`
const pageTests = `
import { it } from 'vitest'
it('logs an error', () => console.error('wrong key'))
it('logs a note', () => console.info('fine'))
`

it('a test fails that reaches for the network or writes an error to the console', async () => {
  await using tree = await plantTree({
    ...Object.fromEntries(guards.map((file) => [file, readFileSync(path.join(projectDir, file), 'utf8')])),
    'scripts/messages/prepare.ts': 'export const prepareMessages = async () => {}\n',
    'tests/web/reset-page.ts': '',
    'tests/unit/planted.test.ts': unitTests,
    'tests/web/planted.test.tsx': pageTests,
  })
  const report = ['--reporter=json', '--outputFile=report.json']
  await tree.run('vitest', ['run', '--project', 'unit', '--project', 'web', ...report])
  const { testResults } = reportSchema.parse(JSON.parse(await tree.read('report.json')))
  const outcomes = testResults.flatMap((file) => file.assertionResults)
  expect(Object.fromEntries(outcomes.map(({ title, status }) => [title, status]))).toEqual({
    'goes out and hides it': 'failed',
    'goes out by name': 'failed',
    'stays here': 'passed',
    'logs an error': 'failed',
    'logs a note': 'passed',
  })
})
