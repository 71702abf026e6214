export { sendCorrected, sendDigest, sendHighlights, sendNewSummary } from './queue.ts'
