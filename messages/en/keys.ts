import { scopeTexts } from '#product/key-scopes.ts'

/** The part of the account page about API keys, with the dialog that makes one. */
export const keyTexts = {
  title: 'API keys',
  text: 'A key lets a program use your account. It shares your allowance.',
  help: 'How to use a key',
  /** What programs asked of us with it. */
  calls: 'Calls',
  callsOf: (name: string) => `Calls of ${name}`,
  deletion: 'Delete it? Programs that use it stop working right away.',
  ended: 'Ended',
  newKey: 'New API key',
  newKeyText: 'Give it only what the program needs.',
  made: 'Your new key',
  madeText: "Copy it now. We can't show it again.",
  apiKey: 'API key',
  copy: 'Copy key',
  name: 'Name',
  nameHint: "Where you'll use it.",
  nameMissing: 'Give the key a name.',
  /** Stands above what a key may be allowed. */
  scopesLabel: 'It may',
  scopes: scopeTexts,
  scopesMissing: 'Choose at least one thing the key may do.',
  /** When the key ends. */
  ends: 'Ends',
  never: 'Never',
  afterDays: (count: number) => `After ${count} days`,
  create: 'Create key',
}
