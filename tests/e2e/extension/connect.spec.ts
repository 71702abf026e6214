import { z } from 'zod'
import { giveAddressAndCode, newAddress } from '../sign-in.ts'
import { expect, test } from './extension-test.ts'

const storedSchema = z.object({ key: z.string().regex(/^precis_\w{32}_\w{6}$/), server: z.string() })

test('the account page hands a key over to the extension, after a yes, and the panel then works for the account', async ({
  extended,
  baseURL,
}) => {
  const { context } = extended
  const [worker] = context.serviceWorkers()
  const stored = () => worker?.evaluate("chrome.storage.local.get(['key', 'server'])")
  const account = await context.newPage()
  await account.goto(`${baseURL}/login?returnTo=/account`)
  await giveAddressAndCode(account, newAddress())
  await account.getByRole('button', { name: 'Connect the extension' }).click()
  const dialog = account.getByRole('dialog', { name: 'Connect the extension?' })
  await expect(dialog).toBeVisible()
  expect(await stored(), 'nothing before the yes').not.toHaveProperty('key')

  await dialog.getByRole('button', { name: 'Connect' }).click()
  await expect(account.getByText('Extension connected').first()).toBeVisible()
  const { key, server } = storedSchema.parse(await stored())
  expect(server).toBe(new URL(baseURL ?? '').origin)
  await expect(account.getByText(key.slice(0, 11)).first()).toBeVisible()
  expect(await account.content(), 'the page shows no more than its beginning').not.toContain(key)

  const panel = await extended.openPanel(await extended.watch())
  await panel.getByRole('button', { name: 'Summarize' }).click()
  await expect(panel.getByRole('heading', { name: 'Key insights' })).toBeVisible()
  await account.goto(`${baseURL}/history`)
  await expect(account.getByText('How bees find home').first()).toBeVisible()
})
