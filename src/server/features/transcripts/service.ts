export { bodiesInRows, createTranscriptBodies } from './bodies/transcript-bodies.ts'
export type { TranscriptBodies } from './bodies/transcript-bodies.ts'
export { sweepBodies } from './bodies/transcript-bodies.ts'
export type { LinkDeps, ReaderDeps, TranscriptDeps, TranscriptHistory } from './context.ts'
export {
  correctionsColumns,
  correctionsRow,
  findCorrections,
  findCorrectionsOf,
  isCorrectedBy,
} from './corrected-transcript.ts'
export type { CorrectionsOwner } from './corrected-transcript.ts'
export { giveTranscript } from './give-transcript.ts'
export { prepareFile } from './prepare-cues.ts'
export { presentCredit, transcriptFile } from './present.ts'
export {
  getTranscript,
  openReadableTranscript,
  openTranscript,
  requireReadable,
} from './readable-transcript.ts'
export type { OpenTranscript } from './readable-transcript.ts'
export { identifySubject, nameStoredSubject, nameSubject, readSubject } from './subject.ts'
export { obtainTranscript } from './transcribe-video.ts'
export type { KnownSubject, TranscriptSubject } from './subject.ts'
export { findDefaultTranscriptId, findTranscript, isDefaultTranscriptOf } from './repo.ts'
export type { TranscriptRow, TranscriptStore } from './repo.ts'
