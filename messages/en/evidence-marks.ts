/** What stands at the lines of a summary and at its map, as a screen reader says it. */
export const evidenceMarks = {
  highlighted: 'Highlighted',
  highlightedWithNote: 'Highlighted, with your note',
  /** Before the text of the note. */
  yourNote: 'Your note:',
  map: 'Map of the video',
}
