/**
 * Small faults in a TypeScript source, as a hurried programmer makes them. Examples are the boundary of a comparison, an inverted
 * condition, a wrong sign or a missing statement. Types, texts and imports stay unchanged.
 */
import ts from 'typescript'

export type Mutant = {
  /** Relative to the project. */
  readonly file: string
  /** The code before and after, in one line. Together with `file` it names the mutant, even if the line moves. */
  readonly was: string
  readonly becomes: string
  /** Start of the change, in characters from the beginning of the file. */
  readonly start: number
  readonly end: number
  readonly text: string
}

export type Change = Pick<Mutant, 'start' | 'end' | 'text'>

const { SyntaxKind } = ts

const OPERATORS: Partial<Record<ts.SyntaxKind, string>> = {
  [SyntaxKind.LessThanToken]: '<=',
  [SyntaxKind.LessThanEqualsToken]: '<',
  [SyntaxKind.GreaterThanToken]: '>=',
  [SyntaxKind.GreaterThanEqualsToken]: '>',
  [SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [SyntaxKind.PlusToken]: '-',
  [SyntaxKind.MinusToken]: '+',
  [SyntaxKind.PlusEqualsToken]: '-=',
  [SyntaxKind.MinusEqualsToken]: '+=',
  [SyntaxKind.AmpersandAmpersandToken]: '||',
  [SyntaxKind.BarBarToken]: '&&',
}

const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)

/** A sentinel for `none`. Any other negative number would also do, so only its sign is mutated. */
const isNegative = ({ parent }: ts.Node): boolean =>
  ts.isPrefixUnaryExpression(parent) && parent.operator === SyntaxKind.MinusToken

const replaced = (node: ts.Node, text: string): Change => ({
  start: node.getStart(),
  end: node.getEnd(),
  text,
})

const isJoinedBy = (node: ts.Node, kind: ts.SyntaxKind): boolean =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === kind

/** Replaces the operator, and keeps the grouping of its operands. */
function withOperator(node: ts.BinaryExpression, other: string): Change {
  if (other === '||' && isJoinedBy(node.parent, SyntaxKind.AmpersandAmpersandToken))
    return replaced(node, `(${node.left.getText()} || ${node.right.getText()})`)
  if (other === '&&' && isJoinedBy(node.left, SyntaxKind.BarBarToken))
    return replaced(node, `(${node.left.getText()}) && ${node.right.getText()}`)
  return replaced(node.operatorToken, other)
}

/** `{ 1: 'a' }`: the key of an entry. */
const isKey = (node: ts.Node): boolean => ts.isPropertyAssignment(node.parent) && node.parent.name === node

/** Returns the faults whose smallest expression or statement is this node. */
export function changesOf(node: ts.Node): Change[] {
  if (ts.isBinaryExpression(node)) {
    const other = OPERATORS[node.operatorToken.kind]
    const joins = node.operatorToken.kind === SyntaxKind.PlusToken && [node.left, node.right].some(isText)
    return other && !joins ? [withOperator(node, other)] : []
  }
  if (ts.isNumericLiteral(node))
    return isNegative(node) || isKey(node) ? [] : [replaced(node, String(Number(node.text) + 1))]
  if (ts.isPrefixUnaryExpression(node)) {
    const isSign = node.operator === SyntaxKind.MinusToken || node.operator === SyntaxKind.ExclamationToken
    return isSign ? [replaced(node, node.operand.getText())] : []
  }
  if (node.kind === SyntaxKind.TrueKeyword) return [replaced(node, 'false')]
  if (node.kind === SyntaxKind.FalseKeyword) return [replaced(node, 'true')]
  if (ts.isExpressionStatement(node) || ts.isContinueStatement(node)) return [replaced(node, ';')]
  return []
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Returns the smallest piece of source around a change that explains it. */
function around(node: ts.Node): ts.Node {
  if (ts.isExpressionStatement(node) || ts.isContinueStatement(node)) return node
  let at = node
  while (at.parent && !ts.isStatement(at.parent) && at.parent.getWidth() <= 90) at = at.parent
  return at
}

export const treeOf = (file: string, source: string): ts.SourceFile =>
  ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true)

/** Returns all the mutants of one source. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const tree = treeOf(file, source)
  const found: Mutant[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    for (const change of changesOf(node)) {
      const place = around(node)
      const [from, to] = [place.getStart(), place.getEnd()]
      const becomes = source.slice(from, change.start) + change.text + source.slice(change.end, to)
      found.push({ file, was: inOneLine(source.slice(from, to)), becomes: inOneLine(becomes), ...change })
    }
    node.forEachChild(visit)
  }
  visit(tree)
  return found
}

/** Returns the source with the fault. */
export const mutated = (source: string, { start, end, text }: Change): string =>
  source.slice(0, start) + text + source.slice(end)
