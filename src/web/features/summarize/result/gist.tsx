/** The video in one sentence. */
export function Gist({ text, language }: { text: string; language: string }) {
  return (
    <p className="mt-6 font-serif text-xl/8 text-balance sm:text-2xl/9" lang={language} dir="auto">
      {text}
    </p>
  )
}
