import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { ownFile } from '#messages/own-file.ts'
import type { Player } from '#web/features/player/use-player.ts'
import { PlayIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'

type Props = {
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
export function OwnFile({ player, durationSeconds, bar }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState<string | null>(null)
  const [note, setNote] = useState('')
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address])

  function choose(file: File | undefined): void {
    if (file === undefined) return
    setNote('')
    setAddress(URL.createObjectURL(file))
  }

  return (
    <div className={`print:hidden ${address === null ? below : onTop}`}>
      {address === null ? (
        <Button variant="secondary" size="sm" onClick={() => input.current?.click()}>
          <PlayIcon />
          {ownFile.choose}
        </Button>
      ) : (
        <Recording
          address={address}
          player={player}
          onLength={(seconds) => {
            if (seconds + toleratedSeconds < (durationSeconds ?? 0)) setNote(ownFile.shorter)
          }}
          onFailure={() => {
            setAddress(null)
            setNote(ownFile.failed)
          }}
        />
      )}
      <input
        ref={input}
        hidden
        type="file"
        accept="video/*,audio/*"
        aria-label={ownFile.choose}
        onChange={({ target }) => choose(target.files?.[0])}
      />
      {address !== null && bar}
      <output className="mt-1 block text-sm text-muted">{note || ownFile.stays}</output>
    </div>
  )
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
