import { splitWords } from '#server/domain/text/find-words.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

/** Words that begin a clause which another one has to carry. */
const subordinators = words(
  'if when while since because although though unless until whether who whom whose which what where how why that before after once',
)
/** What opens a sentence that has to come to a second clause. */
const openers = words('if when while since because although though unless until whether before after once as')
const modals = words('will would can could shall should may might must do does did to not never gonna wanna')
const verbs = words(
  `am is are was were has have had do does did will would can could shall should may might must need needs want wants get gets got go
  goes went make makes made take takes took come comes came see sees saw know knows knew think thinks thought say says said give
  gives gave use uses work works mean means find finds found tell told keep keeps kept let put run runs ran read reads write writes
  wrote build builds built become becomes became begin begins began leave left feel feels felt bring brings brought hold holds held
  lose lost pay pays paid meet met grow grew fall fell send sent sell sold break broke spend spent win won buy bought choose chose
  rise rose drive drove fill learn avoid try tries start starts stop stops look looks add adds turn turns call calls ask asks set
  sets show shows move moves play plays pick remember imagine consider allow allows cannot gonna wanna gotta seems seem exists exist
  contains contain depends depend happens happen supports support requires require provides provide helps help includes include
  creates create changes change follows follow sounds becomes stays stay lives live runs believe believes causes cause`,
)
const contraction = /(?:n['’]t|['’](?:s|re|m|ll|d|ve))$/u
const participle = /ed$/u
/** Before these a form in -ed is no verb of its own. */
const beforeParticiple = words(
  'is are was were be been being has have had get got the a an of and very more most by',
)

/** Verbs of a clause, and words that begin a dependent one. */
function countClauses(text: string): { finite: number; dependent: number } {
  let finite = 0
  let dependent = 0
  let before = ''
  for (const written of splitWords(text)) {
    const word = written.toLowerCase()
    if (subordinators.has(word)) dependent += 1
    if (contraction.test(word) && subordinators.has(word.replace(contraction, ''))) dependent += 1
    const follows = modals.has(before) || /n['’]t$/u.test(before) || /['’](?:ll|d)$/u.test(before)
    const isVerb =
      (verbs.has(word) && !follows) ||
      contraction.test(word) ||
      (participle.test(word) && !beforeParticiple.has(before) && !contraction.test(before))
    if (isVerb) finite += 1
    before = word
  }
  return { finite, dependent }
}

/** Whether an English sentence opens with a dependent clause, and never comes to another; a comma may stand for what is not known. */
export function lacksMainClause(text: string): boolean {
  const [first = ''] = splitWords(text.toLowerCase())
  if (!openers.has(first) || /,/u.test(text)) return false
  const { finite, dependent } = countClauses(text)
  return finite <= Math.max(1, dependent)
}
