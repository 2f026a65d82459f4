/** Choices as a readable list: equal ones merged, many of a kind under one heading. Independent of rules and games. */
import type { ActionForms } from '../../../engine/kernel/forms'
import { namesIn } from '../../../engine/match/port/slots'
import type { Choice, Table, TablePiece } from '../../../engine/types'

/** One line of the list. The `count` choices look the same to the user: any of them will do. */
export type Line = {
  readonly choice: Choice
  readonly text: string
  /** Further details: the name of the street, the place of the counter. */
  readonly more: string
  readonly count: number
}

/** The common subject of several choices. */
export type Subject = { readonly kind: 'piece' | 'card' | 'seat'; readonly name: string }

/** Lines under one heading, with a common kind or subject. */
export type Fold = {
  readonly id: string
  readonly group: string
  readonly subject?: Subject
  readonly lines: readonly Line[]
}

/** Largest number of lines without headings. */
export const FEW = 12

type Words = { readonly textOf: (choice: Choice) => string; readonly hint: (choice: Choice) => string }

/** The choices in words; choices with equal words and equal-looking counters are merged into one line. */
export function linesOf(choices: readonly Choice[], table: Table, { textOf, hint }: Words): Line[] {
  const looks = looksOf(table)
  const lines = new Map<string, Line>()
  for (const choice of choices) {
    const [text, more] = [textOf(choice), hint(choice)]
    const look = choice.at.kind === 'piece' ? looks.get(choice.at.piece) : undefined
    const key = JSON.stringify([choice.group, text, more, look ?? choice.action])
    const known = lines.get(key)
    lines.set(key, known ? { ...known, count: known.count + 1 } : { choice, text, more, count: 1 })
  }
  return [...lines.values()]
}

function looksOf({ pieces, trays }: Table): ReadonlyMap<string, TablePiece> {
  const all = [...pieces, ...trays.flatMap((tray) => tray.pieces)]
  return new Map(all.map((piece) => [piece.id, { ...piece, id: '', level: 0 }]))
}

/** Short lists stay flat. In long ones, answers without a place come first and the others are grouped under headings. */
export function folded(
  lines: readonly Line[],
  forms: ActionForms,
): { readonly loose: readonly Line[]; readonly folds: readonly Fold[] } {
  if (lines.length <= FEW) return { loose: lines, folds: [] }
  const loose = lines.filter(({ choice }) => choice.at.kind === 'button')
  const others = lines.filter(({ choice }) => choice.at.kind !== 'button')
  const subjects = new Map(others.map((line) => [line, subjectOf(line.choice, forms)]))
  const named = new Set([...subjects.values()].map((subject) => JSON.stringify(subject)))
  // With several lines for each subject, users look for the subject first and for the action second.
  const bySubject = ![...subjects.values()].includes(undefined) && named.size * 2 <= others.length
  const folds = new Map<string, Line[]>()
  for (const line of others) {
    const key = JSON.stringify(bySubject ? subjects.get(line) : line.choice.group)
    const fold = folds.get(key)
    if (fold) fold.push(line)
    else folds.set(key, [line])
  }
  return {
    loose,
    folds: [...folds].map(([id, of]) => foldOf(id, of, bySubject ? subjects.get(of[0]) : undefined)),
  }
}

const foldOf = (id: string, lines: readonly Line[], subject: Subject | undefined): Fold => ({
  id,
  group: lines[0].choice.group,
  ...(subject && { subject }),
  lines,
})

/** The first subject of an action other than a space; spaces are on the map. */
function subjectOf({ action }: Choice, forms: ActionForms): Subject | undefined {
  for (const kind of ['piece', 'card', 'seat'] as const) {
    const [name] = namesIn(forms, action, kind)
    if (name !== undefined) return { kind, name }
  }
  return undefined
}
