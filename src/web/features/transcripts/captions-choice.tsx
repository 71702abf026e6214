import { useMutation } from '@tanstack/react-query'
import type { CaptionTrack, Transcript } from '#contract/transcripts.ts'
import { captionsChoice } from '#messages/captions-choice.ts'
import { api } from '#web/api/api.ts'
import { toFailure } from '#web/features/run/failure.ts'
import { languageName } from '#web/text/names.ts'
import { SelectField } from '#web/ui/fields.tsx'

type Props = { transcript: Transcript; onFetched: (transcript: Transcript) => void }

const kinds = ['human', 'automatic'] as const

/** The choice among a video's captions, where there is one: language, and human or not. */
export function CaptionsChoice({ transcript, onFetched }: Props) {
  const { tracks } = transcript
  const { chosen, choose, isBusy, failure } = useCaptions(transcript, onFetched)
  if (tracks.length < 2 || transcript.videoUrl === null) return null
  const index = tracks.findIndex((track) => track === chosen || isSame(track, chosen))
  return (
    <div className="min-w-0">
      <SelectField
        label={captionsChoice.label}
        value={index}
        error={failure}
        aria-busy={isBusy || undefined}
        onChange={(event) => {
          const track = tracks[Number(event.target.value)]
          if (track !== undefined && !isBusy) choose(track)
        }}
      >
        {index === -1 && (
          <option value={-1} disabled>
            {captionsChoice.choose}
          </option>
        )}
        {kinds.map((kind) => (
          <TrackGroup key={kind} label={captionsChoice.kinds[kind]} tracks={tracks} kind={kind} />
        ))}
      </SelectField>
      <output className="sr-only">{isBusy && captionsChoice.fetching}</output>
    </div>
  )
}

type GroupProps = { label: string; tracks: readonly CaptionTrack[]; kind: CaptionTrack['kind'] }

function TrackGroup({ label, tracks, kind }: GroupProps) {
  if (tracks.every((track) => track.kind !== kind)) return null
  return (
    <optgroup label={label}>
      {tracks.map((track, index) =>
        track.kind === kind ? (
          <option key={`${track.language} ${track.name}`} value={index}>
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

/** YouTube's name of the captions, or that of their language where it gives none. */
function captionsName({ name, language }: CaptionTrack): string {
  if (name !== '' && name !== language) return name
  return languageName(language)
}

/** The captions that a transcript was read from; `null` when they are unknown. */
function captionsOf({
  tracks,
  language,
  captionKind,
}: Pick<Transcript, 'tracks' | 'language' | 'captionKind'>): CaptionTrack | null {
  const ofKind = tracks.filter(({ kind }) => kind === captionKind)
  const sameLanguage = (track: CaptionTrack) => primaryTag(track.language) === primaryTag(language)
  return ofKind.find((track) => track.language === language) ?? ofKind.find(sameLanguage) ?? null
}

function primaryTag(language: string): string {
  return language.toLowerCase().split('-')[0] ?? ''
}

/** The captions that a transcript was read from, and a way to have the same video read from others. */
function useCaptions(transcript: Transcript, onFetched: (transcript: Transcript) => void) {
  const { mutate, variables, isPending, isSuccess, error } = useMutation({
    mutationFn: ({ language, kind }: CaptionTrack) =>
      api('POST /api/transcribe', {
        body: { videoUrl: transcript.videoUrl ?? '', captions: { language, kind } },
      }),
  })
  return {
    // What was asked for last is known exactly; of the first transcript only its language is.
    chosen: isPending || isSuccess ? variables : captionsOf(transcript),
    // Not called once the choice is off the page: by then a summary may be made of the transcript before.
    choose: (track: CaptionTrack) => mutate(track, { onSuccess: (answer) => onFetched(answer.transcript) }),
    isBusy: isPending,
    failure: error === null ? null : toFailure(error).detail,
  }
}
