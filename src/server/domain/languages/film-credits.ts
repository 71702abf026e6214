const made =
  'directed|written|produced|edited|filmed|animated|composed|created|subtitled|captioned|translated|transcribed|narrated'
const subtitles =
  'subtitles?|captions?|subtitling|captioning|translation|transcripts?|transcription|untertitel(?:ung)?|sous-titr(?:es|age)|subtítulos|' +
  'legendas|sottotitoli|undertext(?:er|ning)?|субтитры|перевод'
const roles =
  'director|producer|executive producer|screenplay|written|music|cast|starring|editor|camera|regie|drehbuch|musik|kamera|réalisation|scénario|' +
  'musique|dirección|guion|música|regia|sceneggiatura|musica|direção|roteiro|regi|manus|режисс[её]р|сценарий|музыка|оператор|' +
  '監督|脚本|音楽|字幕|导演|编剧|音乐|翻译|ترجمة|إخراج|سيناريو'

/** Who made a film or its subtitles; in every language, for the last lines of a film are often in another. */
const credits = new RegExp(
  [
    String.raw`^(?:${made}) (?:and (?:${made}) )?by(?![\p{L}])`,
    String.raw`^(?:${subtitles}) (?:by|von|im auftrag|par|por|de|di|av|на|от)(?![\p{L}])`,
    String.raw`^(?:${subtitles}|${roles})\s*[:：—–-]`,
    String.raw`all rights reserved|alle rechte vorbehalten|tous droits réservés|все права защищены`,
    String.raw`^(?:copyright|©)`,
  ].join('|'),
  'iu',
)

/** Whether a sentence is a line of the credits of a film. */
export function isFilmCredit(text: string): boolean {
  return credits.test(text)
}
