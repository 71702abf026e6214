import { describe, expect, it } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { undoDoubleEncoding } from '#core/captions/decode-text.ts'
import { parseFile } from '#tests/setup/parse-file.ts'

const texts = {
  German: 'Der Bäcker öffnete früh, die Straße schlief. Später hörte man ein Gespräch über Brötchen.',
  French: "Il a gardé deux pains. Elle a manqué l'été. On a mangé après.",
  Spanish: 'El panadero abrió la tienda. Después se acabó el pan y él salió así.',
  Portuguese: 'Ninguém na aldeia tinha provado pão assim. A farinha acabou e todos foram à praça.',
  Czech: 'Pekař otevřel obchod dřív, než se ulice probudila. Prodala čtyřicet bochníků a šla domů.',
  Polish: 'Piekarz otworzył sklep, zanim ulica się obudziła. Później zabrakło mąki i wszyscy śpią.',
  Hungarian: 'A pék kinyitotta a boltot, mielőtt felébredt. Később elfogyott, és kettőt félretett.',
  Turkish: 'Fırıncı sokak uyanmadan dükkânı açtı. Kimse böyle bir ekmek yememişti. Kırk somun sattı.',
  Russian: 'Пекарь открыл лавку до того, как проснулась улица. Никто не пробовал такого хлеба.',
  Ukrainian: 'Пекар відкрив крамницю, перш ніж прокинулася вулиця. Ніхто в селі не їв такого хліба.',
  Greek: 'Ο φούρναρης άνοιξε το μαγαζί πριν ξυπνήσει ο δρόμος. Κανείς δεν είχε φάει τέτοιο ψωμί.',
  Arabic: 'فتح الخباز الدكان قبل أن يستيقظ الشارع. لم يذق أحد في القرية خبزا مثل هذا.',
  Hebrew: 'האופה פתח את החנות לפני שהרחוב התעורר. איש בכפר לא טעם לחם כזה.',
} as const
type Language = keyof typeof texts

/** A text in an encoding of one byte a character. */
function encode(text: string, encoding: string): Uint8Array {
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [new TextDecoder(encoding).decode(Uint8Array.of(byte)), byte]),
  )
  return Uint8Array.from(text, (character) => bytes.get(character) ?? 0x3f)
}

function subripOf(language: Language): string {
  return `1\n00:00:01,000 --> 00:00:04,000\n${texts[language]}\n`
}

function wordsOf(bytes: Uint8Array): string {
  return parseFile(bytes, 'captions.srt')
    .cues.map(({ text }) => text)
    .join(' ')
}

describe('Captions in an encoding from before Unicode', () => {
  it.each<[Language, string]>([
    ['German', 'windows-1252'],
    ['Portuguese', 'windows-1252'],
    ['Czech', 'windows-1250'],
    ['Polish', 'iso-8859-2'],
    ['Hungarian', 'windows-1250'],
    ['Ukrainian', 'koi8-u'],
    ['Russian', 'koi8-r'],
    ['Arabic', 'iso-8859-6'],
    ['Arabic', 'windows-1256'],
  ])('are read in %s in %s', (language, encoding) => {
    expect(wordsOf(encode(subripOf(language), encoding))).toBe(texts[language])
  })

  it.each<[Language, string]>([
    ['Russian', 'windows-1251'],
    ['Greek', 'windows-1253'],
    ['Hebrew', 'windows-1255'],
    ['Arabic', 'windows-1256'],
    ['Polish', 'windows-1250'],
    ['Czech', 'windows-1250'],
    ['Turkish', 'windows-1254'],
  ])('stay as they came in %s in %s, taken for Western European and saved again', (language, encoding) => {
    const wrong = new TextDecoder('windows-1252').decode(encode(subripOf(language), encoding))
    expect(wordsOf(new TextEncoder().encode(wrong))).toBe(wrong.split('\n')[2]?.replaceAll('\u00a0', ' '))
  })

  it.each<Language>([
    'German',
    'French',
    'Spanish',
    'Czech',
    'Turkish',
    'Russian',
    'Greek',
    'Arabic',
    'Hebrew',
  ])(
    'are read in %s whose UTF-8 was taken for Western European and saved again, once and as a whole',
    (language) => {
      const mistake = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text))
      const once = mistake(subripOf(language))
      expect(wordsOf(new TextEncoder().encode(once))).toBe(texts[language])
      const twice = undoDoubleEncoding(mistake(once))
      expect(twice).toBe(once)
      const beside = `${once}\n2\n00:00:05,000 --> 00:00:06,000\nEt voilà, ça suffit.\n`
      expect(undoDoubleEncoding(beside)).toBe(beside)
    },
  )

  it.each<[Language, string]>([
    ['Arabic', 'windows-1256'],
    ['Russian', 'ibm866'],
    ['Russian', 'windows-1251'],
  ])('stay as they came in %s whose UTF-8 was taken for %s', (language, encoding) => {
    const wrong = new TextDecoder(encoding).decode(new TextEncoder().encode(subripOf(language)))
    expect(wordsOf(new TextEncoder().encode(wrong))).not.toBe(texts[language])
  })

  it('stay as they came where one letter far below is sound', () => {
    const wrong = new TextDecoder('windows-1252').decode(new TextEncoder().encode(texts.French))
    const long = `${`${wrong}\n`.repeat(1000)}Voilà.`
    expect(undoDoubleEncoding(long)).toBe(long)
  })

  it('stay as they are where they are sound', () => {
    for (const language of Object.keys(texts).filter(isLanguage)) {
      expect(wordsOf(new TextEncoder().encode(subripOf(language)))).toBe(texts[language])
    }
  })
})

function isLanguage(name: string): name is Language {
  return Object.hasOwn(texts, name)
}

describe('A file that holds no words any more', () => {
  it.each<Language>(['Russian', 'Greek', 'Arabic', 'Hebrew'])(
    'is refused with what happened to its letters: %s',
    (language) => {
      for (const mark of ['?', '\ufffd']) {
        const lost = subripOf(language).replaceAll(/\P{ASCII}/gu, mark)
        expect(() => wordsOf(new TextEncoder().encode(lost))).toThrow(/lost when it was saved/)
      }
    },
  )

  it.each([
    ['ID3\u0003\0', 'a sound file'],
    ['fLaC\0', 'a sound file'],
    ['RIFF\u0001\u0002\u0003\u0004WAVEfmt ', 'a sound file'],
    ['Rar!\u001a\u0007\0', 'a compressed file'],
  ])('is refused by its name: %j', (head, name) => {
    const bytes = Uint8Array.from(head.padEnd(200, '\u0001'), (character) => character.charCodeAt(0))
    expect(() => wordsOf(bytes)).toThrow(new RegExp(name))
    expect(() => wordsOf(bytes)).toThrow(AppError)
  })

  it('is read where zeros fill its end', () => {
    expect(wordsOf(new TextEncoder().encode(`${subripOf('German')}\0\0\0\0\0`))).toBe(texts.German)
  })
})
