import { controls } from '#messages/controls.ts'
import { failureTexts } from '#messages/failure-texts.ts'
import { shareSummary as words } from '#messages/share-summary.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { savedQuery } from '#web/features/run/queries.ts'
import { hearPath } from '#web/text/addresses.ts'
import { writeClipboard } from '#web/ui/copy-text.ts'
import { showToast } from '#web/ui/toast-store.ts'

/**
 * Makes the link of a summary, hands it to the share sheet of a phone or else to the clipboard, and says so
 * with an undo. `false` where the link was there before, or went to neither: then it has to be shown.
 */
export async function shareInOneStep(historyId: string): Promise<boolean> {
  const making = changeSharing(historyId, true)
  const isSheet = hasShareSheet()
  // Safari takes the promise of a text, and only while the click is handled.
  const copying = isSheet ? null : copyWhenReady(making.then(newAddress))
  try {
    const address = newAddress(await making)
    const isSent = copying === null && (await openSheet(address))
    const isCopied = !isSent && (await (copying ?? copyWhenReady(Promise.resolve(address))))
    if (!isSent && !isCopied) return false
    showShared(isSent ? words.ready : words.copied, historyId)
    return true
  } catch (error) {
    if (error instanceof SharedBefore) return false
    showToast({ title: failureTexts.error, description: failureText(error), tone: 'destructive' })
    return true
  }
}

/** Copies a link at which the proof of a summary plays at a press, and says who can read it. */
export async function shareProof(historyId: string): Promise<void> {
  const making = changeSharing(historyId, true)
  const address = making.then(({ sharePath }) => new URL(hearPath(sharePath ?? '/'), location.origin).href)
  const isCopied = await copyWhenReady(address)
  const { isNew } = await making.catch(() => ({ isNew: false }))
  if (isCopied) showShared(words.copied, isNew === true ? historyId : null)
  else showToast({ title: failureTexts.error, description: controls.notCopied, tone: 'destructive' })
}

/** Says who can read by a link, with an undo for the summary that it is new of. */
function showShared(title: string, newOf: string | null): void {
  showToast({
    title,
    description: words.whoReads,
    tone: 'good',
    ...(newOf !== null && { action: { label: words.undo, onSelect: () => void undo(newOf) } }),
  })
}

/** Starts sharing a summary, or stops; gives the path of its page, and whether this made it. */
export async function changeSharing(
  id: string,
  isShared: boolean,
): Promise<{ sharePath: string | null; isNew?: boolean }> {
  const answer = isShared
    ? await api('POST /api/history/:id/share', { params: { id } })
    : await api('DELETE /api/history/:id/share', { params: { id } })
  void queryClient.invalidateQueries({ queryKey: savedQuery(id).queryKey })
  // The list says which summaries are shared.
  void queryClient.invalidateQueries({ queryKey: ['history'] })
  return answer
}

/** An undo would take away what is known to others already. */
class SharedBefore extends Error {}

function newAddress({ sharePath, isNew }: Awaited<ReturnType<typeof changeSharing>>): string {
  if (sharePath === null || isNew !== true) throw new SharedBefore()
  return new URL(sharePath, location.origin).href
}

/** The device is a phone or a tablet with a share sheet of its own. */
function hasShareSheet(): boolean {
  return 'share' in navigator && matchMedia('(hover: none) and (pointer: coarse)').matches
}

/** Opens the share sheet; `false` where the browser refuses. Closing it is no failure. */
async function openSheet(url: string): Promise<boolean> {
  try {
    await navigator.share({ url })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

async function undo(historyId: string): Promise<void> {
  try {
    await changeSharing(historyId, false)
    showToast({ title: words.stopped, description: words.stoppedNote, tone: 'good' })
  } catch (error) {
    showToast({ title: failureTexts.error, description: failureText(error), tone: 'destructive' })
  }
}

/**
 * Puts a text on the clipboard that is there later; `false` where the browser refuses, which some do once a
 * click is handled.
 */
async function copyWhenReady(text: Promise<string>): Promise<boolean> {
  try {
    if ('clipboard' in navigator && 'ClipboardItem' in window) {
      const blob = text.then((ready) => new Blob([ready], { type: 'text/plain' }))
      // A browser that refuses does so before it looks at the text, which may fail as well.
      blob.catch(() => undefined)
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
    } else await writeClipboard(await text)
    return true
  } catch {
    return false
  }
}
