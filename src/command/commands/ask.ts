import { InvalidArgumentError, Option } from 'commander'
import type { Command } from 'commander'
import { answerMarkdown } from '#export/answer-markdown.ts'
import { asJson } from '#export/documents.ts'
import { maxQuestionCharacters } from '#product/limits.ts'
import { printAnswer } from '../output/print-answer.ts'
import type { Surroundings } from '../surroundings.ts'
import { withoutControls } from '../without-controls.ts'
import { examplesHelp, workOptions } from './options.ts'
import type { WorkFlags } from './options.ts'
import { runWork } from './run-work.ts'

/** Examples that the help shows; the tests run them. */
const askExamples = ['precis ask talk.srt "What did it cost?"'] as const

/** Adds the command that answers a question. */
export function addAsk(program: Command, surroundings: Surroundings): void {
  const command = program
    .command('ask')
    .description('answer a question with what is said, and where')
    .argument('<source>', 'a link, a file, or - for the standard input')
    .argument('<question>', `a question of up to ${maxQuestionCharacters} characters`, readQuestion)
    .addOption(new Option('--json', 'write JSON'))
  for (const option of workOptions()) command.addOption(option)
  command
    .addHelpText('after', examplesHelp(askExamples))
    .action((argument: string, question: string, flags: WorkFlags & { json?: boolean }) =>
      runWork(argument, flags, surroundings, async ({ precis, source, options, paint }) => {
        const answer = await precis.ask(source, question, options)
        if (flags.json === true) return asJson(answer)
        return paint === null ? answerMarkdown(answer) : printAnswer(withoutControls(answer), paint)
      }),
    )
}

/** Reads a question that is typed. @throws InvalidArgumentError */
export function readQuestion(text: string): string {
  const question = text.trim()
  if (question === '') throw new InvalidArgumentError('It has no words.')
  if (question.length > maxQuestionCharacters) throw new InvalidArgumentError('It is too long.')
  return question
}
