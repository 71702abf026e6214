import { object } from 'valibot'
import { isHomeHost } from '#product/home-address.ts'
import type { OwnModel } from '../alone/own-models.ts'
import type { BrowserApi } from '../browser/api.ts'
import { parse, perhaps, text } from '../schema/shape.ts'

/** The server that the extension works with and how, and the model of the person's own. */
export type Connection = {
  /** An origin, such as `https://precis.example`; `null` where the extension works alone. */
  server: string | null
  /** The API key of the person's account; `null` for a visitor. */
  key: string | null
  /** The model that the person chose, on a machine of their own; `null` without one. */
  model: OwnModel | null
}

/** The form of an API key. */
export const keyForm = /^precis_[0-9A-Za-z]{32}_[0-9A-Za-z]{6}$/

const storedShape = object({
  server: perhaps(text(300)),
  key: perhaps(text(60, keyForm)),
  model: perhaps(object({ server: text(300), name: text(200) })),
})

/** The server that the package is set to: offered to a person who connects one, and never asked before. */
export function packagedServer({ runtime }: Pick<BrowserApi, 'runtime'>): string {
  return new URL(runtime.getManifest().homepage_url ?? '').origin
}

/** Reads what is stored; without a server that a person has connected, the extension works alone. */
export async function readConnection({ storage }: Pick<BrowserApi, 'storage'>): Promise<Connection> {
  // A browser whose storage is damaged begins with nothing stored, rather than not at all.
  const stored = parse(
    storedShape,
    await storage.local.get(Object.keys(storedShape.entries)).catch(() => null),
  )
  const server = readServer(stored?.server ?? '')
  const modelServer = readServer(stored?.model?.server ?? '')
  return {
    server,
    // A key is for the server that it was given for, and for no other.
    key: server === null ? null : (stored?.key ?? null),
    model:
      stored?.model === undefined || modelServer === null ? null : { ...stored.model, server: modelServer },
  }
}

/** Stores the server with its key, which never outlives a change of the server, or the model of one's own. */
export async function storeConnection(
  { storage }: Pick<BrowserApi, 'storage'>,
  change: Pick<Connection, 'server' | 'key'> | Pick<Connection, 'model'>,
): Promise<void> {
  await storage.local.set<Connection>(change)
}

/** The origin of a typed address; `null` for no address. Plain HTTP is for this machine and home alone. */
export function readServer(typed: string): string | null {
  const trimmed = typed.trim()
  const address = /^[a-z]+:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`
  if (trimmed === '' || !URL.canParse(address)) return null
  const { protocol, hostname, origin } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && isHomeHost(hostname)) ? origin : null
}

/** A text has the form of an API key. */
export function isKey(typed: string): boolean {
  return keyForm.test(typed.trim())
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
