/** Tells whether this site hears recordings, as its server wrote into the page; for parts that load later. */
export function hasRecognizer(): boolean {
  return document.documentElement.dataset['recognizer'] !== 'no'
}
