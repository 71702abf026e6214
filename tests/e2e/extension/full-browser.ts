import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { defaultLocations, isSnapStub } from '../../../scripts/browser/installed-browsers.js'
import { inheritedEnvironment } from '../run-environment.ts'

/** A full Chromium: the one without windows, which the other tests run in, loads no extension. */
export async function fullBrowser(): Promise<string> {
  for (const location of defaultLocations(process.platform, inheritedEnvironment())) {
    if (/headless-shell|google-chrome/.test(location)) continue
    if (existsSync(location) && !(await isSnapStub(location))) return location
  }
  const downloaded = chromium.executablePath()
  if (existsSync(downloaded)) return downloaded
  throw new Error('The extension needs a full Chromium, such as the package chromium of Debian')
}

/** The way Chromium is started so that it loads an extension from its folder. */
export function flagsWithExtension(folder: string): string[] {
  return [
    '--headless=new',
    '--no-sandbox',
    // A test may have it loaded once more.
    '--enable-unsafe-extension-debugging',
    `--disable-extensions-except=${folder}`,
    `--load-extension=${folder}`,
  ]
}

/** The options that Playwright starts a browser with by itself, and extensions don't bear. */
export const flagsAgainstExtensions = ['--disable-extensions', '--headless', '--headless=old']
