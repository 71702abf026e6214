export { webhooksHook } from './webhooks-repo.ts'
export { announce } from './announce.ts'
