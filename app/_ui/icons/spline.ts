// Generated from lucide-react by `npm run schemas:build`: do not edit.
import { icon } from '../icon'

export const Spline = /* @__PURE__ */ icon([["circle",{"cx":"19","cy":"5","r":"2"}],["circle",{"cx":"5","cy":"19","r":"2"}],["path",{"d":"M5 17A12 12 0 0 1 17 5"}]])
