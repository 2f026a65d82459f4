/**
 * What an author needs sooner or later and a first look does not: the reader of broken texts, the help of the text panel, the table and the
 * rules to play. All of it is fetched when somebody sets to work, so that nothing waits for it later and a site that goes away stops nobody;
 * what is asked for before it came is waited for.
 */
import { loadRulesets } from '../../engine/rulesets'
import { languageOf } from '../_text/languages'
import { atFirstWork } from '../_ui/first-work'
import type { Mode } from './areas/gestures'
import { LATE_WORDS } from './late-words'
import { bringReader } from './model/text/parse-text'
import { bringHelp } from './panels/code/help'
import type { EditorSession } from './session'

/** The screen of a game, with its words: a site that goes away then leaves both. */
async function bringTable() {
  const { Table, WORDS } = await import('./table')
  await WORDS[languageOf(document.documentElement.lang)]()
  return Table
}

/** A panel with its words: a site that goes away then leaves both. */
async function withWords<T>(panel: Promise<T>): Promise<T> {
  const [found] = await Promise.all([panel, LATE_WORDS[languageOf(document.documentElement.lang)]()])
  return found
}

/** What is opened over the studio by a key: all commands, all files, all keys. */
export const bringDialogs = () => withWords(import('./panels/dialogs'))

/** The sheet on which a game is set up. */
export const bringSetUp = () => import('../_setup/set-up-sheet')

/** What a scenario or a deck is made of, in words. */
export const bringBlocks = () =>
  withWords(import('./panels/blocks-panel').then(({ BlocksPanel }) => BlocksPanel))

/** What becomes of files that are dropped on the studio. */
export const bringDrop = () => withWords(import('./panels/drop/drop-dialog').then((file) => file.DropDialog))

/** What is done to the things on the map, and their fields. */
export const bringObjects = () =>
  withWords(import('./panels/objects-panel').then(({ ObjectsPanel }) => ObjectsPanel))

/** The pictures of counters in its forms. */
const bringScenes = () => import('../_board/described/described-scene')

/** What draws and bends the outlines of areas. */
export const bringOutlines = () =>
  withWords(import('./panels/outlines-panel').then(({ OutlinesPanel }) => OutlinesPanel))

/** Takes the outlines of areas into the hand, for one of the things that a press does to them. */
export async function drawOutlines(session: EditorSession, mode: Mode): Promise<void> {
  if (session.files.map?.grid?.kind === 'areas') {
    const { outlinesOf } = await import('./areas/bring')
    const hand = outlinesOf(session)
    // The panel that comes with the tool has this very hand.
    session.takeOutlines(hand)
    hand.use(mode)
  }
  session.takeTool('outlines')
}

/** The hand for the things on the map, without its panel: pieces of the map take them along. */
export async function bringHand(session: EditorSession): Promise<void> {
  const { takeHand } = await import('./objects/bring')
  await takeHand(session)
}

/** What the rules say of a cell and of a unit on it. */
export const bringAround = () =>
  withWords(import('./panels/around-panel').then(({ AroundPanel }) => AroundPanel))

/** What is shown over the map, layer by layer. */
export const bringLayers = () =>
  withWords(import('./panels/layers-panel').then(({ LayersPanel }) => LayersPanel))

/** The whole map, small, while its window shows a part. */
export const bringMinimap = () => import('./views/minimap').then(({ Minimap }) => Minimap)

/** What is shown over the map beside its ground, and links to places. */
const bringViews = () => import('./views')

/** Does something with it once it is there; a site that does not answer is said. */
export async function withViews<T>(
  session: Pick<EditorSession, 'setNotice'>,
  act: (views: Awaited<ReturnType<typeof bringViews>>) => T,
): Promise<Awaited<T> | undefined> {
  try {
    return await act(await bringViews())
  } catch {
    session.setNotice({ key: 'studio.notReached' })
    return undefined
  }
}

/** What a game of this ruleset needs to be played here. */
export async function readyToPlay(ruleset: string) {
  const [Table] = await Promise.all([bringTable(), loadRulesets([ruleset])])
  return Table
}

/** At the first press or key, once the page has nothing else to do. Answers how to stop waiting for it. */
export const onceAtWork = (session: EditorSession): (() => void) =>
  atFirstWork(() => {
    const ruleset = () => session.files.ruleset
    // What does not come now is asked for again when it is needed.
    const help = bringHelp().then(({ loadSchemas }) => loadSchemas(ruleset()))
    for (const coming of [
      bringReader(),
      help,
      bringTable(),
      bringSetUp(),
      bringDialogs(),
      bringBlocks(),
      bringObjects(),
      bringScenes(),
      bringHand(session),
      bringMinimap(),
      bringLayers(),
      bringAround(),
      bringViews(),
      ...(session.files.map?.grid?.kind === 'areas' ? [bringOutlines()] : []),
      loadRulesets([ruleset() ?? []].flat()),
    ])
      coming.catch(() => {})
  })
