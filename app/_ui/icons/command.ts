// Generated from lucide-react by `npm run schemas:build`: do not edit.
import { icon } from '../icon'

export const Command = /* @__PURE__ */ icon([["path",{"d":"M15 6v12a3 3 0 1 0 3-3H6a3 3 0 1 0 3 3V6a3 3 0 1 0-3 3h12a3 3 0 1 0-3-3"}]])
