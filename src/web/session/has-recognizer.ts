/** The recordings that this site hears, as its server wrote into the page; for parts that load later. */
export function whatIsHeard(): 'no' | 'files' | 'links' | 'videos' {
  const { recognizer } = document.documentElement.dataset
  return recognizer === 'no' || recognizer === 'files' || recognizer === 'links' ? recognizer : 'videos'
}

/** Tells whether this site hears recordings. */
export function hasRecognizer(): boolean {
  return whatIsHeard() !== 'no'
}
