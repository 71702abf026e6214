import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { CorrectionOperation } from '#contract/corrections.ts'
import type { Sentence, Transcript } from '#contract/transcripts.ts'
import { corrections as words } from '#messages/corrections.ts'
import type { TimeChip } from '#web/features/player/time-chip.tsx'
import { Button } from '#web/ui/button.tsx'
import { LineEditor } from './line-editor.tsx'
import type { Step } from './line-editor.tsx'
import { useCorrections } from './use-corrections.ts'
import { WordOffers } from './word-offers.tsx'

type Props = {
  transcript: Pick<Transcript, 'id' | 'sentences' | 'corrections'>
  /** Those that are shown. */
  sentences: readonly Sentence[]
  /** The chip with the time of a line, which the page of a transcript has already. */
  Time: typeof TimeChip
}

/** The line, or the speaker of the line, that is edited, and the revision that its editor saw. */
type Editing = { index: number; isSpeaker: boolean; revision: number }

/** The lines of a transcript, each of which is corrected where it stands; so are the names of speakers. */
export function CorrectableLines({ transcript, sentences, Time }: Props) {
  const { correct, undo } = useCorrections(transcript.id)
  const [editing, setEditing] = useState<Editing | null>(null)
  const revision = transcript.corrections?.revision ?? 0
  const list = useRef<HTMLOListElement>(null)
  useFocusBack(list, editing)

  function open(index: number, isSpeaker: boolean): void {
    setEditing({ index, isSpeaker, revision })
  }

  function save(operations: CorrectionOperation[], title: string): void {
    void correct({ operations, revision: editing?.revision ?? revision, title })
  }

  function endLine(at: number, text: string | null, step: Step): void {
    const { index = 0 } = sentences[at] ?? {}
    const next = step === 0 ? undefined : sentences[at + step]
    setEditing(next === undefined ? null : { index: next.index, isSpeaker: false, revision })
    if (text !== null) save([{ sentence: index, text }], words.corrected)
  }

  function endName(speaker: string, name: string | null): void {
    setEditing(null)
    if (name === null) return
    const operations = labelsOf(transcript, speaker).map((label) => ({ speaker: label, name }))
    save(operations, words.renamed(name))
  }

  function takeBack(sentence: number): void {
    void correct({ operations: [{ sentence, text: null }], revision, title: words.takenBack })
  }

  return (
    <>
      <p className="px-3 pb-2 font-sans text-sm text-muted">{words.hint}</p>
      <WordOffers transcript={transcript} correct={correct} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its buttons */}
      <ol
        ref={list}
        aria-label={words.list}
        onKeyDown={(event) => {
          if (!asksForUndo(event) || event.target instanceof HTMLTextAreaElement) return
          event.preventDefault()
          undo()
        }}
      >
        {sentences.map((sentence, at) => (
          <EditableLine
            key={sentence.index}
            sentence={sentence}
            Time={Time}
            isTurn={sentence.speaker !== sentences[at - 1]?.speaker}
            edited={editing?.index === sentence.index ? editing : null}
            onOpen={(isSpeaker) => open(sentence.index, isSpeaker)}
            onText={(text, step) => endLine(at, text, step)}
            onName={(name) => endName(sentence.speaker ?? '', name)}
            onTakeBack={() => takeBack(sentence.index)}
          />
        ))}
      </ol>
    </>
  )
}

function asksForUndo({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return key === 'z' && (ctrlKey || metaKey) && !shiftKey
}

type LineProps = Pick<Props, 'Time'> & {
  sentence: Sentence
  /** True where another speaker begins. */
  isTurn: boolean
  edited: Editing | null
  onOpen: (isSpeaker: boolean) => void
  onText: (text: string | null, step: Step) => void
  onName: (name: string | null) => void
  onTakeBack: () => void
}

function EditableLine({ sentence, Time, isTurn, edited, onOpen, onText, onName, onTakeBack }: LineProps) {
  const { index, speaker, start, heard } = sentence
  return (
    <li className="flex gap-2 px-3 py-1">
      {start !== null && <Time second={start} className="mt-0.5 min-w-16 shrink-0 justify-end self-start" />}
      <div className="min-w-0 grow">
        {isTurn && speaker !== null && (
          <EditableName
            sentence={{ index, speaker }}
            isEdited={edited?.isSpeaker === true}
            onOpen={() => onOpen(true)}
            onEnd={onName}
          />
        )}
        <EditableText
          sentence={sentence}
          isEdited={edited?.isSpeaker === false}
          onOpen={() => onOpen(false)}
          onEnd={onText}
        />
        {heard !== undefined && <WasHeard heard={heard} onTakeBack={onTakeBack} />}
      </div>
    </li>
  )
}

type EditableProps<S> = {
  sentence: S
  isEdited: boolean
  onOpen: () => void
  onEnd: (text: string | null, step: Step) => void
}

function EditableName({
  sentence: { index, speaker },
  isEdited,
  onOpen,
  onEnd,
}: EditableProps<{ index: number; speaker: string }>) {
  if (isEdited) return <LineEditor text={speaker} label={words.name(speaker)} isName onEnd={onEnd} />
  return (
    <button
      type="button"
      data-opens={`speaker-${index}`}
      aria-label={words.rename(speaker)}
      onClick={onOpen}
      className="-mt-0.5 min-h-8 rounded-xs font-sans text-sm font-medium text-muted underline decoration-dotted underline-offset-4 hover:text-ink"
    >
      {speaker}
    </button>
  )
}

function EditableText({ sentence: { index, text }, isEdited, onOpen, onEnd }: EditableProps<Sentence>) {
  if (isEdited) return <LineEditor text={text} label={words.line} onEnd={onEnd} />
  return (
    <button
      type="button"
      dir="auto"
      data-opens={`line-${index}`}
      onClick={onOpen}
      className="min-h-8 w-full cursor-text rounded-xs text-start font-serif leading-7 hover:bg-line/50"
    >
      {text}
    </button>
  )
}

type HeardProps = { heard: string; onTakeBack: () => void }

/** The words that were heard in place of a corrected line, and the way back to them. */
function WasHeard({ heard, onTakeBack }: HeardProps) {
  return (
    <details className="font-sans text-sm text-muted">
      <summary className="min-h-8 cursor-pointer py-1">
        {words.corrected} · {words.wasHeard}
      </summary>
      <p dir="auto">{heard}</p>
      <Button variant="quiet" size="sm" className="-ms-3" onClick={onTakeBack}>
        {words.takeBack}
      </Button>
    </details>
  )
}

/** The labels of the transcript behind a name: several where speakers were given the same. */
function labelsOf({ corrections }: Pick<Transcript, 'corrections'>, speaker: string): string[] {
  const renamed = corrections?.speakers ?? []
  const labels = renamed.filter(({ name }) => name === speaker).map(({ label }) => label)
  return labels.length === 0 ? [speaker] : labels
}

/** Puts the focus back on what opened an editor, once it is closed. */
function useFocusBack(list: { current: HTMLElement | null }, editing: Editing | null): void {
  const last = useRef(editing)
  useEffect(() => {
    const { current: before } = last
    last.current = editing
    if (editing !== null || before === null || document.activeElement !== document.body) return
    const name = `${before.isSpeaker ? 'speaker' : 'line'}-${before.index}`
    list.current?.querySelector<HTMLElement>(`[data-opens="${name}"]`)?.focus()
  }, [list, editing])
}
