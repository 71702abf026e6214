import type { BrowserApi } from '../browser/api.ts'

type Session = Pick<BrowserApi, 'storage'>

/** Remembers the video whose summary somebody wants by a press in a page, until the panel is beside it. */
export async function storeWanted({ storage }: Session, videoId: string): Promise<void> {
  await storage.session.set({ wanted: videoId })
}

/** Takes the wish for the summary of a video; `false` where another one is wanted, or none. */
export async function takeWanted({ storage }: Session, videoId: string): Promise<boolean> {
  const { wanted } = await storage.session.get(['wanted'])
  if (wanted !== videoId) return false
  await storage.session.remove(['wanted'])
  return true
}
