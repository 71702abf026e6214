import { number } from './language.ts'

/** The highlights of a summary, and the buttons that make them. */
export const highlightTexts = {
  loading: 'Loading your highlights...',
  notLoaded: "Your highlights couldn't be loaded.",
  /** Highlight is the button of this name below; H is a key of the keyboard. */
  none: 'No highlights yet. Open any line and choose Highlight, or press H. Your highlights and notes are shown here.',
  count: (count: number, total: number) => `${count} of ${total} lines`,
  downloadMarkdown: 'Download as Markdown',
  downloadReadwise: 'Download for Readwise (CSV)',
  saved: 'Highlights saved to your downloads',
  /** Shows the highlighted lines alone; how many there are stands after it. */
  filter: 'Highlights',
  highlight: 'Highlight',
  remove: 'Remove highlight',
  addNote: 'Add note',
  editNote: 'Edit note',
  /** Opens a note that was begun and not saved. */
  continueNote: 'Continue note',
  removeBoth: {
    question: 'Remove the highlight and its note?',
    confirm: 'Remove both',
    keep: 'Keep',
  },
  notSaved: "That wasn't saved",
  notSavedBecause: (reason: string) => `That wasn't saved. ${reason}`,
  /** As a screen reader says it after a change. */
  announcements: {
    filtered: 'Only highlighted lines are shown',
    all: 'All lines are shown',
    removed: 'Highlight removed',
    highlighted: 'Highlighted',
  },
}

/** The form for the note on a line. */
export const noteTexts = {
  label: 'Your note',
  save: 'Save note',
  /** How many characters it has and may have. */
  length: (length: number, most: number) => `${number(length)} of ${number(most)}`,
  tooLong: (length: number, most: number) =>
    `A note can have at most ${number(most)} characters. This one has ${number(length)}.`,
}
