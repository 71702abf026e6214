import type { DraftChapter, DraftInsight, CreatorChapter } from '#core/draft-summary.ts'
import type { Language } from '#core/languages/define-language.ts'
import type { Term } from '#core/text/find-words.ts'
import { findBoundaries } from './find-boundaries.ts'
import { nameSections } from './name-sections.ts'
import { quoteOf } from './read-units.ts'
import { rankByCoverage } from './weigh-salience.ts'
import type { Candidate } from './weigh-salience.ts'

/** A sentence that starts at most so many seconds before a chapter belongs to it. */
const captionLead = 1

/** The facts about the video: the creator's chapters, its language, the words of its title. */
type About = { chapters: readonly CreatorChapter[]; language: Language; title: readonly Term[] }

type Section = { title: string; candidates: readonly Candidate[]; automatic: boolean }

/** The sentence that says most of its section; `null` when it repeats no word or no sentence is whole. */
function gistOf(candidates: readonly Candidate[]): DraftInsight | null {
  for (const standing of ['alone', 'leaning']) {
    const those = candidates.filter(({ unit }) => unit.standing === standing)
    for (const best of rankByCoverage(those, () => true).take(1)) return quoteOf(best.unit)
  }
  return null
}

/** The creator's chapters over the sentences spoken in them; a chapter without speech is left out. */
function creatorSections(candidates: readonly Candidate[], chapters: readonly CreatorChapter[]): Section[] {
  const timed = candidates.filter(({ unit }) => unit.sentence.start !== null)
  const ordered = chapters.toSorted((a, b) => a.start - b.start)
  return ordered
    .map(({ title, start }, position) => {
      const end = ordered[position + 1]?.start ?? Infinity
      const spoken = timed.filter(({ unit }) => {
        const at = (unit.sentence.start ?? 0) + captionLead
        return at >= start && at < end
      })
      return { title, candidates: spoken, automatic: false }
    })
    .filter((section) => section.candidates.length > 0)
}

function automaticSections(candidates: readonly Candidate[], { language, title }: About): Section[] {
  const starts = findBoundaries(
    candidates.map(({ unit }) => unit),
    language,
  )
  const parts = starts.map((start, position) => candidates.slice(start, starts[position + 1]))
  const units = parts.map((part) => part.map(({ unit }) => unit))
  const names = nameSections(units, { title, language })
  const sections = parts.map((part, position) => ({
    title: names[position] ?? '',
    candidates: part,
    automatic: true,
  }))
  return sections.some((section) => section.title !== '') ? sections : []
}

/**
 * The sections of a video: the creator's chapters where they can be placed, else sections found by the change
 * of words and named by what is said in them, with an empty title where nothing names one. None when the
 * video is too short for any, or nothing names one of them.
 */
export function makeSections(candidates: readonly Candidate[], about: About): DraftChapter[] {
  const created = creatorSections(candidates, about.chapters)
  const sections = created.length > 0 ? created : automaticSections(candidates, about)
  return sections.flatMap(({ title, candidates: [first, ...rest], automatic }) => {
    if (first === undefined) return []
    return [{ title, sentence: first.unit.sentence.index, gist: gistOf([first, ...rest]), automatic }]
  })
}
