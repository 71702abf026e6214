import type { Scenarios } from '../scenario.ts'
import { brokenScenarios } from './broken.ts'
import { distrustedScenarios } from './distrusted.ts'
import { exampleScenarios, languageScenarios } from './languages.ts'
import { oneProfileScenarios } from './one-profile.ts'
import { otherTrackScenarios } from './other-track.ts'
import { refusedScenarios } from './refused.ts'
import { workingScenarios } from './working.ts'

/** Every scenario by the id of its video. */
export const scenarios: Scenarios = {
  ...workingScenarios,
  ...exampleScenarios,
  ...languageScenarios,
  ...refusedScenarios,
  ...distrustedScenarios,
  ...oneProfileScenarios,
  ...otherTrackScenarios,
  ...brokenScenarios,
}
