import { firstLanguage, interfaceLanguages, languageOf } from '../src/product/interface-languages.ts'
import { compileAll, folders } from './messages/compile-all.ts'
import {
  checkReturned,
  markLanguage,
  stateIn,
  takeReturned,
  translatable,
} from './messages/take-catalogue.ts'

/**
 * `npm run messages`: what is left to translate, and the way of a catalogue through a translator's tool. See
 * docs/translating.md.
 */

const usage = `npm run messages                        what each language lacks
npm run messages -- list hi             the keys that Hindi lacks, and those whose English has changed
npm run messages -- list --json         the same of all languages, for a program
npm run messages -- check hi FILE       whether a catalogue that came back from a tool is whole
npm run messages -- take hi FILE        checks it and takes it in
npm run messages -- mark hi [KEY …]     after a change by hand; a key says that its translation still holds
npm run messages -- compile             writes the modules that code imports`

const translations = interfaceLanguages.map(({ tag }) => tag).filter((tag) => tag !== firstLanguage)
const { messages: folder } = folders
const [command = 'list', ...rest] = process.argv.slice(2)

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(): Promise<void> {
  if (command === 'list') list(rest)
  else if (command === 'check' || command === 'take') await takeIn(rest, command === 'take')
  else if (command === 'mark') markLanguage(folder, knownTag(rest[0]), new Set(rest.slice(1)))
  else if (command === 'compile') await compileAll()
  else throw new Error(usage)
}

function list(args: readonly string[]): void {
  const named = args.filter((arg) => !arg.startsWith('--')).map((tag) => knownTag(tag))
  const tags = named.length === 0 ? translations : named
  const states = tags.map((tag) => ({ tag, ...stateIn(folder, tag) }))
  if (args.includes('--json')) {
    console.log(JSON.stringify(states, null, 2))
    return
  }
  const english = translatable(folder)
  for (const { tag, ...state } of states) {
    const kinds = Object.entries(state)
    console.log(`${tag}: ${kinds.map(([kind, keys]) => `${keys.length} ${kind}`).join(', ')}`)
    if (named.length === 0) continue
    for (const [kind, keys] of kinds)
      for (const key of keys) console.log(`  ${kind}  ${key}: ${english.get(key)}`)
  }
}

/** A catalogue with a fault is never taken; one that is not whole is taken as far as it goes. */
async function takeIn([tagGiven, file = '']: readonly string[], isTaken: boolean): Promise<void> {
  const tag = knownTag(tagGiven)
  const returned = await checkReturned(folder, tag, file)
  const { name, catalogue, faults, missing } = returned
  for (const { key, fault } of faults) console.log(`${key}: ${fault}`)
  for (const key of missing) console.log(`${key}: It is missing.`)
  if (faults.length > 0 || (missing.length > 0 && !isTaken)) throw new Error(`${name} is not whole.`)
  if (isTaken) takeReturned(folder, tag, returned)
  console.log(`${name}: ${catalogue.texts.size} messages, ${missing.length} missing`)
}

function knownTag(tag = ''): string {
  const known = languageOf(tag)
  if (known !== tag || known === firstLanguage)
    throw new Error(`Languages: ${translations.join(', ')}\n\n${usage}`)
  return known
}
