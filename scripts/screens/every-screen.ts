import { accountScreens, checkoutScreens } from './account-screens.ts'
import { adminScreens } from './admin-screens.ts'
import { collectionScreens } from './collection-screens.ts'
import { destinationScreens } from './destination-screens.ts'
import { followingScreens } from './following-screens.ts'
import { highlightScreens, momentScreens } from './highlight-screens.ts'
import { historyScreens } from './history-screens.ts'
import { awayScreens, homeScreens } from './home-screens.ts'
import { keyScreens } from './key-screens.ts'
import { lineStateScreens } from './line-state-screens.ts'
import { listFileScreens } from './list-file-screens.ts'
import { pageScreens } from './page-screens.ts'
import { questionScreens } from './question-screens.ts'
import { recordingScreens } from './recording-screens.ts'
import { resultScreens, runScreens } from './result-screens.ts'
import type { Screen } from './screen.ts'
import { signInScreens } from './sign-in-screens.ts'
import { translationScreens } from './translation-screens.ts'
import { webhookScreens } from './webhook-screens.ts'

/** Every screen of the application in every state, by what they have in common. */
export const screenGroups: Readonly<Record<string, readonly Screen[]>> = {
  'the home page and a summary in progress': [...homeScreens, ...awayScreens, ...runScreens],
  'lists and what any page shows': [...pageScreens, ...historyScreens],
  'signing in and the account': [...signInScreens, ...accountScreens, ...checkoutScreens],
  results: resultScreens,
  'recordings of the user': recordingScreens,
  'the states of a line': lineStateScreens,
  'shared lines': momentScreens,
  highlights: highlightScreens,
  questions: questionScreens,
  translations: translationScreens,
  'API keys': keyScreens,
  webhooks: webhookScreens,
  'where summaries go': destinationScreens,
  following: [...followingScreens, ...listFileScreens],
  collections: collectionScreens,
  'the page of those who run the site': adminScreens,
}
