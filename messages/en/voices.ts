/** Why a summary cannot be read aloud on this device. */
export const voices = {
  cannotRead: "Your browser can't read aloud",
  otherBrowser: 'Try another browser.',
  noneFor: (language: string) => `No voice for ${language}`,
  noneForText: 'No voice for this text',
  addVoices: 'This device has none of its own. You can add voices in the settings of the system.',
}
