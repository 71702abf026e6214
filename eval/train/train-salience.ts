import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { requireTrainingSet } from '../development-set.ts'
import { readTalks } from '../records.ts'
import { trainModel } from './train-model.ts'
import { readTrainingTalk } from './training-talks.ts'

/** Trains the two nets of the extractive engine, and writes their weights into the product. Takes about half a minute. */

const weightsFile = path.resolve(
  import.meta.dirname,
  '../../src/server/engines/extractive/salience/salience-weights.json',
)

const talks = readTalks(requireTrainingSet())
writeFileSync(weightsFile, `${JSON.stringify(trainModel(talks.map(readTrainingTalk)))}\n`)
console.log(`${talks.length} talks`)
