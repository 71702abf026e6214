import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { afterEach, expect, it, vi } from 'vitest'
import { readEnvironment, readSettings, settingNames } from '#server/settings.ts'
import { projectDir } from './planted-tree.ts'

const example = readFileSync(path.join(projectDir, '.env.example'), 'utf8')
const active = parseEnv(example.replaceAll(/^#(?=[A-Z][A-Z0-9_]*=)/gm, ''))

it('names every setting, and none that does not exist', () => {
  expect(Object.keys(active).toSorted()).toEqual([...settingNames].toSorted())
})

it('shows the values that hold when nothing is set', () => {
  expect(readSettings(active)).toEqual(readSettings({}))
})

it('sets nothing when it is copied as it is', () => {
  expect(parseEnv(example)).toEqual({})
})

afterEach(() => {
  vi.unstubAllEnvs()
})

it('is the form of a file that is read, after the environment', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'precis-settings-'))
  const file = path.join(folder, '.env')
  writeFileSync(file, example.replace('#PORT=3000', 'PORT=3100').replace('#HOST=localhost', 'HOST=0.0.0.0'))
  vi.stubEnv('HOST', '127.0.0.1')
  vi.stubEnv('PORT', undefined)
  expect(readSettings(readEnvironment(file))).toMatchObject({ port: 3100, host: '127.0.0.1' })
  rmSync(folder, { recursive: true })
  expect(readSettings(readEnvironment(file))).toMatchObject({ port: 3000, host: '127.0.0.1' })
})
