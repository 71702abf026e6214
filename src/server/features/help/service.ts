export { changeHelpRequest, listHelpRequests } from './help-requests.ts'
export type { HelpQuery } from './help-requests.ts'
