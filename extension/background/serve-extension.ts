import { literal, object } from 'valibot'
import { parseVideoLink } from '#product/video-link.ts'
import { watchUrl } from '#product/watch-url.ts'
import type { BrowserApi, Sender, Tab } from '../browser/api.ts'
import { enterYoutube, youtubePages } from '../browser/youtube-tabs.ts'
import { openShape } from '../messages/page-messages.ts'
import { parse, text } from '../schema/shape.ts'
import { keyForm, packagedServer, readConnection, storeConnection } from '../server/connection.ts'

/** The message of the account page that hands over a key for the extension, after the user agreed. */
const keyMessageShape = object({ give: literal('key'), secret: text(60, keyForm) })
/** The first question of the account page: is there an extension that is set to this server? */
const helloMessageShape = object({ ask: literal('hello') })
const panelPath = 'panel.html'
const menuId = 'summarize'
/** The links that the menu of a link has its item on. */
const linkedVideos = ['watch?*', 'shorts/*', 'live/*']
  .flatMap((path) => [`https://www.youtube.com/${path}`, `https://m.youtube.com/${path}`])
  .concat('https://youtu.be/*')
const popup = { type: 'popup', width: 460, height: 760 } as const

/**
 * Opens the panel when it is asked for, takes the key that the account page hands over, and puts the button
 * into the tabs that were open before an installation or an update.
 */
export function serveExtension(api: BrowserApi): void {
  api.sidePanel?.setPanelBehavior({ openPanelOnActionClick: true }).catch(() => undefined)
  api.runtime.onInstalled.addListener(() => {
    api.contextMenus.create({
      id: menuId,
      title: api.i18n.getMessage('action'),
      contexts: ['link'],
      targetUrlPatterns: linkedVideos,
    })
    void enterOpenTabs(api)
  })
  api.contextMenus.onClicked.addListener(({ menuItemId, linkUrl }, tab) => {
    const videoId = menuItemId === menuId ? (parseVideoLink(linkUrl ?? '')?.videoId ?? null) : null
    if (videoId !== null) void openLinked(api, videoId, tab)
  })
  api.action.onClicked.addListener(() => {
    api.sidebarAction?.toggle().catch(() => undefined)
  })
  api.runtime.onMessage.addListener((message, sender) => {
    const asked = sender.id === api.runtime.id ? parse(openShape, message) : null
    if (asked?.ask === 'open-panel') void openPanel(api, asked.videoId, sender)
    else if (typeof asked?.videoId === 'string') void openLinked(api, asked.videoId, sender.tab)
    return undefined
  })
  api.runtime.onMessageExternal?.addListener((message, sender, answer) => {
    void takeMessage(api, message, sender).then(answer, () => answer(null))
    return true
  })
}

/** Tabs that were open have no script yet, or one that an update has cut off. */
async function enterOpenTabs(api: BrowserApi): Promise<void> {
  const open = await api.tabs.query({ url: youtubePages })
  // A page that was closed meanwhile, or whose site was taken from the extension, is left out.
  await Promise.allSettled(open.flatMap(({ id }) => (id === undefined ? [] : [enterYoutube(api, id)])))
}

/** Opens the video of a link in a tab of its own, and the panel, which begins when the page is there. */
async function openLinked(api: BrowserApi, videoId: string, tab?: Tab): Promise<void> {
  // Only while the press lasts does a browser open its panel.
  const opening =
    api.sidePanel === undefined || tab?.windowId === undefined
      ? api.sidebarAction?.open()
      : api.sidePanel.open({ windowId: tab.windowId })
  await api.storage.session.set({ wanted: videoId })
  await opening?.catch(() => undefined)
  await api.tabs.create({ url: watchUrl(videoId) })
}

/** Beside the page where the browser lets a button of a page do so, else in a window of its own. */
async function openPanel(api: BrowserApi, videoId: string | null, { tab }: Sender): Promise<void> {
  if (tab?.id === undefined) return
  if (videoId !== null) void api.storage.session.set({ wanted: videoId })
  try {
    if (api.sidePanel !== undefined) await api.sidePanel.open({ tabId: tab.id })
    else if (api.sidebarAction === undefined) throw new Error('There is no side panel')
    else await api.sidebarAction.open()
  } catch {
    await api.windows.create({ url: api.runtime.getURL(`${panelPath}?tab=${tab.id}`), ...popup })
  }
}

/** Answers the pages of the server that is set, in their top frame, and no others. */
async function takeMessage(api: BrowserApi, message: unknown, sender: Sender): Promise<unknown> {
  const server = (await readConnection(api)).server ?? packagedServer(api)
  if (sender.origin !== server || sender.frameId !== 0 || sender.tab === undefined) return null
  if (parse(helloMessageShape, message) !== null) return { isHere: true }
  const given = parse(keyMessageShape, message)
  if (given === null) return null
  await storeConnection(api, { server, key: given.secret })
  return { isTaken: true }
}
