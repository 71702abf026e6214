import { describe, expect, it } from 'vitest'
import { parseText } from './parse-text.ts'
import { writeSubrip } from './write-captions.ts'

/** Captions of two seconds each, parsed; every cue as `speaker|text`. */
function spoken(...texts: string[]): string[] {
  const written = writeSubrip(texts.map((text, i) => ({ startMs: i * 2000, endMs: i * 2000 + 2000, text })))
  return parseText(written).cues.map(({ speaker, text }) => `${speaker ?? ''}|${text}`)
}

describe('speaker labels', () => {
  it('become the speaker of all that follows, up to the next label', () => {
    expect(spoken('Anna: Hello.', 'It is late.', 'Ben: Very late.', 'Anna: Yes.', 'Ben: So?')).toEqual([
      'Anna|Hello.',
      'Anna|It is late.',
      'Ben|Very late.',
      'Anna|Yes.',
      'Ben|So?',
    ])
  })

  it('may stand on a line of their own, or in a caption of their own', () => {
    expect(spoken('Matt Papakipos:\nOkay.', 'Ian Fette:', 'Thanks.', 'Matt Papakipos: Right.')).toEqual([
      'Matt Papakipos|Okay.',
      'Ian Fette|Thanks.',
      'Matt Papakipos|Right.',
    ])
  })

  it('cut a caption in which two people speak, by length', () => {
    const written = writeSubrip([
      { startMs: 0, endMs: 1000, text: 'Anna: One.' },
      { startMs: 1000, endMs: 5000, text: 'Six six.\nBen: Six six.' },
      { startMs: 5000, endMs: 6000, text: 'Anna: Yes. Ben: No.' },
    ])
    expect(parseText(written).cues).toEqual([
      { start: 0, duration: 1, text: 'One.', speaker: 'Anna' },
      { start: 1, duration: 2, text: 'Six six.', speaker: 'Anna' },
      { start: 3, duration: 2, text: 'Six six.', speaker: 'Ben' },
      { start: 5, duration: 0.571, text: 'Yes.', speaker: 'Anna' },
      { start: 5.571, duration: 0.429, text: 'No.', speaker: 'Ben' },
    ])
  })

  it.each([
    [
      'Russian',
      ['Ларс: Да.', 'Стефани: Нет.', 'Ларс: Да!', 'Стефани: Нет!'],
      ['Ларс', 'Стефани', 'Ларс', 'Стефани'],
    ],
    [
      'roles',
      ['Here is one question.', 'man: Why?', 'AUDIENCE: Ha.', 'The Chair: Order.'],
      ['', 'man', 'AUDIENCE', 'The Chair'],
    ],
    [
      'roles in another language',
      ['Вопрос есть?', '[из зала]: Да.', 'из зала: И у меня.'],
      ['', 'из зала', 'из зала'],
    ],
    [
      'capitals',
      ['JOHN SMITH: Hi.', 'DR. LEE: Hi.', 'JOHN SMITH: So.', 'DR. LEE: So.'],
      ['JOHN SMITH', 'DR. LEE', 'JOHN SMITH', 'DR. LEE'],
    ],
    ['numbers', ['Speaker 1: Hi.', 'Speaker 2: Hi.'], ['Speaker 1', 'Speaker 2']],
    [
      'a blank before the colon',
      ['Anna : Oui.', 'Luc : Non.', 'Anna : Si.', 'Luc : Bon.'],
      ['Anna', 'Luc', 'Anna', 'Luc'],
    ],
    ['Japanese roles', ['司会：こんにちは。', '男性：はい。'], ['司会', '男性']],
    ['double chevrons', ['>> Anna Lee: Hi.', '>> BEN: Hi.'], ['Anna Lee', 'BEN']],
  ])('are known: %s', (_name, texts, speakers) => {
    expect(spoken(...texts).map((line) => line.split('|')[0])).toEqual(speakers)
  })

  it.each([
    ["Here's the thing: it works."],
    ['Warning: this is hot.'],
    ['Remember: never again.'],
    ['We meet at 11:30 and at 12: sharp.'],
    ['See http://example.org: it is there.'],
    ['JavaScript: The Good Parts is a book.'],
    ['And the best part: it is free.'],
    ['Das Beste ist: es kostet nichts.'],
    ['Внимание: сейчас начнём.'],
    ['例如：这个问题。'],
    ['There are two kinds of people: a and b.'],
    ['He said: no.'],
  ])('are not seen in "%s", even when it is said twice', (text) => {
    const lines = ['The first thing is this.', text, 'Nothing else.', text, 'The end.']
    expect(spoken(...lines)).toEqual(lines.map((line) => `|${line}`))
  })

  it('are not seen in words that the transcript uses as plain words', () => {
    const lines = [
      'Anna: I have a garden.',
      'Ben: Which garden?',
      'Garden: a place.',
      'Anna: Yes.',
      'Ben: Good.',
    ]
    expect(spoken(...lines)).toEqual([
      'Anna|I have a garden.',
      'Ben|Which garden?',
      'Ben|Garden: a place.',
      'Anna|Yes.',
      'Ben|Good.',
    ])
  })

  it('are seen once in a transcript that has others, where no sentence is under way', () => {
    const lines = [
      'Anna: Hi.',
      'Ben: Hi.',
      'Anna: Who else?',
      'Ben: Cleo.',
      'Cleo: Me.',
      'And as they say in',
      'Rome: go.',
    ]
    expect(spoken(...lines).map((line) => line.split('|')[0])).toEqual([
      'Anna',
      'Ben',
      'Anna',
      'Ben',
      'Cleo',
      'Cleo',
      'Cleo',
    ])
  })
})

