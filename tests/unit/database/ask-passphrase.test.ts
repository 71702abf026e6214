import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { askPassphrase } from '#server/db/backup/carry-secret.ts'

function createTerminal(isTTY = true) {
  const input = Object.assign(new PassThrough(), { isTTY })
  const output = Object.assign(new PassThrough(), { isTTY })
  return { input, output }
}

it('a passphrase is asked for on a terminal, and not shown there', async () => {
  const terminal = createTerminal()
  const asked = askPassphrase('Passphrase: ', terminal)
  terminal.input.write('correct horse\n')
  expect(await asked).toBe('correct horse')
  expect(terminal.output.read()?.toString()).toBe('Passphrase: \n')
})

it('a passphrase is none where nothing is typed, and where nobody could type', async () => {
  const terminal = createTerminal()
  const asked = askPassphrase('Passphrase: ', terminal)
  terminal.input.write('\n')
  expect(await asked).toBeNull()
  expect(await askPassphrase('Passphrase: ', createTerminal(false))).toBeNull()
})
