import type { alternatives } from '#messages/alternatives.ts'

/** The finding on a tool's property: all, a part, nothing found, or unknown from the text. */
export type Finding = 'yes' | 'part' | 'none' | 'unknown'

type Tool = {
  id: keyof typeof alternatives.tools
  name: string
  /** The source of the statement about it. */
  source: string
  /** In the order of the columns. */
  findings: readonly [Finding, Finding, Finding, Finding, Finding, Finding]
}

/** The tools that are compared: ours, then those that one opens, then programs to run oneself. */
export const comparedTools: readonly Tool[] = [
  {
    id: 'precis',
    name: 'Précis',
    source: '/how-it-works',
    findings: ['yes', 'yes', 'yes', 'part', 'yes', 'yes'],
  },
  {
    id: 'notebookLm',
    name: 'NotebookLM',
    source: 'https://support.google.com/notebooklm/answer/14276569',
    findings: ['unknown', 'part', 'unknown', 'unknown', 'yes', 'none'],
  },
  {
    id: 'kagi',
    name: 'Kagi Summarize',
    source: 'https://github.com/kagisearch/kagi-docs/tree/9e08f50',
    findings: ['unknown', 'unknown', 'yes', 'unknown', 'yes', 'none'],
  },
  {
    id: 'bibiGpt',
    name: 'BibiGPT',
    source: 'https://docs.bibigpt.co/en/api-reference/introduction',
    findings: ['part', 'unknown', 'unknown', 'yes', 'yes', 'part'],
  },
  {
    id: 'snipd',
    name: 'Snipd',
    source: 'https://latent.space/p/snipd',
    findings: ['unknown', 'unknown', 'unknown', 'part', 'yes', 'unknown'],
  },
  {
    id: 'summarizerrrr',
    name: 'Summarizerrrr',
    source: 'https://github.com/trongnguyen24/Summarizerrrr/tree/f03a6ff',
    findings: ['part', 'none', 'unknown', 'none', 'yes', 'yes'],
  },
  {
    id: 'steipete',
    name: 'steipete/summarize',
    source: 'https://github.com/steipete/summarize/tree/c78ac23',
    findings: ['yes', 'none', 'part', 'yes', 'yes', 'yes'],
  },
  {
    id: 'openNotebook',
    name: 'open-notebook',
    source: 'https://github.com/lfnovo/open-notebook/tree/206d77c',
    findings: ['none', 'none', 'part', 'none', 'yes', 'yes'],
  },
  {
    id: 'youTubeGpt',
    name: 'YouTubeGPT',
    source: 'https://github.com/sudoleg/YouTubeGPT/tree/12b6a7d',
    findings: ['none', 'none', 'part', 'part', 'yes', 'yes'],
  },
  {
    id: 'piaggi',
    name: 'martinopiaggi/summarize',
    source: 'https://github.com/martinopiaggi/summarize/tree/ed9330c',
    findings: ['part', 'none', 'part', 'yes', 'none', 'yes'],
  },
]
