/** The fate of the text of an answer before it is sent. */
const shapers = {
  json: (text: string) => text,
  fenced: (text: string) => `\`\`\`json\n${text}\n\`\`\``,
  'prose-around': (text: string) => `Here is the summary {as asked}:\n\n${text}\n\nI hope that helps.`,
  'trailing-garbage': (text: string) => `${text}\n{"gist": "again", "insights": [`,
  'broken-json': (text: string) =>
    text.replace(/"(?<list>insights|answer)": \[/, '"$<list>": [ what follows is "not,\n'),
  'half-json': (text: string) => text.slice(0, Math.ceil(text.length / 2)),
  empty: () => '',
  'text-refusal': () => "I'm sorry, but I cannot summarize this video.",
  'failure-text': () => 'Unable to generate summary. Please try again later.',
} satisfies Record<string, (text: string) => string>

export type Shape = keyof typeof shapers

/** Gives the text of an answer the form in which a model sends it. */
export function shapeText(shape: Shape, text: string): string {
  return shapers[shape](text)
}
