// Generated from lucide-react by `npm run schemas:build`: do not edit.
import { icon } from '../icon'

export const Minus = /* @__PURE__ */ icon([["path",{"d":"M5 12h14"}]])
