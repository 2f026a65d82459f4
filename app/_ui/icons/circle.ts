// Generated from lucide-react by `npm run schemas:build`: do not edit.
import { icon } from '../icon'

export const Circle = /* @__PURE__ */ icon([["circle",{"cx":"12","cy":"12","r":"10"}]])
