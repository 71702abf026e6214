/**
 * Beginnings of the words that captions use for sounds, in the languages YouTube writes automatic captions in and
 * those of its larger caption communities.
 */
const soundStems =
  'applau|applaud|laugh|laughter|music|cheer|chuckl|giggl|sigh|cough|sneez|gasp|whistl|clap|groan|inaudib|indistinct|' +
  'unintelligib|crosstalk|silence|noise|foreign|beep|bleep|blank_audio|clears|snort|hum|' +
  'musik|applaus|gelächter|lach|beifall|musique|applaudiss|rire|música|musica|aplauso|risa|riso|risate|risada|' +
  'muziek|gelach|müzik|alkış|muzyka|śmiech|brawa|skratt|applåd|музык|аплодис|овац|смех|сме[её]т|смею|шум|свист|' +
  'возглас|хихик|усмех|неразборч|невнятн|бубн|вздох|音楽|音乐|音樂|拍手|笑|掌[声聲]|음악|박수|웃음|موسيقى|تصفيق|ضحك|' +
  'संगीत|तालियां|हँसी|เพลง|ดนตรี|เสียงหัวเราะ|nhạc'
/** Notes on how something is said, or in which language: `[speaking Japanese]`. */
const mannerWord =
  /^(?:(?:continues?|begins?|starts?) )?(?:speak(?:s|ing)|talk(?:s|ing)|sing(?:s|ing)|whisper(?:s|ing)|shout(?:s|ing)|repl(?:ies|ying)|murmur(?:s|ing)?|mumbl(?:es|ing)|chant(?:s|ing)|non-english|in (?:a )?(?:foreign|\p{Lu}\p{L}+)|(?:spricht|parl(?:e|ant|a|ando)|habla(?:ndo)?|fala(?:ndo)?|говорит|говорят|поёт|поет) )/u
const soundWord = new RegExp(`(?<!\\p{L})(?:${soundStems})`, 'iu')
/** With the blanks before, which would be left before a full stop. What comes before a colon is a label. */
const bracketed = /[ \t]{0,4}\[([^[\]]{0,120})\](?!\s{0,4}[:：])(?=([\p{L}\p{N}])?)/gu
const parenthesised = /[ \t]{0,4}[(（]([^()（）]{1,40})[)）](?!\s{0,4}[:：])(?=([\p{L}\p{N}])?)/gu

/**
 * Takes sounds out of the text of a caption: `[Music]`, `(applause)`. Square brackets go when they name a sound, hold no
 * letters or make up all of the caption; words an editor put into a sentence stay.
 */
export function stripSounds(text: string): string {
  if (!/[[(（]/.test(text)) return text
  if (isOneBracket(text)) return ''
  return text
    .replace(bracketed, (whole, inner: string, next: string | undefined) => {
      return isSound(inner, 6) || !/[\p{L}\p{N}]/u.test(inner) ? gap(next) : whole
    })
    .replace(parenthesised, (whole, inner: string, next: string | undefined) => {
      return isSound(inner, 3) ? gap(next) : whole
    })
}

/** What stays where a sound was: a blank only where two words would run together. */
function gap(next: string | undefined): string {
  return next === undefined ? '' : ' '
}

function isSound(inner: string, maxWords: number): boolean {
  const words = inner.trim()
  if (words.split(/\s+/).length > maxWords) return false
  return soundWord.test(words) || mannerWord.test(words.charAt(0).toLowerCase() + words.slice(1))
}

function isOneBracket(text: string): boolean {
  const inner = text.trim()
  return inner.startsWith('[') && inner.indexOf(']') === inner.length - 1
}
