import { callTrials, passesTrials, rateChecker } from '#evidence/rate-checker.ts'
import type { TrialCounts } from '#evidence/rate-checker.ts'
import { seededChance } from './check/random.ts'

/**
 * The trial lines of a checker by simulation: how often an answer passes, and how a checker is rated after so
 * many answers, by the part of turned lines that it catches and of true ones that it accepts.
 */
const rounds = 20_000
const checkers = [
  ['yes to everything', 0, 1],
  ['no to everything', 1, 0],
  ['a coin', 0.5, 0.5],
  ['80 %', 0.8, 0.95],
  ['90 %', 0.9, 0.95],
  ['95 %', 0.95, 0.95],
  ['97 %', 0.97, 0.96],
  ['99 %', 0.99, 0.96],
] as const
const random = seededChance(7)

function draw(count: number, chance: number): number {
  return Array.from({ length: count }, () => random() < chance).filter(Boolean).length
}

function tried(caught: number, accepted: number, calls: number): TrialCounts {
  const [turned, unchanged] = [
    Math.min(100, calls * callTrials.turned.asked),
    Math.min(100, calls * callTrials.unchanged.asked),
  ]
  return {
    turned: { asked: turned, caught: draw(turned, caught) },
    unchanged: { asked: unchanged, accepted: draw(unchanged, accepted) },
  }
}

function percent(count: number): string {
  return ((100 * count) / rounds).toFixed(1)
}

console.log(
  '| checker | passes an answer | at least middling, strong after 1 answer | 2 | 5 | 10 | 20 | 40 |',
)
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
for (const [name, caught, accepted] of checkers) {
  let passes = 0
  for (let at = 0; at < rounds; at += 1) passes += Number(passesTrials(tried(caught, accepted, 1)) === true)
  const rated = [1, 2, 5, 10, 20, 40].map((calls) => {
    let [middling, strong] = [0, 0]
    for (let at = 0; at < rounds; at += 1) {
      const rating = rateChecker(tried(caught, accepted, calls))
      strong += Number(rating === 'strong')
      middling += Number(rating === 'strong' || rating === 'middling')
    }
    return `${percent(middling)}, ${percent(strong)}`
  })
  console.log(`| ${[name, percent(passes), ...rated].join(' | ')} |`)
}
