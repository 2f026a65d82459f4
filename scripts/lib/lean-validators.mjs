/** What ajv writes, without what nobody reads: a browser fetches every byte of it (`validators.mjs`). */

/** Error entries are written out at each place: one function adds them, and only the path of a schema that is asked for is kept. */
const ERROR =
  /const (err\d+) = (\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;/g
const ADDING = 'const addError = (all, error) => all === null ? [error] : (all.push(error), all);\n'

/** `validate.ts` asks whether something is missing in one of several shapes, and nothing else of where in the schema an error is. */
const UNREAD_PATH = /,schemaPath:"(?![^"]*\/oneOf\/\d+\/required")[^"]*"/

/** @returns {string} the same validators in less code; `ts` is the TypeScript compiler */
export const lean = (code, ts) => ADDING + withoutUnread(code, ts).replace(ERROR, shortError)

const shortError = (_, _name, error) =>
  `vErrors = addError(vErrors, ${error.replace(UNREAD_PATH, '')});errors++;`

/** Of each schema that ajv writes beside its validators (`const schema8 = {...}`), the parts that are read. */
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

/** The keys that are read from a name on: `schema8.properties.id` is ['properties', 'id']. */
function wayFrom(node, ts) {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent) && parent.expression === node)
    return [parent.name.text, ...wayFrom(parent, ts)]
  const isKey = ts.isElementAccessExpression(parent) && parent.expression === node
  if (isKey && ts.isStringLiteralLike(parent.argumentExpression))
    return [parent.argumentExpression.text, ...wayFrom(parent, ts)]
  return []
}

/** What several ways lead to. A way that ends at `properties` asks for their names alone. */
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
