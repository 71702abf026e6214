const commands: Readonly<Record<string, string>> = {
  textbackslash: '\\',
  textasciitilde: '~',
  textasciicircum: '^',
  textbraceleft: '{',
  textbraceright: '}',
}

/** The text in the braces that open at a position; BibTeX counts each brace, also one behind a backslash. */
function readGroup(text: string, opening: number): { inside: string; after: number } {
  if (text[opening] !== '{') throw new Error(`No brace at ${text.slice(opening, opening + 20)}`)
  let depth = 0
  for (let at = opening; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return { inside: text.slice(opening + 1, at), after: at + 1 }
  }
  throw new Error('The braces do not end')
}

/**
 * The text that TeX sets: braces group, a backslash begins a command or takes the meaning of what follows it.
 */
function setTex(tex: string): string {
  return tex.replaceAll(/\\([a-z]+)\{\}|\\(.)|[{}]/gs, (_all, command?: string, mark?: string) =>
    command === undefined ? (mark ?? '') : (commands[command] ?? ''),
  )
}

/** The entries of a BibTeX file, their fields as TeX sets them. @throws Error where it is none */
export function readBibtex(file: string): { kind: string; key: string; fields: Record<string, string> }[] {
  const entries = []
  let at = 0
  for (;;) {
    const begin = /\s*@(\w+)(?=\{)/y
    begin.lastIndex = at
    const [all, kind = ''] = begin.exec(file) ?? []
    if (all === undefined) break
    const { inside, after } = readGroup(file, begin.lastIndex)
    entries.push({ kind, ...readFields(inside) })
    at = after
  }
  if (file.slice(at).trim() !== '') throw new Error(`Behind the entries stands ${file.slice(at, at + 20)}`)
  return entries
}

function readFields(inside: string): { key: string; fields: Record<string, string> } {
  const [start = '', key = ''] = /^([^\s,{}]+),\s*/.exec(inside) ?? []
  if (key === '') throw new Error('An entry has no key')
  const fields: Record<string, string> = {}
  let at = start.length
  while (inside.slice(at).trim() !== '') {
    const name = /\s*(\w+)\s*=\s*/y
    name.lastIndex = at
    const [, field = ''] = name.exec(inside) ?? []
    if (field === '') throw new Error(`No field at ${inside.slice(at, at + 20)}`)
    const group = readGroup(inside, name.lastIndex)
    fields[field] = setTex(group.inside)
    at = group.after + (/^\s*,?\s*/.exec(inside.slice(group.after))?.[0].length ?? 0)
  }
  return { key, fields }
}
