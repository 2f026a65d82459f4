/** `checking` with the schemas of all rulesets. A browser uses `checking` itself and loads the schemas it needs. */
import './all'

export {
  checkFile,
  checkPack,
  type Memory,
  type PackFiles,
  playable,
  type RequiredPacks,
  schemaFor,
} from './checking/checking'
