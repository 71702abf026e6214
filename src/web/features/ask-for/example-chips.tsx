import { exampleVideos } from '#product/examples.ts'

/** The example videos as quiet chips that fill the input. */
export function ExampleChips({ onPick }: { onPick: (videoUrl: string) => void }) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-center gap-2 text-sm lg:justify-start print:hidden">
      <span className="w-full text-muted sm:w-auto lg:w-full">Or try one of these</span>
      {exampleVideos.map((example) => (
        <button
          key={example.videoId}
          type="button"
          onClick={() => onPick(example.videoUrl)}
          className="min-h-8 rounded-full border border-line px-3 text-ink hover:border-accent hover:text-accent"
        >
          {example.title}
        </button>
      ))}
    </div>
  )
}
