import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { callGroups, contract } from '#contract/api.ts'
import { problems } from '#contract/problems.ts'
import type { RouteSpec } from '#contract/route.ts'
import { AppError } from '#core/app-error.ts'
import { readEnvironment, readSettings, settingParts } from '#server/settings.ts'
import type { Environment } from '#server/settings.ts'
import type { Setting, SettingRows } from '#server/settings/setting.ts'
import { madeDocuments } from '../../scripts/lists/made-documents.ts'
import { projectDir } from './planted-tree.ts'
import { readSources } from './source-files.ts'
import type { SourceFile } from './source-files.ts'

describe('a document that is made of a list of the code', () => {
  it.each(madeDocuments)('$file is as the list says; `npm run lists` renews it', ({ file, make }) => {
    const checkedIn = readFileSync(path.join(projectDir, file), 'utf8')
    expect(make(checkedIn)).toBe(checkedIn)
  })

  it.each(madeDocuments)(
    '$file is not as the list says when a line of it was changed by hand',
    ({ file, make }) => {
      const checkedIn = readFileSync(path.join(projectDir, file), 'utf8')
      const changed = checkedIn.replace(/(?:written by npm run lists -->\n[^`]*`|\n#PORT=)/, '$&more')
      expect(changed).not.toBe(checkedIn)
      expect(make(changed)).toBe(checkedIn)
    },
  )
})

const code = readSources().filter(({ path: file }) => /^src\/(?:server|command)\//.test(file))

describe('a call of the contract', () => {
  it('stands in one group of the description of the API', () => {
    const grouped = Object.values(callGroups).flatMap((calls) => Object.keys(calls))
    expect(grouped.toSorted()).toEqual(Object.keys(contract).toSorted())
  })

  const specs = Object.entries<RouteSpec>(contract)
  const withBody = specs.filter(([, { body }]) => body !== undefined && body !== 'bytes')

  it.each(withBody)('%s has an example that its schema takes', (_key, { body, example }) => {
    expect(body !== 'bytes' && body?.safeParse(example).error).toBeUndefined()
  })

  /**
   * Limits of calls that stand beside no call: those of all calls with a key, of pictures that are drawn, and
   * of runs of a model.
   */
  const elsewhere = new Set([
    'src/server/features/accounts/keys/authenticate.ts',
    'src/server/features/history/cards/cards.ts',
    'src/server/features/quota/window.ts',
    'src/server/features/quota/questions/reserve-question.ts',
  ])
  const findOwnLimits = (sources: readonly SourceFile[]): string[] =>
    sources
      .filter(
        ({ path: file, text }) => file.startsWith('src/server/features/') && /\bwindowSeconds: /.test(text),
      )
      .map(({ path: file }) => file)

  it('is limited by what stands beside it, and by no number of the server', () => {
    expect(findOwnLimits(code).filter((file) => !elsewhere.has(file))).toEqual([])
  })

  it('is found where the server has a limit of its own', () => {
    const text = "const perPerson = { limit: 5, windowSeconds: 60, detail: 'Often.' }"
    expect(findOwnLimits([{ path: 'src/server/features/planted.ts', text }])).toHaveLength(1)
  })

  it('counts what its limits name, and reads no limit that it lacks', () => {
    const counted = specs.filter(([, { counts }]) => counts !== undefined).map(([key]) => key)
    expect(
      counted.filter((key) => !code.some(({ text }) => text.includes(`contract['${key}'].counts`))),
    ).toEqual([])
    // @ts-expect-error the call has no such limit
    expect(contract['POST /api/follows'].counts.planted).toBeUndefined()
  })

  it('does not compile without who may make it', () => {
    // @ts-expect-error who may make it is missing
    const planted: RouteSpec = { summary: 'A call', response: 'bytes' }
    expect(planted).toBeDefined()
  })
})

const settings = settingParts.flatMap(({ rows }) => Object.entries<Setting>(rows))

describe('a setting', () => {
  /**
   * The code without its strings, which name a setting and read none, and without the first lines of rows.
   */
  const reads = code.map(({ text }) =>
    text
      .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, '')
      .replaceAll(/^ {2}[A-Z][A-Z0-9_]*: \{/gm, ''),
  )
  /**
   * The settings whose value nothing takes: neither by the name of the program, nor by that of the variable.
   */
  function findUnread(rows: readonly (readonly [string, Setting])[]): string[] {
    return rows
      .filter(([variable, { name = variable }]) => {
        const word = new RegExp(String.raw`\b${name}\b`)
        return !reads.some((text) => word.test(text))
      })
      .map(([variable]) => variable)
  }

  it('is read, or it is not in the list', () => {
    expect(findUnread(settings)).toEqual([])
  })

  it('is found where nothing reads it', () => {
    const row = { says: 'A port.', schema: z.string() }
    const planted = [
      ['PLANTED', row],
      ['PORT', { ...row, name: 'plantedPort' }],
    ] as const
    expect(findUnread(planted)).toEqual(['PLANTED', 'PORT'])
  })

  it('is in the list, or it cannot be read', () => {
    const env: Environment = { PORT: '1' }
    // @ts-expect-error the list has no such variable
    expect(env['PLANTED']).toBeUndefined()
  })

  it('stands in a part of the list, whichever file its row is in', async () => {
    const folder = path.join(projectDir, 'src/server/settings')
    const modules = await Promise.all(
      readdirSync(folder).map(
        async (file): Promise<Record<string, unknown>> => await import(path.join(folder, file)),
      ),
    )
    const groups = modules.flatMap((module) =>
      Object.entries(module).filter(([name]) => name.endsWith('Rows')),
    )
    const listed = new Set<unknown>(settingParts.map(({ rows }): SettingRows => rows))
    expect(groups.length).toBe(settingParts.length)
    expect(groups.filter(([, rows]) => !listed.has(rows)).map(([name]) => name)).toEqual([])
  })

  it('is one row: no variable and no name stands twice', () => {
    const names = settings.flatMap(([variable, { name }]) => [variable, name ?? variable.toLowerCase()])
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('.env.example', () => {
  const example = readFileSync(path.join(projectDir, '.env.example'), 'utf8')

  it('shows the values that hold when nothing is set', () => {
    const active = parseEnv(example.replaceAll(/^#(?=[A-Z][A-Z0-9_]*=)/gm, ''))
    expect(Object.keys(active).length).toBeGreaterThan(70)
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
})

describe('a dependency of the application', () => {
  const read = (file: string): string => readFileSync(path.join(projectDir, 'src/server', file), 'utf8')
  const listed = [...read('app-deps.ts').matchAll(/^ {2}(\w+)\??: /gm)].map(([, name = '']) => name)
  /** The names that no line of `nameDeps` has, so that who makes them would have to be looked for. */
  const findUnnamed = (names: readonly string[], maker: string): string[] =>
    names.filter((name) => !new RegExp(String.raw`^ {4}${name}(?:: |,)`, 'm').test(maker))
  /**
   * The limits, those that tests alone give, and the reader of the tasks, which begin when all others are
   * made.
   */
  const elsewhere = new Set([
    'callsPerMinute',
    'writesPerMinute',
    'maxEventLoopDelayMs',
    'maxHeapBytes',
    'status',
  ])
  for (const name of ['requestTimeoutMs', 'bodyTimes']) elsewhere.add(name)

  it('is named beside its maker in one function', () => {
    expect(listed.length).toBeGreaterThan(50)
    expect(findUnnamed(listed, read('deps.ts')).filter((name) => !elsewhere.has(name))).toEqual([])
  })

  it('is found where it comes by a spread', () => {
    expect(
      findUnnamed(['quota', 'engine'], '  return {\n    quota: counting.quota,\n    ...engines,\n  }'),
    ).toEqual(['engine'])
  })
})

describe('a failure code', () => {
  const findUnused = (codes: readonly string[]): string[] =>
    codes.filter((name) => !raisers.some(({ text }) => text.includes(`'${name}'`)))
  const raisers = readSources().filter(({ path: file }) => /^src\/(?!contract\/|web\/)/.test(file))

  it('is raised or known somewhere, or it is not in the list', () => {
    expect(findUnused(Object.keys(problems))).toEqual([])
    expect(findUnused(['PLANTED_CODE'])).toEqual(['PLANTED_CODE'])
  })

  it('is in the list, or it does not compile', () => {
    // @ts-expect-error the list has no such code
    expect(new AppError('PLANTED_CODE', 'It is planted.')).toBeInstanceOf(AppError)
  })
})
