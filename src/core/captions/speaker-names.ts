import type { RawCue } from './raw-captions.ts'

/** Brackets, in which others may stand: `The Chair (Anna Lee (Leith, Lib.))`. */
export const bracketedPart =
  /[[(（][^()（）[\]]{0,60}(?:[(（][^()（）[\]]{0,60}[)）][^()（）[\]]{0,20})?[)）\]]/gu
/** The additions behind a name: pronouns, an organisation, a role, a device. */
const appended = new RegExp(String.raw`\s*(?:${bracketedPart.source}|[|｜].{0,60}|\s[-–—]\s.{0,60})\s*$`, 'u')
const brackets = /^[[(（【](.*)[\])）】]$/u
const marks =
  /^(?:[\s*_#>\-–—|\u{2190}-\u{21ff}\u{2600}-\u{27bf}\u{1f000}-\u{1faff}]|\ufe0f|\u200d)+|(?:[\s*_:：|\-–—\u{2190}-\u{21ff}\u{2600}-\u{27bf}\u{1f000}-\u{1faff}]|\ufe0f|\u200d)+$/gu

/** The shown name of a speaker: without brackets, marks and additions, if a name remains. */
export function cleanSpeaker(written: string): string {
  const unmarked = written.replaceAll(marks, '').replace(brackets, '$1').trim()
  // A member of a parliament has a place and a party behind the name.
  const name = unmarked.replace(appended, '').trim().replace(appended, '').trim()
  return /\p{L}/u.test(name) ? name : unmarked
}

/** Words that stand for a speaker who is not named; captions write them with or without a capital. */
export const roleWords = new Set(
  (
    'man woman male female boy girl child audience member members crowd speaker speakers host co-host guest narrator ' +
    'announcer interviewer interviewee moderator reporter journalist caller operator translator interpreter presenter ' +
    'student teacher professor instructor voice voiceover all both everyone everybody questioner participant panelist ' +
    'unknown unidentified president chairman chairwoman chair clerk judge ' +
    'зал из зала ведущий ведущая диктор мужчина женщина зритель голос все ' +
    'sprecher sprecherin moderatorin mann frau publikum erzähler homme femme narrateur narratrice journaliste ' +
    'animateur animatrice hombre mujer narrador narradora presentador presentadora público entrevistador homem mulher ' +
    'apresentador apresentadora uomo donna narratore presentatore pubblico kvinna berättare ' +
    '主持人 记者 記者 旁白 男 女 观众 觀眾 司会 男性 女性 ナレーター 진행자 남자 여자'
  ).split(' '),
)

/** Words that precede a colon in running speech and writing, so that none is taken for a name. */
export const notNames = new Set(
  (
    'warning caution attention note notes question questions answer answers example examples remember reminder tip tips ' +
    'hint step steps stage chapter part lesson section rule rules fact facts problem problems solution result results ' +
    'conclusion summary update title subtitle subject topic theme agenda date time location total today tomorrow ' +
    'yesterday disclaimer reason reasons point points goal goals idea thing things first second third finally next last ' +
    'option case number news spoiler source sources link links website email phone address quote definition theorem ' +
    'proof method methods claim version item items plan day week month year level round scene act song track episode ' +
    'credits credit cast director directors producer producers screenplay music editor editors writer writers camera ' +
    'author authors license licence copyright subtitles captions subtitled captioned translated translation transcript ' +
    'transcription edited produced directed written recorded kind language the a an this that these those here there ' +
    'what who why how when where which and but so or because now then well okay ok yes no right look listen see says ' +
    'say said means meaning is are was it i we you he she they my our your in on at of for to from with ps http https ' +
    'achtung hinweis beispiel frage antwort warnung merke fazit problem lösung kapitel schritt ergebnis zum und aber das ' +
    'der die ein eine attention remarque exemple question réponse conclusion problème solution chapitre étape le la les ' +
    'un une et mais nota ejemplo pregunta respuesta atención advertencia conclusión problema solución capítulo paso el ' +
    'los las una y pero exemplo pergunta resposta atenção aviso conclusão solução passo o os as um uma e mas esempio ' +
    'domanda risposta attenzione conclusione il lo gli внимание пример вопрос ответ итог вывод проблема решение глава ' +
    'шаг замечание примечание важно и а но это вот ' +
    '例如 比如 注意 问题 問題 答案 就是 例 例えば つまり 质问 結論 结论'
  ).split(' '),
)

/** Small words inside names, written without a capital. */
export const nameParticles = new Set('de da do dos von van der den di du le la bin ibn al el of y'.split(' '))

/** Titles that end in a full stop without ending the sentence. */
export const titles = new Set('mr mrs ms dr prof st rev gen sen rep gov hon jr sr'.split(' '))

const nameLike =
  /^[[(]?(?:\p{Lu}|\p{Lt}|\p{Lo})(?:[^.!?…。！？;:,]{0,59}|\p{L}{1,30},\s\p{Lu}[^.!?…。！？;:,]{0,30})[\])]?$/u
const shortening = /(?<=(?:^|\s)\p{L}{1,5})\.(?=\s)/gu
const maxWords = 6
/** Two words or more, each with a capital: enough to know names by in a transcript of a few lines. */
const fullName =
  /^(?:\p{Lu}[\p{L}\p{M}'’._-]*,?(?:\s(?:\p{Lu}[\p{L}\p{M}'’._-]*|\d{1,3})){1,3}|[\p{Lu}\p{Lo}][\p{L}\p{M}]{1,12}[ _]?\d{1,3}|\p{Lu}{3,20})$/u
const minHeads = 4
/** The least share of the captions that have a line above the others. */
const minShare = 0.6

/**
 * Captions whose first line is the name of the speaker, with the name taken off and given to them and to
 * those that follow without one. The names are known by how they come again; where they do not, all captions
 * stay as they are.
 */
export function takeNamesAbove(cues: readonly RawCue[]): RawCue[] {
  const heads = cues.map(headOf)
  const counts = new Map<string, number>()
  for (const head of heads) if (head !== null) counts.set(head, (counts.get(head) ?? 0) + 1)
  const named = heads.filter((head) => head !== null)
  const repeated = named.filter((head) => (counts.get(head) ?? 0) > 1)
  const headed = cues.filter(({ text }) => text.includes('\n')).length
  const isFew =
    named.length === cues.length && repeated.length > 1 && named.every((name) => fullName.test(name))
  const isMany =
    named.length >= minHeads && repeated.length >= headed * minShare && counts.size <= named.length / 2
  const isNamed = isMany || isFew
  if (!isNamed) return [...cues]
  let current: string | null = null
  return cues.map((cue, i) => {
    const head = heads[i] ?? null
    if (head === null) return { ...cue, speaker: cue.speaker ?? current }
    current = head
    return { ...cue, speaker: current, text: cue.text.slice(cue.text.indexOf('\n') + 1) }
  })
}

/** The first of several lines, where it may be a name. */
function headOf({ text, speaker }: RawCue): string | null {
  const end = text.indexOf('\n')
  if (end === -1 || speaker !== null) return null
  const first = text.slice(0, end).trim()
  const name = cleanSpeaker(first)
  const isName = nameLike.test(name.replaceAll(shortening, '')) && name.split(/\s+/).length <= maxWords
  return isName ? name : null
}
