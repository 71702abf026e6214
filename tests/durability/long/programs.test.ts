import { chmod, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startEmbeddedServer } from '#server/db/embedded/embedded-server.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { runProgram } from '#tests/setup/run-program.ts'
import { makeFolder, makeUsedFolder } from '../data-folder.ts'
import { canRunAsOrdinaryUser, giveToOrdinaryUser, ordinaryUser } from '../ordinary-user.ts'
import { copyPackageWithoutLinks } from '../package-copy.ts'

it('the set-up makes the library links that a skipped install script did not make', async () => {
  await using packages = await makeFolder()
  await using folder = await makeUsedFolder()
  const packageFolder = join(packages.path, 'package')
  await copyPackageWithoutLinks(packageFolder)
  const surroundings = { packageFolder }
  const server = await startEmbeddedServer({ dataDir: folder.path, log: quietLog, surroundings })
  await server.stop()
  expect(await readdir(join(packageFolder, 'native', 'lib'))).toContain('libicuuc.so.60')
})

it.runIf(canRunAsOrdinaryUser)(
  'the set-up makes the links elsewhere where the package may not be written',
  async () => {
    await using packages = await makeFolder()
    await using folder = await makeUsedFolder()
    await giveToOrdinaryUser(folder.path)
    const packageFolder = join(packages.path, 'package')
    await copyPackageWithoutLinks(packageFolder)
    const libraries = join(packageFolder, 'native', 'lib')
    const before = await readdir(libraries)
    await chmod(libraries, 0o555)
    const { code, output } = await runProgram(
      'tests/durability/embedded-process.ts',
      [folder.path, packageFolder],
      { identity: ordinaryUser },
    )
    await chmod(libraries, 0o755)
    expect({ code, output }).toEqual({ code: 0, output: '' })
    expect(await readdir(libraries)).toEqual(before)
    expect(await readdir(join(folder.path, 'lib'))).toContain('libicuuc.so.60')
  },
)
