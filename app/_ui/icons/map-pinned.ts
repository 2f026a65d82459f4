// Generated from lucide-react by `npm run schemas:build`: do not edit.
import { icon } from '../icon'

export const MapPinned = /* @__PURE__ */ icon([["path",{"d":"M18 8c0 3.613-3.869 7.429-5.393 8.795a1 1 0 01-1.214 0C9.87 15.429 6 11.613 6 8a6 6 0 0112 0"}],["path",{"d":"M4.474 15h-.197a1 1 0 00-.969.753l-1.097 4.35a1.5 1.5 0 001.444 1.898L20.344 22a1.5 1.5 0 001.446-1.897l-1.098-4.35a1 1 0 00-.969-.753h-.197"}],["circle",{"cx":"12","cy":"8","r":"2"}]])
