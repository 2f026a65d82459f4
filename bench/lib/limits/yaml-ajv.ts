/** The obvious implementation of an editor: the document by `yaml`, ajv over its value, a line for every error. */
import Ajv from 'ajv'
import { LineCounter, parseDocument } from 'yaml'
import unitsSchema from '../../../schemas/corteo/units.schema.json'
import sharedSchema from '../../../schemas/shared.schema.json'

export function yamlAndAjv(): (text: string) => number[] {
  const ajv = new Ajv({ allErrors: true, strict: false, discriminator: true })
  ajv.addSchema(sharedSchema)
  const validate = ajv.compile(unitsSchema)
  return (text) => {
    const lines = new LineCounter()
    const document = parseDocument(text, { lineCounter: lines })
    if (validate(document.toJS())) return []
    const found = new Set<number>()
    for (const { instancePath } of validate.errors ?? []) {
      const path = instancePath.split('/').slice(1)
      const node = document.getIn(
        path.map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
        true,
      )
      const range = (node as { range?: [number, number, number] } | undefined)?.range
      if (range) found.add(lines.linePos(range[0]).line)
    }
    return [...found].sort((a, b) => a - b)
  }
}
