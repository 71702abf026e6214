import { useQuery } from '@tanstack/react-query'
import type { ExtensionPackage } from '#contract/extension.ts'
import { extensionPackages } from '#messages/extension-packages.tsx'
import { extensionBrowsers } from '#product/extension.ts'
import type { ExtensionBrowser } from '#product/extension.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** How the extension gets into each browser, with the packages that this server gives. */
export function Packages() {
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
            <Install browser={browser} given={data?.packages.find((one) => one.browser === browser)} />
          </li>
        ))}
      </ul>
    </>
  )
}

type InstallProps = { browser: ExtensionBrowser; given: ExtensionPackage | undefined }

function Install({ browser, given }: InstallProps) {
  const { title, steps } = extensionPackages.installs[browser]
  return (
    <Card className="flex h-full flex-col p-5 sm:p-6">
      <h3 className="font-semibold">{title}</h3>
      <ol className="mt-2 list-decimal space-y-1 ps-5 text-pretty text-muted">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {/* The packages are asked for when the page is there: their room is held. */}
      <div className="mt-4 min-h-28">{given !== undefined && <Download {...given} title={title} />}</div>
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
