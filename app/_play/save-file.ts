import type { Match, MatchFile } from '../../engine/match/port/match'

/** Downloads a game as a file: the one on the table, or the saved one that cannot resume. */
export async function saveFile(match: Match, of: 'table' | 'unfit'): Promise<void> {
  const file = await match.ask('file', of)
  if (!file) return
  saveJson(nameOf(file), file.content)
}

/** Downloads a value as a JSON file. */
export function saveJson(name: string, content: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.json`
  link.click()
  URL.revokeObjectURL(url)
}

/** A seed for menus and file names; the beginning of a long one identifies it. */
export const shortSeed = (seed: number | string): string => String(seed).slice(0, 16)

function nameOf({ type, content }: MatchFile): string {
  const of = `${content.pack.id}-${content.scenario}`
  return type === 'record'
    ? `${of}-${shortSeed(content.seed)}-${content.actions.length}`
    : `${of}-${content.viewer}-${content.view.step}`
}
