import type { Page } from '@playwright/test'

/** Runs in the page: drops a file of its own storage on it, as from a folder of the computer. */
const drop = `async (name) => {
  const folder = await navigator.storage.getDirectory()
  const handle = await folder.getFileHandle(name)
  DataTransferItem.prototype.getAsFileSystemHandle = async () => handle
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(await handle.getFile())
  for (const type of ['dragover', 'drop']) {
    document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
  }
}`

/** Drops a file on the page that a script put into the browser's own storage. */
export async function dropFile(page: Page, name: string): Promise<void> {
  await page.evaluate(`(${drop})(${JSON.stringify(name)})`)
}

/** Runs in the page: puts a file of the server into the browser's own storage. */
const store = `async ([url, name]) => {
  const folder = await navigator.storage.getDirectory()
  const handle = await folder.getFileHandle(name, { create: true })
  const writable = await handle.createWritable()
  await (await fetch(url)).body.pipeTo(writable)
}`

/** Puts a file into the browser's own storage. */
export async function storeFile(page: Page, name: string, body: Uint8Array): Promise<void> {
  const url = `/made-by-test/${encodeURIComponent(name)}`
  await page.route(`**${url}`, (route) => route.fulfill({ body: Buffer.from(body) }))
  await page.evaluate(`(${store})(${JSON.stringify([url, name])})`)
  await page.unroute(`**${url}`)
}
