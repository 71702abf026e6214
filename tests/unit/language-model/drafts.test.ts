import { describe, expect, it } from 'vitest'
import { answer, inPieces, modelOf, stream } from './odd-server.ts'
import { question } from './simulated-models.ts'

const draft = 'like {"gist": {"text": "draft"}}'

describe('A draft before an answer', () => {
  it.each([
    `<think>${draft}</think>`,
    `<thinking>\n${draft}\n</thinking>\n`,
    `<thought>${draft}</thought>\n`,
    `[THINK]${draft}[/THINK]`,
    `${draft}\n</think>\n\n`,
    `<|channel|>analysis<|message|>${draft}<|end|><|start|>assistant<|channel|>final<|message|>`,
  ])('is passed over: %s', async (before) => {
    const pieces: string[] = []
    const { model } = modelOf(() => stream(...inPieces(`${before}${answer}`)))
    const given = await model.ask(question({ onText: (piece) => pieces.push(piece) }))
    expect(given).toMatchObject({ text: answer, finish: 'stop' })
    expect(pieces.join('')).toBe(answer)
  })
})
