import { useEffect, useRef, useState } from 'react'
import type { Talk } from '#contract/talk.ts'
import type { Transcript, transcriptFormats } from '#contract/transcripts.ts'
import { pasteDialog } from '#messages/paste-dialog.ts'
import { sizes } from '#messages/sizes.ts'
import { transcriptFactTexts } from '#messages/transcript-fact-texts.ts'
import { maxTranscriptBytes } from '#product/limits.ts'
import { api } from '#web/api/api.ts'
import { toFailure } from '#web/features/run/failure.ts'
import { decimal } from '#web/text/numbers.ts'
import type { PasteDraft } from './use-paste.ts'

/** The facts about a pasted transcript, before it is sent. */
type TranscriptFacts = {
  /** Lines that are spoken: no times, numbers and headers of a caption file. */
  lines: number
  /** Up to the last time that stands in it; `null` where none does. */
  seconds: number | null
  /** The number of names in front of their words; 0 where there are none. */
  speakers: number
}

const time = /(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)(?:[.,]\d{1,3})?/g
const notSpoken = /^(?:\d+|WEBVTT.*|NOTE\b.*|Kind:.*|Language:.*|-->)$/
const taggedSpeaker = /<v(?:\.[\w.]+)? ([^>]+)>/
const namedSpeaker = /^(?:>>\s*)?(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}):\s/u

/** Reads lines, length and speakers out of a transcript; the server reads it exactly when it is sent. */
export function transcriptFacts(text: string): TranscriptFacts {
  const turns = new Map<string, number>()
  let lines = 0
  let seconds: number | null = null
  for (const line of text.split('\n')) {
    for (const [, hours = '0', minutes = '0', rest = '0'] of line.matchAll(time)) {
      seconds = Math.max(seconds ?? 0, Number(hours) * 3600 + Number(minutes) * 60 + Number(rest))
    }
    const said = line.replaceAll(time, '').replaceAll(/^[\s[\]()–-]+|\s+$/g, '')
    if (said === '' || said === '>' || notSpoken.test(said)) continue
    lines += 1
    const name = taggedSpeaker.exec(said)?.[1] ?? namedSpeaker.exec(said)?.[1]
    if (name !== undefined) turns.set(name, (turns.get(name) ?? 0) + 1)
  }
  // One name before a colon is a heading; speakers take turns.
  const hasTurns = [...turns.values()].reduce((sum, count) => sum + count, 0) > 1
  return { lines, seconds, speakers: hasTurns ? turns.size : 0 }
}

/** The same as a line of text: "412 lines, 18 minutes, two speakers". Empty for a text without lines. */
export function factsText({ lines, seconds, speakers }: TranscriptFacts): string {
  if (lines === 0) return ''
  const texts = transcriptFactTexts
  const facts = [texts.lines(lines), lengthText(seconds)]
  return texts.list(speakers > 0 ? [...facts, texts.speakers(speakers)] : facts)
}

function lengthText(seconds: number | null): string {
  if (seconds === null) return transcriptFactTexts.withoutTimes
  if (seconds < 60) return transcriptFactTexts.seconds(seconds)
  return transcriptFactTexts.minutes(Math.round(seconds / 60))
}

/** The endings of each format's files, most frequent first; a new format needs one to compile. */
const endingsOf: Readonly<Record<(typeof transcriptFormats)[number], readonly string[]>> = {
  subrip: ['.srt'],
  webvtt: ['.vtt'],
  plain: ['.txt', '.md'],
  turns: ['.txt', '.md'],
  panel: ['.txt'],
  chat: ['.txt'],
  timecodes: ['.txt'],
  sbv: ['.sbv', '.sub'],
  microdvd: ['.sub', '.txt'],
  stc: ['.stc'],
  ass: ['.ass', '.ssa'],
  sami: ['.smi', '.sami'],
  lrc: ['.lrc'],
  timedtext: ['.ttml', '.dfxp', '.xml', '.srv1', '.srv2', '.srv3'],
  json3: ['.json3'],
  json: ['.json', '.jsonl'],
  table: ['.csv', '.tsv'],
}

/** The endings of all files that can be read, each once. */
export const captionFileEndings = [...new Set(Object.values(endingsOf).flat())]

const megabyte = 1024 * 1024

/** The limit in words: `10 MB`. */
export const sizeLimitText = sizes.megabytes(String(maxTranscriptBytes / megabyte))

/** A size of a file in words. */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1024
    ? sizes.kilobytes(String(Math.max(1, Math.round(kilobytes))))
    : sizes.megabytes(decimal(kilobytes / 1024, 1))
}

type Giving = {
  sending: boolean
  /** The reason for which the last attempt failed, as a sentence for the user. */
  error: string | null
  /** It failed because nothing was given: counts such attempts, each of which leads back to the text. */
  emptyAttempts: number
  /** Sends the draft; ignored while one is under way. */
  give: (draft: PasteDraft) => void
}

/** Sends a pasted or uploaded transcript. The draft is validated before it is sent. */
export function useGiveTranscript(onGiven: (transcript: Transcript, talk: Talk | null) => void): Giving {
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [emptyAttempts, setEmptyAttempts] = useState(0)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function send(draft: PasteDraft, signal: AbortSignal): Promise<void> {
    try {
      const query = draftQuery(draft)
      const { transcript, talk } = await api(
        'POST /api/transcripts',
        { query, body: draftBytes(draft) },
        { signal },
      )
      if (!signal.aborted) onGiven(transcript, talk)
    } catch (failure) {
      if (!signal.aborted) setError(toFailure(failure).detail)
    } finally {
      running.current = null
      if (!signal.aborted) setSending(false)
    }
  }

  function give(draft: PasteDraft): void {
    if (running.current !== null) return
    const found = draftError(draft)
    if (found === pasteDialog.missing) setEmptyAttempts((count) => count + 1)
    setError(found)
    if (found !== null) return
    running.current = new AbortController()
    setSending(true)
    void send(draft, running.current.signal)
  }

  return { sending, error, emptyAttempts, give }
}

function draftQuery({ file, title, videoUrl }: PasteDraft) {
  return {
    ...(file === null ? {} : { fileName: file.name }),
    ...(title.trim() === '' ? {} : { title: title.trim() }),
    ...(videoUrl.trim() === '' ? {} : { videoUrl: videoUrl.trim() }),
  }
}

/** The bytes to send: those of the chosen file, else those of the text. */
function draftBytes(draft: PasteDraft): Blob {
  return draft.file ?? new Blob([draft.text], { type: 'text/plain;charset=utf-8' })
}

/** The reason for which the draft cannot be sent, as a sentence for the user; `null` when it can. */
function draftError(draft: PasteDraft): string | null {
  if (draft.file === null && draft.text.trim() === '') return pasteDialog.missing
  const { size } = draftBytes(draft)
  if (size === 0) return pasteDialog.emptyFile
  if (size <= maxTranscriptBytes) return null
  // Rounded up, so that what is above the limit reads as more than it.
  const tenths = Math.ceil((size * 10) / megabyte)
  return pasteDialog.tooLarge(sizes.megabytes(decimal(tenths / 10, 1)), sizeLimitText)
}
