import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureTexts } from '#messages/failure-texts.ts'
import { languageTag } from '#messages/language.ts'
import { shareMoment } from '#messages/share-moment.ts'
import { failureText } from '#web/api/api-error.ts'
import { api, send } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { toFailure } from '#web/features/run/failure.ts'
import { Button } from '#web/ui/button.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { ShareLinkDialog } from '#web/ui/share-link-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type Props = {
  /** The history item that the line is of. */
  historyId: string
  line: LineRef
  /** True where words of the transcript support it; the dialog says so where none do. */
  isFound: boolean
  onClose: () => void
}

/** Shares one line of a summary at an address of its own, and stops sharing it; for visitors as well. */
export function ShareMomentDialog({ historyId, line, isFound, onClose }: Props) {
  const shared = useQuery(sharedLinesQuery(historyId))
  const change = useMutation({
    mutationFn: (isShared: boolean) => changeMoment(historyId, line, isShared),
  })
  const known = shared.data?.moments.find((each) => each.line === lineId(line))?.momentPath ?? null
  const path = change.data === undefined ? known : change.data.momentPath
  const token = path === null ? null : path.slice('/m/'.length)
  const error = change.error ?? shared.error
  return (
    <ShareLinkDialog
      title={shareMoment.title}
      description={isFound ? shareMoment.found : shareMoment.notFound}
      path={shared.isPending ? undefined : path}
      change={change}
      error={error === null ? null : toFailure(error).detail}
      actions={
        token !== null && (
          <Button variant="secondary" onClick={() => void copyImage(token)}>
            {shareMoment.copyImage}
          </Button>
        )
      }
      onClose={onClose}
    >
      {token !== null && <LinePicture token={token} />}
    </ShareLinkDialog>
  )
}

/** The picture of a shared line in the language of the page; nothing where it can't be loaded. */
function LinePicture({ token }: { token: string }) {
  const [isMissing, setIsMissing] = useState(false)
  if (isMissing) return null
  return (
    <img
      src={`/api/moments/${token}/image.png?language=${languageTag}`}
      alt={shareMoment.picture}
      width={1200}
      height={630}
      onError={() => setIsMissing(true)}
      className="mb-4 h-auto w-full rounded-control border border-line"
    />
  )
}

/** A line of a summary: its kind, and its place among those of its kind. The gist has the place 0. */
type LineRef = { kind: 'gist' | 'sentence' | 'insight'; index: number }

/** The lines of a summary that its owner shares. */
function sharedLinesQuery(historyId: string) {
  return queryOptions({
    queryKey: ['shared-lines', historyId],
    queryFn: ({ signal }) => api('GET /api/history/:id/moments', { params: { id: historyId } }, { signal }),
  })
}

/** The id of a line on the wire. */
function lineId({ kind, index }: LineRef): string {
  return `${kind}-${index}`
}

/** Shares a line, or stops sharing it; gives the path of its page. */
async function changeMoment(
  historyId: string,
  line: LineRef,
  isShared: boolean,
): Promise<{ momentPath: string | null }> {
  const params = { id: historyId, line: lineId(line) }
  const answer = isShared
    ? await api('POST /api/history/:id/moments/:line', { params })
    : await api('DELETE /api/history/:id/moments/:line', { params })
  void queryClient.invalidateQueries({ queryKey: sharedLinesQuery(historyId).queryKey })
  return answer
}

/** Copies the picture of a shared line, or downloads it where a browser copies no pictures. */
async function copyImage(token: string): Promise<void> {
  try {
    // Safari takes the promise of a picture only while the click is handled.
    const picture = fetchPicture(token)
    const isCopied = await writePicture(picture).catch(() => false)
    if (isCopied) return showToast({ title: shareMoment.pictureCopied, tone: 'good' })
    saveFile('precis.png', await picture)
    showToast({ title: shareMoment.pictureDownloaded, tone: 'good' })
  } catch (error) {
    showToast({
      title: failureTexts.error,
      description: failureText(error, shareMoment.pictureNotLoaded),
      tone: 'destructive',
    })
  }
}

async function fetchPicture(token: string): Promise<Blob> {
  const options = { accept: 'image/png', signal: undefined }
  const response = await send(
    'GET /api/moments/:token/image.png',
    { params: { token }, query: { language: languageTag } },
    options,
  )
  return await response.blob()
}

async function writePicture(picture: Promise<Blob>): Promise<boolean> {
  if (!('clipboard' in navigator) || !('ClipboardItem' in window)) return false
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
  return true
}
