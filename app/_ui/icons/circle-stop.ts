// Generated from lucide-react by `npm run schemas:build`: do not edit.
import { icon } from '../icon'

export const CircleStop = /* @__PURE__ */ icon([["circle",{"cx":"12","cy":"12","r":"10"}],["rect",{"x":"9","y":"9","width":"6","height":"6","rx":"1"}]])
