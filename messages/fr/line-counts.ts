import type * as source from '#messages/line-counts.ts'
import { plural } from './language.ts'

type State = Parameters<typeof source.lineCounts.further>[0]
type Kind = 'line' | 'insight'

/** The words after a count of lines, which are feminine, and after one of insights, which are masculine. */
const phrases: Readonly<Record<State, (count: number, kind: Kind) => string>> = {
  verified: (count, kind) =>
    kind === 'line'
      ? plural(count, { one: 'vérifiée', other: 'vérifiées' })
      : plural(count, { one: 'vérifié', other: 'vérifiés' }),
  'words-found': () => 'avec mots trouvés',
  quoted: (count, kind) =>
    kind === 'line'
      ? plural(count, { one: 'citée', other: 'citées' })
      : plural(count, { one: 'cité', other: 'cités' }),
  differs: (count) => plural(count, { one: 'qui diffère', other: 'qui diffèrent' }),
  'not-found': (count) => plural(count, { one: 'introuvable', other: 'introuvables' }),
  unproven: () => 'sans preuve',
  checking: () => 'en cours de vérification',
}

const noun = (count: number, kind: Kind): string =>
  kind === 'line'
    ? plural(count, { one: 'ligne', other: 'lignes' })
    : plural(count, { one: 'point clé', other: 'points clés' })

const sources = { transcript: 'dans la transcription', video: 'dans la vidéo' }
const quotedFrom = { transcript: 'de la transcription', video: 'de la vidéo' }

export const lineCounts: typeof source.lineCounts = {
  first: (state, count, total, kind) =>
    `${count} ${noun(count, kind)} sur ${total} ${phrases[state](count, kind)}`,
  // Alone after a count, `cité` would have to agree with what is counted.
  further: (state, count) => `${count} ${state === 'quoted' ? 'en citation' : phrases[state](count, 'line')}`,
  transcribedByAI: 'Non vérifié : une IA a fait cette transcription',
  ownWords: (count) => `${count} ${noun(count, 'insight')} dans les mots mêmes de la personne qui parle`,
  allFound: (total, from) =>
    plural(total, {
      one: `${total} ligne, trouvée ${sources[from]}`,
      other: `${total} lignes, toutes trouvées ${sources[from]}`,
    }),
  found: (count, total, from) =>
    plural(count, {
      one: `${count} ligne sur ${total} trouvée ${sources[from]}`,
      other: `${count} lignes sur ${total} trouvées ${sources[from]}`,
    }),
  allQuoted: (from) => `Chaque ligne est une citation ${quotedFrom[from]}`,
}
