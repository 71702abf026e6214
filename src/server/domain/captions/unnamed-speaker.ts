/** Stands at the start of a cue where another speaker begins without a name, as captions write it. */
export const unnamedSpeaker = '>> '
