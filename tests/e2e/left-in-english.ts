import type { Page } from '@playwright/test'

/** Words that are the same in every language: names of things and of people, of formats, keys and plans. */
const names = [
  'Précis',
  'FAQ',
  'YouTube',
  'Google',
  'Gemini',
  'Razorpay',
  'UPI',
  'GitHub',
  'NotebookLM',
  'BibiGPT',
  'Snipd',
  'Readwise',
  'Reader',
  'Perplexity',
  'Eightify',
  'Chrome',
  'Chromium',
  'Firefox',
  'Edge',
  'Safari',
  'Android',
  'iPhone',
  'Windows',
  'macOS',
  'Linux',
  'Pro',
  'Unlimited',
  'API',
  'MCP',
  'RSS',
  'URL',
  'HTTP',
  'HTML',
  'JSON',
  'CSV',
  'PDF',
  'SRT',
  'VTT',
  'SubRip',
  'WebVTT',
  'TXT',
  'Markdown',
  'Anki',
  'Notion',
  'Obsidian',
  'OpenAPI',
  'Webhook',
  'PostgreSQL',
  'Esc',
  'Space',
  'SummEdits',
  'ROUGE',
  'TextRank',
  'JavaScript',
  'Rice',
  'GST',
  'IST',
  'INR',
  'GET',
  'npm',
  'ts-textrank',
  'lexrank',
  'text-summarization',
  'node-summarizer',
  'open-notebook',
  'YouTubeGPT',
  'GPT-',
  'SHA-',
  'MIT',
  'summarize',
  'POST',
  'curl',
  'Python',
  'SHA',
  'GPT',
  'LexRank',
  'QMSum',
  'evidence',
  'SummaC',
  'QAFactEval',
  'Kagi',
  'Summarize',
  'Summarizerrrr',
  'Bitcoin',
  'Optech',
  'Brave',
  'TechTalks',
  'Free',
  'Tier',
  'NASA',
  'Video',
  'Gemini',
  'Flash',
]

/**
 * The data in the stand-in answers: titles, tags, questions, devices, what operators read of tables and
 * clients.
 */
const standIns =
  /^(?:A university ·|Address at Rice|Lectures on|Linear algebra|President Kennedy|JavaScript: The Good Parts|Reading list|The script that|The summary of a lecture|How do I|What does it cost|Who was the first|Why should the nation|Chrome |PR-2026|exam|maths|summarize, read|billing$|gemini-video$|history$|login_codes$|quota$|summaries$|transcripts$|a-model|TIMED_OUT|UNPLAYABLE|VISIONOS|\d+ \(unavailable)/

/** Words that nearly every English sentence has one of: what both languages spell alike has none. */
const englishWords = /\b(?:the|and|your|you|with|this|that|of|which|how|its|it|are|from|when|what)\b/i

/**
 * The words of a page that were left in English: text that is seen, and names that a screen reader says. What
 * is in another language by its `lang`, code, addresses and what people wrote is not the page's. A language
 * is known by its script; one in the Latin script by what the same page says in English.
 */
export async function leftInEnglish(page: Page, known: RegExp | ReadonlySet<string>): Promise<string[]> {
  // A name in a sentence of the language is a name.
  const isOwn = (text: string) =>
    known instanceof RegExp ? known.test(text) : !known.has(text) || !englishWords.test(text)
  const found = await textsWithLatinWords(page)
  // Arabic pages put words in other scripts between marks of direction.
  const isData = (text: string) => standIns.test(text.replaceAll(/[\u2066-\u2069]/g, ''))
  return found.filter((text) => !isOwn(text) && !isData(text)).map((text) => `in English: ${text}`)
}

/** The texts of a page that have a word in the Latin script which is no known name. */
export async function textsWithLatinWords(page: Page): Promise<string[]> {
  return await page.evaluate<string[]>(`(${find})(${JSON.stringify(names)})`)
}

const find = String.raw`(known) => {
  const foreign = 'script, style, noscript, code, kbd, pre, samp, bdi, svg, option, textarea, ' +
    '[dir="auto"], [dir="ltr"]:not(html), [translate="no"], [lang]:not(html)'
  const isOwn = (element) => element !== null && element.closest(foreign) === null
  const words = (text) =>
    (text.replaceAll(/\S+[@/.]\S+/g, '').match(/[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ'’-]{2,}/g) ?? []).filter((word) => !known.includes(word))
  const found = new Set()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (isOwn(node.parentElement) && words(node.data).length > 0) found.add(node.data.trim().slice(0, 80))
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      if (isOwn(element) && words(element.getAttribute(name) ?? '').length > 0)
        found.add(element.getAttribute(name).slice(0, 80))
  return [...found]
}`
