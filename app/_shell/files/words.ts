import type { PageTexts } from '../../_text/game-texts'
import { languageOf } from '../../_text/languages'
import type { FileKind } from './kind-of-file'

/** What is said of files that are not taken: few readers ever see it. Plain sentences, which no formatter reads. */
const FILE_WORDS = {
  en: () => import('./text/en.json'),
  it: () => import('./text/it.json'),
} satisfies PageTexts

/** A sentence about a file that is not taken where it was dropped. */
export async function wordsFor(kind: FileKind | 'notHere', name: string, language: string): Promise<string> {
  const { foreignFile } = (await FILE_WORDS[languageOf(language)]()).default
  return foreignFile[kind].replace('{name}', () => name)
}
