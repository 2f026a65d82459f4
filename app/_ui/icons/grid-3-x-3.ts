// Generated from lucide-react by `npm run schemas:build`: do not edit.
import { icon } from '../icon'

export const Grid3x3 = /* @__PURE__ */ icon([["rect",{"width":"18","height":"18","x":"3","y":"3","rx":"2"}],["path",{"d":"M3 9h18"}],["path",{"d":"M3 15h18"}],["path",{"d":"M9 3v18"}],["path",{"d":"M15 3v18"}]])
