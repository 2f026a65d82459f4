import { type PackFiles, textOf } from '../packs/files'

/** The id in a pack's manifest. Drafts may be broken, so this reads the one line and asks for nothing around it. */
export function packIdOf(files: PackFiles): string | undefined {
  const bytes = files.get('pack.yaml')
  const text = bytes && textOf(bytes)
  return text?.match(/^id:[ \t]*["']?([a-z0-9][a-z0-9-]{0,63})["']?[ \t]*(?:#.*)?$/m)?.[1]
}
