// Generated from lucide-react by `npm run schemas:build`: do not edit.
import { icon } from '../icon'

export const Lasso = /* @__PURE__ */ icon([["path",{"d":"M3.704 14.467a10 8 0 1 1 3.115 2.375"}],["path",{"d":"M7 22a5 5 0 0 1-2-3.994"}],["circle",{"cx":"5","cy":"16","r":"2"}]])
