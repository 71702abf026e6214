import type { Language } from '#server/domain/languages/define-language.ts'
import type { Term } from '#server/domain/text/read-terms.ts'
import { findPhrases } from './find-phrases.ts'
import type { Phrase } from './find-phrases.ts'
import type { Unit } from './read-units.ts'

/** How much more a phrase of several words says than a single word. */
const manyWordsFavour = 3

/** A phrase that is never announced as a noun keeps this much of its weight. */
const verbKeeps = 0.4

/** A phrase said only once counts for less than one that returns. */
const onceKeeps = 0.5

type Found = { stems: readonly string[]; sentences: number; nouns: number; forms: Map<string, number> }

function countPhrases(units: readonly Unit[]): Map<string, Found> {
  const found = new Map<string, Found>()
  for (const unit of units) {
    const here = new Map<string, Phrase>()
    for (const phrase of findPhrases(unit)) here.set(phrase.stems.join(' '), phrase)
    for (const [key, { stems, text, isNoun }] of here) {
      const entry = found.get(key) ?? { stems, sentences: 0, nouns: 0, forms: new Map<string, number>() }
      entry.sentences += 1
      entry.nouns += isNoun ? 1 : 0
      entry.forms.set(text, (entry.forms.get(text) ?? 0) + 1)
      found.set(key, entry)
    }
  }
  return found
}

/** In how many sentences each stem stands. */
function countHolders(units: readonly Unit[]): Map<string, number> {
  const holders = new Map<string, number>()
  for (const { terms } of units) {
    for (const stem of new Set(terms.map((term) => term.stem)))
      holders.set(stem, (holders.get(stem) ?? 0) + 1)
  }
  return holders
}

function formOf({ forms }: Found): string {
  const [best] = [...forms].toSorted(([a, m], [b, n]) => n - m || a.length - b.length || (a < b ? -1 : 1))
  return best?.[0] ?? ''
}

/** A single word that is said once names nothing, nor does a greeting. */
function canName(found: Found, language: Language): boolean {
  return (found.stems.length > 1 || found.sentences > 1) && !language.smallTalk.test(formOf(found))
}

/**
 * Names each section by a phrase that is said in it and stands for it, such as `Outer function`: frequent here, rare
 * elsewhere. Words of the video's title are left out, they fit every section. Empty for a section without a
 * phrase of several words or a word that returns: no name is better than a bad one.
 */
export function nameSections(
  sections: readonly (readonly Unit[])[],
  { title, language }: { title: readonly Term[]; language: Language },
): string[] {
  const inTitle = new Set(title.map((term) => term.stem))
  const everywhere = countPhrases(sections.flat())
  const holders = countHolders(sections.flat())
  const taken = new Set<string>()

  function nounShare(key: string): number {
    if (language.code !== 'en') return 1
    const all = everywhere.get(key)
    return all === undefined ? verbKeeps : verbKeeps + (1 - verbKeeps) * (all.nouns / all.sentences)
  }

  return sections.map((units) => {
    const here = countHolders(units)
    const share = units.length / sections.flat().length

    /** How much more often a word is said here than anywhere. */
    function weightOf(stem: string): number {
      const count = here.get(stem) ?? 0
      const expected = (holders.get(stem) ?? 0) * share
      return inTitle.has(stem) ? 0 : count * Math.log(1 + count / Math.max(expected, 0.5))
    }

    /** Phrases of several words that return say most; any of several words says more than a single one. */
    function score(key: string, { stems, sentences }: Found): number {
      const mean = stems.reduce((total, stem) => total + weightOf(stem), 0) / stems.length
      const favour = stems.length > 1 ? manyWordsFavour * (sentences > 1 ? sentences : onceKeeps) : 1
      return mean * favour * nounShare(key) ** 2
    }

    const [best] = [...countPhrases(units)]
      .map(([key, found]) => ({ key, found, score: taken.has(key) ? 0 : score(key, found) }))
      .filter((each) => each.score > 0 && canName(each.found, language))
      .toSorted((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
    if (best === undefined) return ''
    taken.add(best.key)
    const name = formOf(best.found)
    return name.charAt(0).toUpperCase() + name.slice(1)
  })
}
