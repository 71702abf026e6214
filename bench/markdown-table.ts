/** A table in Markdown: its heads, a rule below them, and its rows. */
export function markdownTable(
  heads: readonly string[],
  rows: readonly (readonly (string | number | undefined)[])[],
): string {
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
