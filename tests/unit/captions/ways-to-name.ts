/** A turn: who speaks, what is said, and which in the transcript it is. */
export type Line = { name: string; text: string; i: number }
/** The way a turn is written, and what parts it from the next. */
export type Way = {
  write: (line: Line) => string
  between?: string
  /** Something is written behind the name that is no part of it. */
  isExtended?: true
}

/** Seconds from one turn to the next. */
const each = 9

const two = (value: number): string => String(value).padStart(2, '0')

function clock(i: number): string {
  const seconds = each * i
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':')
}

/** `0:09`, `12:00` or `1:02:03`. */
function shortClock(i: number): string {
  return clock(i).replace(/^(?:00:0?|0)/u, '')
}

const caption = (words: (line: Line) => string): Way['write'] => {
  return (line) => `${line.i + 1}\n${clock(line.i)},000 --> ${clock(line.i)},900\n${words(line)}`
}

/**
 * The way programs and people write who speaks; `name` comes with what they write behind it, where they do.
 */
export const ways: Readonly<Record<string, Way>> = {
  'a name and a colon': { write: ({ name, text }) => `${name}: ${text}` },
  'a colon within bold': { write: ({ name, text }) => `**${name}:** ${text}` },
  'a bold name': { write: ({ name, text }) => `**${name}**: ${text}` },
  'an organisation in brackets': {
    write: ({ name, text }) => `${name} (Lido, Inc.): ${text}`,
    isExtended: true,
  },
  'one letter in brackets': { write: ({ name, text }) => `${name} (M): ${text}`, isExtended: true },
  'an organisation behind a bar': { write: ({ name, text }) => `${name} | Lido: ${text}`, isExtended: true },
  'a name in brackets': { write: ({ name, text }) => `[${name}] ${text}` },
  'a name in brackets with a colon': { write: ({ name, text }) => `[${name}]: ${text}` },
  'a dash before the name': { write: ({ name, text }) => `- ${name}: ${text}` },
  'a list in Markdown': { write: ({ name, text }) => `* **${name}:** ${text}` },
  'a quote in Markdown': { write: ({ name, text }) => `> **${name}:** ${text}` },
  'a link in Markdown': { write: ({ name, text }) => `[${name}](https://example.org/who): ${text}` },
  'a heading in Markdown': { write: ({ name, text }) => `### ${name}\n\n${text}` },
  'a name above in bold': { write: ({ name, text }) => `**${name}**\n${text}` },
  'a name above': { write: ({ name, text }) => `${name}\n${text}` },
  'a time behind the name': { write: ({ name, text, i }) => `${name} [${clock(i)}]: ${text}` },
  'a time before the name': { write: ({ name, text, i }) => `[${clock(i)}] ${name}: ${text}` },
  Otter: { write: ({ name, text, i }) => `${name}  ${shortClock(i)}\n${text}` },
  Teams: { write: ({ name, text, i }) => `${name}\n${shortClock(i)}\n${text}` },
  Rev: { write: ({ name, text, i }) => `${name} (${clock(i).replace(/^00:/u, '')}):\n${text}` },
  Riverside: { write: ({ name, text, i }) => `${name} (${clock(i)}.480)\n${text}` },
  'Happy Scribe': { write: ({ name, text, i }) => `[${clock(i)}.00] - ${name}\n${text}` },
  'Zoom, saved as text': { write: ({ name, text, i }) => `[${name}] ${clock(i)}\n${text}` },
  'Google Meet': {
    write: ({ name, text, i }) => (i === 4 ? `00:05:00\n\n` : '') + `${name}: ${text}`,
    between: '\n',
  },
  'captions with pronouns': {
    write: caption(({ name, text }) => `${name} (she/her): ${text}`),
    isExtended: true,
  },
  'captions with names in brackets': { write: caption(({ name, text }) => `[${name}] ${text}`) },
  'captions with dashes and names': { write: caption(({ name, text }) => `- ${name}: ${text}`) },
  'captions with full-width colons': { write: caption(({ name, text }) => `${name}：${text}`) },
}

type Cast = { names: [string, string]; texts: string[] }

/** Six turns of two people in four languages, one with labels of a program. */
export const casts: Readonly<Record<string, Cast>> = {
  English: {
    names: ['Mira Holt', 'Tomas Ek'],
    texts: [
      'Good evening and welcome to the garden show.',
      'Thank you, tonight we plant tomatoes and beans.',
      'One thing: water them before the sun is high.',
      'And how deep do the seeds go?',
      'Two fingers deep, no more than that.',
      'Then we cover the bed with straw.',
    ],
  },
  'English, recognised by a program': {
    names: ['SPEAKER_00', 'SPEAKER_01'],
    texts: [
      'so the lamp was lit every evening',
      'and who did that',
      'the keeper and later his daughter',
      'was it far to walk',
      'two hundred steps up and two hundred down',
      'that is a lot for one evening',
    ],
  },
  German: {
    names: ['Jörg Weiß', 'Anna von der Heide'],
    texts: [
      'Guten Abend und willkommen im Garten.',
      'Danke, heute pflanzen wir Tomaten und Bohnen.',
      'Eines noch: Gießen Sie vor der Mittagshitze.',
      'Und wie tief kommen die Samen?',
      'Zwei Finger tief, nicht mehr.',
      'Dann decken wir das Beet mit Stroh ab.',
    ],
  },
  Russian: {
    names: ['Анна Белова', 'Пётр Орлов'],
    texts: [
      'Добрый вечер, добро пожаловать в наш сад.',
      'Спасибо, сегодня мы сажаем помидоры и бобы.',
      'Поливайте их до полудня.',
      'А как глубоко сажать семена?',
      'На два пальца, не больше.',
      'Потом мы накроем грядку соломой.',
    ],
  },
}
