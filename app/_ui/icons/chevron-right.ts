// Generated from lucide-react by `npm run schemas:build`: do not edit.
import { icon } from '../icon'

export const ChevronRight = /* @__PURE__ */ icon([["path",{"d":"m9 18 6-6-6-6"}]])
