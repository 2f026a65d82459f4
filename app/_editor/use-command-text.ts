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
