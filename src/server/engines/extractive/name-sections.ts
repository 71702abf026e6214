import { joinText } from '#server/domain/text/join-text.ts'
import type { Term } from '#server/domain/text/read-terms.ts'
import type { Unit } from './read-units.ts'
import { writeStems } from './write-stems.ts'

const keywordsEach = 2
const separator = ' · '

/** How many sentences of a section should hold a keyword. */
const minSentences = 2

/** Two words are one keyword when either is said with the other this often; then they say more than one word. */
const pairShare = 0.4
const pairFavour = 1.5

/** A stem, or two that are said one after the other; `sentences` of the section hold it. */
type Keyword = { stems: readonly string[]; sentences: number }

function keywordsOf({ terms }: Unit): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const [index, { stem, place }] of terms.entries()) {
    found.set(stem, [stem])
    const before = terms[index - 1]
    if (before !== undefined && before.place + 1 === place && before.stem !== stem) {
      found.set(`${before.stem} ${stem}`, [before.stem, stem])
    }
  }
  return found
}

function countKeywords(units: readonly Unit[]): Map<string, Keyword> {
  const counts = new Map<string, Keyword>()
  for (const [key, stems] of units.flatMap((unit) => [...keywordsOf(unit)])) {
    counts.set(key, { stems, sentences: (counts.get(key)?.sentences ?? 0) + 1 })
  }
  return counts
}

/** Whether two words belong together, as in `remote control`, and did not just meet. */
function isPhrase({ stems, sentences }: Keyword, counts: ReadonlyMap<string, Keyword>): boolean {
  return stems.every((stem) => sentences >= pairShare * (counts.get(stem)?.sentences ?? 0))
}

/** In how many sections each keyword stands. */
function countHolders(counted: readonly ReadonlyMap<string, Keyword>[]): Map<string, number> {
  const holders = new Map<string, number>()
  for (const counts of counted) {
    for (const key of counts.keys()) holders.set(key, (holders.get(key) ?? 0) + 1)
  }
  return holders
}

/** The first keywords that share no word, as stems. */
function pickApart(ordered: readonly Keyword[]): Keyword[] {
  const picked: Keyword[] = []
  const taken = new Set<string>()
  for (const keyword of ordered) {
    if (picked.length === keywordsEach) break
    if (keyword.stems.some((stem) => taken.has(stem))) continue
    for (const stem of keyword.stems) taken.add(stem)
    picked.push(keyword)
  }
  return picked
}

/**
 * Names each section by the words that are frequent in it and rare in the others, such as `Closures · scope`: never a
 * title of our own. Words of the video's title are left out, they fit every section. Empty for a section without a
 * word that means something.
 */
export function nameSections(sections: readonly (readonly Unit[])[], title: readonly Term[]): string[] {
  const inTitle = new Set(title.map((term) => term.stem))
  const written = writeStems(sections.flat())
  const counted = sections.map(countKeywords)
  const holders = countHolders(counted)

  function score(key: string, { stems, sentences }: Keyword): number {
    if (stems.every((stem) => inTitle.has(stem))) return 0
    const rarity = Math.log((1 + sections.length) / (holders.get(key) ?? 1))
    return sentences * rarity * (stems.length > 1 ? pairFavour : 1)
  }

  return counted.map((counts) => {
    const scored = [...counts]
      .filter(([, keyword]) => isPhrase(keyword, counts))
      .map(([key, keyword]) => ({ key, keyword, score: score(key, keyword) }))
      .filter((each) => each.score > 0)
      .toSorted((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
      .map(({ keyword }) => keyword)
    const frequent = scored.filter(({ sentences }) => sentences >= minSentences)
    const picked = pickApart(frequent.length > 0 ? frequent : scored)
    const names = picked.map(({ stems }) => joinText(stems.map((stem) => written.get(stem) ?? stem)))
    const name = names.join(separator)
    return name.charAt(0).toUpperCase() + name.slice(1)
  })
}
