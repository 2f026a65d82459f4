// Generated from the schemas by `npm run schemas:build`: do not edit.
import type { Part } from '../../part'

declare const part: Part
export default part
