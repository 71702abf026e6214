import { z } from 'zod'

type Fields = Readonly<Record<string, unknown>>

const object = z.record(z.string(), z.unknown())

/** The fields of an object; `undefined` for any other value. */
export function fieldsOf(value: unknown): Fields | undefined {
  return object.safeParse(value).data
}

/** Names under which models give a field, the one that is asked for first. */
const names = {
  text: ['text', 'statement', 'insight', 'sentence', 'point', 'content'],
  cites: ['cites', 'citations', 'citation', 'cite', 'sources', 'evidence'],
  sid: ['sid', 'id', 'sentence_id', 'from'],
  from: ['from', 'sid', 'start', 'id'],
  title: ['title', 'name', 'heading'],
  gist: ['gist', 'summary', 'description'],
  quote: ['quote', 'quotation'],
  n: ['n', 'number', 'index', 'id', 'line'],
  translation: ['text', 'translation', 'translated', 'target'],
} as const satisfies Record<string, readonly string[]>

/** A statement with the wanted fields, also where its citation is written as a sentence's. */
export function plainStatement(value: unknown): unknown {
  const fields = fieldsOf(value)
  if (fields === undefined) return value
  const [cited] = citesOf(fields)
  const citation = fieldsOf(cited) ?? { sid: cited }
  return {
    ...fields,
    text: textOf(fields),
    sid: given(fields, names.sid) ?? given(citation, names.sid),
    quote: given(fields, names.quote) ?? given(citation, names.quote),
  }
}

/** A sentence with the wanted fields, also where its citation is written as a statement's. */
export function plainSentence(value: unknown): unknown {
  const fields = fieldsOf(value)
  if (fields === undefined) return value
  const cites = citesOf(fields)
  const sid = given(fields, names.sid)
  const own = sid === undefined ? [] : [{ sid, quote: given(fields, names.quote) }]
  return { ...fields, text: textOf(fields), cites: (cites.length > 0 ? cites : own).map(plainCitation) }
}

/** A chapter with the fields that were asked for, also where its gist is a sentence of its own. */
export function plainChapter(value: unknown): unknown {
  const fields = fieldsOf(value)
  if (fields === undefined) return value
  const gist = given(fields, names.gist)
  const sentence = fieldsOf(gist)
  const [cited] = sentence === undefined ? [] : citesOf(sentence)
  return {
    ...fields,
    from: given(fields, names.from),
    title: given(fields, names.title),
    gist: sentence === undefined ? gist : textOf(sentence),
    quote: given(fields, names.quote) ?? given(fieldsOf(cited) ?? {}, names.quote),
  }
}

/** A text with its number, as both were asked for. */
export function plainNumbered(value: unknown): unknown {
  const fields = fieldsOf(value)
  return fields === undefined
    ? value
    : { ...fields, n: given(fields, names.n), text: given(fields, names.translation) }
}

/** A value has a text under one of its names. */
export function hasText(value: unknown): boolean {
  const fields = fieldsOf(value)
  return fields !== undefined && (textOf(fields) !== undefined || typeof fields['title'] === 'string')
}

/** A key is the name of a field of an item. */
export function isFieldName(key: unknown): boolean {
  return key === 'p' || Object.values<readonly unknown[]>(names).some((known) => known.includes(key))
}

function plainCitation(value: unknown): unknown {
  const fields = fieldsOf(value)
  return fields === undefined ? value : { sid: given(fields, names.sid), quote: given(fields, names.quote) }
}

function citesOf(fields: Fields): unknown[] {
  const cites = names.cites.map((name) => fields[name]).find((each) => each !== undefined)
  const list: unknown[] = Array.isArray(cites) ? cites : [cites]
  return list.filter((each) => each !== undefined && each !== null)
}

/** The text of an item; one word may be an id under a name that both have. */
function textOf(fields: Fields): unknown {
  const [first] = names.text
  const other = names.text
    .map((name) => one(fields[name]))
    .find((text) => typeof text === 'string' && /\s/.test(text.trim()))
  return one(fields[first]) ?? other
}

function given(fields: Fields, known: readonly string[]): unknown {
  return known.map((name) => one(fields[name])).find((value) => value !== undefined && value !== null)
}

/** A value out of a list around it. */
function one(value: unknown): unknown {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return list[0] ?? undefined
}
