'use client'
import { useTranslations } from 'next-intl'
import { type CommandId, stampOf } from './shortcuts'

/** What a command is called; of a stamp under which key. */
export function useCommandText(): (command: CommandId) => string {
  const t = useTranslations('studio')
  return (command) => {
    const stamp = stampOf(command)
    return stamp ? t(`command.${stamp.what}Stamp`, { key: stamp.key }) : t(`command.${command}`)
  }
}

/** Other words by which somebody may look for a command; they come with the list of all commands. */
export function useCommandWords(): (command: CommandId) => string {
  const t = useTranslations('commandWords')
  return (command) => {
    const key = stampOf(command) ? 'stamp' : command.replace('.', '-')
    return t.has(key) ? t(key) : ''
  }
}
