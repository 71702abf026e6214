import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { missingOffers } from '#product/offers.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { explainToOperator } from '#server/db/operator-error.ts'
import { projectFolder } from '#server/lib/folders.ts'
import { createLog } from '#server/lib/log.ts'
import { SettingsError } from '#server/settings/setting.ts'
import { readEnvironment, readSettings } from './settings.ts'
import type { Settings } from './settings.ts'

/**
 * `--without-pages` is for `npm run dev`, where Vite shows them at an address of its own; `--own` is the
 * short form of PRECIS_OWN=1.
 */
const { values } = parseArgs({
  options: {
    'without-pages': { type: 'boolean', default: false },
    own: { type: 'boolean', default: false },
  },
})
const hasPages = !values['without-pages']
// A later start takes the compiled code from there; without a folder that may be written it compiles again.
enableCompileCache(path.join(projectFolder, '.cache/compiled'))

try {
  const environment = readEnvironment()
  await start(readSettings(values.own ? { ...environment, PRECIS_OWN: '1' } : environment))
} catch (error) {
  process.stderr.write(`Précis cannot start.\n${explain(error)}\n`)
  process.exit(1)
}

/** The database comes up while the application is loaded, which takes as long. */
async function start(settings: Settings): Promise<void> {
  // Before anything with words is loaded, which reads it once.
  for (const offer of missingOffers(settings.access))
    Object.assign(globalThis, { [`without ${offer}`]: true })
  const log = createLog(settings.logLevel)
  const address = `http://${settings.host}:${settings.port}`
  const [database, { serve }] = await Promise.all([
    openDatabase({ ...settings, log, address, onGaveUp: () => process.exit(1) }),
    import('./serve.ts'),
  ])
  await serve({ settings, log, database, hasPages })
}

/** The text of a failed start. A fault that the operator can mend is a sentence; any other is shown whole. */
function explain(error: unknown): string {
  const sentence = error instanceof SettingsError ? error.message : explainToOperator(error)
  if (sentence !== null) return sentence
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
