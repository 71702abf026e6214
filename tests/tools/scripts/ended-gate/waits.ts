import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { test } from '@playwright/test'
import { inheritedEnvironment } from '../../../e2e/run-environment.ts'

test('waits for a server that does not end', async () => {
  const program = path.join(import.meta.dirname, 'server-process.ts')
  const mark = inheritedEnvironment()['MARK'] ?? ''
  await once(spawn(process.execPath, [program, mark, 'of-test'], { stdio: 'ignore' }), 'exit')
})
