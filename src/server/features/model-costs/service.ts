export { sumToday } from './repo.ts'
