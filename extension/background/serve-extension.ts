import type { BrowserApi, Sender } from '../browser/api.ts'
import { enterYoutube, youtubePages } from '../browser/youtube-tabs.ts'
import { helloMessageShape, keyMessageShape } from '../messages/key-message.ts'
import { openPanelShape } from '../messages/page-messages.ts'
import { parse } from '../schema/shape.ts'
import { packagedServer, readConnection, storeConnection } from '../server/connection.ts'

const panelPath = 'panel.html'
const popup = { type: 'popup', width: 460, height: 760 } as const

/**
 * Opens the panel when it is asked for, takes the key that the account page hands over, and puts the button
 * into the tabs that were open before an installation or an update.
 */
export function serveExtension(api: BrowserApi): void {
  api.sidePanel?.setPanelBehavior({ openPanelOnActionClick: true }).catch(() => undefined)
  api.runtime.onInstalled.addListener(() => void enterOpenTabs(api))
  api.action.onClicked.addListener(() => {
    api.sidebarAction?.toggle().catch(() => undefined)
  })
  api.runtime.onMessage.addListener((message, sender) => {
    if (parse(openPanelShape, message) === null || sender.id !== api.runtime.id) return undefined
    void openPanel(api, sender)
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

/** Beside the page where the browser lets a button of a page do so, else in a window of its own. */
async function openPanel(api: BrowserApi, { tab }: Sender): Promise<void> {
  if (tab?.id === undefined) return
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
