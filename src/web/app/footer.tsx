import { footerColumns, pagesIn } from './routes.tsx'
import { HelpButton, PageLink } from './page-link.tsx'

/** The end of every page: columns of links, and whose work the examples are. */
export function Footer() {
  const columns = footerColumns
    .map((name) => ({ name, pages: pagesIn(name) }))
    .filter(({ pages }) => pages.length > 0)
  return (
    <footer className="border-t border-line pb-14 text-sm text-muted md:pb-0">
      <div className="mx-auto flex max-w-6xl flex-col justify-between gap-8 px-4 py-10 sm:flex-row sm:px-6">
        <div className="max-w-md space-y-2">
          <p className="font-serif text-base text-ink">
            Any video, in brief, and every line of it can be checked.
          </p>
          <p>
            <a href="/licences.txt" className="underline hover:text-ink">
              Licences
            </a>{' '}
            of the libraries and fonts in this page. Example transcripts: address at Rice University (public
            domain, 1962); captions of JavaScript: The Good Parts (CC BY 3.0, Google).
          </p>
        </div>
        <nav aria-label="More pages" className="flex flex-wrap gap-x-16 gap-y-8">
          {columns.map(({ name, pages }) => (
            <div key={name}>
              <h2 className="font-medium text-ink">{name}</h2>
              <ul className="mt-2">
                {pages.map((page) => (
                  <li key={page.path}>
                    <PageLink page={page} className="inline-block py-1.5 hover:text-ink hover:underline" />
                  </li>
                ))}
                {name === 'Company' && (
                  <li>
                    <HelpButton className="py-1.5 hover:text-ink hover:underline" />
                  </li>
                )}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  )
}
