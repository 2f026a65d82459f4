/** `checking` with the schemas of all rulesets at hand. A browser uses `checking` itself and loads those it needs. */
import './all'

export {
  checkFile,
  checkPack,
  type Memory,
  type PackFiles,
  playable,
  type RequiredPacks,
  schemaFor,
} from './checking'
