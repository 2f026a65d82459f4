// Generated from lucide-react by `npm run schemas:build`: do not edit.
import { icon } from '../icon'

export const ChevronsRight = /* @__PURE__ */ icon([["path",{"d":"m6 17 5-5-5-5"}],["path",{"d":"m13 17 5-5-5-5"}]])
