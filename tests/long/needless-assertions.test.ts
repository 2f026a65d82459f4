/**
 * An element of a list has the list's element type (`noUncheckedIndexedAccess` is off). A `!` after one has no effect (decision
 * 41).
 */
import ts from 'typescript'
import { expect, test } from 'vitest'

const { Any, Unknown, TypeParameter, IndexedAccess, Conditional, Undefined, Null } = ts.TypeFlags

const mayBeNothing = (type: ts.Type): boolean =>
  type.isUnion()
    ? type.types.some(mayBeNothing)
    : (type.flags & (Any | Unknown | TypeParameter | IndexedAccess | Conditional | Undefined | Null)) !== 0

/** Returns the places of `!` after values that cannot be missing, as `file:line`. */
function needlessIn(program: ts.Program): string[] {
  const checker = program.getTypeChecker()
  return program.getSourceFiles().flatMap((file) => {
    if (file.isDeclarationFile || /node_modules|generated/.test(file.fileName)) return []
    const found: string[] = []
    const visit = (node: ts.Node): void => {
      if (ts.isNonNullExpression(node) && !mayBeNothing(checker.getTypeAtLocation(node.expression)))
        found.push(`${file.fileName}:${file.getLineAndCharacterOfPosition(node.end).line + 1}`)
      ts.forEachChild(node, visit)
    }
    visit(file)
    return found
  })
}

const host: ts.ParseConfigFileHost = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} }

test('no `!` follows what cannot be missing', () => {
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile('tsconfig.json', {}, host)!
  expect(fileNames.length).toBeGreaterThan(1000)
  expect(needlessIn(ts.createProgram(fileNames, options))).toEqual([])
}, 300_000)

test('one is found', () => {
  const sample = 'const list: number[] = []\nexport const one = list[0]!\nexport const two = list.at(0)!\n'
  const file = ts.createSourceFile('/sample.ts', sample, ts.ScriptTarget.ES2022, true)
  const compiler = ts.createCompilerHost({})
  const program = ts.createProgram(
    ['/sample.ts'],
    { strict: true, lib: ['lib.es2022.d.ts'], types: [] },
    {
      ...compiler,
      getSourceFile: (name, target) => (name === '/sample.ts' ? file : compiler.getSourceFile(name, target)),
    },
  )
  expect(needlessIn(program)).toEqual(['/sample.ts:2'])
})
