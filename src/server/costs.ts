import { runOperatorCommand, withDatabase } from '#server/db/backup/operator-command.ts'
import { listCosts } from '#server/features/model-costs/model-purposes.ts'
import { readSettings } from './settings.ts'

/** Prints what language models cost in the last days: `npm run costs -- DAYS`, 30 when it is left out. */
await runOperatorCommand({
  usage: 'npm run costs -- DAYS',
  readInput: (days = '30') => (/^[1-9]\d{0,3}$/.test(days) ? Number(days) : null),
  readSettings,
  work: (days, settings) => withDatabase(settings, (db) => listCosts(db, days, Date.now())),
})
