import type { TextRule } from './text-rules.ts'

const page = /^(?:src\/web|extension|messages)\/.*\.(?:tsx?|css|html)$/
const value = String.raw`-[\d[(]|-(?:px|auto|full)\b`
const start = String.raw`(?<![\w-])-?`

/** The words that name a side of the screen: class names, properties of styles and the arrow keys. */
const sides = [
  // ml-2, scroll-pr-4, left-0, border-l, rounded-tr-lg, text-left, float-right, origin-top-left
  new RegExp(`${start}(?:(?:scroll-)?[mp][lr]|left|right|translate-x)(?=${value})`, 'g'),
  new RegExp(String.raw`${start}(?:border-[lr]|rounded-(?:[lr]|[tb][lr]))(?=-|\s|["'\x60])`, 'g'),
  /(?<![\w-])(?:text|float|clear|object|origin|bg|bg-linear-to|origin-top|origin-bottom)-(?:left|right|[lr])(?![\w-])/g,
  // margin-left, paddingRight, border-left-color, borderTopLeftRadius, text-align: left
  /\b(?:margin|padding|border|border-?top|border-?bottom)-?(?:left|right)/gi,
  /(?:text-?align|float|clear): ['"]?(?:left|right)\b/gi,
  // left: 0, left: `${share}%`
  /(?<![\w-])(?:left|right): ?(?:["'`]|-?\d|var\(|calc\()/g,
  /\bArrow(?:Left|Right)\b|\bscrollLeft\b/g,
]

const time = 'time runs from left to right in every language; it stands below dir="ltr"'

/** The words that stay on their side in every language, each with the reason. */
export const fixedSides: Readonly<Record<string, { why: string; found: readonly string[] }>> = {
  'extension/reading/transcript-panel.ts': { why: 'out of sight on the page of another', found: ['left:-9'] },
  'src/web/features/evidence/map-slider.tsx': { why: time, found: ['left: `', 'ArrowLeft', 'ArrowRight'] },
  'src/web/features/evidence/video-map.tsx': { why: time, found: ['left: `', '-translate-x'] },
  'src/web/features/moments/moment-details.tsx': { why: time, found: ['left: `', '-translate-x'] },
  'src/web/features/player/reel-bar.tsx': { why: time, found: ['left: `'] },
  'src/web/features/result/result-frame.tsx': { why: time, found: ['ArrowLeft', 'ArrowRight'] },
  'src/web/features/start/small-result.tsx': { why: time, found: ['left: `', 'origin-left'] },
  'src/web/ui/tabs.tsx': { why: 'turned where lines run the other way', found: ['ArrowLeft', 'ArrowRight'] },
  'src/web/ui/toaster.tsx': {
    why: 'measured, and how far a finger has moved',
    found: ['translate-x', 'left: `', "right: '"],
  },
  'src/web/ui/line-curve.tsx': { why: time, found: ['left: `', '-translate-x'] },
}

/**
 * A page whose language runs from right to left is the same page, mirrored: it is set by the start and the
 * end of lines.
 */
export const directionRule: TextRule = {
  name: 'no left or right where lines have a start and an end',
  find: ({ path, text }) => {
    if (!page.test(path)) return []
    const allowed = fixedSides[path]?.found ?? []
    return sides
      .flatMap((side) => [...text.matchAll(side)].map(([found]) => found))
      .filter((found) => !allowed.includes(found))
  },
}
