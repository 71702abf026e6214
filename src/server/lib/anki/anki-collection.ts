/** The kind of note of all our cards; the same number in each package, so that they share it once imported. */
export const noteTypeId = 1_763_000_000_001
const defaultDeckId = 1
const defaultOptionsId = 1

/**
 * The columns of the one row of `col` that are JSON.
 * @param seconds since 1970
 */
export function ankiSettings(
  named: readonly { id: number; name: string }[],
  seconds: number,
): Record<string, string> {
  const decks = Object.fromEntries(
    [{ id: defaultDeckId, name: 'Default' }, ...named].map(({ id, name }) => [id, deck(id, name, seconds)]),
  )
  const conf = { activeDecks: [1], curDeck: 1, curModel: noteTypeId, nextPos: 1, sortType: 'noteFld' }
  return {
    conf: JSON.stringify(conf),
    models: JSON.stringify({ [noteTypeId]: noteType(named[0]?.id ?? defaultDeckId, seconds) }),
    decks: JSON.stringify(decks),
    dconf: JSON.stringify({ [defaultOptionsId]: defaultOptions }),
    tags: '{}',
  }
}

const style = `.card { font-family: sans-serif; font-size: 20px; line-height: 1.5; text-align: left; }
blockquote { margin: 0.5em 0; padding-left: 0.8em; border-left: 3px solid #888; }`

function noteType(deckId: number, seconds: number) {
  const template = {
    name: 'Card 1',
    ord: 0,
    qfmt: '{{Front}}',
    afmt: '{{FrontSide}}<hr id="answer">{{Back}}',
    bafmt: '',
    bqfmt: '',
    did: null,
  }
  return {
    id: noteTypeId,
    name: 'Précis',
    type: 0,
    mod: seconds,
    usn: -1,
    sortf: 0,
    did: deckId,
    tags: [],
    vers: [],
    css: style,
    latexPre: '',
    latexPost: '',
    flds: [field('Front', 0), field('Back', 1)],
    req: [[0, 'any', [0]]],
    tmpls: [template],
  }
}

function field(name: string, ord: number) {
  return { name, ord, font: 'Arial', size: 20, media: [], rtl: false, sticky: false }
}

function deck(id: number, name: string, seconds: number) {
  return {
    id,
    name,
    desc: '',
    mod: seconds,
    usn: -1,
    dyn: 0,
    conf: defaultOptionsId,
    collapsed: false,
    browserCollapsed: false,
    extendNew: 0,
    extendRev: 0,
    newToday: [0, 0],
    revToday: [0, 0],
    lrnToday: [0, 0],
    timeToday: [0, 0],
  }
}

const defaultOptions = {
  id: defaultOptionsId,
  name: 'Default',
  mod: 0,
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  dyn: false,
  new: { bury: false, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 0], order: 1, perDay: 20 },
  rev: { bury: false, ease4: 1.3, ivlFct: 1, maxIvl: 36500, perDay: 200, hardFactor: 1.2 },
  lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
}
