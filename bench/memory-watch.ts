import type { Browser } from '@playwright/test'
import { readResidentMegabytes } from './resident-memory.ts'

/** The most memory that the pages of a browser and a server took more than at the beginning. */
type MemoryWatch = { stop: () => { pageMegabytes: number; serverMegabytes: number } }

const everyMs = 250

/** Watches the memory of the pages of a browser and of a server from now on. */
export async function startMemoryWatch(browser: Browser, serverPid: number): Promise<MemoryWatch> {
  const session = await browser.newBrowserCDPSession()
  const read = async (): Promise<[number, number]> => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    const pages = processInfo.filter(({ type }) => type === 'renderer')
    const sizes = await Promise.all(pages.map(async ({ id }) => await readResidentMegabytes(id)))
    return [Math.max(...sizes), await readResidentMegabytes(serverPid)]
  }
  const [pageBefore, serverBefore] = await read()
  const most = { page: pageBefore, server: serverBefore }
  const look = async (): Promise<void> => {
    const [page, server] = await read()
    most.page = Math.max(most.page, page)
    most.server = Math.max(most.server, server)
  }
  const timer = setInterval(() => void look(), everyMs)
  return {
    stop: () => {
      clearInterval(timer)
      return { pageMegabytes: most.page - pageBefore, serverMegabytes: most.server - serverBefore }
    },
  }
}
