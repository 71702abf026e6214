import { cleanText, maxTagLength, stripHidden } from './clean-text.ts'
import { isFailureText, mayBecomeFailure } from './failure-text.ts'
import type { PromptGuard } from './prompt-guard.ts'

/** Text on its way to a reader. */
export type VisibleText = {
  push: (piece: string) => void
  /** Gives what was held back. */
  end: () => void
}

/** Characters that were shown and still count when a copy of the instructions is looked for. */
const lookBack = 300
/** The longest run without a blank that is held back, as it may be an address. */
const maxRunLength = 500
const unfinishedRun = new RegExp(`[!-~]{1,${maxRunLength}}$`)

/**
 * Passes on a text while it comes, cleaned and in pieces that end between words. What may become a tag, an address, a refusal
 * or a copy of the instructions is held back until it is clear; a refusal or a copy ends the text.
 */
export function createVisibleText(
  guard: PromptGuard,
  show: (piece: string, isEnd: boolean) => void,
): VisibleText {
  const state = { raw: '', shown: '', held: '', isSettled: false, isStopped: false }

  function advance(isEnd: boolean): void {
    if (state.isStopped) return
    const cut = isEnd ? state.raw.length : safeCut(state.raw)
    state.held += cleanText(state.raw.slice(0, cut))
    state.raw = state.raw.slice(cut)
    if (state.shown === '') state.held = state.held.trimStart()
    if (!state.isSettled) {
      state.isStopped = isFailureText(state.held)
      if (state.isStopped || (!isEnd && mayBecomeFailure(state.held))) return
      state.isSettled = true
    }
    const seen = state.shown + state.held
    state.isStopped = guard.isLeak(seen)
    if (state.isStopped) return
    const held = isEnd ? 0 : Math.min(state.held.length, guard.heldBack(seen))
    const piece = state.held.slice(0, state.held.length - held)
    state.held = state.held.slice(piece.length)
    state.shown = (state.shown + piece).slice(-lookBack)
    if (piece !== '' || isEnd) show(piece, isEnd)
  }

  return {
    push: (piece) => {
      state.raw += stripHidden(piece)
      advance(false)
    },
    end: () => advance(true),
  }
}

const brackets = [
  ['<', '>'],
  ['[', ']'],
] as const

/** Where a text can be cut so that cleaning both sides gives what cleaning the whole does. */
function safeCut(text: string): number {
  let cut = text.length - runBefore(text)
  for (const [open, close] of brackets) {
    const from = text.lastIndexOf(open, cut - 1)
    const isOpen = from >= 0 && from < cut && !text.slice(from, cut).includes(close)
    if (isOpen && text.length - from <= maxTagLength) cut = from - runBefore(text.slice(0, from))
  }
  return cut
}

/** The length of the run without a blank at the end of a text, which may be a part of an address. */
function runBefore(text: string): number {
  return unfinishedRun.exec(text)?.[0].length ?? 0
}
