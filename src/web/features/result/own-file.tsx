import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { ownFile } from '#messages/own-file.ts'
import type { Player } from '#web/features/player/use-player.ts'
import { findFile, forgetFile, rememberFile } from '#web/session/own-files.ts'
import type { FileToOpen } from '#web/session/own-files.ts'
import { PlayIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'

type Props = {
  transcriptId: string
  player: Player
  /** The length of the talk, as its transcript has it. */
  durationSeconds: number | null
  /** The controls of clips that play one after another. */
  bar: ReactNode
}

/** On a phone the button is below the text, and the recording that plays stays over it. */
const below = 'max-lg:order-last'
const onTop = 'max-lg:sticky max-lg:top-0 max-lg:z-20 max-lg:-mx-4 max-lg:bg-paper max-lg:px-4 max-lg:py-2'

/** A recording may end with the last word, and a transcript a moment after it. */
const toleratedSeconds = 5

/** The recording of a pasted talk, played from a file of the user, which is sent nowhere. */
export function OwnFile({ transcriptId, player, durationSeconds, bar }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const { address, known, note, setNote, choose, open, fail } = useOwnFile(transcriptId)
  return (
    <div className={`print:hidden ${address === null ? below : onTop}`}>
      {address === null ? (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => (known === null ? input.current?.click() : void open(known))}
        >
          <PlayIcon />
          {known === null ? ownFile.choose : ownFile.play(known.name)}
        </Button>
      ) : (
        <Recording
          address={address}
          player={player}
          onLength={(seconds) => {
            if (seconds + toleratedSeconds < (durationSeconds ?? 0)) setNote(ownFile.shorter)
          }}
          onFailure={fail}
        />
      )}
      <input
        ref={input}
        hidden
        type="file"
        accept="video/*,audio/*"
        aria-label={ownFile.choose}
        onChange={({ target }) => choose(target.files?.[0] ?? null)}
      />
      {address !== null && bar}
      <output className="mt-1 block text-sm text-muted">{note || ownFile.stays}</output>
    </div>
  )
}

/** The file of a transcript: the one that was chosen before, where the browser can open it again. */
function useOwnFile(transcriptId: string) {
  const [address, setAddress] = useState<string | null>(null)
  const [known, setKnown] = useState<FileToOpen | null>(null)
  const [note, setNote] = useState('')
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address])
  useEffect(() => {
    let isShown = true
    const show = (found: Awaited<ReturnType<typeof findFile>>): void => {
      if (!isShown || found === null) return
      if ('file' in found) setAddress(URL.createObjectURL(found.file))
      else setKnown(found)
    }
    void findFile(transcriptId).then(show)
    return () => {
      isShown = false
    }
  }, [transcriptId])

  function choose(file: File | null): void {
    if (file === null) return
    setNote('')
    setAddress(URL.createObjectURL(file))
    void rememberFile(transcriptId, file)
  }

  async function open({ open: ask }: FileToOpen): Promise<void> {
    const file = await ask()
    // It was moved, or the browser may not: it is chosen as one that nobody knows.
    setKnown(null)
    if (file === null) setNote(ownFile.gone)
    else choose(file)
  }

  function fail(): void {
    void forgetFile(transcriptId)
    setAddress(null)
    setNote(ownFile.failed)
  }

  return { address, known, note, setNote, choose, open, fail }
}

type RecordingProps = {
  address: string
  player: Player
  onLength: (seconds: number) => void
  onFailure: () => void
}

/** The file as the player of its result: every time of the page plays from it. */
function Recording({ address, player, onLength, onFailure }: RecordingProps) {
  const { playFile, clock } = player
  const attach = useCallback(
    (video: HTMLVideoElement | null) => {
      if (video === null) return undefined
      const setPlaying = (isPlaying: boolean): void => {
        // A browser may refuse to play before a press; its own controls are there for that.
        if (isPlaying) video.play().catch(() => undefined)
        else video.pause()
      }
      playFile({
        seek: (second) => {
          video.currentTime = second
          setPlaying(true)
        },
        setPlaying,
      })
      return () => playFile(null)
    },
    [playFile],
  )
  const tell = ({ currentTarget: { currentTime, paused } }: { currentTarget: HTMLVideoElement }): void =>
    clock.set(currentTime, !paused)
  return (
    // Its words are the transcript beside it.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={attach}
      src={address}
      aria-label={ownFile.name}
      controls
      playsInline
      onTimeUpdate={tell}
      onPlay={tell}
      onPause={tell}
      onLoadedMetadata={({ currentTarget }) => onLength(currentTarget.duration)}
      onError={onFailure}
      className="max-h-80 w-full rounded-card border border-line bg-still"
    />
  )
}
