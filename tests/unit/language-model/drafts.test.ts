import { describe, expect, it } from 'vitest'
import { answer, inPieces, modelOf, stream } from './odd-server.ts'
import { question } from './simulated-models.ts'

const draft = 'like {"gist": {"text": "draft"}}'

describe('A draft before an answer', () => {
  it.each([
    `<think time="1">${draft}</think>`,
    `<thought>${draft}</thought>\n`,
    `<scratchpad>${draft}</scratchpad>`,
    `<reflection>\n${draft}\n</reflection>`,
    `<seed:think>${draft}</seed:think>`,
    `[THINK]${draft}[/THINK]`,
    `◁think▷${draft}◁/think▷`,
    `<|START_THINKING|>${draft}<|END_THINKING|>`,
    `<|begin_of_thought|>${draft}<|end_of_thought|>`,
    `<|channel>thought\n${draft}<channel|>`,
    `<details type="reasoning"><summary>Thought</summary>${draft}</details>\n`,
    `analysisThe form is ${draft}.assistantfinal`,
    `<think>${draft}</think>\n<think>${draft}</think>\n`,
  ])('is passed over: %s', async (before) => {
    const pieces: string[] = []
    const { model } = modelOf(() => stream(...inPieces(`${before}${answer}`)))
    const given = await model.ask(question({ onText: (piece) => pieces.push(piece) }))
    expect(given).toMatchObject({ text: answer, finish: 'stop' })
    expect(pieces.join('')).toBe(answer)
  })

  it('is passed over where the answer stands in the call of a tool', async () => {
    const said = `<|channel|>analysis<|message|>${draft}<|end|><|channel|>commentary to=a<|message|>${answer}<|call|>`
    const { model } = modelOf(() => stream(...inPieces(said)))
    expect(await model.ask(question())).toMatchObject({ text: answer, finish: 'stop' })
  })
})
