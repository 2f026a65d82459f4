'use client'
import { useTranslations } from 'next-intl'
import { type CommandId, stampOf } from './shortcuts'

/** The name of a command; a stamp's command includes its key. */
export function useCommandText(): (command: CommandId) => string {
  const t = useTranslations('studio')
  return (command) => {
    const stamp = stampOf(command)
    return stamp ? t(`command.${stamp.what}Stamp`, { key: stamp.key }) : t(`command.${command}`)
  }
}

/** Synonyms for finding a command; they load with the command list. */
export function useCommandWords(): (command: CommandId) => string {
  const t = useTranslations('commandWords')
  return (command) => {
    const key = stampOf(command) ? 'stamp' : command.replace('.', '-')
    return t.has(key) ? t(key) : ''
  }
}
