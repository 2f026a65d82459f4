// Generated from lucide-react by `npm run schemas:build`: do not edit.
import { icon } from '../icon'

export const Slash = /* @__PURE__ */ icon([["path",{"d":"M22 2 2 22"}]])
