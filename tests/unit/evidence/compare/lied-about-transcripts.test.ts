import { expect, it } from 'vitest'
import { checkStatement } from '#evidence/check-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { withCheck } from '#evidence/line-state.ts'
import { sentencesOf } from '#tests/unit/extractive/transcripts.ts'

/**
 * The fault of a line that takes more than the sentence which it quotes; `honest` for one that does nothing
 * wrong.
 */
type TranscriptLieKind = 'translated' | 'other-line' | 'speaker' | 'outside' | 'stitched' | 'honest'

/**
 * A line about a talk of two people. `quotes` are places in it: one, or two whose halves are stitched
 * together.
 */
type TranscriptLine = {
  kind: TranscriptLieKind
  text: string
  quotes: readonly [number] | readonly [number, number]
  /** The language of the line where it is a translation, BCP 47. */
  language?: string
}

/** A transcript with the lines that a model writes about it which lies like a person. */
type LiedAboutTranscript = {
  language: string
  /** The speaker, and what. */
  said: readonly (readonly [string, string])[]
  lines: readonly TranscriptLine[]
}

/**
 * Transcripts in six languages, each with every kind of lie that takes more than one sentence, and honest
 * lines among them.
 */
const liedAboutTranscripts: readonly LiedAboutTranscript[] = [
  {
    language: 'en',
    said: [
      ['Ada', 'The old bridge was closed in March for repairs of its deck.'],
      ['Ada', 'Two divers look at the cables whenever the river is low.'],
      ['Ben', 'I would rather paint the tower of the town hall this year.'],
      ['Ben', 'The choir sells cakes to pay for the paint.'],
    ],
    lines: [
      { kind: 'translated', text: 'Die alte Brücke wurde im Juli gesperrt.', quotes: [0], language: 'de' },
      { kind: 'other-line', text: 'The choir pays for paint by selling cakes.', quotes: [1] },
      { kind: 'speaker', text: 'Ben says that the old bridge was closed for repairs.', quotes: [0] },
      { kind: 'outside', text: 'The old bridge, built by Telford, was closed in March.', quotes: [0] },
      { kind: 'stitched', text: 'The old bridge was painted this year.', quotes: [0, 2] },
      { kind: 'honest', text: 'Ada says that the old bridge was closed in March.', quotes: [0] },
      { kind: 'honest', text: 'Die alte Brücke wurde im März gesperrt.', quotes: [0], language: 'de' },
    ],
  },
  {
    language: 'de',
    said: [
      ['Ada', 'Die alte Brücke wurde im März für den Verkehr gesperrt.'],
      ['Ada', 'Zwei Taucher prüfen die Seile, sobald der Fluss niedrig steht.'],
      ['Ben', 'Ich möchte dieses Jahr lieber den Turm am Rathaus streichen.'],
      ['Ben', 'Der Chor verkauft Kuchen und bezahlt damit die Farbe.'],
    ],
    lines: [
      { kind: 'translated', text: 'The old bridge was closed in July.', quotes: [0], language: 'en' },
      { kind: 'other-line', text: 'Der Chor bezahlt die Farbe mit verkauften Kuchen.', quotes: [1] },
      { kind: 'speaker', text: 'Ben sagt, die alte Brücke wurde im März gesperrt.', quotes: [0] },
      { kind: 'outside', text: 'Die alte Brücke von 1883 wurde im März gesperrt.', quotes: [0] },
      { kind: 'stitched', text: 'Die alte Brücke wurde dieses Jahr gestrichen.', quotes: [0, 2] },
      { kind: 'honest', text: 'Ada sagt, die alte Brücke wurde im März gesperrt.', quotes: [0] },
      { kind: 'honest', text: 'The old bridge was closed in March.', quotes: [0], language: 'en' },
    ],
  },
  {
    language: 'es',
    said: [
      ['Ada', 'El puente viejo se cerró en marzo por las obras del tablero.'],
      ['Ada', 'Dos buzos revisan los cables cuando el río está bajo.'],
      ['Ben', 'Este año yo pintaría la torre del ayuntamiento.'],
      ['Ben', 'El coro vende pasteles y paga con eso la pintura.'],
    ],
    lines: [
      { kind: 'translated', text: 'The old bridge was closed in July.', quotes: [0], language: 'en' },
      { kind: 'other-line', text: 'El coro paga la pintura con pasteles.', quotes: [1] },
      { kind: 'speaker', text: 'Ben dice que el puente viejo se cerró en marzo.', quotes: [0] },
      { kind: 'outside', text: 'El puente viejo, de 1883, se cerró en marzo por obras.', quotes: [0] },
      { kind: 'stitched', text: 'El puente viejo se pintó este año.', quotes: [0, 2] },
      { kind: 'honest', text: 'Ada dice que el puente viejo se cerró en marzo.', quotes: [0] },
      { kind: 'honest', text: 'The old bridge was closed in March.', quotes: [0], language: 'en' },
    ],
  },
  {
    language: 'fr',
    said: [
      ['Ada', 'Le vieux pont a été fermé en mars pour des travaux du tablier.'],
      ['Ada', 'Deux plongeurs regardent les câbles quand la rivière est basse.'],
      ['Ben', 'Cette année je voudrais plutôt peindre la tour de la mairie.'],
      ['Ben', 'La chorale vend des gâteaux et paie ainsi la peinture.'],
    ],
    lines: [
      { kind: 'translated', text: 'The old bridge was closed in July.', quotes: [0], language: 'en' },
      { kind: 'other-line', text: 'La chorale paie la peinture avec des gâteaux.', quotes: [1] },
      { kind: 'speaker', text: 'Ben dit que le vieux pont a été fermé en mars.', quotes: [0] },
      { kind: 'outside', text: 'Le vieux pont de 1883 a été fermé en mars.', quotes: [0] },
      { kind: 'stitched', text: 'Le vieux pont a été peint cette année.', quotes: [0, 2] },
      { kind: 'honest', text: 'Ada dit que le vieux pont a été fermé en mars.', quotes: [0] },
      { kind: 'honest', text: 'The old bridge was closed in March.', quotes: [0], language: 'en' },
    ],
  },
  {
    language: 'pt',
    said: [
      ['Ada', 'A ponte velha foi fechada em março para obras no tabuleiro.'],
      ['Ada', 'Dois mergulhadores olham os cabos quando o rio está baixo.'],
      ['Ben', 'Este ano eu preferia pintar a torre da prefeitura.'],
      ['Ben', 'O coral vende bolos e paga com isso a tinta.'],
    ],
    lines: [
      { kind: 'translated', text: 'The old bridge was closed in July.', quotes: [0], language: 'en' },
      { kind: 'other-line', text: 'O coral paga a tinta com bolos.', quotes: [1] },
      { kind: 'speaker', text: 'Ben diz que a ponte velha foi fechada em março.', quotes: [0] },
      { kind: 'outside', text: 'A ponte velha, de 1883, foi fechada em março.', quotes: [0] },
      { kind: 'stitched', text: 'A ponte velha foi pintada este ano.', quotes: [0, 2] },
      { kind: 'honest', text: 'Ada diz que a ponte velha foi fechada em março.', quotes: [0] },
      { kind: 'honest', text: 'The old bridge was closed in March.', quotes: [0], language: 'en' },
    ],
  },
  {
    language: 'hi',
    said: [
      ['मीरा', 'पुराना पुल मार्च में मरम्मत के लिए बंद हुआ।'],
      ['मीरा', 'दो गोताखोर नदी के तार देखते हैं।'],
      ['रवि', 'इस साल हमें टाउन हॉल की मीनार रंगनी चाहिए।'],
      ['रवि', 'गायक केक बेचकर रंग का खर्च उठाते हैं।'],
    ],
    lines: [
      { kind: 'translated', text: 'The old bridge was closed in July.', quotes: [0], language: 'en' },
      { kind: 'other-line', text: 'गायक केक बेचकर खर्च उठाते हैं।', quotes: [1] },
      { kind: 'speaker', text: 'रवि कहते हैं कि पुराना पुल मार्च में बंद हुआ।', quotes: [0] },
      { kind: 'outside', text: '1883 का पुराना पुल मार्च में बंद हुआ।', quotes: [0] },
      { kind: 'stitched', text: 'पुराना पुल इस साल रंगा गया।', quotes: [0, 2] },
      { kind: 'honest', text: 'मीरा कहती हैं कि पुराना पुल मार्च में बंद हुआ।', quotes: [0] },
      { kind: 'honest', text: 'The old bridge was closed in March.', quotes: [0], language: 'en' },
    ],
  },
]

