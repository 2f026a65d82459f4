// Generated from lucide-react by `npm run schemas:build`: do not edit.
import { icon } from '../icon'

export const ChevronUp = /* @__PURE__ */ icon([["path",{"d":"m18 15-6-6-6 6"}]])
