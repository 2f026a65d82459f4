// Generated from lucide-react by `npm run schemas:build`: do not edit.
import { icon } from '../icon'

export const Ban = /* @__PURE__ */ icon([["circle",{"cx":"12","cy":"12","r":"10"}],["path",{"d":"M4.929 4.929 19.07 19.071"}]])
