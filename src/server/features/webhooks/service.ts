export { announce } from './delivery-queue.ts'
