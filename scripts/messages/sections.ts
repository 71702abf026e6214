/**
 * The place where a section has the texts of another one, which are written once: `from` is a section, or a
 * part of one.
 */
export const sharedTexts: ReadonlyMap<string, string> = new Map([
  ['keyTexts.scopes', 'scopeTexts'],
  ['accountMails.newKey.scopes', 'scopeTexts'],
  ['webhookTexts.events', 'webhookEventTexts'],
  ['digestMail.states', 'lineWords.states'],
  ['resultTexts.nothingSaid', 'copiedTexts.nothingSaid'],
  ['fileWords.text', 'copiedTexts'],
  ['fileWords.lines', 'lineWords'],
  ['fileWords.counts', 'lineCounts'],
  ['fileWords.forms', 'formNames'],
  ['fileWords.problems', 'problemTexts'],
])

/**
 * The messages that English pages do not show, which is `null` there: notes on a translation, and what the
 * server says in English itself.
 */
export const translatedOnly: ReadonlySet<string> = new Set([
  'problemTexts',
  'runStages',
  'languageSwitch.translationNote',
  'legal.translationNote',
])

/**
 * A message that only English can say: a question made of an English sentence. Its function gives `null`
 * elsewhere.
 */
export const englishOnly: ReadonlySet<string> = new Set(['suggestedTexts.why'])

/** Tables whose keys come from outside, so that any text may be looked up. */
export const openTables: ReadonlySet<string> = new Set([
  'callReference.places',
  'chooseVideos.states',
  'measuredNames',
  'quoteKinds',
  'lieKinds',
  'claimKinds',
])
