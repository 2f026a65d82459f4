import { parse } from '../../../schemas/parse'
import { extensionOf, type PackFiles, textOf } from '../files'
import { limits } from './limits'
import { type PackError, refusal } from './refusal'

/** Findings that are no mistake of an author but a load on anyone who opens the file. Everything else may be mended later. */
const dangerous = ['E-FILE-SIZE', 'E-YAML-ALIAS', 'E-YAML-TAG', 'E-YAML-DEPTH', 'E-YAML-NODES']

/** The first YAML file that must not be opened; undefined when all may. */
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
