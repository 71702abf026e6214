import { existsSync } from 'node:fs'
import { open, realpath } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** The one without windows first: it opens a page with half of the work of the others. */
const linuxNames = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome-stable',
  'google-chrome',
  'chromium-browser',
  'microsoft-edge-stable',
]
const macApplications = ['Google Chrome', 'Chromium', 'Microsoft Edge']
const windowsPrograms = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe']

/**
 * The browsers that are on this machine already, by path: the system's, then the one that Playwright
 * downloaded.
 */
export async function* installedBrowsers() {
  for (const location of defaultLocations(process.platform, process.env)) {
    if (existsSync(location) && !(await isSnapStub(location))) yield location
  }
  const { chromium } = await import('@playwright/test')
  const downloaded = chromium.executablePath()
  if (existsSync(downloaded)) yield downloaded
}

/**
 * The place where browsers are usually installed on a system.
 * @param {NodeJS.Platform} platform
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export function defaultLocations(platform, env) {
  if (platform === 'darwin') {
    return ['/Applications', path.join(os.homedir(), 'Applications')].flatMap((folder) =>
      macApplications.map((name) => path.join(folder, `${name}.app`, 'Contents', 'MacOS', name)),
    )
  }
  if (platform === 'win32') {
    return [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => windowsPrograms.map((program) => path.join(folder, program)))
  }
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '')
  const all = [...new Set([...folders, '/usr/bin', '/usr/local/bin', '/opt/google/chrome'])]
  return linuxNames.flatMap((name) => all.map((folder) => path.join(folder, name)))
}

/**
 * Ubuntu's package is a script that asks for a snap, which does not run in a container and cannot be driven.
 * @param {string} program
 */
export async function isSnapStub(program) {
  if ((await realpath(program)).includes('/snap/')) return true
  const file = await open(program)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(400), 0, 400, 0)
    return buffer.toString('latin1', 0, bytesRead).includes('snap install')
  } finally {
    await file.close()
  }
}
