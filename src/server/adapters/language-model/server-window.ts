import { askOllamaWindow } from './ollama-window.ts'
import type { OllamaAddress } from './ollama-window.ts'
import type { AdapterDeps } from './stream-answer.ts'

/** The least window that is believed of a server, in tokens. */
export const minWindow = 2048
/** How long it is believed what a server said of its window, or that it says nothing; a model may be loaded with another one. */
const believedMs = 600_000
/** What a server knows by heart comes at once. */
const askTimeoutMs = 5000

/** The tokens that a server holds, as far as that is known by now. */
export type ServerWindow = {
  tokens: () => number
  /** Asks the server, where that was not done lately. @throws the signal's reason when it aborts */
  learn: (signal: AbortSignal) => Promise<void>
  /** Notes that it turned out to hold no more than so many. */
  limit: (tokens: number) => void
}

/**
 * Begins with the window that is set or assumed. What the server says of itself takes the place of what was assumed and
 * makes what was set smaller, never larger; a limit that showed in an answer holds beside both.
 */
export function createServerWindow(
  settings: OllamaAddress & { contextTokens: number | null },
  assumed: number,
  { fetch, clock, timeouts }: Pick<AdapterDeps, 'fetch' | 'clock' | 'timeouts'>,
): ServerWindow {
  const most = settings.contextTokens ?? Number.POSITIVE_INFINITY
  const { firstTokenMs: loadMs } = timeouts
  const ollama = { fetch, timeoutMs: Math.min(askTimeoutMs, loadMs), loadMs }
  let window = assumed
  let limit = Number.POSITIVE_INFINITY
  let askAgainAt = 0

  return {
    tokens: () => Math.max(minWindow, Math.min(window, limit)),
    learn: async (signal) => {
      if (clock.now() < askAgainAt) return
      const said = await askOllamaWindow(settings, ollama, signal)
      askAgainAt = said.kind === 'not-ollama' ? Number.POSITIVE_INFINITY : clock.now() + believedMs
      if (said.kind === 'known') window = Math.min(most, said.tokens)
    },
    limit: (tokens) => {
      limit = Math.min(limit, Math.floor(tokens))
    },
  }
}
