// Generated from lucide-react by `npm run schemas:build`: do not edit.
import { icon } from '../icon'

export const Ellipsis = /* @__PURE__ */ icon([["circle",{"cx":"12","cy":"12","r":"1"}],["circle",{"cx":"19","cy":"12","r":"1"}],["circle",{"cx":"5","cy":"12","r":"1"}]])
