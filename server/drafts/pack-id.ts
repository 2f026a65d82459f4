import { quickParse } from '../../schemas/yaml/parsed'
import { type PackFiles, textOf } from '../packs/files'

const manifestOf = (files: PackFiles): string => {
  const bytes = files.get('pack.yaml')
  return (bytes && textOf(bytes)) ?? ''
}

/** Returns the id in a pack's manifest. A draft may be invalid, so this reads only the one line. */
export const packIdOf = (files: PackFiles): string | undefined =>
  manifestOf(files).match(/^id:[ \t]*["']?([a-z0-9][a-z0-9-]{0,63})["']?[ \t]*(?:#.*)?$/m)?.[1]

/** The version in a pack's manifest, read in the same way. */
export const versionOf = (files: PackFiles): string | undefined =>
  manifestOf(files).match(/^version:[ \t]*["']?([0-9A-Za-z.+-]{1,40})["']?[ \t]*(?:#.*)?$/m)?.[1]

/** Returns the name in a pack's manifest: in this language, else in any, or `undefined` if the manifest has none or cannot be read. */
export function packNameOf(files: PackFiles, language: string | null): string | undefined {
  const value = quickParse(manifestOf(files))?.value as { readonly name?: unknown } | null | undefined
  const names = Object(value?.name) as Readonly<Record<string, unknown>>
  return [names[language ?? 'en'], ...Object.values(names)].find(
    (name): name is string => typeof name === 'string' && name.trim() !== '',
  )
}
