// Generated from lucide-react by `npm run schemas:build`: do not edit.
import { icon } from '../icon'

export const Merge = /* @__PURE__ */ icon([["path",{"d":"m8 6 4-4 4 4"}],["path",{"d":"M12 2v10.3a4 4 0 0 1-1.172 2.872L4 22"}],["path",{"d":"m20 22-5-5"}]])
