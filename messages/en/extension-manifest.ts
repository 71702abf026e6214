/** What browsers and their stores say of the extension; a store takes a description of at most 132 characters. */
export const extensionManifest = {
  description: 'The video you watch, in brief, beside it. Every line can be checked.',
  action: 'Summarize with Précis',
}
