'use client'
import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import { useLocale, useTranslations } from 'next-intl'
import { chooseTheme, chosenTheme, THEME_IDS, useChooseLanguage } from '../../_shell/choose'
import { LANGUAGES } from '../../_text/languages'
import {
  Bell,
  BookOpen,
  Check,
  Download,
  Ellipsis,
  GraduationCap,
  Hammer,
  Keyboard,
  Lightbulb,
  RotateCcw,
  SkipForward,
  Sparkles,
  Spline,
  Upload,
  Volume2,
} from '../../_ui/icons'
import type { AlertsWish } from '../guide/use-alerts'
import { useForcedWish } from '../handling/use-forced-wish'
import type { PlayGame } from '../model/play-game'
import type { PlayView } from '../model/play-view'
import styles from '../playtest.module.css'
import { saveFile, shortSeed } from '../save-file'
import { placePointedAt, type ToStudio } from './to-studio'
import type { Shown } from './use-shown'

type Props = {
  readonly game: PlayGame
  readonly view: PlayView
  readonly shown: Shown
  readonly onShown: (shown: Shown) => void
  readonly hasLines: boolean
  readonly onLoad: () => void
  readonly onRules: () => void
  readonly onKeys: () => void
  /** Shows the hints of the pack again; undefined if it has none. */
  readonly onHints?: () => void
  readonly alerts: AlertsWish
  /** Defined while a player at the screen has a decision. */
  readonly onHint?: () => void
} & ToStudio

/** The menu of rules, records and seeds; it opens at once, because it loads when its button is pressed. */
export default function MoreMenu(props: Props) {
  const { game, view, shown, onShown, hasLines, onLoad, onRules, onKeys, onHints, onHint, alerts } = props
  const { onChangePack } = props
  const t = useTranslations('play')
  return (
    // Not modal: the rest of the page stays in the accessibility tree, and no focusable element is hidden.
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger className={styles.tool} aria-label={t('more')} title={t('more')} data-more>
        <Ellipsis size={18} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={document.querySelector<HTMLElement>('[data-bar]')}>
        <DropdownMenu.Content
          className={styles.menu}
          align="end"
          sideOffset={5}
          // A late part of the table may take the focus, so only the user closes the menu.
          onFocusOutside={(event) => event.preventDefault()}
        >
          <DropdownMenu.Item onSelect={() => onRules()} data-rules>
            <BookOpen size={15} /> {t('rules.open')}
          </DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => onKeys()} data-keys>
            <Keyboard size={15} /> {t('keys')}
          </DropdownMenu.Item>
          {onHint && (
            <DropdownMenu.Item onSelect={onHint} data-menu-hint>
              <Lightbulb size={15} /> {t('hint')}
            </DropdownMenu.Item>
          )}
          {onHints && (
            <DropdownMenu.Item onSelect={onHints} data-hints-again>
              <GraduationCap size={15} /> {t('hintsAgain')}
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Separator className={styles.rule} />
          {hasLines && (
            <DropdownMenu.CheckboxItem
              className={styles.narrowOnly}
              checked={shown.lines}
              onCheckedChange={(lines) => onShown({ ...shown, lines })}
            >
              <Spline size={15} /> {t('showLines')}
              <DropdownMenu.ItemIndicator>
                <Check size={15} />
              </DropdownMenu.ItemIndicator>
            </DropdownMenu.CheckboxItem>
          )}
          <Alerts alerts={alerts} />
          <ForcedWish />
          <DropdownMenu.Separator className={styles.rule} />
          <DropdownMenu.Item onSelect={() => game.do({ type: 'restart', seed: 'same' })}>
            <RotateCcw size={15} />{' '}
            {view.seed === undefined ? t('restartSame') : t('restart', { seed: shortSeed(view.seed) })}
          </DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => game.do({ type: 'restart', seed: 'new' })}>
            <Sparkles size={15} /> {t('newSeed')}
          </DropdownMenu.Item>
          <DropdownMenu.Separator className={styles.rule} />
          <DropdownMenu.Item
            disabled={view.file === undefined}
            onSelect={() => void saveFile(game.match, 'table')}
            data-save={view.file}
          >
            <Download size={15} /> {t(view.file === 'export' ? 'saveExport' : 'saveRecord')}
          </DropdownMenu.Item>
          <DropdownMenu.Item onSelect={onLoad}>
            <Upload size={15} /> {t('loadRecord')}
          </DropdownMenu.Item>
          {onChangePack && (
            <DropdownMenu.Item onSelect={() => onChangePack(placePointedAt(props))} data-change>
              <Hammer size={15} /> {t('changePack')}
            </DropdownMenu.Item>
          )}
          <SiteSwitches />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function ForcedWish() {
  const t = useTranslations('play.handling')
  const { isOn, toggle } = useForcedWish()
  return (
    <DropdownMenu.CheckboxItem checked={isOn} onCheckedChange={toggle} data-forced-wish>
      <SkipForward size={15} /> {t('forcedWish')}
      <DropdownMenu.ItemIndicator>
        <Check size={15} />
      </DropdownMenu.ItemIndicator>
    </DropdownMenu.CheckboxItem>
  )
}

/** Theme and language, on small screens where the header of the site is hidden. */
function SiteSwitches() {
  const t = useTranslations('shell')
  const language = useLocale()
  const chooseLanguage = useChooseLanguage()
  const now = chosenTheme()
  return (
    <DropdownMenu.Group className={styles.narrowOnly}>
      <DropdownMenu.Separator className={styles.rule} />
      {THEME_IDS.map((id) => (
        <DropdownMenu.CheckboxItem key={id} checked={id === now} onCheckedChange={() => chooseTheme(id)}>
          {t(THEME_TEXTS[id])}
          <DropdownMenu.ItemIndicator>
            <Check size={15} />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.CheckboxItem>
      ))}
      {LANGUAGES.map(({ id, name }) => (
        <DropdownMenu.CheckboxItem
          key={id}
          lang={id}
          checked={id === language}
          onCheckedChange={() => chooseLanguage(id)}
        >
          {name}
          <DropdownMenu.ItemIndicator>
            <Check size={15} />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.CheckboxItem>
      ))}
    </DropdownMenu.Group>
  )
}
const THEME_TEXTS = { system: 'themeSystem', light: 'themeLight', dark: 'themeDark' } as const

function Alerts({ alerts }: Pick<Props, 'alerts'>) {
  const t = useTranslations('play')
  return (['sound', 'notices'] as const).map((which) => (
    <DropdownMenu.CheckboxItem
      key={which}
      checked={alerts.now[which]}
      onCheckedChange={() => alerts.toggle(which)}
      data-alert={which}
    >
      {which === 'sound' ? <Volume2 size={15} /> : <Bell size={15} />} {t(which)}
      <DropdownMenu.ItemIndicator>
        <Check size={15} />
      </DropdownMenu.ItemIndicator>
    </DropdownMenu.CheckboxItem>
  ))
}
