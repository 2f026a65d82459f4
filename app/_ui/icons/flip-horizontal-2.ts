// Generated from lucide-react by `npm run schemas:build`: do not edit.
import { icon } from '../icon'

export const FlipHorizontal2 = /* @__PURE__ */ icon([["path",{"d":"M10 12H8"}],["path",{"d":"M16 12h-2"}],["path",{"d":"M22 12h-2"}],["path",{"d":"M4 12H2"}],["path",{"d":"M7.298 20.288A1 1 0 0 0 8 22h8a1 1 0 0 0 .703-1.712l-3.991-3.99a1 1 0 0 0-1.424-.001z"}],["path",{"d":"M7.298 3.712A1 1 0 0 1 8 2h8a1 1 0 0 1 .703 1.712l-3.991 3.99a1 1 0 0 1-1.424.001z"}]])
