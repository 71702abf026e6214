import type { Sentence } from '#contract/transcripts.ts'

/** A corrected line; `text` is `null` where what was heard was taken back. */
export type CorrectedLine = { sentence: number; text: string | null; revision: number }
/** A renamed speaker by the label of the transcript; `name` is `null` where the label was taken back. */
export type RenamedSpeaker = { label: string; name: string | null; revision: number }

/** An owner's corrections of a transcript: each with the revision that made it. */
export type Corrections = {
  id: string
  revision: number
  lines: readonly CorrectedLine[]
  speakers: readonly RenamedSpeaker[]
}

/** The sentences of a transcript as its owner corrected them, each corrected one with what was heard. */
export function correctSentences(heard: readonly Sentence[], corrections: Corrections): Sentence[] {
  const texts = new Map(corrections.lines.map(({ sentence, text }) => [sentence, text]))
  const names = namesOf(corrections)
  return heard.map((sentence) => {
    const { speaker } = sentence
    const text = texts.get(sentence.index) ?? sentence.text
    return {
      ...sentence,
      speaker: speaker === null ? null : (names.get(speaker) ?? speaker),
      ...(text === sentence.text ? {} : { text, heard: sentence.text }),
    }
  })
}

/** The speakers who have another name, by their labels. */
export function namesOf({ speakers }: Pick<Corrections, 'speakers'>): ReadonlyMap<string, string> {
  return new Map(speakers.flatMap(({ label, name }) => (name === null ? [] : [[label, name] as const])))
}
