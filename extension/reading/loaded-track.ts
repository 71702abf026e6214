import { asJson3, captionAddress, hasCaptions } from './caption-address.ts'
import type { ReadCaptions } from './player-data.ts'
import { fetchText, waitFor } from './surroundings.ts'
import type { Surroundings } from './surroundings.ts'

const captionsButton = '.ytp-subtitles-button'
const maxMs = 4000

/**
 * Second way: the captions that the player itself loaded, by their address in the list of what the page
 * loaded. Where it loaded none, they are switched on for as long as it takes, and off again. `null` where
 * that gives none.
 */
export async function readLoadedCaptions(
  around: Surroundings,
  videoId: string,
  signal: AbortSignal,
): Promise<ReadCaptions | null> {
  const address = newest(around, videoId) ?? (await loadByButton(around, videoId, signal))
  if (address === null) return null
  const captions = await fetchText(around, asJson3(address), signal)
  if (!hasCaptions(captions)) return null
  return {
    captions,
    language: address.searchParams.get('lang'),
    captionKind: address.searchParams.get('kind') === 'asr' ? 'automatic' : 'human',
  }
}

/** The address that was loaded last; one of the video's own captions before a translation. */
function newest(around: Surroundings, videoId: string): URL | null {
  const found = around.loadedCaptions().flatMap((address) => captionAddress(address, videoId) ?? [])
  return found.find((url) => !url.searchParams.has('tlang')) ?? found[0] ?? null
}

async function loadByButton(around: Surroundings, videoId: string, signal: AbortSignal): Promise<URL | null> {
  const button = around.document.querySelector<HTMLElement>(captionsButton)
  if (button === null || button.getAttribute('aria-pressed') === 'true') return null
  button.click()
  try {
    return await waitFor(around, () => newest(around, videoId), { maxMs, signal })
  } finally {
    if (button.getAttribute('aria-pressed') === 'true') button.click()
  }
}
