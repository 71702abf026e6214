import { describe, expect, it } from 'vitest'
import { isSnapStub, defaultLocations } from '../../../scripts/browser/installed-browsers.js'
import { findBrowser } from '../../../scripts/find-browser.js'
import { makeFolder } from './make-folder.ts'

const chromium = '#!/bin/sh\necho Chromium 150.0.1 built on Debian\n'

describe('findBrowser', () => {
  it('takes the browser that a variable names', async () => {
    await using folder = await makeFolder()
    const named = await folder.writeProgram('named', chromium)
    const other = await folder.writeProgram('other', chromium)
    expect(
      await findBrowser({ env: { CHROME_PATH: '', CHROMIUM_PATH: named }, candidates: () => [other] }),
    ).toBe(named)
  })

  it('says which variable names something that is no browser, and looks no further', async () => {
    await using folder = await makeFolder()
    const other = await folder.writeProgram('other', chromium)
    const finding = findBrowser({ env: { CHROME_PATH: '/nowhere/chrome' }, candidates: () => [other] })
    await expect(finding).rejects.toThrow('CHROME_PATH names /nowhere/chrome')
  })

  it('passes over programs that fail, that say something else and that are not there', async () => {
    await using folder = await makeFolder()
    const broken = await folder.writeProgram('broken', '#!/bin/sh\necho Chromium\nexit 1\n')
    const firefox = await folder.writeProgram('firefox', '#!/bin/sh\necho Mozilla Firefox 150\n')
    const edge = await folder.writeProgram('edge', '#!/bin/sh\necho Microsoft Edge 150.0\n')
    const candidates = [broken, firefox, `${folder.dir}/nothing`, edge, broken]
    expect(await findBrowser({ env: {}, candidates: () => candidates })).toBe(edge)
  })

  it('looks no further once one runs', async () => {
    await using folder = await makeFolder()
    const installed = await folder.writeProgram('chromium', chromium)
    let looksFurther = false
    async function* candidates(): AsyncGenerator<string> {
      yield installed
      looksFurther = true
    }
    expect(await findBrowser({ env: {}, candidates })).toBe(installed)
    expect(looksFurther).toBe(false)
  })

  it('says what to do when there is none', async () => {
    await expect(findBrowser({ env: {}, candidates: () => [] })).rejects.toThrow(
      /this machine has none[^]*npx playwright install chromium[^]*set CHROME_PATH[^]*npm run check/,
    )
  })
})

describe('defaultPlaces', () => {
  it('looks for each name on the PATH before the next name', () => {
    const positions = defaultLocations('linux', { PATH: '/opt/bin:/usr/bin' })
    const shell = 'chromium-headless-shell'
    expect(positions.slice(0, 3)).toEqual([
      `/opt/bin/${shell}`,
      `/usr/bin/${shell}`,
      `/usr/local/bin/${shell}`,
    ])
    expect(positions.indexOf(`/usr/bin/${shell}`)).toBeLessThan(positions.indexOf('/opt/bin/chromium'))
    expect(positions.indexOf('/usr/bin/chromium')).toBeLessThan(positions.indexOf('/opt/bin/google-chrome'))
  })

  it('knows the applications of a Mac and the programs of Windows', () => {
    expect(defaultLocations('darwin', {})).toContain(
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    )
    expect(defaultLocations('win32', { PROGRAMFILES: '/C' })).toEqual([
      '/C/Google/Chrome/Application/chrome.exe',
      '/C/Microsoft/Edge/Application/msedge.exe',
    ])
  })
})

it("the search tells Ubuntu's stub from a browser", async () => {
  await using folder = await makeFolder()
  const stub = '#!/bin/sh\necho "Please run: snap install chromium" >&2\nexit 10\n'
  expect(await isSnapStub(await folder.writeProgram('stub', stub))).toBe(true)
  expect(await isSnapStub(await folder.writeProgram('real', chromium))).toBe(false)
})
