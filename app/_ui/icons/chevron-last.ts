// Generated from lucide-react by `npm run schemas:build`: do not edit.
import { icon } from '../icon'

export const ChevronLast = /* @__PURE__ */ icon([["path",{"d":"m7 18 6-6-6-6"}],["path",{"d":"M17 6v12"}]])
