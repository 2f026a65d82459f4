/** Removes unused code from ajv's output: a browser loads every byte of it (`validators.mjs`). */

/** ajv repeats the code for an error entry at each place: one function replaces it, and only the schema paths in use are kept. */
const ERROR =
  /const (err\d+) = (\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;/g
const ADDING = 'const addError = (all, error) => all === null ? [error] : (all.push(error), all);\n'

/** `validate.ts` uses the schema path of an error only for `required` inside `oneOf`. */
const UNREAD_PATH = /,schemaPath:"(?![^"]*\/oneOf\/\d+\/required")[^"]*"/

/** @returns {string} the same validators in less code; `ts` is the TypeScript compiler */
export const lean = (code, ts) => ADDING + withoutUnread(code, ts).replace(ERROR, shortError)

const shortError = (_, _name, error) =>
  `vErrors = addError(vErrors, ${error.replace(UNREAD_PATH, '')});errors++;`

/** Reduces each schema that ajv writes beside its validators (`const schema8 = {...}`) to the parts in use. */
function withoutUnread(code, ts) {
  const file = ts.createSourceFile('validators.js', code, ts.ScriptTarget.ESNext, true)
  const schemas = new Map(file.statements.flatMap((statement) => schemaIn(statement, ts)))
  const visit = (node) => {
    const schema = ts.isIdentifier(node) ? schemas.get(node.text) : undefined
    if (schema && node.parent !== schema.declaration) schema.read.push(wayFrom(node, ts))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return [...schemas.values()].reduceRight((rest, { declaration, read }) => {
    const { initializer } = declaration
    const kept = JSON.stringify(partOf(JSON.parse(initializer.text ?? initializer.getText(file)), read))
    return rest.slice(0, initializer.getStart(file)) + kept + rest.slice(initializer.end)
  }, code)
}

function schemaIn(statement, ts) {
  if (!ts.isVariableStatement(statement)) return []
  const [declaration] = statement.declarationList.declarations
  const isSchema = /^schema\d+$/.test(declaration.name.text ?? '')
  return isSchema && declaration.initializer ? [[declaration.name.text, { declaration, read: [] }]] : []
}

/** Returns the keys read after a name: `schema8.properties.id` gives ['properties', 'id']. */
function wayFrom(node, ts) {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent) && parent.expression === node)
    return [parent.name.text, ...wayFrom(parent, ts)]
  const isKey = ts.isElementAccessExpression(parent) && parent.expression === node
  if (isKey && ts.isStringLiteralLike(parent.argumentExpression))
    return [parent.argumentExpression.text, ...wayFrom(parent, ts)]
  return []
}

/** Returns the part of a schema on these paths. A path that ends at `properties` needs only the property names. */
function partOf(schema, ways) {
  if (ways.some((way) => way.length === 0)) return schema
  const keys = [...new Set(ways.map(([key]) => key))].filter((key) => Object.hasOwn(schema, key))
  return Object.fromEntries(
    keys.map((key) => {
      const deeper = ways.filter(([first]) => first === key).map(([, ...rest]) => rest)
      const isNames = key === 'properties' && deeper.some((way) => way.length === 0)
      return [key, isNames ? namesOf(schema[key], deeper) : partOf(schema[key], deeper)]
    }),
  )
}

const namesOf = (properties, ways) => ({
  ...Object.fromEntries(Object.keys(properties).map((name) => [name, 0])),
  ...partOf(
    properties,
    ways.filter((way) => way.length > 0),
  ),
})
