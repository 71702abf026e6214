import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { ExtensionPackage } from '#contract/extension.ts'
import { extensionPackages } from '#messages/extension-packages.ts'
import { extensionPage } from '#messages/extension-page.ts'
import { shell } from '#messages/shell.ts'
import { extensionBrowsers } from '#product/extension.ts'
import type { ExtensionBrowser } from '#product/extension.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { PageFrame, Section } from '#web/features/site/page-frame.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LinkedParagraph } from '#web/ui/linked-text.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'

const ExtensionDemo = lazyPart(() => import('#web/features/demos/extension-demo.tsx'), 'ExtensionDemo')

/** It is in the built page, and stays as it is there until its file is loaded. */
const demo = (
  <Suspense
    fallback={
      <div className="mt-8 min-h-96">
        <TextSkeleton label={shell.loading} />
      </div>
    }
  >
    <ExtensionDemo />
  </Suspense>
)

/** The page of the browser extension: its use, its panel at work, and the ways to get it. */
export function Extension() {
  return (
    <PageFrame {...extensionPage}>
      <Section id="demo" heading={extensionPage.demoHeading}>
        <LinkedParagraph text={extensionPage.demoText} />
        {demo}
      </Section>
      <Section id="facts" heading={extensionPage.factsHeading}>
        <ul className="mt-4 max-w-[60ch] list-disc space-y-2 ps-5 text-muted">
          {extensionPage.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </Section>
      <Section id="install" heading={extensionPage.installHeading}>
        <LinkedParagraph text={extensionPage.installText} />
        <Packages />
      </Section>
      <Section id="connect" heading={extensionPage.connectHeading}>
        <LinkedParagraph text={extensionPage.connectText} />
      </Section>
    </PageFrame>
  )
}

/** The ways to install the extension in each browser, with the packages that this server has. */
function Packages() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['extension-packages'],
    queryFn: ({ signal }) => api('GET /api/extension', {}, { signal }),
  })
  return (
    <>
      {error !== null && (
        <div role="alert" className="mt-4">
          <p>{failureText(error)}</p>
          <Button variant="secondary" className="mt-3" busy={isFetching} onClick={() => void refetch()}>
            {extensionPackages.tryAgain}
          </Button>
        </div>
      )}
      {data?.packages.length === 0 && (
        <output className="mt-4 block font-medium">{extensionPackages.absent}</output>
      )}
      <ul className="mt-6 grid gap-4 md:grid-cols-2">
        {extensionBrowsers.map((browser) => (
          <li key={browser} className="min-w-0">
            <Install browser={browser} packages={data?.packages} />
          </li>
        ))}
      </ul>
    </>
  )
}

type InstallProps = {
  browser: ExtensionBrowser
  /** The packages of the server, once they are known. */
  packages: readonly ExtensionPackage[] | undefined
}

function Install({ browser, packages }: InstallProps) {
  const given = packages?.find((one) => one.browser === browser)
  const { title, steps } = extensionPackages.installs[browser]
  return (
    <Card className="flex h-full flex-col p-5 sm:p-6">
      <h3 className="font-semibold">{title}</h3>
      <ol className="mt-2 list-decimal space-y-1 ps-5 text-pretty text-muted">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {/* The packages are asked for when the page is there: their room is held until it is known. */}
      {(packages === undefined || given !== undefined) && (
        <div className="mt-4 min-h-28">{given !== undefined && <Download {...given} title={title} />}</div>
      )}
    </Card>
  )
}

function Download({ file, bytes, sha256, title }: ExtensionPackage & { title: string }) {
  return (
    <>
      <a href={`/api/extension/${file}`} download={file} className={buttonClasses({ variant: 'secondary' })}>
        {extensionPackages.download(title, Math.round(bytes / 1000), (text) => (
          <span className="sr-only">{text}</span>
        ))}
      </a>
      <p className="mt-3 text-sm text-muted">
        SHA-256: <code className="wrap-anywhere">{sha256}</code>
      </p>
    </>
  )
}
