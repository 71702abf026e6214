import { planIds, plans } from '#product/plans.ts'

/** Why this plan cannot download summaries, and which can. */
export function DownloadOffer() {
  const names = planIds.filter((id) => plans[id].canDownload).map((id) => plans[id].name)
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
  return (
    <p className="mt-1 text-muted">
      Downloading summaries comes with {list}.{' '}
      <a href="/pricing" className="font-medium whitespace-nowrap text-accent underline underline-offset-2">
        View Pricing Plans
      </a>
    </p>
  )
}
