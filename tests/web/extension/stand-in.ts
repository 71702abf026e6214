import type { BrowserApi } from '#extension/browser/api.ts'
import { pageRequestShape, slidesPort } from '#extension/messages/page-messages.ts'
import type { PageNews } from '#extension/messages/page-messages.ts'
import type { PageVideo } from '#extension/reading/page-transcript.ts'
import { parse } from '#extension/schema/shape.ts'
import { extensionId } from '#product/extension.ts'

/** A page in a tab, as far as the panel meets it. */
export type FakePage = {
  url: string
  /** `false` for a page that was open before the extension, or that no script is for. */
  hasScript: boolean
  /** `false` for a page that hangs: it is connected to, and says nothing. */
  isAwake: boolean
  video: PageVideo | null
  list: string | null
  /** The answer to the question for its transcript. */
  read: () => Promise<unknown>
  /** The answer to the question for a picture. */
  frame?: (second: number) => unknown
  /** The answer to the question for its slides. */
  slides?: () => unknown
}

/** The sender of a message, as far as the extension asks who it is. */
export type Sender = Partial<Omit<chrome.runtime.MessageSender, 'tab'>> & { tab?: Partial<chrome.tabs.Tab> }

type Values = Record<string, unknown>
type MessageArguments = [message: unknown, sender: Sender, answer: (value: unknown) => void]

type Listener<A extends unknown[]> = (...args: A) => unknown

/** An event that a test can send. */
function createEvent<A extends unknown[]>() {
  const listeners = new Set<Listener<A>>()
  return {
    addListener: (listener: Listener<A>) => void listeners.add(listener),
    removeListener: (listener: Listener<A>) => void listeners.delete(listener),
    send: (...args: A) => [...listeners].map((listener) => listener(...args)),
  }
}

/** A browser as far as the extension uses it, whose events a test can send. */
export function createBrowser(stored: Record<string, unknown> = {}) {
  const opened: string[] = []
  const session = new Map<string, unknown>()
  const menu = createEvent<[Partial<chrome.contextMenus.OnClickData>]>()
  const menuItems: unknown[] = []
  const values = new Map<string, unknown>(Object.entries(stored))
  const [message, external] = [createEvent<MessageArguments>(), createEvent<MessageArguments>()]
  const changed = createEvent<[Values, string]>()
  const installed = createEvent<[]>()
  const tabs = createTabs()
  const permissions = createPermissions()
  const { api: _tabsApi, entered: _entered, videoOf, ...tabControls } = tabs
  const change = (names: string[], area: 'local' | 'session' = 'local'): void => {
    changed.send(Object.fromEntries(names.map((name) => [name, {}])), area)
  }
  const api = {
    runtime: {
      id: extensionId,
      getURL: (path: string) => `chrome-extension://${extensionId}/${path}`,
      getManifest: () => ({ version: '1', homepage_url: 'https://precis.example' }),
      sendMessage: () => Promise.resolve(null),
      onMessage: message,
      onMessageExternal: external,
      onConnect: createEvent(),
      onInstalled: installed,
    },
    storage: {
      local: {
        get: async (keys: string[]) =>
          Object.fromEntries(keys.filter((key) => values.has(key)).map((key) => [key, values.get(key)])),
        set: async (changes: Values) => {
          Object.entries(changes).forEach(([key, value]) => values.set(key, value))
          change(Object.keys(changes))
        },
        remove: async (keys: string[]) => {
          keys.forEach((key) => values.delete(key))
          change(keys)
        },
      },
      session: {
        get: async (keys: string[]) => Object.fromEntries(keys.map((key) => [key, session.get(key)])),
        set: async (changes: Values) => {
          Object.entries(changes).forEach(([key, value]) => session.set(key, value))
          change(Object.keys(changes), 'session')
        },
        remove: async (keys: string[]) => keys.forEach((key) => session.delete(key)),
      },
      onChanged: changed,
    },
    contextMenus: { create: (item: unknown) => menuItems.push(item), onClicked: menu },
    i18n: { getMessage: (name: string) => name },
    tabs: tabs.api,
    permissions: permissions.api,
    scripting: {
      executeScript: async ({ target, files }: { target: { tabId: number }; files: string[] }) =>
        tabs.enter(target.tabId, files),
    },
    action: { onClicked: createEvent() },
    windows: { create: async ({ url }: { url: string }) => void opened.push(url) },
  }
  /** Sends a message to what listens, and gives the answer. */
  const send = (name: 'message' | 'external', sent: unknown, sender: Sender): Promise<unknown> =>
    new Promise((resolve) => {
      const isLater = (name === 'message' ? message : external).send(sent, sender, resolve)
      if (!isLater.includes(true)) resolve(undefined)
    })
  return {
    api: asWhole(api),
    values,
    session,
    menu,
    menuItems,
    opened,
    send,
    installed,
    permissions,
    entered: tabs.entered,
    ...tabControls,
    /** Presses the button in the page of a tab, of which the background says that its video is wanted. */
    press: (tabId: number) => void api.storage.session.set({ wanted: videoOf(tabId) }),
  }
}

