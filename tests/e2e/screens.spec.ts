import { expect } from '@playwright/test'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { screenGroups } from '../../scripts/screens/every-screen.ts'
import { findFaults } from './look-at-screen.ts'
import { test } from './watched-test.ts'

/**
 * A screen of each part of the application, each in one of the four looks; `long/screens.spec.ts` has all
 * screens in all looks.
 */
const chosen = {
  'home, empty': { width: 390, colorScheme: 'light' },
  'home, paste': { width: 1280, colorScheme: 'dark' },
  'help, nothing written': { width: 390, colorScheme: 'dark' },
  'transcriptions, data': { width: 1280, colorScheme: 'dark' },
  'login, code': { width: 1280, colorScheme: 'light' },
  'login, invitation': { width: 390, colorScheme: 'dark' },
  'login, invitation that has ended': { width: 1280, colorScheme: 'dark' },
  'account, data': { width: 390, colorScheme: 'dark' },
  'checkout, demonstration': { width: 390, colorScheme: 'light' },
  'result, whole': { width: 1280, colorScheme: 'dark' },
  'result, a place on the map': { width: 390, colorScheme: 'light' },
  'page of a shared line, verified': { width: 390, colorScheme: 'light' },
  'result, questions answered by a model': { width: 1280, colorScheme: 'light' },
  'admin, data': { width: 390, colorScheme: 'dark' },
} as const

const all = Object.values(screenGroups).flat()

test.use({ expectedStatuses: [404], allowedHosts: ['www.youtube-nocookie.com'], isFreshBrowser: true })

test('a screen of each part of the application passes axe and is no wider than its window', async ({
  page,
  baseURL,
}) => {
  // Fourteen screens, one after another.
  test.setTimeout(testTimeoutMs(60))
  const faults: string[] = []
  for (const [name, look] of Object.entries(chosen)) {
    const screen = all.find((one) => one.name === name)
    if (screen === undefined) throw new Error(`There is no screen called ${name}`)
    faults.push(...(await findFaults(page, { screen, looks: [look], origin: baseURL ?? '' })))
  }
  expect(faults).toEqual([])
})
