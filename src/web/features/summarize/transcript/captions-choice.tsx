import type { CaptionTrack, Transcript } from '#contract/transcripts.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { captionsName } from './caption-tracks.ts'
import { useCaptions } from './use-captions.ts'

type Props = { transcript: Transcript; onFetched: (transcript: Transcript) => void }

const groups = [
  { kind: 'human', label: 'Written by a person' },
  { kind: 'automatic', label: 'Automatic' },
] as const

/** Which captions of the video are shown, where there is a choice: their language, and whether a person wrote them. */
export function CaptionsChoice({ transcript, onFetched }: Props) {
  const { tracks } = transcript
  const { chosen, choose, isBusy, failure } = useCaptions(transcript, onFetched)
  if (tracks.length < 2 || transcript.videoUrl === null) return null
  const place = tracks.findIndex((track) => track === chosen || isSame(track, chosen))
  return (
    <div className="min-w-0">
      <SelectField
        label="Captions"
        value={place}
        error={failure}
        aria-busy={isBusy || undefined}
        onChange={(event) => {
          const track = tracks[Number(event.target.value)]
          if (track !== undefined && !isBusy) choose(track)
        }}
      >
        {place === -1 && (
          <option value={-1} disabled>
            Choose
          </option>
        )}
        {groups.map(({ kind, label }) => (
          <TrackGroup key={kind} label={label} tracks={tracks} kind={kind} />
        ))}
      </SelectField>
      <output className="sr-only">{isBusy && 'Fetching captions...'}</output>
    </div>
  )
}

type GroupProps = { label: string; tracks: readonly CaptionTrack[]; kind: CaptionTrack['kind'] }

function TrackGroup({ label, tracks, kind }: GroupProps) {
  if (tracks.every((track) => track.kind !== kind)) return null
  return (
    <optgroup label={label}>
      {tracks.map((track, place) =>
        track.kind === kind ? (
          <option key={`${track.language} ${track.name}`} value={place}>
            {captionsName(track)}
          </option>
        ) : null,
      )}
    </optgroup>
  )
}

function isSame(track: CaptionTrack, other: CaptionTrack | null | undefined): boolean {
  return track.language === other?.language && track.kind === other.kind && track.name === other.name
}
