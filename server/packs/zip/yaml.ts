import { parse } from '../../../schemas/yaml/parse'
import { extensionOf, type PackFiles, textOf } from '../files'
import { limits } from './limits'
import { type PackError, refusal } from './refusal'

/** Findings that make a file dangerous to open. Every other finding can be fixed later in the draft. */
const dangerous = ['E-FILE-SIZE', 'E-YAML-ALIAS', 'E-YAML-TAG', 'E-YAML-DEPTH', 'E-YAML-NODES']

/** Returns the first YAML file that is not safe to open, or `undefined`. */
export function checkYaml(files: PackFiles): PackError | undefined {
  let total = 0
  for (const [path, bytes] of files) {
    if (!['yaml', 'yml'].includes(extensionOf(path))) continue
    total += bytes.length
    if (total > limits.allYamlBytes) {
      return refusal('pack-too-much-yaml', path, { limit: limits.allYamlBytes })
    }
    const { faults, lines } = parse(textOf(bytes) ?? '')
    const fault = faults.find(({ code }) => dangerous.includes(code))
    if (fault) {
      const values = { line: lines.firstLine(fault).line, reason: { message: fault.message } }
      return refusal('file-dangerous-yaml', path, values)
    }
  }
  return undefined
}
