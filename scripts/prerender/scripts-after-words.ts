/** What loads the scripts of a built page. */
const loading = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g

const holder = 'scripts'

/**
 * Takes what was held back into the page once its words are painted, or after half a second in a tab that nobody looks at,
 * which is not painted.
 */
const release = `(function(){var held=document.getElementById('${holder}'),go=function(){held&&document.head.append(held.content);held=null};requestAnimationFrame(function(){setTimeout(go)});setTimeout(go,500)})()`

/**
 * A page shows, and works as far as words go, without its scripts, so they take neither bandwidth nor the processor from its
 * first paint: they are held in a template at its end, with the addresses of more files that the page needs early.
 */
export function putScriptsAfterWords(html: string, moreFiles: readonly string[]): string {
  const preloads = moreFiles.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
  const held = [...preloads, ...(html.match(loading) ?? [])].join('')
  return html.replaceAll(loading, '').replace(/<\/body>(?![\s\S]*<\/body>)/, (end) => {
    return `<template id="${holder}">${held}</template><script>${release}</script>${end}`
  })
}
