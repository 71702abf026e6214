import type * as source from '#messages/line-counts.ts'
import { plural } from './language.ts'

type State = Parameters<typeof source.lineCounts.further>[0]
type Kind = 'line' | 'insight'

const phrases: Readonly<Record<State, readonly [one: string, other: string]>> = {
  verified: ['verificada', 'verificadas'],
  'words-found': ['com palavras encontradas', 'com palavras encontradas'],
  quoted: ['citada', 'citadas'],
  differs: ['divergente', 'divergentes'],
  'not-found': ['não encontrada', 'não encontradas'],
  unproven: ['sem comprovação', 'sem comprovação'],
  checking: ['em verificação', 'em verificação'],
}

const phrase = (state: State, count: number): string => {
  const [one, other] = phrases[state]
  return plural(count, { one, other })
}

const noun = (count: number, kind: Kind): string =>
  kind === 'line'
    ? plural(count, { one: 'linha', other: 'linhas' })
    : plural(count, { one: 'ideia', other: 'ideias' })

const sources = { transcript: 'na transcrição', video: 'no vídeo' }
const quotedFrom = { transcript: 'da transcrição', video: 'do vídeo' }

export const lineCounts: typeof source.lineCounts = {
  first: (state, count, total, kind) => `${count} de ${total} ${noun(total, kind)} ${phrase(state, count)}`,
  further: (state, count) => `${count} ${phrase(state, count)}`,
  transcribedByAI: 'Não conferido: uma IA fez esta transcrição',
  ownWords: (count) => `${count} ${noun(count, 'insight')} com as palavras de quem fala`,
  allFound: (total, from) =>
    plural(total, {
      one: `${total} linha, encontrada ${sources[from]}`,
      other: `${total} linhas, todas encontradas ${sources[from]}`,
    }),
  found: (count, total, from) =>
    plural(count, {
      one: `${count} de ${total} ${noun(total, 'line')} encontrada ${sources[from]}`,
      other: `${count} de ${total} ${noun(total, 'line')} encontradas ${sources[from]}`,
    }),
  allQuoted: (from) => `Cada linha é uma citação ${quotedFrom[from]}`,
}
