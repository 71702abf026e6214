/** The name of the model of a person's own browser, which no browser names; it wrote on their device. */
export const browserModel = 'browser-model'
