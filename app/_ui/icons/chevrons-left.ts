// Generated from lucide-react by `npm run schemas:build`: do not edit.
import { icon } from '../icon'

export const ChevronsLeft = /* @__PURE__ */ icon([["path",{"d":"m11 17-5-5 5-5"}],["path",{"d":"m18 17-5-5 5-5"}]])
