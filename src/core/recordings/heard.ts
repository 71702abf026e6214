/** The form of a recognizer's answer: the first two have times, and the second has speakers. */
export type HeardForm = 'verbose_json' | 'diarized_json' | 'json' | 'text'

/** A line that a recognizer wrote down. */
export type HeardCue = {
  /** From the start of its piece of sound. */
  startMs: number
  endMs: number
  text: string
  /** As the recognizer names the voice within this piece; `null` where it does not tell voices apart. */
  speaker: string | null
}

/** Speech that a recognizer heard in one piece of sound, without what it invented. */
export type Heard = {
  /** In the order of speech, within the piece; empty where nothing was said. */
  cues: HeardCue[]
  /** `estimated`: the answer had no times, and each line has its share of the piece. */
  timings: 'exact' | 'estimated'
  /** BCP 47, as the recognizer names it; `null` where it does not. */
  language: string | null
  form: HeardForm
  /** Lines that were left out because nobody said them. */
  inventions: number
}
