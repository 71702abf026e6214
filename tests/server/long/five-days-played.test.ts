import { testFiveDays } from '../following/five-days.ts'

testFiveDays([20_261_126], 'played')
