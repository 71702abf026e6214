/** Stands at the start of a cue where somebody else begins to speak without being named, as captions write it. */
export const unnamedSpeaker = '>> '
