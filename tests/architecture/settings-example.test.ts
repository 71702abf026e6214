import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { readSettings, settingNames } from '#server/settings.ts'
import { projectDir } from './planted-tree.ts'

const example = readFileSync(path.join(projectDir, '.env.example'), 'utf8')
const active = parseEnv(example.replaceAll(/^#(?=[A-Z_]+=)/gm, ''))

it('names every setting, and none that does not exist', () => {
  expect(Object.keys(active).toSorted()).toEqual([...settingNames].toSorted())
})

it('shows the values that hold when nothing is set', () => {
  expect(readSettings(active)).toEqual(readSettings({}))
})

it('sets nothing when it is copied as it is', () => {
  expect(parseEnv(example)).toEqual({})
})
