// Generated from lucide-react by `npm run schemas:build`: do not edit.
import { icon } from '../icon'

export const Move = /* @__PURE__ */ icon([["path",{"d":"M12 2v20"}],["path",{"d":"m15 19-3 3-3-3"}],["path",{"d":"m19 9 3 3-3 3"}],["path",{"d":"M2 12h20"}],["path",{"d":"m5 9-3 3 3 3"}],["path",{"d":"m9 5 3-3 3 3"}]])
