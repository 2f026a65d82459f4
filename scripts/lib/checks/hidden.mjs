// Hidden fields and methods have a `#` (docs/decisions/0088).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { codeFiles } from './size.mjs'

/** Returns a fault for each field and method of one file that is hidden with `private`. */
export function hiddenFaults(path, text) {
  if (!text.includes('private ')) return []
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const faults = []
  const visit = (node) => {
    const isMember = ts.isClassElement(node) && !ts.isConstructorDeclaration(node)
    if (isMember && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
      const name = node.name.getText(source)
      faults.push(`${path}:${line}: write #${name} instead of private ${name}.`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return faults
}

/** Returns the faults of all hand-written code. */
export const allHiddenFaults = (root) =>
  codeFiles(root).flatMap((path) => hiddenFaults(path, readFileSync(join(root, path), 'utf8')))