/** The quote that a line names: a sentence, or the halves of two. */
function quoteOf({ said }: LiedAboutTranscript, { quotes: [one, other] }: TranscriptLine): string {
  const wordsOf = (at: number): string[] => (said[at]?.[1] ?? '').split(' ')
  const first = wordsOf(one)
  if (other === undefined) return first.join(' ')
  const second = wordsOf(other)
  return [...first.slice(0, first.length / 2), ...second.slice(second.length / 2)].join(' ')
}

/** The lines that a reader is shown of each kind where a checker says yes to everything. */
const shown: Readonly<Record<TranscriptLieKind, string>> = {
  translated: 'differs',
  'other-line': 'words-found',
  speaker: 'differs',
  outside: 'differs',
  stitched: 'not-found',
  honest: 'verified',
}

const cases = liedAboutTranscripts.flatMap((transcript) =>
  transcript.lines.map((line) => ({
    transcript,
    line,
    kind: line.kind,
    language: transcript.language,
    text: line.text,
  })),
)

it.each(cases)('the comparison knows what is $kind in $language: $text', ({ transcript, line }) => {
  const sentences = sentencesOf(transcript.said.map(([, text]) => text)).map((sentence, at) => ({
    ...sentence,
    speaker: transcript.said[at]?.[0] ?? null,
  }))
  const index = createEvidenceIndex(sentences, transcript.language)
  const statement = { text: line.text, quote: quoteOf(transcript, line), sentence: line.quotes[0] }
  const checked = checkStatement(index, statement, { language: line.language ?? transcript.language })
  expect(withCheck(checked, 'follows', { worth: 'with-code' }).state).toBe(shown[line.kind])
})
