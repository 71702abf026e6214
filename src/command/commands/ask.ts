import { InvalidArgumentError, Option } from 'commander'
import type { Command } from 'commander'
import { asJson } from '#export/documents.ts'
import type { AnswerDocument } from '#export/documents.ts'
import { withSpeakers } from '#export/line-speakers.ts'
import { answerMarkdown, shownPassages, whatIsSaid } from '#export/markdown.ts'
import { maxQuestionCharacters } from '#product/limits.ts'
import { clockTime } from '#product/times.ts'
import { atSecond } from '#product/watch-url.ts'
import { withoutControls } from '#product/without-controls.ts'
import type { Paint } from '../output/terminal.ts'
import type { Surroundings } from '../surroundings.ts'
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
      runWork([argument], flags, surroundings, {
        ending: flags.json === true ? '.json' : '.md',
        isJoined: true,
        work: async ({ precis, source, options, paint }) => {
          const answer = await precis.ask(source, question, options)
          const text = paint === null ? answerMarkdown(answer) : printAnswer(withoutControls(answer), paint)
          return { content: flags.json === true ? asJson(answer) : text, title: answer.videoTitle }
        },
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

/** An answer for a terminal: what a model wrote, then the passages with their seconds. */
function printAnswer(document: AnswerDocument, paint: Paint): string {
  const { question, passages, videoUrl } = document
  const parts = [paint('bold', question), ...whatIsSaid(document, ({ text, note }) => `${text} [${note}]`)]
  for (const passage of passages.slice(0, shownPassages)) {
    const { quote, second } = passage
    const time = second === null ? '' : `${linkTo(second, videoUrl, paint)} `
    parts.push(`${time}${paint('dim', withSpeakers(`“${quote}”`, passage))}`)
  }
  return paint.wrap(`${parts.join('\n\n')}\n`)
}

function linkTo(second: number, videoUrl: string | null, paint: Paint): string {
  const time = clockTime(second)
  return videoUrl === null ? time : paint.link(time, atSecond(videoUrl, second))
}