/** The stand-in in the place of the browser's whole API, of which it has what the extension uses. */
function asWhole(used: object): BrowserApi {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return used as BrowserApi
}

/** The permissions that the person gives; a request is answered with yes. */
function createPermissions() {
  const onAdded = createEvent<[]>()
  const onRemoved = createEvent<[]>()
  let isGiven = true
  const set = (next: boolean): void => {
    isGiven = next
    ;(next ? onAdded : onRemoved).send()
  }
  const request = async (): Promise<boolean> => {
    if (!isGiven) set(true)
    return true
  }
  return { api: { contains: () => Promise.resolve(isGiven), request, onAdded, onRemoved }, set }
}

/** The tabs of a window, of which one is shown. */
function createTabs() {
  const pages = new Map<number, FakePage>()
  const ports = new Map<number, Set<ReturnType<typeof createPort>>>()
  const activated = createEvent<[{ tabId: number; windowId: number }]>()
  const updated = createEvent<[number, { status?: string }]>()
  /** The files that were put into tabs. */
  const entered: [number, string][] = []
  /** The addresses of tabs that were opened. */
  const created: string[] = []
  let active: number | null = null
  const newsOf = ({ video, list }: FakePage): PageNews => ({ news: 'video', video, list })
  const say = (tabId: number): void => {
    const page = pages.get(tabId)
    if (page !== undefined) ports.get(tabId)?.forEach((port) => port.onMessage.send(newsOf(page)))
  }

  const api = {
    get: async (tabId: number) => ({ id: tabId, url: pages.get(tabId)?.url ?? '' }),
    query: async ({ url: wanted }: { url?: string[] }) => {
      if (wanted !== undefined) {
        const isAsked = ({ url }: FakePage) => wanted.includes(`${new URL(url).origin}/*`)
        return [...pages].flatMap(([id, page]) => (isAsked(page) ? [{ id }] : []))
      }
      return active === null ? [] : [{ id: active }]
    },
    create: async ({ url }: { url: string }) => {
      created.push(url)
      return {}
    },
    sendMessage: async (tabId: number, message: unknown) => {
      const page = pages.get(tabId)
      if (page?.hasScript !== true) throw new Error('Receiving end does not exist.')
      const asked = parse(pageRequestShape, message)
      if (asked?.ask === 'frame') return page.frame?.(asked.second) ?? null
      return asked?.ask === 'read' ? await page.read() : null
    },
    connect: (tabId: number, { name }: { name: string }) => {
      if (name.startsWith(slidesPort)) return createSlidesPort(() => pages.get(tabId)?.slides?.())
      const port = createPort()
      ports.set(tabId, (ports.get(tabId) ?? new Set()).add(port))
      const page = pages.get(tabId)
      queueMicrotask(() => {
        if (page?.hasScript !== true) port.onDisconnect.send()
        else if (page.isAwake) port.onMessage.send(newsOf(page))
      })
      return port
    },
    onActivated: activated,
    onUpdated: updated,
  }
  return {
    api,
    entered,
    created,
    enter: (tabId: number, files: string[]): void => {
      const page = pages.get(tabId)
      if (page === undefined) throw new Error('No tab')
      entered.push(...files.map((file): [number, string] => [tabId, file]))
      page.hasScript = true
    },
    /** Opens a page in a tab and looks at it. */
    open: (tabId: number, page: FakePage): void => {
      pages.set(tabId, page)
      active = tabId
      activated.send({ tabId, windowId: 1 })
    },
    /** Looks at another tab. */
    look: (tabId: number): void => {
      active = tabId
      activated.send({ tabId, windowId: 1 })
    },
    /** Moves the page of a tab on, as YouTube does without a load. */
    move: (tabId: number, video: PageVideo | null): void => {
      const page = pages.get(tabId)
      if (page !== undefined) page.video = video
      say(tabId)
    },
    videoOf: (tabId: number): string | null => pages.get(tabId)?.video?.videoId ?? null,
  }
}

/** The connection by which a page looks for slides: it is half done, then it answers. */
function createSlidesPort(answer: () => unknown) {
  const port = createPort()
  const look = (): void => {
    port.onMessage.send({ share: 0.5 })
    void Promise.resolve(answer()).then((outcome) => port.onMessage.send(outcome))
  }
  queueMicrotask(look)
  return port
}

function createPort() {
  return {
    name: '',
    postMessage: () => undefined,
    disconnect: () => undefined,
    onMessage: createEvent<[unknown]>(),
    onDisconnect: createEvent<[]>(),
  }
}
