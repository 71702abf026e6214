import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { runQuietly } from '../setup/run-quietly.js'

const downloadMs = 180_000
const packageMs = 600_000
const debianPackage = 'chromium-headless-shell'
const debianProgram = path.join('/usr/bin', debianPackage)

/** Installs a browser in the ways that need no question asked, and gives the path of each that came of it. */
export async function* installBrowser() {
  const { chromium } = await import('@playwright/test')
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const download = await runQuietly(process.execPath, [playwright, 'install', 'chromium'], {
    timeout: downloadMs,
  })
  if (download.succeeded && existsSync(chromium.executablePath())) yield chromium.executablePath()
  if (await installDebianPackage()) yield debianProgram
}

async function installDebianPackage() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get') || (await isUbuntu())) return false
  const [command = '', ...prefix] = process.getuid?.() === 0 ? ['env'] : ['sudo', '-n', 'env']
  const apt = [...prefix, 'DEBIAN_FRONTEND=noninteractive', 'apt-get']
  const packages = [debianPackage, 'fonts-liberation']
  const timeout = packageMs
  await runQuietly(command, [...apt, 'update'], { timeout })
  const { succeeded } = await runQuietly(
    command,
    [...apt, 'install', '-y', '--no-install-recommends', ...packages],
    { timeout },
  )
  return succeeded && existsSync(debianProgram)
}

/** There the package is a stub that asks for a snap. */
async function isUbuntu() {
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '')
  return /^ID=ubuntu$/m.test(release)
}
