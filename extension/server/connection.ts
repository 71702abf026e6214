import { isHomeHost } from '#product/home-address.ts'
import type { BrowserApi } from '../browser/api.ts'
import { keyForm } from '../messages/key-message.ts'

/** The server that the extension works with, and how. */
export type Connection = {
  /** An origin, such as `https://precis.example`; `null` where the extension works alone. */
  server: string | null
  /** The API key of the person's account; `null` for a visitor. */
  key: string | null
}

const names = ['server', 'key']

/** The server that the package is set to: offered to a person who connects one, and never asked before. */
export function packagedServer({ runtime }: Pick<BrowserApi, 'runtime'>): string {
  return new URL(runtime.getManifest().homepage_url ?? '').origin
}

/** Reads what is stored; without a server that a person has connected, the extension works alone. */
export async function readConnection({ storage }: Pick<BrowserApi, 'storage'>): Promise<Connection> {
  // A browser whose storage is damaged begins with nothing stored, rather than not at all.
  const { server, key } = await storage.local.get(names).catch((): Record<string, unknown> => ({}))
  const origin = typeof server === 'string' ? readServer(server) : null
  // A key is for the server that it was given for, and for no other.
  return {
    server: origin,
    key: origin !== null && typeof key === 'string' && keyForm.test(key) ? key : null,
  }
}

/** Stores the server with its key, or that there is none. A key never outlives a change of the server. */
export async function storeConnection(
  { storage }: Pick<BrowserApi, 'storage'>,
  { server, key }: Connection,
): Promise<void> {
  if (server === null) return await storage.local.remove(names)
  if (key === null) await storage.local.remove(['key'])
  await storage.local.set({ server, ...(key === null ? {} : { key }) })
}

/** The origin of a typed address; `null` for no address. Plain HTTP is for this machine and home alone. */
export function readServer(typed: string): string | null {
  const text = typed.trim()
  const address = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`
  if (text === '' || !URL.canParse(address)) return null
  const { protocol, hostname, origin } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && isHomeHost(hostname)) ? origin : null
}

/** A text has the form of an API key. */
export function isKey(text: string): boolean {
  return keyForm.test(text.trim())
}

/** The person has allowed calls to the server. */
export async function mayReach(
  { permissions }: Pick<BrowserApi, 'permissions'>,
  server: string,
): Promise<boolean> {
  // The package may be set to an address that keys are not sent to.
  return readServer(server) !== null && (await permissions.contains({ origins: [patternOf(server)] }))
}

/** Asks the person to allow calls to the server; only from a press of a button. */
export async function askToReach(
  { permissions, sidebarAction }: Pick<BrowserApi, 'permissions' | 'sidebarAction'>,
  server: string,
): Promise<boolean> {
  // Firefox, which alone has a sidebar, also asks whether captions may be sent at all.
  const sending = sidebarAction === undefined ? {} : { data_collection: ['websiteContent'] }
  return await permissions.request({ origins: [patternOf(server)], ...sending }).catch(() => false)
}

/** A host as permissions name it: they know no ports. */
function patternOf(address: string): string {
  const { protocol, hostname } = new URL(address)
  return `${protocol}//${hostname}/*`
}
