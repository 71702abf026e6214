import type { Page } from '@playwright/test'

/** What is the same in every language: names of things and of people, of formats, keys and plans. */
const names = [
  'Précis',
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
]

/**
 * The words of a page that were left in English: text that is seen, and names that a screen reader says. What is in another language
 * by its `lang`, code, addresses and what people wrote is not the page's.
 */
export async function leftInEnglish(page: Page): Promise<string[]> {
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
    if (isOwn(node.parentElement) && words(node.data).length > 0) found.add('in English: ' + node.data.trim().slice(0, 80))
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      if (isOwn(element) && words(element.getAttribute(name) ?? '').length > 0)
        found.add(name + ' in English: ' + element.getAttribute(name).slice(0, 80))
  return [...found]
}`
