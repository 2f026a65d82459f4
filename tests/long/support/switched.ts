/**
 * One source with many mutants, each behind a switch. It is read and compiled once for all of them. `globalThis.mutants` selects
 * one. Without it the source behaves as written.
 */
import ts from 'typescript'
import { type Change, changesOf, type Mutant, treeOf } from './mutants'

/** A mutant and the number that switches it on. */
export type Numbered = { readonly mutant: Mutant; readonly number: number }

const isOn = (number: number) => `globalThis.mutants?.on(${number})`

const isStatement = (node: ts.Node) => ts.isExpressionStatement(node) || ts.isContinueStatement(node)

const within = ({ start, end }: Change, node: ts.Node) => start >= node.getStart() && end <= node.getEnd()

/** Returns the source with these mutants, all switched off. */
export function switched(file: string, source: string, numbered: readonly Numbered[]): string {
  const isChange = (change: Change, { mutant }: Numbered) =>
    change.start === mutant.start && change.end === mutant.end && change.text === mutant.text

  const inner = (node: ts.Node): string => {
    let [out, at] = ['', node.getStart()]
    node.forEachChild((child) => {
      out += source.slice(at, child.getStart()) + written(child)
      at = child.getEnd()
    })
    return out + source.slice(at, node.getEnd())
  }

  const faulty = (node: ts.Node, { start, end, text }: Change) =>
    source.slice(node.getStart(), start) + text + source.slice(end, node.getEnd())

  const written = (node: ts.Node): string => {
    if (!numbered.some(({ mutant }) => within(mutant, node)))
      return source.slice(node.getStart(), node.getEnd())
    const own = changesOf(node).flatMap((change) => numbered.filter((one) => isChange(change, one)))
    if (isStatement(node))
      return `{ ${own.map(({ number }) => `if (!${isOn(number)}) `).join('')}{ ${inner(node)} } }`
    return own.reduce(
      (text, { number, mutant }) => `(${isOn(number)} ? (${faulty(node, mutant)}) : (${text}))`,
      inner(node),
    )
  }

  const tree = treeOf(file, source)
  return source.slice(0, tree.getStart()) + written(tree) + source.slice(tree.getEnd())
}