describe('unnamed changes of speaker', () => {
  it('are left as a mark at the start of a cue', () => {
    expect(spoken('>> Hello.', 'It goes on. >> No.', '>>> News.', 'a >> b')).toEqual([
      '|>> Hello.',
      '|It goes on.',
      '|>> No.',
      '|>> News.',
      '|a',
      '|>> b',
    ])
  })

  it('may stand in a caption of their own', () => {
    expect(spoken('Hello.', '>>', 'Hi.', 'It goes on.')).toEqual(['|Hello.', '|>> Hi.', '|It goes on.'])
  })

  it('end what a named speaker says', () => {
    expect(spoken('Anna: Hi.', 'Ben: Hi.', '>> Who is it?', 'Anna: Me.', 'Ben: Me.')[2]).toBe(
      '|>> Who is it?',
    )
  })

  it('are seen in dialogue dashes, not in shifts, minus signs and dashes between words', () => {
    expect(spoken('Why?\n- Now!', '-5 degrees\nor so', 'x >> 2', 'Well -\nno', '-- what?')).toEqual([
      '|Why?',
      '|>> Now!',
      '|-5 degrees or so',
      '|x >> 2',
      '|Well - no',
      '|-- what?',
    ])
  })
})

describe('sounds', () => {
  it('are left out, and captions of sounds only', () => {
    expect(
      spoken(
        '[Music]',
        'One [laughter] two.',
        '♪ la la ♪',
        '♪♪',
        'you use [indistinct].',
        '(Applause)',
        '[door creaks]',
        'a [ __ ] b',
        'Да [смех]',
        '[音楽]',
      ),
    ).toEqual(['|One two.', '|la la', '|you use.', '|a b', '|Да'])
  })

  it('are left out with who applauds, as records of parliaments note it', () => {
    expect(
      spoken(
        'Wir brauchen das. (Beifall bei der SPD sowie bei Abgeordneten der Grünen) Und zwar jetzt.',
        'Das ist so. (Anhaltender Beifall)',
        "C'est fait. (Vifs applaudissements sur les bancs du groupe SOC.)",
        'Nein. (Zuruf von links: Doch!) Wir (und das zählt) bleiben dabei.',
      ),
    ).toEqual([
      '|Wir brauchen das. Und zwar jetzt.',
      '|Das ist so.',
      "|C'est fait.",
      '|Nein. (Zuruf von links: Doch!) Wir (und das zählt) bleiben dabei.',
    ])
  })

  it('do not count as dropped', () => {
    const parsed = parseText(
      '1\n00:00:01,000 --> 00:00:02,000\n[Music]\n\n2\n00:00:02,000 --> 00:00:03,000\nx',
    )
    expect(parsed).toMatchObject({ droppedCues: 0, repairedCues: 0, cues: [{ text: 'x' }] })
  })

  it('are left out when they say how or in which language something is said', () => {
    expect(
      spoken(
        '[speaking Japanese] Then he left.',
        'Why? [speaks in Spanish]',
        '[Whispering] Come here.',
        'Yes. [in Russian]',
        '[speaking foreign language]',
        'And [the speaker] said so.',
      ),
    ).toEqual(['|Then he left.', '|Why?', '|Come here.', '|Yes.', '|And [the speaker] said so.'])
  })

  it('are not words an editor put in, or what is said in brackets', () => {
    expect(spoken('He [the president] said (maybe) a[1] so.', '(we hear music in the other room)')).toEqual([
      '|He [the president] said (maybe) a[1] so.',
      '|(we hear music in the other room)',
    ])
  })
})
