/** The panel of the browser extension beside a video, on the page about it. */
export const extensionDemo = { panel: 'The panel' }
