// Generated from lucide-react by `npm run schemas:build`: do not edit.
import { icon } from '../icon'

export const Columns2 = /* @__PURE__ */ icon([["rect",{"width":"18","height":"18","x":"3","y":"3","rx":"2"}],["path",{"d":"M12 3v18"}]])
