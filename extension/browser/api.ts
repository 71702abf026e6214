/** A tab, as far as it is used here; its address is known only where the host is allowed. */
export type Tab = { id?: number; url?: string; windowId?: number }

/** The sender of a message. A script in a page has a tab; a page of the extension mostly has none. */
export type Sender = { tab?: Tab; frameId?: number; origin?: string; url?: string; id?: string }

type Event<F> = { addListener: (listener: F) => void; removeListener: (listener: F) => void }

/** A lasting connection between the panel and the script in a page. */
export type Port = {
  name: string
  sender?: Sender
  postMessage: (message: unknown) => void
  disconnect: () => void
  onMessage: Event<(message: unknown) => void>
  onDisconnect: Event<() => void>
}

type Answering = (message: unknown, sender: Sender, answer: (value: unknown) => void) => boolean | undefined
type Permissions = { origins?: string[]; data_collection?: string[] }

/** Values that the extension stores, by their names. */
type StorageArea = {
  get: (keys: string[]) => Promise<Record<string, unknown>>
  set: (values: Record<string, unknown>) => Promise<void>
  remove: (keys: string[]) => Promise<void>
}

type MenuItem = { id: string; title: string; contexts: string[]; targetUrlPatterns: string[] }

/** The used part of the browser's API for extensions, which Chromium and Firefox have under one name. */
export type BrowserApi = {
  runtime: {
    id: string
    getURL: (path: string) => string
    getManifest: () => { version: string; homepage_url: string }
    sendMessage: (message: unknown) => Promise<unknown>
    onMessage: Event<Answering>
    onMessageExternal?: Event<Answering>
    onConnect: Event<(port: Port) => void>
    onInstalled: Event<() => void>
  }
  storage: {
    local: StorageArea
    /** Until the browser ends. */
    session: StorageArea
    onChanged: Event<(changes: Record<string, unknown>, area: string) => void>
  }
  tabs: {
    get: (tabId: number) => Promise<Tab>
    query: (query: { active: boolean; currentWindow: boolean } | { url: string[] }) => Promise<Tab[]>
    create: (options: { url: string }) => Promise<Tab>
    sendMessage: (tabId: number, message: unknown, options: { frameId: number }) => Promise<unknown>
    connect: (tabId: number, options: { name: string; frameId: number }) => Port
    onActivated: Event<(info: { tabId: number; windowId: number }) => void>
    onUpdated: Event<(tabId: number, change: { status?: string }) => void>
  }
  permissions: {
    contains: (permissions: Permissions) => Promise<boolean>
    request: (permissions: Permissions) => Promise<boolean>
    onAdded: Event<() => void>
    onRemoved: Event<() => void>
  }
  scripting: {
    executeScript: (options: { target: { tabId: number }; files: string[] }) => Promise<unknown>
  }
  action: { onClicked: Event<(tab: Tab) => void> }
  contextMenus: {
    create: (item: MenuItem) => unknown
    onClicked: Event<(info: { menuItemId: string | number; linkUrl?: string }, tab?: Tab) => void>
  }
  i18n: { getMessage: (name: string) => string }
  windows: {
    create: (options: { url: string; type: 'popup'; width: number; height: number }) => Promise<unknown>
  }
  sidePanel?: {
    setPanelBehavior: (behavior: { openPanelOnActionClick: boolean }) => Promise<void>
    open: (options: { tabId: number } | { windowId: number }) => Promise<void>
  }
  sidebarAction?: { open: () => Promise<void>; toggle: () => Promise<void> }
}

declare const chrome: BrowserApi

/** The browser's API. It's read when it is used, so that tests can put a stand-in there. */
export function browserApi(): BrowserApi {
  return chrome
}
