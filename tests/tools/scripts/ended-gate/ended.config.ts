import { defineConfig } from '@playwright/test'
import { endServersAlong } from '../../../../scripts/gate/end-servers-along.ts'
import { inheritedEnvironment } from '../../../e2e/run-environment.ts'

endServersAlong()

/** A run of Playwright that starts a server and then waits in its one test, without a browser. */
export default defineConfig({
  testDir: '.',
  testMatch: 'waits.ts',
  reporter: 'null',
  webServer: {
    command: `"${process.execPath}" server-process.ts ${inheritedEnvironment()['MARK']} from-playwright`,
    wait: { stdout: /ready/ },
  },
})
