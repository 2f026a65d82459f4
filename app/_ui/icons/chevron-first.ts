// Generated from lucide-react by `npm run schemas:build`: do not edit.
import { icon } from '../icon'

export const ChevronFirst = /* @__PURE__ */ icon([["path",{"d":"m17 18-6-6 6-6"}],["path",{"d":"M7 6v12"}]])
