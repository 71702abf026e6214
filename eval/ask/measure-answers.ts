import { findPassages } from '#core/retrieval/find-passages.ts'
import { createTranscriptIndex } from '#core/retrieval/transcript-index.ts'
import type { LanguageModel } from '#core/writing/language-model.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import type { EvidenceIndex } from '#evidence/evidence-index.ts'
import { findQuote } from '#evidence/locate-quote.ts'
import { createCheck } from '#local/check-statements.ts'
import { createAnswerEngine } from '#server/engines/model/answer-engine.ts'
import { systemClock } from '#server/lib/clock.ts'
import { readQuestion } from '#tests/fakes/language-model/read-question.ts'
import { writeAnswer } from '#tests/fakes/language-model/scripts.ts'
import type { Script } from '#tests/fakes/language-model/scripts.ts'
import type { AskedQuestion, AskedTranscript } from './read-questions.ts'

/** The fate of the sentences that a simulated model wrote, while they were written and in the end. */
export type AnswersOutcome = {
  /** Questions that had an answer in the end. */
  answered: number
  written: number
  /** Sentences that were shown with words of the transcript, as verified or reworded. */
  found: number
  unverified: number
  /** Places that were shown, and those whose words do not stand there. */
  positions: number
  misplaced: number
}

/** A transcript, ready to be asked about. */
type PreparedTranscript = { evidence: EvidenceIndex; index: ReturnType<typeof createTranscriptIndex> }

/** Has a simulated model answer questions by a script, through the real engine and the real check. */
export async function measureAnswers(
  script: Script,
  questions: readonly AskedQuestion[],
  transcripts: Map<AskedTranscript, PreparedTranscript>,
): Promise<AnswersOutcome> {
  const outcome = { answered: 0, written: 0, found: 0, unverified: 0, positions: 0, misplaced: 0 }
  const engine = createAnswerEngine({ models: [simulate(script)], clock: systemClock, random: Math.random })
  for (const { transcript, text: question } of questions) {
    // The simulated model would take a name before a sentence for a part of it.
    const sentences = transcript.sentences.map((sentence) => ({ ...sentence, speaker: null }))
    const { evidence, index } = prepare(transcript, transcripts)
    const about = { language: 'en', origin: 'youtube', title: null, channel: null } as const
    const check = createCheck(evidence, about, 'en')
    const passages = findPassages(index, question)
    const { signal } = new AbortController()
    const draft = await engine.answer(
      { question, earlier: [], ...about, sentences, passages, defaultLanguage: 'en' },
      {
        signal,
        findQuote: (statement) => findQuote(evidence, statement),
        onProgress: (progress) => {
          if (progress.kind === 'sentence' && progress.sentence !== null) count(progress.sentence)
        },
      },
    )
    if ('said' in draft && draft.said) {
      outcome.answered += 1
      draft.sentences.forEach(count)
    }

    function count(written: Parameters<typeof check.sentence>[0]): void {
      outcome.written += 1
      const shown = check.sentence(written)
      if (shown === null) return
      if (shown.state === 'not-found') outcome.unverified += 1
      else outcome.found += 1
      for (const { quote, sentence } of [shown, ...shown.more]) {
        if (sentence === null) continue
        outcome.positions += 1
        const spoken = sentences.slice(sentence, sentence + maxSentences).map((each) => each.text)
        if (!lettersOf(spoken.join(' ')).includes(lettersOf(quote))) outcome.misplaced += 1
      }
    }
  }
  return outcome
}

/** A quote of 25 words may go over so many short sentences. */
const maxSentences = 6

function prepare(
  transcript: AskedTranscript,
  transcripts: Map<AskedTranscript, PreparedTranscript>,
): PreparedTranscript {
  const known = transcripts.get(transcript)
  if (known !== undefined) return known
  const { sentences } = transcript
  const prepared = {
    evidence: createEvidenceIndex(sentences, 'en'),
    index: createTranscriptIndex(sentences, 'en'),
  }
  transcripts.set(transcript, prepared)
  return prepared
}

/** A model that answers by a script. */
function simulate(script: Script): LanguageModel {
  return {
    name: script,
    contextTokens: 1_000_000,
    maxOutputTokens: 16_000,
    price: null,
    ask: async ({ system, prompt, onText }) => {
      const text = await writeAnswer(script, readQuestion(system, prompt))
      onText(text)
      return { text, finish: 'stop', inputTokens: 0, outputTokens: 0 }
    },
  }
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
