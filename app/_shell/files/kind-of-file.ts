/** The kind of a file by its name's ending, enough to describe its possible uses. */
const ENDINGS = {
  zip: ['zip'],
  picture: ['png', 'jpg', 'jpeg', 'webp', 'gif', 'bmp', 'svg', 'avif', 'tif', 'tiff'],
  text: ['yaml', 'yml', 'md'],
  table: ['csv', 'tsv', 'xlsx', 'xls', 'ods'],
  tiled: ['tmx', 'tmj'],
  ldtk: ['ldtk'],
  megamek: ['board', 'mmu'],
  wesnoth: ['map', 'cfg'],
  vassal: ['vmod', 'vsav', 'vext'],
} as const

export type FileKind = keyof typeof ENDINGS | 'other'

export function kindOfFile({ name, type }: Pick<File, 'name' | 'type'>): FileKind {
  const ending = name.toLowerCase().split('.').at(-1) ?? ''
  const found = Object.entries(ENDINGS).find(([, endings]) => (endings as readonly string[]).includes(ending))
  if (found) return found[0] as FileKind
  return /^application\/(?:x-)?zip/.test(type) ? 'zip' : type.startsWith('image/') ? 'picture' : 'other'
}
