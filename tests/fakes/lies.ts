import type { Difference } from '#contract/evidence.ts'

/**
 * A line about one sentence that was said; `kind` is what it does wrong, `honest` for one that does nothing
 * wrong.
 */
export type ReportedLine = {
  language: string
  said: string
  text: string
  kind: Difference['kind'] | 'honest'
}

/** A kind, what was said, and the line. */
export type LieRow = readonly [ReportedLine['kind'], string, string]

const reported = (
  language: string,
  said: string,
  text: string,
  kind: ReportedLine['kind'],
): ReportedLine => ({
  language,
  said,
  text,
  kind,
})

/**
 * Lines as a model writes them that lies like a person: every quote was said, and the line makes something
 * else of it.
 */
export const reportedLines: readonly ReportedLine[] = [
  reported(
    'en',
    'We saved 70 percent of the water in the valley last year.',
    'They saved 25 percent of the water in the valley.',
    'number',
  ),
  reported(
    'en',
    'The old reservoir holds 40 miles of pipe behind the hill.',
    'The old reservoir holds 40 kilometers of pipe behind the hill.',
    'unit',
  ),
  reported(
    'en',
    'The committee did not approve the new budget for schools.',
    'The committee did approve the new budget for schools.',
    'negation',
  ),
  reported(
    'en',
    'Some farmers in the north have switched to organic seeds.',
    'All farmers in the north have switched to organic seeds.',
    'quantifier',
  ),
  reported(
    'en',
    'The bridge may close for repairs during the winter months.',
    'The bridge will close for repairs during the winter months.',
    'certainty',
  ),
  reported(
    'en',
    'Prices in the harbor rise whenever the ferries stop running.',
    'Prices in the harbor fall whenever the ferries stop running.',
    'direction',
  ),
  reported(
    'en',
    'The museum in Lisbon was opened by a group of students.',
    'The museum in Madrid was opened by a group of students.',
    'name',
  ),
  reported(
    'en',
    'Our teachers read every essay twice before the final grade.',
    'Teachers read every essay twice before the final grade.',
    'honest',
  ),
  reported(
    'de',
    'Wir haben im letzten Jahr 70 Prozent des Wassers gespart.',
    'Im letzten Jahr wurden 25 Prozent des Wassers gespart.',
    'number',
  ),
  reported(
    'de',
    'Der Ausschuss hat den neuen Haushalt nicht genehmigt.',
    'Der Ausschuss hat den neuen Haushalt genehmigt.',
    'negation',
  ),
  reported(
    'de',
    'Unsere Lehrer lesen jeden Aufsatz zweimal vor der Note.',
    'Die Lehrer lesen jeden Aufsatz zweimal vor der Note.',
    'honest',
  ),
  reported(
    'es',
    'El año pasado ahorramos el 70 por ciento del agua del valle.',
    'El año pasado ahorraron el 25 por ciento del agua del valle.',
    'number',
  ),
  reported(
    'es',
    'El comité no aprobó el nuevo presupuesto para las escuelas.',
    'El comité aprobó el nuevo presupuesto para las escuelas.',
    'negation',
  ),
  reported(
    'es',
    'Nuestros maestros leen cada ensayo dos veces antes de la nota.',
    'Los maestros leen cada ensayo dos veces antes de la nota.',
    'honest',
  ),
  reported(
    'fr',
    'L’an dernier nous avons économisé 70 pour cent de l’eau.',
    'L’an dernier ils ont économisé 25 pour cent de l’eau.',
    'number',
  ),
  reported(
    'fr',
    'Le comité n’a pas approuvé le nouveau budget des écoles.',
    'Le comité a approuvé le nouveau budget des écoles.',
    'negation',
  ),
  reported(
    'fr',
    'Nos professeurs lisent chaque devoir deux fois avant la note.',
    'Les professeurs lisent chaque devoir deux fois avant la note.',
    'honest',
  ),
  reported(
    'pt',
    'No ano passado poupámos 70 por cento da água do vale.',
    'No ano passado pouparam 25 por cento da água do vale.',
    'number',
  ),
  reported(
    'pt',
    'O comité não aprovou o novo orçamento das escolas.',
    'O comité aprovou o novo orçamento das escolas.',
    'negation',
  ),
  reported(
    'hi',
    'हमने पिछले साल घाटी का 70 प्रतिशत पानी बचाया।',
    'पिछले साल घाटी का 25 प्रतिशत पानी बचाया गया।',
    'number',
  ),
  reported('hi', 'समिति ने स्कूलों के नए बजट को मंजूरी नहीं दी।', 'समिति ने स्कूलों के नए बजट को मंजूरी दी।', 'negation'),
]
