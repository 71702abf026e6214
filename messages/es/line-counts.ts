import type * as source from '#messages/line-counts.ts'
import { plural } from './language.ts'

type State = Parameters<typeof source.lineCounts.further>[0]
type Kind = 'line' | 'insight'

const phrases: Readonly<Record<State, { one: string; other: string }>> = {
  verified: { one: 'verificada', other: 'verificadas' },
  'words-found': { one: 'con palabras encontradas', other: 'con palabras encontradas' },
  quoted: { one: 'literal', other: 'literales' },
  differs: { one: 'difiere', other: 'difieren' },
  'not-found': { one: 'no encontrada', other: 'no encontradas' },
  unproven: { one: 'sin confirmar', other: 'sin confirmar' },
  checking: { one: 'en comprobación', other: 'en comprobación' },
}

const noun = (count: number, kind: Kind): string =>
  kind === 'line'
    ? plural(count, { one: 'línea', other: 'líneas' })
    : plural(count, { one: 'idea', other: 'ideas' })

const sources = { transcript: 'en la transcripción', video: 'en el video' }
const quotedFrom = { transcript: 'de la transcripción', video: 'del video' }

export const lineCounts: typeof source.lineCounts = {
  first: (state, count, total, kind) =>
    `${count} de ${total} ${noun(total, kind)} ${plural(count, phrases[state])}`,
  further: (state, count) => `${count} ${plural(count, phrases[state])}`,
  transcribedByAI: 'Sin comprobar: una IA hizo esta transcripción',
  ownWords: (count) => `${count} ${noun(count, 'insight')} con las palabras de quien habla`,
  allFound: (total, from) =>
    plural(total, {
      one: `${total} línea, encontrada ${sources[from]}`,
      other: `${total} líneas, todas encontradas ${sources[from]}`,
    }),
  found: (count, total, from) =>
    `${count} de ${total} ${noun(total, 'line')} ${plural(count, { one: 'encontrada', other: 'encontradas' })} ${sources[from]}`,
  allQuoted: (from) => `Cada línea es una cita literal ${quotedFrom[from]}`,
}
