import type * as source from '#messages/extension-demo.ts'

export const extensionDemo: typeof source.extensionDemo = { panel: 'El panel' }
