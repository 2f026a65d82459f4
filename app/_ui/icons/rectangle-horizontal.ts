// Generated from lucide-react by `npm run schemas:build`: do not edit.
import { icon } from '../icon'

export const RectangleHorizontal = /* @__PURE__ */ icon([["rect",{"width":"20","height":"12","x":"2","y":"6","rx":"2"}]])
