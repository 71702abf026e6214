import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { languageSwitch } from '#messages/language-switch.ts'
import { languageTag } from '#messages/language.ts'
import { interfaceLanguages, languagePath } from '#product/interface-languages.ts'
import { choiceParameter } from '#product/language-writing.ts'
import { api } from '#web/api/api.ts'
import { isPerhapsSignedIn } from '#web/session/account-state.ts'
import { leaveFor } from '#web/session/page-address.ts'
import { HelpButton } from './page-link.tsx'

/** Links to the page in other languages, by their names, and whether a person has read each. */
export function LanguageSwitch() {
  const { pathname, search, hash } = useLocation()
  const follow = (event: MouseEvent, tag: string) => {
    chooseLanguage(tag)
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // What stands behind the path is not known to the page as it was built.
    leaveFor(languagePath(tag) + pathname + search + hash)
  }
  if (interfaceLanguages.length < 2) return null
  return (
    <div className="page-grid pb-10">
      <nav aria-label={languageSwitch.label}>
        <ul className="flex flex-wrap items-baseline gap-x-5">
          {interfaceLanguages.map(({ tag, name }) => (
            <li key={tag}>
              <a
                href={`${languagePath(tag)}${pathname}?${choiceParameter}=${tag}`}
                hrefLang={tag}
                lang={tag}
                dir="auto"
                aria-current={tag === languageTag ? 'true' : undefined}
                className="inline-block py-2.5 underline-offset-4 hover:text-ink hover:underline aria-[current=true]:text-ink"
                onClick={(event) => follow(event, tag)}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {languageSwitch.translationNote !== null && (
        <p className="mt-2">
          {languageSwitch.translationNote((text) => (
            <HelpButton className="underline hover:text-ink">{text}</HelpButton>
          ))}
        </p>
      )}
    </div>
  )
}

const yearSeconds = 365 * 24 * 60 * 60

/**
 * Remembers a language in this browser, for addresses that name none, and for the account that is signed in,
 * whose emails are written in it. The server reads it as well.
 */
export function chooseLanguage(tag: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `language=${tag}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`
  // Where it fails, the next sign-in in this browser stores it.
  if (isPerhapsSignedIn())
    api('PATCH /api/account', { body: { language: tag } }, { keepalive: true }).catch(() => undefined)
}
