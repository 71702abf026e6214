import { findLoops } from './repeated-lines.ts'

/**
 * Lines that recognizers write into silence, because subtitles of films and videos end with them. They are
 * also said, so only where they stand shows that nobody said them. Without marks, in lower case.
 */
const stockLines = new Set([
  'you',
  'thank you',
  'thank you very much',
  'thank you so much',
  'thank you for watching',
  'thanks for watching',
  'thanks for watching and see you next time',
  'thank you for listening',
  'please subscribe',
  'please subscribe to my channel',
  'like and subscribe',
  'see you next time',
  'see you in the next video',
  'bye',
  'bye bye',
  'to be continued',
  'vielen dank',
  'vielen dank fürs zuschauen',
  'bis zum nächsten mal',
  'merci',
  "merci d'avoir regardé cette vidéo",
  "merci d'avoir regardé",
  'gracias',
  'gracias por ver el video',
  'gracias por ver el vídeo',
  'suscríbete',
  'obrigado',
  'obrigado por assistir',
  'grazie',
  'grazie per la visione',
  'grazie a tutti',
  'bedankt voor het kijken',
  'tack för att ni tittade',
  'dziękuję za uwagę',
  'спасибо',
  'спасибо за просмотр',
  'продолжение следует',
  'ご視聴ありがとうございました',
  'ありがとうございました',
  '最後までご視聴頂きありがとうございました',
  'チャンネル登録お願いします',
  '谢谢观看',
  '謝謝觀看',
  '谢谢大家',
  '请不吝点赞订阅转发打赏支持明镜与点点栏目',
  '시청해주셔서 감사합니다',
  '감사합니다',
  'शुक्रिया',
  'धन्यवाद',
  'شكرا',
  'شكرا للمشاهدة',
  'izlediğiniz için teşekkürler',
])

/** Credits of those who write subtitles, which nobody reads aloud. */
const credit =
  /\bamara\.org\b|^(?:subtitles?|captions?|transcri(?:bed|ption)|subtitled|captioned) by\b.{2,60}$|^untertitel(?:ung)? (?:im auftrag des|von|der)\b|^sous-titr(?:es|age)\b.{0,60}(?:par|st'|société radio)|^sottotitoli (?:e revisione|a cura|creati)\b|^legendas? pela\b|^subt[ií]tulos (?:realizados|por)\b|^ondertitel(?:s|d|ing)\b.{0,40}(?:door|gemeenschap)|^(?:редактор )?субтитр(?:ы|ов) .{0,30}(?:сделал|создавал|подготов|добавил)|字幕(?:由|提供|志愿者|志願者)|^(?:copyright )?(?:wdr|swr|zdf) 20\d\d$/iu

/** A line that recognizers write into silence. */
export function isStockLine(text: string): boolean {
  return stockLines.has(bareLine(text))
}

/** A credit of subtitles, which no recording says. */
export function isCredit(text: string): boolean {
  return text.length < 120 && credit.test(text.trim().replace(/[.!]+$/, ''))
}

/** A line as it is compared: in lower case, without marks at its ends, with single blanks. */
export function bareLine(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[\p{P}\p{S}\s]+|[\p{P}\p{S}\s]+$/gu, '')
    .replaceAll(/[\s,.!?、。！？]+/gu, ' ')
    .trim()
}

/** The longest time for words of a stock line; what stands longer stands in silence. */
const slow = { msPerWord: 1500, spareMs: 2500 }

/** A stock line that is shown for much longer than it takes to say it. */
export function isSlowStockLine(text: string, durationMs: number): boolean {
  if (durationMs <= slow.spareMs || !isStockLine(text)) return false
  return durationMs > bareLine(text).split(' ').length * slow.msPerWord + slow.spareMs
}

/** Stock lines in a row that are no politeness. */
const stockLoop = { maxPeriod: 1, minTimes: 4 }

type TimedLine = { startMs: number | null; text: string }

/**
 * Leaves out stock lines that come again and again. Lines without times stay: nothing else would part what
 * stands before them from what stands after.
 */
export function withoutStockLoops<Line extends TimedLine>(lines: Line[]): Line[] {
  if (lines.length < stockLoop.minTimes || lines[0]?.startMs === null) return lines
  const keys = lines.map(({ text }) => (isStockLine(text) ? bareLine(text) : text))
  const repeated = findLoops(keys, stockLoop)
  const isLooped = (at: number): boolean =>
    repeated.has(at) || (repeated.has(at + 1) && keys[at] === keys[at + 1])
  return lines.filter(({ text }, at) => !isLooped(at) || !isStockLine(text))
}
