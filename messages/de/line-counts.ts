import type * as source from '#messages/line-counts.ts'
import { plural } from './language.ts'

type State = Parameters<typeof source.lineCounts.further>[0]
type Kind = 'line' | 'insight'

const phrases: Readonly<Record<State, string>> = {
  verified: 'bestätigt',
  'words-found': 'mit gefundenen Worten',
  quoted: 'zitiert',
  differs: 'abweichend',
  'not-found': 'nicht gefunden',
  unproven: 'nicht belegt',
  checking: 'in Prüfung',
}

const noun = (count: number, kind: Kind): string =>
  kind === 'line'
    ? plural(count, { one: 'Zeile', other: 'Zeilen' })
    : plural(count, { one: 'Aussage', other: 'Aussagen' })

const sources = { transcript: 'im Transkript', video: 'im Video' }
const quotedFrom = { transcript: 'aus dem Transkript', video: 'aus dem Video' }

export const lineCounts: typeof source.lineCounts = {
  first: (state, count, total, kind) => `${count} von ${total} ${noun(total, kind)} ${phrases[state]}`,
  further: (state, count) => `${count} ${phrases[state]}`,
  transcribedByAI: 'Nicht geprüft: Dieses Transkript hat eine KI geschrieben',
  ownWords: (count) => `${count} ${noun(count, 'insight')} in den Worten der Person, die spricht`,
  allFound: (total, from) =>
    plural(total, {
      one: `${total} Zeile, ${sources[from]} gefunden`,
      other: `${total} Zeilen, alle ${sources[from]} gefunden`,
    }),
  found: (count, total, from) => `${count} von ${total} ${noun(total, 'line')} ${sources[from]} gefunden`,
  allQuoted: (from) => `Jede Zeile ist ${quotedFrom[from]} zitiert`,
}
