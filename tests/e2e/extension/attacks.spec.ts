import { createServer } from 'node:http'
import { extensionId } from '#product/extension.ts'
import { expect, test } from './extension-test.ts'

const key = `precis_${'a'.repeat(32)}_bbbbbb`

test('markup in a title and in captions is text', async ({ extended }) => {
  const title = '<img src=x onerror="document.body.dataset.hit=1"><b>Bees</b>'
  const panel = await extended.openPanel(await extended.watch({ title }))
  await expect(panel.getByRole('heading', { name: '<b>Bees</b>' })).toBeVisible()
  await panel.getByRole('button', { name: 'Summarize' }).click()
  await expect(panel.getByRole('tab', { name: 'Transcript' })).toBeVisible()
  expect(await panel.evaluate('document.body.dataset.hit ?? null')).toBeNull()
  expect(await panel.evaluate("document.querySelectorAll('main img, main b').length")).toBe(0)
})

test('a page that imitates YouTube reaches neither the panel nor the key', async ({ extended }) => {
  const [worker] = extended.context.serviceWorkers()
  await worker?.evaluate(`chrome.storage.local.set({ key: ${JSON.stringify(key)} })`)
  const script = `
    window.seen = []
    addEventListener('message', (event) => seen.push(JSON.stringify(event.data)))
    const requests = [{ ask: 'hello' }, { ask: 'key' }, { ask: 'read' }, { give: 'key', secret: ${JSON.stringify(key.replaceAll('a', 'z'))} }]
    for (const request of requests) {
      postMessage(request, '*')
      document.dispatchEvent(new CustomEvent('precis', { detail: request }))
      try { chrome.runtime.sendMessage(${JSON.stringify(extensionId)}, request, (answer) => seen.push(JSON.stringify(answer))) }
      catch (error) { seen.push('refused') }
    }
    setInterval(() => {
      const host = document.querySelector('precis-button')
      if (host) { window.inside = host.shadowRoot; host.click(); host.dispatchEvent(new MouseEvent('click', { bubbles: true })) }
    }, 50)`
  const page = await extended.watch({ script })
  await expect(page.locator('precis-button')).toBeVisible()
  const panel = await extended.openPanel(page)
  // Its presses of the button count for nothing: the panel waits for a person.
  await expect(panel.getByRole('button', { name: 'Summarize' })).toBeVisible()
  expect(await page.evaluate('window.inside ?? null')).toBeNull()
  expect(JSON.stringify(await page.evaluate('window.seen'))).not.toContain('precis_a')
  expect(await worker?.evaluate("chrome.storage.local.get('key').then(({ key }) => key)")).toBe(key)
  const resources = extended.asked.join('\n')
  expect(resources).not.toContain('precis_')
})

test('a server that answers nonsense is said to be none, and a key goes nowhere else', async ({
  extended,
}) => {
  const heard: string[] = []
  const server = createServer((request, response) => {
    heard.push(`${request.headers.authorization ?? 'none'} ${request.url ?? ''}`)
    if (request.url === '/api/usage-status') {
      response.writeHead(302, { location: 'https://www.youtube.com/steal' })
      response.end()
      return
    }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('{"transcript":{"id":"<script>"},"locked":false}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : null
  const [worker] = extended.context.serviceWorkers()
  await worker?.evaluate(
    `chrome.storage.local.set({ server: 'http://localhost:${port}', key: ${JSON.stringify(key)} })`,
  )
  const panel = await extended.openPanel(await extended.watch())
  await panel.getByRole('button', { name: 'Summarize' }).click()
  await expect(panel.getByRole('heading', { name: 'Is this Précis?' })).toBeFocused()
  expect(heard.some((call) => call.startsWith(`Bearer ${key}`))).toBe(true)
  expect(extended.asked.join('\n')).not.toContain('steal')
  server.close()
})
