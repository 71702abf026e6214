import type { BrowserApi, Port, Sender } from '#extension/browser/api.ts'
import { extensionId } from '#product/extension.ts'

type Listener<F> = F & { readonly isListener?: never }

/** A browser as far as the extension uses it, whose events a test can send. */
export function createBrowser(stored: Record<string, unknown> = {}) {
  const opened: string[] = []
  const values = new Map<string, unknown>(Object.entries(stored))
  const events = new Map<string, unknown[]>()
  const event = <F>(name: string) => ({
    addListener: (listener: Listener<F>) => void events.set(name, [...(events.get(name) ?? []), listener]),
    removeListener: () => undefined,
  })
  const api: BrowserApi = {
    runtime: {
      id: extensionId,
      getURL: (path) => `chrome-extension://${extensionId}/${path}`,
      getManifest: () => ({ version: '1', homepage_url: 'https://precis.example' }),
      sendMessage: () => Promise.resolve(null),
      onMessage: event('message'),
      onMessageExternal: event('external'),
      onConnect: event('connect'),
    },
    storage: {
      local: {
        get: async (keys) =>
          Object.fromEntries(keys.filter((key) => values.has(key)).map((key) => [key, values.get(key)])),
        set: async (changes) => Object.entries(changes).forEach(([key, value]) => values.set(key, value)),
        remove: async (keys) => keys.forEach((key) => values.delete(key)),
      },
      onChanged: event('stored'),
    },
    tabs: {
      query: () => Promise.resolve([]),
      create: () => Promise.resolve({}),
      sendMessage: () => Promise.resolve(null),
      connect: () => createPort(),
      onActivated: event('activated'),
      onUpdated: event('updated'),
    },
    permissions: { contains: () => Promise.resolve(true), request: () => Promise.resolve(true) },
    scripting: { executeScript: () => Promise.resolve(null) },
    action: { onClicked: event('clicked') },
    windows: { create: async ({ url }) => void opened.push(url) },
  }
  /** Sends a message to what listens, and gives the answer. */
  const send = (name: 'message' | 'external', message: unknown, sender: Sender): Promise<unknown> =>
    new Promise((resolve) => {
      const listeners = events.get(name) ?? []
      const isLater = listeners.map((listener) =>
        typeof listener === 'function' ? (listener(message, sender, resolve) as unknown) : undefined,
      )
      if (!isLater.includes(true)) resolve(undefined)
    })
  return { api, values, opened, send }
}

function createPort(): Port {
  const silent = { addListener: () => undefined, removeListener: () => undefined }
  return {
    name: '',
    postMessage: () => undefined,
    disconnect: () => undefined,
    onMessage: silent,
    onDisconnect: silent,
  }
}
