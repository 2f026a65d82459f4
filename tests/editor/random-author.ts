/** An author who uses all tools of the studio in random actions (`random-acts.ts`). */
import '../../schemas/all'
import type { Files } from '../../app/_editor/document/change'
import type { History } from '../../app/_editor/document/history'
import { Outlines } from '../../app/_editor/outlines/controller/outline-controller'
import type { Checked } from '../../app/_editor/problems/model/checker'
import { ownClipboard, type PatchClipboard } from '../../app/_editor/session/marks'
import { BAY } from './areas/sample'
import { ObjectEditor } from './objects/object-editor'
import { allPacks } from './objects/packs'
import { SQUARES } from './sample-map'
import { keptSteps } from './saved-steps'

const smallest = allPacks().find(([folder]) => folder === 'engine/rulesets/corteo/smallest')?.[2] ?? {}

/** A pack with maps of hexes, squares and areas, and sides to draw on them. */
export const START: Files = {
  ...smallest,
  'maps/bay.yaml': BAY.replaceAll(/terrain: (?:shore|room|town)/g, 'terrain: lawn'),
  'maps/yard.yaml': SQUARES.replace('street', 'path'),
  'terrain.yaml': `${smallest['terrain.yaml']}
edges:
  - { id: wall, look: { colour: '#333', style: wall }, cost: closed }
  - { id: gate, look: { colour: '#555', style: gate }, cost: free }
`,
}

export const one = <T>(list: readonly T[], number: number): T => list[number % list.length]

/** An author with all tools, whose page can be reloaded. */
export class RandomAuthor extends ObjectEditor {
  readonly outlines = new Outlines(this.session)
  /** The text before an unreadable slip, and the number of actions until it is corrected. */
  slip: { readonly file: string; readonly before: string; after: number } | undefined

  constructor(
    files: Files,
    checked: Checked,
    readonly kept: PatchClipboard = ownClipboard(),
    history?: History,
  ) {
    super(files, kept, history)
    this.checked = checked
    this.session.takeObjects(this.objects)
    this.session.takeOutlines(this.outlines)
  }

  static async begin(...given: ConstructorParameters<typeof RandomAuthor>): Promise<RandomAuthor> {
    const author = new RandomAuthor(...given)
    await author.session.checkNow()
    return author
  }

  /** Reloads the page with the current files, and the steps and clipboard saved in the browser. */
  async reloaded(): Promise<RandomAuthor> {
    const { document, checked, kept } = this
    const author = await RandomAuthor.begin(document.files, checked, kept, keptSteps(document))
    author.slip = this.slip
    return author
  }

  get grid() {
    return this.session.files.map?.grid
  }
  cellOf = (number: number): number => number % Math.max(1, this.grid?.size ?? 1)
  get isOnAreas(): boolean {
    return this.grid?.kind === 'areas'
  }

  /** Drags from one cell to another with the current tool. */
  drag(from: number, to: number, shift = false) {
    const { tool } = this.session
    tool.pointerDown(this.cellOf(from), { shift })
    tool.pointerOver([this.cellOf(to)], { shift })
    tool.pointerUp()
  }
  mark(from: number, to: number) {
    this.session.tool.choose('marquee')
    this.drag(from, to)
  }
  step(changes: Parameters<typeof this.session.files.step>[2] | undefined, file = 'pack.yaml') {
    this.session.files.step('type', file, changes ?? [])
  }
  point(x: number, y: number) {
    this.outlines.point({ point: [(x % 100) * 10, (y % 100) * 10], reach: 30 })
  }
}
