import { expect, it } from 'vitest'
import { openDatabase } from '#server/db/open-database.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { runProgram } from '#tests/setup/run-program.ts'
import { makeFolder, makeUsedFolder } from './data-folder.ts'

function costs(args: string[], dataDir: string): ReturnType<typeof runProgram> {
  return runProgram('src/server/costs.ts', args, { env: { DATA_DIR: dataDir } })
}

it('prints what models cost beside a Précis that runs, and after it stopped', async () => {
  await using folder = await makeUsedFolder()
  const database = await openDatabase({ dataDir: folder.path, databaseUrl: null, log: quietLog })
  try {
    await database.pool.query(`
      insert into model_calls (at, model, input_tokens, output_tokens, cost_micro_usd, milliseconds)
      values (now(), 'gemini-3.8-flash', 1000, 100, 1125, 900)`)
    expect(await costs([], folder.path)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/ 0\.0011$/),
    })
  } finally {
    await database.close()
  }
  expect(await costs(['7'], folder.path)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/ 0\.0011$/),
  })
})

it('the command says how it is called, and that there is no database', async () => {
  await using folder = await makeFolder()
  expect(await costs(['a week'], folder.path)).toEqual({ code: 1, output: 'Usage: npm run costs -- DAYS' })
  expect(await costs([], folder.path)).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is no database in'),
  })
})
