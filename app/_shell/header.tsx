'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LANGUAGES } from '../_text/languages'
import { Monitor, Moon, Sun } from '../_ui/icons'
import { Link } from '../_ui/link'
import { watchUse } from './been-used'
import { watchBuild } from './build-news'
import { chooseTheme, type ThemeChoice, useChooseLanguage } from './choose'
import { markElsewhere } from './elsewhere'
import styles from './header.module.css'
import { keepWhenQuiet } from './when-quiet'

const THEMES = [
  { id: 'system', icon: Monitor, label: 'themeSystem' },
  { id: 'light', icon: Sun, label: 'themeLight' },
  { id: 'dark', icon: Moon, label: 'themeDark' },
] as const

// Runs at hydration, before any part of the page sends a request.
if (typeof window !== 'undefined') {
  watchBuild()
  watchUse()
  markElsewhere()
  keepWhenQuiet()
}

export function Header({ language, theme }: { language: string; theme: ThemeChoice }) {
  const t = useTranslations('shell')
  return (
    <header className={styles.header}>
      <Link href="/" className={styles.name}>
        <Mark />
        <span>{t('name')}</span>
      </Link>
      <p className={styles.tagline}>{t('tagline')}</p>
      <ThemeSwitch first={theme} />
      <LanguageSwitch language={language} />
    </header>
  )
}

function LanguageSwitch({ language }: { language: string }) {
  const t = useTranslations('shell')
  const choose = useChooseLanguage()
  return (
    <fieldset className={styles.switch}>
      <legend className="sr-only">{t('language')}</legend>
      {LANGUAGES.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          lang={id}
          title={name}
          aria-label={`${id.toUpperCase()}: ${name}`}
          aria-pressed={id === language}
          onClick={() => choose(id)}
        >
          {id.toUpperCase()}
        </button>
      ))}
    </fieldset>
  )
}

function ThemeSwitch({ first }: { first: ThemeChoice }) {
  const t = useTranslations('shell')
  const [theme, setTheme] = useState(first)
  const choose = (next: ThemeChoice) => {
    setTheme(next)
    chooseTheme(next)
  }
  return (
    <fieldset className={styles.switch}>
      <legend className="sr-only">{t('theme')}</legend>
      {THEMES.map(({ id, icon: Icon, label }) => (
        <button
          key={id}
          type="button"
          title={t(label)}
          aria-label={t(label)}
          aria-pressed={id === theme}
          onClick={() => choose(id)}
        >
          <Icon size={15} aria-hidden />
        </button>
      ))}
    </fieldset>
  )
}

/** Three hexes that share a corner: a map, a counter and a card. */
function Mark() {
  return (
    <svg viewBox="0 0 40 40" width="30" height="30" aria-hidden="true">
      <path d="M11 4h10l5 8.7-5 8.6H11l-5-8.6z" fill="var(--accent)" />
      <path d="M27 14h8l4 7-4 7h-8l-4-7z" fill="#c8901f" />
      <path d="M12 23h9l4.5 7.5L21 38h-9l-4.5-7.5z" fill="#a3382b" />
    </svg>
  )
}
