import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { requireTrainingSet } from '../development-set.ts'
import { readTranscripts } from '../records.ts'
import { readTrainingTranscript, trainModel } from './train-model.ts'

/**
 * Trains the two nets of the extractive engine, and writes their weights into the product. Takes about half a
 * minute.
 */

const weightsFile = path.resolve(
  import.meta.dirname,
  '../../src/core/extractive/salience/salience-weights.json',
)

const transcripts = readTranscripts(requireTrainingSet())
writeFileSync(weightsFile, `${JSON.stringify(trainModel(transcripts.map(readTrainingTranscript)))}\n`)
console.log(`${transcripts.length} talks`)
