import { Button } from '#web/ui/button.tsx'

/** What stands in for a page that broke, or whose files could not be fetched. */
export function BrokenPage() {
  return (
    <div className="mx-auto max-w-xl px-4 py-24 text-center" role="alert">
      <title>This page stopped working: Précis</title>
      <h1 className="font-serif text-3xl font-semibold">This page stopped working</h1>
      <p className="mt-3 text-muted">Loading it again usually helps.</p>
      <Button className="mt-6" onClick={() => location.reload()}>
        Load it again
      </Button>
    </div>
  )
}
