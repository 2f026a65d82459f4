import { quickParse } from '../../schemas/parsed'
import { type PackFiles, textOf } from '../packs/files'

const manifestOf = (files: PackFiles): string => {
  const bytes = files.get('pack.yaml')
  return (bytes && textOf(bytes)) ?? ''
}

/** The id in a pack's manifest. Drafts may be broken, so this reads the one line and asks for nothing around it. */
export const packIdOf = (files: PackFiles): string | undefined =>
  manifestOf(files).match(/^id:[ \t]*["']?([a-z0-9][a-z0-9-]{0,63})["']?[ \t]*(?:#.*)?$/m)?.[1]

/** The version in a pack's manifest, read in the same way. */
export const versionOf = (files: PackFiles): string | undefined =>
  manifestOf(files).match(/^version:[ \t]*["']?([0-9A-Za-z.+-]{1,40})["']?[ \t]*(?:#.*)?$/m)?.[1]

/** The name in a pack's manifest: in this language, else in any; undefined where the manifest cannot be read or has none. */
export function packNameOf(files: PackFiles, language: string | null): string | undefined {
  const value = quickParse(manifestOf(files))?.value as { readonly name?: unknown } | null | undefined
  const names = Object(value?.name) as Readonly<Record<string, unknown>>
  return [names[language ?? 'en'], ...Object.values(names)].find(
    (name): name is string => typeof name === 'string' && name.trim() !== '',
  )
}
