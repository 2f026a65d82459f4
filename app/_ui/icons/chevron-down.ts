// Generated from lucide-react by `npm run schemas:build`: do not edit.
import { icon } from '../icon'

export const ChevronDown = /* @__PURE__ */ icon([["path",{"d":"m6 9 6 6 6-6"}]])
