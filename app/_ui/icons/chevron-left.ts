// Generated from lucide-react by `npm run schemas:build`: do not edit.
import { icon } from '../icon'

export const ChevronLeft = /* @__PURE__ */ icon([["path",{"d":"m15 18-6-6 6-6"}]])
