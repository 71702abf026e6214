import type { BrowserApi } from './api.ts'

/** The pages that the script for YouTube is in. */
export const youtubePages = [
  'https://www.youtube.com/*',
  'https://m.youtube.com/*',
  'https://consent.youtube.com/*',
]

/**
 * Puts the script into a page of YouTube that was open before the extension came, was updated or was switched
 * on; `false` for any other page. A page that has it already keeps the one that it has.
 */
export async function enterYoutube(
  { tabs, scripting }: Pick<BrowserApi, 'tabs' | 'scripting'>,
  tabId: number,
): Promise<boolean> {
  const { url = '' } = await tabs.get(tabId)
  if (!URL.canParse(url) || !youtubePages.includes(`${new URL(url).origin}/*`)) return false
  await scripting.executeScript({ target: { tabId }, files: ['youtube.js'] })
  return true
}
