// Generated from lucide-react by `npm run schemas:build`: do not edit.
import { icon } from '../icon'

export const ArrowLeftRight = /* @__PURE__ */ icon([["path",{"d":"M8 3 4 7l4 4"}],["path",{"d":"M4 7h16"}],["path",{"d":"m16 21 4-4-4-4"}],["path",{"d":"M20 17H4"}]])
