/// <reference types="chrome" />

/** A tab, as far as it is used here; its address is known only where the host is allowed. */
export type Tab = chrome.tabs.Tab

/** The sender of a message. A script in a page has a tab; a page of the extension mostly has none. */
export type Sender = chrome.runtime.MessageSender

/** A lasting connection between the panel and the script in a page. */
export type Port = chrome.runtime.Port

/** The browser's API for extensions; in place of the side panel Firefox has a sidebar. */
export type BrowserApi = Omit<typeof chrome, 'sidePanel'> & {
  sidePanel?: typeof chrome.sidePanel
  sidebarAction?: { open: () => Promise<void>; toggle: () => Promise<void> }
}

/** The browser's API. It's read when it is used, so that tests can put a stand-in there. */
export function browserApi(): BrowserApi {
  return chrome
}
