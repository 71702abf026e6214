const heard = ['no', 'files', 'links'] as const

/** The recordings that this site hears, as its server wrote into the page; for parts that load later. */
export function whatIsHeard(): (typeof heard)[number] | 'videos' {
  return heard.find((each) => each === document.documentElement.dataset['recognizer']) ?? 'videos'
}

/** Tells whether this site hears recordings. */
export function hasRecognizer(): boolean {
  return whatIsHeard() !== 'no'
}

/** Tells whether this site takes the sound out of files by itself, where a browser cannot. */
export function hasFfmpeg(): boolean {
  return hasRecognizer() && whatIsHeard() !== 'files'
}
