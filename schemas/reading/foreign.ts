/** Recognises files of other programs that were pasted in or renamed. One finding names the format, instead of one for each key. */
import { isObject } from '../walk'

type Use = 'map' | 'scenario' | 'table' | 'page'
type Mark = {
  readonly what: string
  readonly use: Use
  readonly isIt: (text: string, value: unknown) => boolean
}

const marked =
  (...marks: readonly RegExp[]) =>
  (text: string): boolean =>
    marks.every((mark) => mark.test(text))

/** Formats recognised by marks that no file of a pack has. `what` is the key under `foreign` in the texts. */
const MARKS: readonly Mark[] = [
  { what: 'megamek-scenario', use: 'scenario', isIt: marked(/^MMSVersion *[:=]/m) },
  { what: 'megamek-board', use: 'map', isIt: marked(/^size \d+ \d+\s*$/m, /^hex \d{4,} /m) },
  { what: 'tiled', use: 'map', isIt: marked(/<map\b[^>]*\borientation=/) },
  { what: 'tiled', use: 'map', isIt: marked(/"tiledversion" *:|"tilewidth" *:[\s\S]*"tilesets" *:/) },
  {
    what: 'ldtk',
    use: 'map',
    isIt: marked(/"__header__" *:[\s\S]*LDtk|"layerInstances" *:|"ldtk[^"]*" *:/i),
  },
  {
    what: 'wesnoth-map',
    use: 'map',
    isIt: marked(/^(?:\d )?[A-Z_][a-z]{1,3}(?:\^[A-Z][A-Za-z]+)? *, *(?:\d )?[A-Z_][a-z]{1,3}[\^ ,]/m),
  },
  {
    what: 'wesnoth-config',
    use: 'scenario',
    isIt: marked(/^\s*\[([a-z_]+)\]\s*$/m, /^\s*\[\/[a-z_]+\]\s*$|^\s+[a-z_]+ *= */m),
  },
  {
    what: '18xx',
    use: 'map',
    isIt: marked(/"(?:companies|privates|trains)" *:/, /"(?:map|tiles|stock|hexes)" *:/),
  },
  {
    what: 'openra',
    use: 'scenario',
    isIt: marked(/^MapFormat: *\d|^\t+(?:Inherits|Health|Valued|Tooltip|Buildable)[@\w]*:/m),
  },
  { what: 'page', use: 'page', isIt: marked(/^\s*<(?:!doctype|html)\b/i) },
  { what: 'csv', use: 'table', isIt: isTable },
]

/** The number of characters to examine. */
const BEGINNING = 8000

export function foreignOf(text: string, value: unknown): Pick<Mark, 'what' | 'use'> | undefined {
  const start = text.slice(0, BEGINNING)
  return MARKS.find(({ isIt }) => isIt(start, value))
}

/** Whether the lines have as many commas, semicolons or tabs as the first, which names the columns. YAML parses them as one text. */
function isTable(text: string, value: unknown): boolean {
  if (isObject(value) || Array.isArray(value)) return false
  const lines = text.trimEnd().split('\n').slice(0, 4)
  return [',', ';', '\t'].some((comma) => {
    const cells = lines[0].split(comma).length
    const names = lines[0]
      .split(comma)
      .every((name) => /^"?[\p{L}_][\p{L}\p{N} _./-]*"?\r?$/u.test(name.trim()))
    return (
      lines.length > 1 &&
      cells > 1 &&
      names &&
      lines.slice(1, -1).every((line) => line.split(comma).length === cells)
    )
  })
}
