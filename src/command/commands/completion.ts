import { Argument } from 'commander'
import type { Command, Option } from 'commander'
import type { Surroundings } from '../surroundings.ts'
import { writeOutput } from '../surroundings.ts'

const shells = ['bash', 'zsh', 'fish'] as const
type Shell = (typeof shells)[number]

const usage = `
Load it where your shell starts:
  bash   source <(precis completion bash)
  zsh    source <(precis completion zsh)
  fish   precis completion fish | source`

/** Adds the command that writes what a shell completes commands with. */
export function addCompletion(program: Command, { output }: Surroundings): void {
  program
    .command('completion')
    .description('write the completion of a shell')
    .addArgument(new Argument('<shell>', 'the shell').choices(shells))
    .addHelpText('after', usage)
    .action((shell: Shell) => writeOutput(writeCompletion(program, shell), { file: undefined, output }))
}

type Word = { word: string; about: string }
/** `parts` are the commands below it. */
type Described = {
  name: string
  about: string
  parts: string[]
  options: (Word & { choices: readonly string[] })[]
}

/** A script that completes commands, options and choices in a shell. File names stay the shell's own. */
function writeCompletion(program: Command, shell: Shell): string {
  const commands = program.commands.map(describe)
  const writers = { bash: writeBash, zsh: writeZsh, fish: writeFish }
  return writers[shell](commands)
}

function describe(command: Command): Described {
  const all = [command, ...command.commands].flatMap(({ options }) => options)
  const options = all.map((option: Option) => ({
    word: option.long ?? option.short ?? '',
    about: option.description,
    choices: option.argChoices ?? [],
  }))
  return {
    name: command.name(),
    about: command.description(),
    parts: command.commands.map((part) => part.name()),
    // Several of its parts have the same option.
    options: options.filter(({ word }, at) => options.findIndex((other) => other.word === word) === at),
  }
}

function writeBash(commands: readonly Described[]): string {
  const cases = commands.map(({ name, parts, options }) => {
    const words = [...parts, ...options.map(({ word }) => word)].join(' ')
    return `    ${name}) words="${words}" ;;`
  })
  const choices = choicesOf(commands).map(
    ([word, values]) =>
      `    ${word}) COMPREPLY=($(compgen -W "${values.join(' ')}" -- "$current")); return ;;`,
  )
  return [
    '_precis() {',
    '  local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" words',
    '  case "$previous" in',
    ...choices,
    '  esac',
    '  case "${COMP_WORDS[1]}" in',
    ...cases,
    `    *) words="${optionsOf(commands[0]).join(' ')}" ;;`,
    '  esac',
    `  if [ "$COMP_CWORD" = 1 ]; then words="$words ${commands.map(({ name }) => name).join(' ')}"; fi`,
    '  COMPREPLY=($(compgen -W "$words" -- "$current") $(compgen -f -- "$current"))',
    '}',
    'complete -o filenames -F _precis precis',
    '',
  ].join('\n')
}

function writeZsh(commands: readonly Described[]): string {
  const described = commands.map(({ name, about }) => `    '${name}:${quote(about)}'`)
  const cases = commands.map(({ name, parts, options }) => {
    const first = parts.length === 0 ? '' : `'1:command:(${parts.join(' ')})' `
    const specs = options.map(({ word, about, choices }) => {
      const values = choices.length === 0 ? '' : `:value:(${choices.join(' ')})`
      return `'${word}[${quote(about)}]${values}'`
    })
    return `    ${name}) _arguments ${specs.join(' ')} ${first}'*:file:_files' ;;`
  })
  const specs = optionsOf(commands[0]).map((word) => `'${word}'`)
  return [
    '#compdef precis',
    '_precis() {',
    '  local -a commands=(',
    ...described,
    '  )',
    '  if (( CURRENT == 2 )); then _describe command commands; _files; return; fi',
    '  local name="$words[2]"',
    '  shift words; (( CURRENT-- ))',
    '  case "$name" in',
    ...cases,
    `    *) _arguments ${specs.join(' ')} '*:file:_files' ;;`,
    '  esac',
    '}',
    'compdef _precis precis',
    '',
  ].join('\n')
}

function writeFish(commands: readonly Described[]): string {
  const lines = commands.flatMap(({ name, about, parts, options }) => [
    `complete -c precis -n __fish_use_subcommand -a ${name} -d '${quote(about)}'`,
    ...parts.map((part) => `complete -c precis -n '__fish_seen_subcommand_from ${name}' -a ${part}`),
    ...options.map(({ word, about: text, choices }) => {
      const values = choices.length === 0 ? '' : ` -x -a '${choices.join(' ')}'`
      return `complete -c precis -n '__fish_seen_subcommand_from ${name}' -l ${word.slice(2)} -d '${quote(text)}'${values}`
    }),
  ])
  return `${lines.join('\n')}\n`
}

function optionsOf(command: Described | undefined): string[] {
  return command?.options.map(({ word }) => word) ?? []
}

function choicesOf(commands: readonly Described[]): [string, readonly string[]][] {
  const choices = new Map<string, readonly string[]>()
  for (const { options } of commands)
    for (const option of options)
      if (option.choices.length > 0)
        choices.set(option.word, [...new Set([...(choices.get(option.word) ?? []), ...option.choices])])
  return [...choices]
}

/** Descriptions stand in single quotes. */
function quote(text: string): string {
  return text.replaceAll("'", '’').replaceAll(/[[\]:]/g, ' ')
}
