export { webhooksHook } from './webhooks-repo.ts'
export { announce } from './delivery-queue.ts'
