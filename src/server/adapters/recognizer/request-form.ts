import type { SoundPiece } from '#server/ports/recognizer.ts'

/** A field that a server may refuse, and that a piece can be heard without. */
const optionalFields = ['timestamp_granularities', 'chunking_strategy', 'prompt', 'language'] as const
type OptionalField = (typeof optionalFields)[number]

/** The way in which a server is asked: the form of its answer, and the fields that it refused. */
export type RequestShape = {
  form: 'diarized_json' | 'verbose_json' | 'json' | 'text'
  without: ReadonlySet<OptionalField>
}

/** The request with everything that this model may take. */
export function fullShape(model: string): RequestShape {
  return { form: tellsVoicesApart(model) ? 'diarized_json' : 'verbose_json', without: new Set() }
}

/** A model that names speakers. It takes no prompt, and more than 30 seconds only in chunks of its own. */
function tellsVoicesApart(model: string): boolean {
  return /diari[sz]e/i.test(model)
}

const simplerForm = { diarized_json: 'json', verbose_json: 'json', json: 'text', text: null } as const

/**
 * The next simpler request after a refusal: without the field that the server named, else with another form
 * of answer; `null` after the simplest.
 */
export function simplerShape(shape: RequestShape, refused: string | null): RequestShape | null {
  const field = optionalFields.find((name) => refused?.replace('[]', '') === name)
  if (field !== undefined && !shape.without.has(field))
    return { ...shape, without: new Set([...shape.without, field]) }
  // Servers that know no times of words refuse the whole request.
  if (shape.form === 'verbose_json' && !shape.without.has('timestamp_granularities'))
    return { ...shape, without: new Set([...shape.without, 'timestamp_granularities']) }
  const form = simplerForm[shape.form]
  return form === null ? null : { ...shape, form }
}

/** Fields of a piece that is asked for in a shape. */
export function requestForm(piece: SoundPiece, model: string, { form, without }: RequestShape): FormData {
  const fields = new FormData()
  fields.set('model', model)
  fields.set('response_format', form)
  const add = (name: OptionalField, value: string | undefined): void => {
    if (value !== undefined && value !== '' && !without.has(name)) fields.append(name, value)
  }
  if (form === 'verbose_json' && !without.has('timestamp_granularities')) {
    fields.append('timestamp_granularities[]', 'segment')
    fields.append('timestamp_granularities[]', 'word')
  }
  add('language', /^[a-z]{2}(?=-|$)/i.exec(piece.language ?? '')?.[0].toLowerCase())
  if (tellsVoicesApart(model)) add('chunking_strategy', 'auto')
  else add('prompt', piece.prompt)
  // Servers know the kind of a file by its ending.
  const type = piece.mediaType
  fields.set('file', new Blob([piece.bytes], { type }), `sound.${type.replace('audio/', '')}`)
  return fields
}
