import { testFiveDays } from '../following/five-days.ts'

testFiveDays([77, 1, 2, 3, 4, 5, 6, 7], 'kill -9')
