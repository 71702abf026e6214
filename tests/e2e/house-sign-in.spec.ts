import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { firstPort } from './run-environment.ts'
import { inLongRun, test } from './watched-test.ts'

const [port, providerPort] = [firstPort + 22, firstPort + 23]
const origin = `http://localhost:${port}`

/** The provider of a house, with groups and a logout of its own. */
async function startProvider(): Promise<AsyncDisposable> {
  const program = 'tests/fakes/openid/openid-process.ts'
  const child = spawn(process.execPath, [program, '--house', '--port', String(providerPort)])
  await once(child.stdout, 'data')
  return {
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

test.describe('a house with a provider of its own and without codes', () => {
  // The stand-in has no icon for the browser's tab. The page learns by a refusal that it is signed out.
  test.use({
    baseURL: origin,
    isFreshBrowser: true,
    allowedHosts: [`127.0.0.1:${providerPort}`, `localhost:${port}`],
    expectedStatuses: [401, 404],
  })

  test(
    'leads to the provider by itself, and out of it again, with nothing but the keyboard',
    inLongRun,
    async ({ ownServer, page }) => {
      test.setTimeout(testTimeoutMs(90))
      await using provider = await startProvider()
      expect(provider).toBeDefined()
      const server = await ownServer(port, {
        OPENID_ISSUER: `http://127.0.0.1:${providerPort}`,
        OPENID_CLIENT_ID: 'precis',
        OPENID_CLIENT_SECRET: 'simulated',
        OPENID_NAME: 'Our house',
        OPENID_ADMIN_GROUP: 'house admins',
        CODE_SIGN_IN: 'off',
        VISITORS: 'off',
        PLANS: 'off',
      })
      await server.start()
      const choose = page.getByRole('heading', { name: 'Choose an account' })
      const press = async (selector: string) => {
        await page.locator(selector).focus()
        await page.keyboard.press('Enter')
      }

      // The page of admins is there for a member of the group.
      await page.goto('/admin', { waitUntil: 'commit' })
      await press('[data-sub=grace]')
      await expect(page).toHaveURL('/admin')
      await expect(page.getByText('grace.hopper@example.com').first()).toBeVisible()
      const menu = page.getByRole('button', { name: 'Account menu' })
      await menu.focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('[role=menu]:focus, [role=menu] :focus')).toBeVisible()
      await page.keyboard.press('End')
      await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused()
      await page.keyboard.press('Enter')

      await expect(page.getByRole('heading', { name: 'Log out of the house?' })).toBeVisible()
      await press('button[name=logout]')
      const button = page.getByRole('link', { name: 'Continue with Our house' })
      await expect(page.getByRole('heading', { name: "You're logged out" })).toBeVisible()
      await expect(button).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(page).toHaveURL('/login?returnTo=%2F&signedOut=1')
      await expect(page.getByLabel('Email')).toHaveCount(0)

      // The provider asks again: its session is over. Who turns back there stays on the page that says so.
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(choose).toBeVisible()
      await press('[data-cancel]')
      await expect(page.getByRole('alert')).toHaveText('Sign-in cancelled.')
      await page.waitForLoadState('networkidle')
      await expect(page).toHaveURL(/\/login\?error=cancelled/)

      await button.focus()
      await page.keyboard.press('Enter')
      await press('[data-sub=ada]')
      await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
      await page.goto('/admin')
      await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
    },
  )
})
