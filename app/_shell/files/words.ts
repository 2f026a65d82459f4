import type { PageTexts } from '../../_text/game-texts'
import { languageOf } from '../../_text/languages'
import type { FileKind } from './kind-of-file'

/** Messages about refused files, loaded on demand. Plain sentences without placeholders for a formatter. */
const FILE_WORDS = {
  en: () => import('./text/en.json'),
  it: () => import('./text/it.json'),
} satisfies PageTexts

/** A message about a file that cannot be dropped here. */
export async function wordsFor(kind: FileKind | 'notHere', name: string, language: string): Promise<string> {
  const { foreignFile } = (await FILE_WORDS[languageOf(language)]()).default
  return foreignFile[kind].replace('{name}', () => name)
}
