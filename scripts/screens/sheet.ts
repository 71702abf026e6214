/** One picture of a screen: what it shows, how, and its file beside the sheet. */
export type Shot = { screen: string; look: string; file: string }

/** All pictures on one page, a row for each screen, as HTML. */
export function sheetHtml(shots: readonly Shot[]): string {
  const rows = Map.groupBy(shots, ({ screen }) => screen)
  const sections = [...rows].map(
    ([screen, pictures]) =>
      `<section><h2>${screen}</h2><div>${pictures
        .map(
          ({ file, look }) => `<figure><img src="${file}" alt=""><figcaption>${look}</figcaption></figure>`,
        )
        .join('')}</div></section>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${sections.join('')}`
}

const style = `body{font:14px system-ui;margin:24px;background:#888;color:#fff}
h2{font-size:16px;margin:24px 0 8px}div{display:flex;gap:12px;align-items:flex-start}
figure{margin:0}img{height:420px;display:block}figcaption{opacity:.8;padding-top:2px}`
