// Generated from the schemas by `npm run schemas:build`: do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
  }
});

// node_modules/fast-deep-equal/index.js
var require_fast_deep_equal = __commonJS({
  "node_modules/fast-deep-equal/index.js"(exports, module) {
    "use strict";
    module.exports = function equal(a, b) {
      if (a === b) return !0;
      if (a && b && typeof a == "object" && typeof b == "object") {
        if (a.constructor !== b.constructor) return !1;
        var length, i, keys;
        if (Array.isArray(a)) {
          if (length = a.length, length != b.length) return !1;
          for (i = length; i-- !== 0; )
            if (!equal(a[i], b[i])) return !1;
          return !0;
        }
        if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
        if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
        if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
        if (keys = Object.keys(a), length = keys.length, length !== Object.keys(b).length) return !1;
        for (i = length; i-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return !1;
        for (i = length; i-- !== 0; ) {
          var key = keys[i];
          if (!equal(a[key], b[key])) return !1;
        }
        return !0;
      }
      return a !== a && b !== b;
    };
  }
});

// node_modules/ajv/dist/runtime/equal.js
var require_equal = __commonJS({
  "node_modules/ajv/dist/runtime/equal.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var equal = require_fast_deep_equal();
    exports.default = equal;
  }
});

// <stdin>
import juntaTerrainSchema from "../../junta/terrain.schema.json";
import juntaUnitsSchema from "../../junta/units.schema.json";
import juntaTablesSchema from "../../junta/tables.schema.json";
import juntaDeckSchema from "../../junta/deck.schema.json";
import juntaBotsSchema from "../../junta/bots.schema.json";
import juntaScenarioSchema from "../../junta/scenario.schema.json";
import juntaCaseSchema from "../../junta/case.schema.json";
import juntaWordsSchema from "../../junta/words.schema.json";
var juntaTerrainFile = validate21;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.terrain === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "terrain" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.spaces === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "spaces" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "terrain" || key0 === "edges" || key0 === "spaces")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.terrain !== void 0) {
      let data0 = data.terrain;
      if (Array.isArray(data0)) {
        if (data0.length > 200) {
          let err3 = { instancePath: instancePath + "/terrain", schemaPath: "#/properties/terrain/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0.length < 1) {
          let err4 = { instancePath: instancePath + "/terrain", schemaPath: "#/properties/terrain/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/terrain", schemaPath: "#/properties/terrain/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.edges !== void 0) {
      let data1 = data.edges;
      if (Array.isArray(data1)) {
        if (data1.length > 200) {
          let err6 = { instancePath: instancePath + "/edges", schemaPath: "#/properties/edges/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/edges", schemaPath: "#/properties/edges/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.spaces !== void 0) {
      let data2 = data.spaces;
      if (Array.isArray(data2)) {
        if (data2.length > 500) {
          let err8 = { instancePath: instancePath + "/spaces", schemaPath: "#/properties/spaces/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data2.length < 1) {
          let err9 = { instancePath: instancePath + "/spaces", schemaPath: "#/properties/spaces/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/spaces", schemaPath: "#/properties/spaces/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
var juntaTerrainItem_terrain = validate48;
var func2 = require_ucs2length().default, pattern0 = new RegExp("^(?!constructor$)[a-z][a-z0-9-]*$", "u");
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func2(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern0.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?!constructor$)[a-z][a-z0-9-]*$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate25.errors = vErrors, errors === 0;
}
var schema11 = { type: "object", required: ["colour"], properties: { colour: { $ref: "#/definitions/Colour" }, colourDark: { $ref: "#/definitions/Colour" }, pattern: { enum: ["none", "cobbles", "dashes", "bricks", "windows", "trees", "steps", "chevrons", "waves", "crowd", "hatch", "grid", "grass", "furrows", "track", "bushes", "scarp", "peaks", "saddle", "bastion", "magazine", "planks", "flagstones", "corner"] }, glyph: { type: "string", maxLength: 16 } }, additionalProperties: !1 };
var pattern1 = new RegExp("^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$", "u");
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func2(data) > 7) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 7 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern1.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate28.errors = vErrors, errors === 0;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.colour === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "colour" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "colour" || key0 === "colourDark" || key0 === "pattern" || key0 === "glyph")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.colour !== void 0 && (validate28(data.colour, { instancePath: instancePath + "/colour", parentData: data, parentDataProperty: "colour", rootData }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length)), data.colourDark !== void 0 && (validate28(data.colourDark, { instancePath: instancePath + "/colourDark", parentData: data, parentDataProperty: "colourDark", rootData }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length)), data.pattern !== void 0) {
      let data2 = data.pattern;
      if (!(data2 === "none" || data2 === "cobbles" || data2 === "dashes" || data2 === "bricks" || data2 === "windows" || data2 === "trees" || data2 === "steps" || data2 === "chevrons" || data2 === "waves" || data2 === "crowd" || data2 === "hatch" || data2 === "grid" || data2 === "grass" || data2 === "furrows" || data2 === "track" || data2 === "bushes" || data2 === "scarp" || data2 === "peaks" || data2 === "saddle" || data2 === "bastion" || data2 === "magazine" || data2 === "planks" || data2 === "flagstones" || data2 === "corner")) {
        let err2 = { instancePath: instancePath + "/pattern", schemaPath: "#/properties/pattern/enum", keyword: "enum", params: { allowedValues: schema11.properties.pattern.enum } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.glyph !== void 0) {
      let data3 = data.glyph;
      if (typeof data3 == "string") {
        if (func2(data3) > 16) {
          let err3 = { instancePath: instancePath + "/glyph", schemaPath: "#/properties/glyph/maxLength", keyword: "maxLength", params: { limit: 16 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/glyph", schemaPath: "#/properties/glyph/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate27.errors = vErrors, errors === 0;
}
var schema13 = { enum: ["rulebook", "found", "derived", "reconstruction", "own"] };
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema13.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate32.errors = vErrors, errors === 0;
}
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.look === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "look" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "look" || key0 === "source")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    data.id !== void 0 && (validate25(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data.look !== void 0 && (validate27(data.look, { instancePath: instancePath + "/look", parentData: data, parentDataProperty: "look", rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length)), data.source !== void 0 && (validate32(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate48.errors = vErrors, errors === 0;
}
var juntaTerrainItem_edges = validate52;
var schema15 = { type: "object", required: ["colour", "style"], properties: { colour: { $ref: "#/definitions/Colour" }, colourDark: { $ref: "#/definitions/Colour" }, style: { enum: ["wall", "gate", "river", "fence", "door", "window", "hedge", "crest", "border", "rail", "road", "ferry"] } }, additionalProperties: !1 };
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.colour === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "colour" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.style === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "style" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "colour" || key0 === "colourDark" || key0 === "style")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.colour !== void 0 && (validate28(data.colour, { instancePath: instancePath + "/colour", parentData: data, parentDataProperty: "colour", rootData }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length)), data.colourDark !== void 0 && (validate28(data.colourDark, { instancePath: instancePath + "/colourDark", parentData: data, parentDataProperty: "colourDark", rootData }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length)), data.style !== void 0) {
      let data2 = data.style;
      if (!(data2 === "wall" || data2 === "gate" || data2 === "river" || data2 === "fence" || data2 === "door" || data2 === "window" || data2 === "hedge" || data2 === "crest" || data2 === "border" || data2 === "rail" || data2 === "road" || data2 === "ferry")) {
        let err3 = { instancePath: instancePath + "/style", schemaPath: "#/properties/style/enum", keyword: "enum", params: { allowedValues: schema15.properties.style.enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate37.errors = vErrors, errors === 0;
}
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.look === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "look" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "look" || key0 === "source")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    data.id !== void 0 && (validate25(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data.look !== void 0 && (validate37(data.look, { instancePath: instancePath + "/look", parentData: data, parentDataProperty: "look", rootData }) || (vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors), errors = vErrors.length)), data.source !== void 0 && (validate32(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate52.errors = vErrors, errors === 0;
}
var juntaTerrainItem_spaces = validate56, schema16 = { type: "object", required: ["id", "role"], properties: { id: { $ref: "shared.schema.json#/definitions/CellName" }, role: { enum: ["centre", "embassy", "barracks", "police", "port", "district"] }, seat: { enum: ["palace", "parliament"] }, source: { $ref: "shared.schema.json#/definitions/Source" } }, additionalProperties: !1 };
var pattern2 = new RegExp("^(?:[0-9]{4,8}|(?!constructor$)[a-z][a-z0-9-]*)$", "u");
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern2.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4,8}|(?!constructor$)[a-z][a-z0-9-]*)$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate44.errors = vErrors, errors === 0;
}
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.role === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "role" || key0 === "seat" || key0 === "source")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.id !== void 0 && (validate44(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors), errors = vErrors.length)), data.role !== void 0) {
      let data1 = data.role;
      if (!(data1 === "centre" || data1 === "embassy" || data1 === "barracks" || data1 === "police" || data1 === "port" || data1 === "district")) {
        let err3 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema16.properties.role.enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.seat !== void 0) {
      let data2 = data.seat;
      if (!(data2 === "palace" || data2 === "parliament")) {
        let err4 = { instancePath: instancePath + "/seat", schemaPath: "#/properties/seat/enum", keyword: "enum", params: { allowedValues: schema16.properties.seat.enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    data.source !== void 0 && (validate32(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate56.errors = vErrors, errors === 0;
}
var juntaUnitsFile = validate59;
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sides === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sides" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.units === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "units" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.offices === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offices" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "sides" || key0 === "units" || key0 === "offices")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.sides !== void 0) {
      let data0 = data.sides;
      if (Array.isArray(data0)) {
        if (data0.length > 7) {
          let err4 = { instancePath: instancePath + "/sides", schemaPath: "#/properties/sides/maxItems", keyword: "maxItems", params: { limit: 7 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0.length < 2) {
          let err5 = { instancePath: instancePath + "/sides", schemaPath: "#/properties/sides/minItems", keyword: "minItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/sides", schemaPath: "#/properties/sides/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.units !== void 0) {
      let data1 = data.units;
      if (Array.isArray(data1)) {
        if (data1.length > 200) {
          let err7 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data1.length < 1) {
          let err8 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.offices !== void 0) {
      let data2 = data.offices;
      if (Array.isArray(data2)) {
        if (data2.length > 40) {
          let err10 = { instancePath: instancePath + "/offices", schemaPath: "#/properties/offices/maxItems", keyword: "maxItems", params: { limit: 40 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data2.length < 1) {
          let err11 = { instancePath: instancePath + "/offices", schemaPath: "#/properties/offices/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/offices", schemaPath: "#/properties/offices/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate59.errors = vErrors, errors === 0;
}
var juntaUnitsItem_sides = validate95;
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func2(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern0.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?!constructor$)[a-z][a-z0-9-]*$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate62.errors = vErrors, errors === 0;
}
var schema25 = { type: "object", required: ["colour", "ink", "shape"], properties: { colour: { $ref: "#/definitions/Colour" }, ink: { $ref: "#/definitions/Colour" }, shape: { enum: ["round", "square", "shield"] } }, additionalProperties: !1 };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.colour === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "colour" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.ink === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ink" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.shape === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "shape" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "colour" || key0 === "ink" || key0 === "shape")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.colour !== void 0 && (validate28(data.colour, { instancePath: instancePath + "/colour", parentData: data, parentDataProperty: "colour", rootData }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length)), data.ink !== void 0 && (validate28(data.ink, { instancePath: instancePath + "/ink", parentData: data, parentDataProperty: "ink", rootData }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length)), data.shape !== void 0) {
      let data2 = data.shape;
      if (!(data2 === "round" || data2 === "square" || data2 === "shield")) {
        let err4 = { instancePath: instancePath + "/shape", schemaPath: "#/properties/shape/enum", keyword: "enum", params: { allowedValues: schema25.properties.shape.enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate64.errors = vErrors, errors === 0;
}
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.look === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "look" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "look")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    data.id !== void 0 && (validate62(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length)), data.look !== void 0 && (validate64(data.look, { instancePath: instancePath + "/look", parentData: data, parentDataProperty: "look", rootData }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate95.errors = vErrors, errors === 0;
}
var juntaUnitsItem_units = validate98, schema26 = { type: "object", required: ["id", "per", "look"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, per: { type: "integer", minimum: 1, maximum: 20 }, bonus: { $ref: "#/definitions/JuntaBonusDice" }, moves: { type: "integer", minimum: 1, maximum: 9 }, lands: { $ref: "#/definitions/JuntaLanding" }, riot: { type: "boolean" }, guard: { type: "boolean" }, look: { $ref: "shared.schema.json#/definitions/UnitLook" }, source: { $ref: "shared.schema.json#/definitions/Source" } }, additionalProperties: !1 }, func9 = Object.prototype.hasOwnProperty;
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern2.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4,8}|(?!constructor$)[a-z][a-z0-9-]*)$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate72.errors = vErrors, errors === 0;
}
var func0 = require_equal().default;
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.at === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.dice === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dice" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "at" || key0 === "dice")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.at !== void 0) {
      let data0 = data.at;
      if (Array.isArray(data0)) {
        if (data0.length > 50) {
          let err3 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0.length < 1) {
          let err4 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate72(data0[i0], { instancePath: instancePath + "/at/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
        let i1 = data0.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data0[i1], data0[j0])) {
                  let err5 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                  break outer0;
                }
        }
      } else {
        let err6 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.dice !== void 0) {
      let data2 = data.dice;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err7 = { instancePath: instancePath + "/dice", schemaPath: "#/properties/dice/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 20 || isNaN(data2)) {
          let err8 = { instancePath: instancePath + "/dice", schemaPath: "#/properties/dice/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err9 = { instancePath: instancePath + "/dice", schemaPath: "#/properties/dice/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate71.errors = vErrors, errors === 0;
}
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "anywhere" || key0 === "nextTo" || key0 === "at")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.anywhere !== void 0 && typeof data.anywhere != "boolean") {
      let err1 = { instancePath: instancePath + "/anywhere", schemaPath: "#/properties/anywhere/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.nextTo !== void 0) {
      let data1 = data.nextTo;
      if (Array.isArray(data1)) {
        if (data1.length > 50) {
          let err2 = { instancePath: instancePath + "/nextTo", schemaPath: "#/properties/nextTo/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data1.length < 1) {
          let err3 = { instancePath: instancePath + "/nextTo", schemaPath: "#/properties/nextTo/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate72(data1[i0], { instancePath: instancePath + "/nextTo/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
        let i1 = data1.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data1[i1], data1[j0])) {
                  let err4 = { instancePath: instancePath + "/nextTo", schemaPath: "#/properties/nextTo/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                  break outer0;
                }
        }
      } else {
        let err5 = { instancePath: instancePath + "/nextTo", schemaPath: "#/properties/nextTo/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.at !== void 0) {
      let data3 = data.at;
      if (Array.isArray(data3)) {
        if (data3.length > 50) {
          let err6 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data3.length < 1) {
          let err7 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len1 = data3.length;
        for (let i2 = 0; i2 < len1; i2++)
          validate72(data3[i2], { instancePath: instancePath + "/at/" + i2, parentData: data3, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
        let i3 = data3.length, j1;
        if (i3 > 1) {
          outer1:
            for (; i3--; )
              for (j1 = i3; j1--; )
                if (func0(data3[i3], data3[j1])) {
                  let err8 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } };
                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                  break outer1;
                }
        }
      } else {
        let err9 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate75.errors = vErrors, errors === 0;
}
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.symbol === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "symbol" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "symbol" || key0 === "colour" || key0 === "ink")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.symbol !== void 0) {
      let data0 = data.symbol;
      if (typeof data0 == "string") {
        if (func2(data0) > 64) {
          let err2 = { instancePath: instancePath + "/symbol", schemaPath: "#/properties/symbol/maxLength", keyword: "maxLength", params: { limit: 64 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func2(data0) < 1) {
          let err3 = { instancePath: instancePath + "/symbol", schemaPath: "#/properties/symbol/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/symbol", schemaPath: "#/properties/symbol/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    data.colour !== void 0 && (validate28(data.colour, { instancePath: instancePath + "/colour", parentData: data, parentDataProperty: "colour", rootData }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length)), data.ink !== void 0 && (validate28(data.ink, { instancePath: instancePath + "/ink", parentData: data, parentDataProperty: "ink", rootData }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate79.errors = vErrors, errors === 0;
}
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema13.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate83.errors = vErrors, errors === 0;
}
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.per === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "per" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.look === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "look" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!func9.call(schema26.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.id !== void 0 && (validate62(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length)), data.per !== void 0) {
      let data1 = data.per;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err4 = { instancePath: instancePath + "/per", schemaPath: "#/properties/per/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 20 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/per", schemaPath: "#/properties/per/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/per", schemaPath: "#/properties/per/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.bonus !== void 0 && (validate71(data.bonus, { instancePath: instancePath + "/bonus", parentData: data, parentDataProperty: "bonus", rootData }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length)), data.moves !== void 0) {
      let data3 = data.moves;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err7 = { instancePath: instancePath + "/moves", schemaPath: "#/properties/moves/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9 || isNaN(data3)) {
          let err8 = { instancePath: instancePath + "/moves", schemaPath: "#/properties/moves/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err9 = { instancePath: instancePath + "/moves", schemaPath: "#/properties/moves/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.lands !== void 0 && (validate75(data.lands, { instancePath: instancePath + "/lands", parentData: data, parentDataProperty: "lands", rootData }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length)), data.riot !== void 0 && typeof data.riot != "boolean") {
      let err10 = { instancePath: instancePath + "/riot", schemaPath: "#/properties/riot/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.guard !== void 0 && typeof data.guard != "boolean") {
      let err11 = { instancePath: instancePath + "/guard", schemaPath: "#/properties/guard/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    data.look !== void 0 && (validate79(data.look, { instancePath: instancePath + "/look", parentData: data, parentDataProperty: "look", rootData }) || (vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors), errors = vErrors.length)), data.source !== void 0 && (validate83(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors), errors = vErrors.length));
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate98.errors = vErrors, errors === 0;
}
var juntaUnitsItem_offices = validate104, schema32 = { type: "object", required: ["id", "powers"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, powers: { type: "array", items: { enum: ["president", "interior", "brigade", "navy", "air"] }, maxItems: 5, uniqueItems: !0 }, units: { type: "array", items: { $ref: "#/definitions/JuntaOfficeUnits" }, maxItems: 50 }, source: { $ref: "shared.schema.json#/definitions/Source" } }, additionalProperties: !1 };
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.unit === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unit" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.count === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "unit" || key0 === "count" || key0 === "at" || key0 === "source")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.unit !== void 0 && (validate62(data.unit, { instancePath: instancePath + "/unit", parentData: data, parentDataProperty: "unit", rootData }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length)), data.count !== void 0) {
      let data1 = data.count;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err3 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 50 || isNaN(data1)) {
          let err4 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    data.at !== void 0 && (validate72(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length)), data.source !== void 0 && (validate83(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate88.errors = vErrors, errors === 0;
}
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.powers === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "powers" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "powers" || key0 === "units" || key0 === "source")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.id !== void 0 && (validate62(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length)), data.powers !== void 0) {
      let data1 = data.powers;
      if (Array.isArray(data1)) {
        if (data1.length > 5) {
          let err3 = { instancePath: instancePath + "/powers", schemaPath: "#/properties/powers/maxItems", keyword: "maxItems", params: { limit: 5 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (!(data2 === "president" || data2 === "interior" || data2 === "brigade" || data2 === "navy" || data2 === "air")) {
            let err4 = { instancePath: instancePath + "/powers/" + i0, schemaPath: "#/properties/powers/items/enum", keyword: "enum", params: { allowedValues: schema32.properties.powers.items.enum } };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        }
        let i1 = data1.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data1[i1], data1[j0])) {
                  let err5 = { instancePath: instancePath + "/powers", schemaPath: "#/properties/powers/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                  break outer0;
                }
        }
      } else {
        let err6 = { instancePath: instancePath + "/powers", schemaPath: "#/properties/powers/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.units !== void 0) {
      let data3 = data.units;
      if (Array.isArray(data3)) {
        if (data3.length > 50) {
          let err7 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len1 = data3.length;
        for (let i2 = 0; i2 < len1; i2++)
          validate88(data3[i2], { instancePath: instancePath + "/units/" + i2, parentData: data3, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    data.source !== void 0 && (validate83(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors), errors = vErrors.length));
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate104.errors = vErrors, errors === 0;
}
var juntaTablesFile = validate108;
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.dealt === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dealt" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.drawn === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "drawn" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.most === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "most" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "dealt" || key0 === "drawn" || key0 === "most")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.dealt !== void 0) {
      let data0 = data.dealt;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err4 = { instancePath: instancePath + "/dealt", schemaPath: "#/properties/dealt/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 50 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/dealt", schemaPath: "#/properties/dealt/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          let err6 = { instancePath: instancePath + "/dealt", schemaPath: "#/properties/dealt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.drawn !== void 0) {
      let data1 = data.drawn;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err7 = { instancePath: instancePath + "/drawn", schemaPath: "#/properties/drawn/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 50 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/drawn", schemaPath: "#/properties/drawn/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err9 = { instancePath: instancePath + "/drawn", schemaPath: "#/properties/drawn/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.most !== void 0) {
      let data2 = data.most;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err10 = { instancePath: instancePath + "/most", schemaPath: "#/properties/most/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 100 || isNaN(data2)) {
          let err11 = { instancePath: instancePath + "/most", schemaPath: "#/properties/most/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          let err12 = { instancePath: instancePath + "/most", schemaPath: "#/properties/most/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate132.errors = vErrors, errors === 0;
}
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.drawn === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "drawn" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "drawn") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.drawn !== void 0) {
      let data0 = data.drawn;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err2 = { instancePath: instancePath + "/drawn", schemaPath: "#/properties/drawn/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 100 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/drawn", schemaPath: "#/properties/drawn/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/drawn", schemaPath: "#/properties/drawn/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate134.errors = vErrors, errors === 0;
}
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.most === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "most" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.votes === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "votes" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "most" || key0 === "ballots" || key0 === "votes")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.most !== void 0) {
      let data0 = data.most;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/most", schemaPath: "#/properties/most/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 40 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/most", schemaPath: "#/properties/most/maximum", keyword: "maximum", params: { comparison: "<=", limit: 40 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/most", schemaPath: "#/properties/most/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.ballots !== void 0) {
      let data1 = data.ballots;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err6 = { instancePath: instancePath + "/ballots", schemaPath: "#/properties/ballots/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 100 || isNaN(data1)) {
          let err7 = { instancePath: instancePath + "/ballots", schemaPath: "#/properties/ballots/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/ballots", schemaPath: "#/properties/ballots/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
    if (data.votes !== void 0) {
      let data2 = data.votes;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err9 = { instancePath: instancePath + "/votes", schemaPath: "#/properties/votes/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 40 || isNaN(data2)) {
          let err10 = { instancePath: instancePath + "/votes", schemaPath: "#/properties/votes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 40 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          let err11 = { instancePath: instancePath + "/votes", schemaPath: "#/properties/votes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate136.errors = vErrors, errors === 0;
}
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.phases === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phases" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.waves === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "waves" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.faces === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "faces" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.hit === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hit" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.gunboat === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "gunboat" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.strike === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "strike" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.strikes === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "strikes" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.centres === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "centres" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "phases" || key0 === "waves" || key0 === "faces" || key0 === "hit" || key0 === "gunboat" || key0 === "strike" || key0 === "strikes" || key0 === "centres")) {
        let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    if (data.phases !== void 0) {
      let data0 = data.phases;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err9 = { instancePath: instancePath + "/phases", schemaPath: "#/properties/phases/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 20 || isNaN(data0)) {
          let err10 = { instancePath: instancePath + "/phases", schemaPath: "#/properties/phases/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          let err11 = { instancePath: instancePath + "/phases", schemaPath: "#/properties/phases/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      }
    }
    if (data.waves !== void 0) {
      let data1 = data.waves;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err12 = { instancePath: instancePath + "/waves", schemaPath: "#/properties/waves/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 20 || isNaN(data1)) {
          let err13 = { instancePath: instancePath + "/waves", schemaPath: "#/properties/waves/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err14 = { instancePath: instancePath + "/waves", schemaPath: "#/properties/waves/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      }
    }
    if (data.faces !== void 0) {
      let data2 = data.faces;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err15 = { instancePath: instancePath + "/faces", schemaPath: "#/properties/faces/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 20 || isNaN(data2)) {
          let err16 = { instancePath: instancePath + "/faces", schemaPath: "#/properties/faces/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data2 < 2 || isNaN(data2)) {
          let err17 = { instancePath: instancePath + "/faces", schemaPath: "#/properties/faces/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      }
    }
    if (data.hit !== void 0) {
      let data3 = data.hit;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err18 = { instancePath: instancePath + "/hit", schemaPath: "#/properties/hit/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 20 || isNaN(data3)) {
          let err19 = { instancePath: instancePath + "/hit", schemaPath: "#/properties/hit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err20 = { instancePath: instancePath + "/hit", schemaPath: "#/properties/hit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      }
    }
    if (data.gunboat !== void 0) {
      let data4 = data.gunboat;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err21 = { instancePath: instancePath + "/gunboat", schemaPath: "#/properties/gunboat/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 20 || isNaN(data4)) {
          let err22 = { instancePath: instancePath + "/gunboat", schemaPath: "#/properties/gunboat/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (data4 < 0 || isNaN(data4)) {
          let err23 = { instancePath: instancePath + "/gunboat", schemaPath: "#/properties/gunboat/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      }
    }
    if (data.strike !== void 0) {
      let data5 = data.strike;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err24 = { instancePath: instancePath + "/strike", schemaPath: "#/properties/strike/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 20 || isNaN(data5)) {
          let err25 = { instancePath: instancePath + "/strike", schemaPath: "#/properties/strike/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          let err26 = { instancePath: instancePath + "/strike", schemaPath: "#/properties/strike/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
      }
    }
    if (data.strikes !== void 0) {
      let data6 = data.strikes;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        let err27 = { instancePath: instancePath + "/strikes", schemaPath: "#/properties/strikes/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 20 || isNaN(data6)) {
          let err28 = { instancePath: instancePath + "/strikes", schemaPath: "#/properties/strikes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        if (data6 < 0 || isNaN(data6)) {
          let err29 = { instancePath: instancePath + "/strikes", schemaPath: "#/properties/strikes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      }
    }
    if (data.centres !== void 0) {
      let data7 = data.centres;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        let err30 = { instancePath: instancePath + "/centres", schemaPath: "#/properties/centres/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 20 || isNaN(data7)) {
          let err31 = { instancePath: instancePath + "/centres", schemaPath: "#/properties/centres/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
        if (data7 < 1 || isNaN(data7)) {
          let err32 = { instancePath: instancePath + "/centres", schemaPath: "#/properties/centres/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      }
    }
  } else {
    let err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
  }
  return validate138.errors = vErrors, errors === 0;
}
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.offers === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offers" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "offers") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.offers !== void 0) {
      let data0 = data.offers;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err2 = { instancePath: instancePath + "/offers", schemaPath: "#/properties/offers/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 100 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/offers", schemaPath: "#/properties/offers/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/offers", schemaPath: "#/properties/offers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate140.errors = vErrors, errors === 0;
}
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.notes === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "notes" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.locations === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "locations" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.cards === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cards" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.aid === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "aid" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.government === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "government" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.coup === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "coup" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.deals === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deals" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "notes" || key0 === "locations" || key0 === "cards" || key0 === "aid" || key0 === "government" || key0 === "coup" || key0 === "deals" || key0 === "words")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.notes !== void 0) {
      let data0 = data.notes;
      if (Array.isArray(data0)) {
        if (data0.length > 3) {
          let err8 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/maxItems", keyword: "maxItems", params: { limit: 3 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data0.length < 1) {
          let err9 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.locations !== void 0) {
      let data1 = data.locations;
      if (Array.isArray(data1)) {
        if (data1.length > 20) {
          let err11 = { instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/maxItems", keyword: "maxItems", params: { limit: 20 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data1.length < 2) {
          let err12 = { instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/minItems", keyword: "minItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.cards !== void 0 && (validate132(data.cards, { instancePath: instancePath + "/cards", parentData: data, parentDataProperty: "cards", rootData }) || (vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors), errors = vErrors.length)), data.aid !== void 0 && (validate134(data.aid, { instancePath: instancePath + "/aid", parentData: data, parentDataProperty: "aid", rootData }) || (vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors), errors = vErrors.length)), data.government !== void 0 && (validate136(data.government, { instancePath: instancePath + "/government", parentData: data, parentDataProperty: "government", rootData }) || (vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors), errors = vErrors.length)), data.coup !== void 0 && (validate138(data.coup, { instancePath: instancePath + "/coup", parentData: data, parentDataProperty: "coup", rootData }) || (vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors), errors = vErrors.length)), data.deals !== void 0 && (validate140(data.deals, { instancePath: instancePath + "/deals", parentData: data, parentDataProperty: "deals", rootData }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length)), data.words !== void 0) {
      let data7 = data.words;
      if (Array.isArray(data7)) {
        if (data7.length > 50) {
          let err14 = { instancePath: instancePath + "/words", schemaPath: "#/properties/words/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/words", schemaPath: "#/properties/words/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate108.errors = vErrors, errors === 0;
}
var juntaTablesItem_notes = validate142;
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema13.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate111.errors = vErrors, errors === 0;
}
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.count === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "value" || key0 === "count" || key0 === "source")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.value !== void 0) {
      let data0 = data.value;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 3 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.count !== void 0) {
      let data1 = data.count;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err6 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1e3 || isNaN(data1)) {
          let err7 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
    data.source !== void 0 && (validate111(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors), errors = vErrors.length));
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate142.errors = vErrors, errors === 0;
}
var juntaTablesItem_locations = validate144, schema41 = { type: "object", required: ["id"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, role: { enum: ["bank", "headquarters"] }, source: { $ref: "shared.schema.json#/definitions/Source" } }, additionalProperties: !1 };
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func2(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern0.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?!constructor$)[a-z][a-z0-9-]*$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate115.errors = vErrors, errors === 0;
}
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "role" || key0 === "source")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.id !== void 0 && (validate115(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors), errors = vErrors.length)), data.role !== void 0) {
      let data1 = data.role;
      if (!(data1 === "bank" || data1 === "headquarters")) {
        let err2 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema41.properties.role.enum } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    data.source !== void 0 && (validate111(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate144.errors = vErrors, errors === 0;
}
var juntaTablesItem_words = validate147;
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "id") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.id !== void 0 && (validate115(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate147.errors = vErrors, errors === 0;
}
var juntaDeckFile = validate149;
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func2(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern0.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?!constructor$)[a-z][a-z0-9-]*$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate150.errors = vErrors, errors === 0;
}
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema13.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate152.errors = vErrors, errors === 0;
}
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.cards === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cards" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "source" || key0 === "cards" || key0 === "without")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.id !== void 0 && (validate150(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors), errors = vErrors.length)), data.source !== void 0 && (validate152(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors), errors = vErrors.length)), data.cards !== void 0) {
      let data2 = data.cards;
      if (Array.isArray(data2)) {
        if (data2.length > 500) {
          let err3 = { instancePath: instancePath + "/cards", schemaPath: "#/properties/cards/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/cards", schemaPath: "#/properties/cards/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.without !== void 0) {
      let data3 = data.without;
      if (Array.isArray(data3)) {
        if (data3.length > 500) {
          let err5 = { instancePath: instancePath + "/without", schemaPath: "#/properties/without/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate150(data3[i0], { instancePath: instancePath + "/without/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors), errors = vErrors.length);
        let i1 = data3.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data3[i1], data3[j0])) {
                  let err6 = { instancePath: instancePath + "/without", schemaPath: "#/properties/without/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                  break outer0;
                }
        }
      } else {
        let err7 = { instancePath: instancePath + "/without", schemaPath: "#/properties/without/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate149.errors = vErrors, errors === 0;
}
var juntaDeckItem_cards = validate178, schema63 = { type: "object", required: ["id", "kind", "when"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, copies: { type: "integer", minimum: 1, maximum: 50 }, kind: { enum: ["influence", "vote", "donation", "attempt", "bribe", "event", "units", "guard"] }, when: { type: "array", items: { enum: ["any", "vote", "budget", "declare", "react", "bank", "call", "movement", "return"] }, minItems: 1, maxItems: 9, uniqueItems: !0 }, votes: { type: "integer", minimum: 0, maximum: 100 }, bonus: { $ref: "#/definitions/JuntaVoteBonus" }, needs: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, minItems: 1, maxItems: 20, uniqueItems: !0 }, income: { $ref: "#/definitions/JuntaIncome" }, effects: { type: "array", items: { $ref: "#/definitions/JuntaEffect" }, maxItems: 10 }, source: { $ref: "shared.schema.json#/definitions/Source" } }, additionalProperties: !1 };
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func2(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern0.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?!constructor$)[a-z][a-z0-9-]*$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate156.errors = vErrors, errors === 0;
}
function validate162(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.with === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "with" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.votes === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "votes" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "with" || key0 === "votes")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.with !== void 0) {
      let data0 = data.with;
      if (Array.isArray(data0)) {
        if (data0.length > 20) {
          let err3 = { instancePath: instancePath + "/with", schemaPath: "#/properties/with/maxItems", keyword: "maxItems", params: { limit: 20 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0.length < 1) {
          let err4 = { instancePath: instancePath + "/with", schemaPath: "#/properties/with/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate156(data0[i0], { instancePath: instancePath + "/with/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors), errors = vErrors.length);
        let i1 = data0.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data0[i1], data0[j0])) {
                  let err5 = { instancePath: instancePath + "/with", schemaPath: "#/properties/with/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                  break outer0;
                }
        }
      } else {
        let err6 = { instancePath: instancePath + "/with", schemaPath: "#/properties/with/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.votes !== void 0) {
      let data2 = data.votes;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err7 = { instancePath: instancePath + "/votes", schemaPath: "#/properties/votes/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 100 || isNaN(data2)) {
          let err8 = { instancePath: instancePath + "/votes", schemaPath: "#/properties/votes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          let err9 = { instancePath: instancePath + "/votes", schemaPath: "#/properties/votes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate162.errors = vErrors, errors === 0;
}
var schema65 = { type: "object", required: ["amount"], properties: { amount: { type: "integer", minimum: 1, maximum: 20 }, only: { enum: ["dark"] } }, additionalProperties: !1 };
function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.amount === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "amount" || key0 === "only")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.amount !== void 0) {
      let data0 = data.amount;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err2 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 20 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
    if (data.only !== void 0 && data.only !== "dark") {
      let err5 = { instancePath: instancePath + "/only", schemaPath: "#/properties/only/enum", keyword: "enum", params: { allowedValues: schema65.properties.only.enum } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate166.errors = vErrors, errors === 0;
}
var schema66 = { type: "object", required: ["type"], properties: { type: { enum: ["attempt", "guard", "buy-off", "burgle", "police", "note", "pretext", "bank-holiday", "end-vote", "recount", "motion", "levy", "sack", "drop-influence", "spy", "rival-budget", "units", "bribe", "passport", "words"] }, cost: { type: "integer", minimum: 0, maximum: 50 }, count: { type: "integer", minimum: 0, maximum: 50 }, most: { type: "integer", minimum: 0, maximum: 100 }, die: { type: "array", items: { enum: ["nothing", "success", "again", "backfire"] }, minItems: 2, maxItems: 20 }, second: { type: "array", items: { enum: ["nothing", "success", "backfire"] }, minItems: 2, maxItems: 20 }, spares: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, minItems: 1, maxItems: 40, uniqueItems: !0 }, location: { $ref: "shared.schema.json#/definitions/Id" }, units: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, minItems: 1, maxItems: 50, uniqueItems: !0 }, at: { type: "array", items: { $ref: "shared.schema.json#/definitions/CellName" }, minItems: 1, maxItems: 50, uniqueItems: !0 }, share: { type: "array", items: { type: "integer", minimum: 1, maximum: 100 }, minItems: 2, maxItems: 2 } }, additionalProperties: !1 };
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern2.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4,8}|(?!constructor$)[a-z][a-z0-9-]*)$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate172.errors = vErrors, errors === 0;
}
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!func9.call(schema66.properties, key0)) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (!(data0 === "attempt" || data0 === "guard" || data0 === "buy-off" || data0 === "burgle" || data0 === "police" || data0 === "note" || data0 === "pretext" || data0 === "bank-holiday" || data0 === "end-vote" || data0 === "recount" || data0 === "motion" || data0 === "levy" || data0 === "sack" || data0 === "drop-influence" || data0 === "spy" || data0 === "rival-budget" || data0 === "units" || data0 === "bribe" || data0 === "passport" || data0 === "words")) {
        let err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema66.properties.type.enum } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.cost !== void 0) {
      let data1 = data.cost;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err3 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 50 || isNaN(data1)) {
          let err4 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.count !== void 0) {
      let data2 = data.count;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err6 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) {
          let err7 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          let err8 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
    if (data.most !== void 0) {
      let data3 = data.most;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err9 = { instancePath: instancePath + "/most", schemaPath: "#/properties/most/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 100 || isNaN(data3)) {
          let err10 = { instancePath: instancePath + "/most", schemaPath: "#/properties/most/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          let err11 = { instancePath: instancePath + "/most", schemaPath: "#/properties/most/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      }
    }
    if (data.die !== void 0) {
      let data4 = data.die;
      if (Array.isArray(data4)) {
        if (data4.length > 20) {
          let err12 = { instancePath: instancePath + "/die", schemaPath: "#/properties/die/maxItems", keyword: "maxItems", params: { limit: 20 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data4.length < 2) {
          let err13 = { instancePath: instancePath + "/die", schemaPath: "#/properties/die/minItems", keyword: "minItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (!(data5 === "nothing" || data5 === "success" || data5 === "again" || data5 === "backfire")) {
            let err14 = { instancePath: instancePath + "/die/" + i0, schemaPath: "#/properties/die/items/enum", keyword: "enum", params: { allowedValues: schema66.properties.die.items.enum } };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
      } else {
        let err15 = { instancePath: instancePath + "/die", schemaPath: "#/properties/die/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.second !== void 0) {
      let data6 = data.second;
      if (Array.isArray(data6)) {
        if (data6.length > 20) {
          let err16 = { instancePath: instancePath + "/second", schemaPath: "#/properties/second/maxItems", keyword: "maxItems", params: { limit: 20 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data6.length < 2) {
          let err17 = { instancePath: instancePath + "/second", schemaPath: "#/properties/second/minItems", keyword: "minItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        let len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data7 = data6[i1];
          if (!(data7 === "nothing" || data7 === "success" || data7 === "backfire")) {
            let err18 = { instancePath: instancePath + "/second/" + i1, schemaPath: "#/properties/second/items/enum", keyword: "enum", params: { allowedValues: schema66.properties.second.items.enum } };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
      } else {
        let err19 = { instancePath: instancePath + "/second", schemaPath: "#/properties/second/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.spares !== void 0) {
      let data8 = data.spares;
      if (Array.isArray(data8)) {
        if (data8.length > 40) {
          let err20 = { instancePath: instancePath + "/spares", schemaPath: "#/properties/spares/maxItems", keyword: "maxItems", params: { limit: 40 } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (data8.length < 1) {
          let err21 = { instancePath: instancePath + "/spares", schemaPath: "#/properties/spares/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        let len2 = data8.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate156(data8[i2], { instancePath: instancePath + "/spares/" + i2, parentData: data8, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors), errors = vErrors.length);
        let i3 = data8.length, j0;
        if (i3 > 1) {
          outer0:
            for (; i3--; )
              for (j0 = i3; j0--; )
                if (func0(data8[i3], data8[j0])) {
                  let err22 = { instancePath: instancePath + "/spares", schemaPath: "#/properties/spares/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j0 } };
                  vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                  break outer0;
                }
        }
      } else {
        let err23 = { instancePath: instancePath + "/spares", schemaPath: "#/properties/spares/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.location !== void 0 && (validate156(data.location, { instancePath: instancePath + "/location", parentData: data, parentDataProperty: "location", rootData }) || (vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors), errors = vErrors.length)), data.units !== void 0) {
      let data11 = data.units;
      if (Array.isArray(data11)) {
        if (data11.length > 50) {
          let err24 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (data11.length < 1) {
          let err25 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        let len3 = data11.length;
        for (let i4 = 0; i4 < len3; i4++)
          validate156(data11[i4], { instancePath: instancePath + "/units/" + i4, parentData: data11, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors), errors = vErrors.length);
        let i5 = data11.length, j1;
        if (i5 > 1) {
          outer1:
            for (; i5--; )
              for (j1 = i5; j1--; )
                if (func0(data11[i5], data11[j1])) {
                  let err26 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/uniqueItems", keyword: "uniqueItems", params: { i: i5, j: j1 } };
                  vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                  break outer1;
                }
        }
      } else {
        let err27 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.at !== void 0) {
      let data13 = data.at;
      if (Array.isArray(data13)) {
        if (data13.length > 50) {
          let err28 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        if (data13.length < 1) {
          let err29 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        let len4 = data13.length;
        for (let i6 = 0; i6 < len4; i6++)
          validate172(data13[i6], { instancePath: instancePath + "/at/" + i6, parentData: data13, parentDataProperty: i6, rootData }) || (vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors), errors = vErrors.length);
        let i7 = data13.length, j2;
        if (i7 > 1) {
          outer2:
            for (; i7--; )
              for (j2 = i7; j2--; )
                if (func0(data13[i7], data13[j2])) {
                  let err30 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/uniqueItems", keyword: "uniqueItems", params: { i: i7, j: j2 } };
                  vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                  break outer2;
                }
        }
      } else {
        let err31 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.share !== void 0) {
      let data15 = data.share;
      if (Array.isArray(data15)) {
        if (data15.length > 2) {
          let err32 = { instancePath: instancePath + "/share", schemaPath: "#/properties/share/maxItems", keyword: "maxItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        if (data15.length < 2) {
          let err33 = { instancePath: instancePath + "/share", schemaPath: "#/properties/share/minItems", keyword: "minItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
        let len5 = data15.length;
        for (let i8 = 0; i8 < len5; i8++) {
          let data16 = data15[i8];
          if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
            let err34 = { instancePath: instancePath + "/share/" + i8, schemaPath: "#/properties/share/items/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
          if (typeof data16 == "number" && isFinite(data16)) {
            if (data16 > 100 || isNaN(data16)) {
              let err35 = { instancePath: instancePath + "/share/" + i8, schemaPath: "#/properties/share/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
            }
            if (data16 < 1 || isNaN(data16)) {
              let err36 = { instancePath: instancePath + "/share/" + i8, schemaPath: "#/properties/share/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
          }
        }
      } else {
        let err37 = { instancePath: instancePath + "/share", schemaPath: "#/properties/share/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
  } else {
    let err38 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
  }
  return validate168.errors = vErrors, errors === 0;
}
function validate158(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema13.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate158.errors = vErrors, errors === 0;
}
function validate178(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.kind === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.when === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "when" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!func9.call(schema63.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.id !== void 0 && (validate156(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors), errors = vErrors.length)), data.copies !== void 0) {
      let data1 = data.copies;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err4 = { instancePath: instancePath + "/copies", schemaPath: "#/properties/copies/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 50 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/copies", schemaPath: "#/properties/copies/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/copies", schemaPath: "#/properties/copies/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.kind !== void 0) {
      let data2 = data.kind;
      if (!(data2 === "influence" || data2 === "vote" || data2 === "donation" || data2 === "attempt" || data2 === "bribe" || data2 === "event" || data2 === "units" || data2 === "guard")) {
        let err7 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema63.properties.kind.enum } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.when !== void 0) {
      let data3 = data.when;
      if (Array.isArray(data3)) {
        if (data3.length > 9) {
          let err8 = { instancePath: instancePath + "/when", schemaPath: "#/properties/when/maxItems", keyword: "maxItems", params: { limit: 9 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data3.length < 1) {
          let err9 = { instancePath: instancePath + "/when", schemaPath: "#/properties/when/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (!(data4 === "any" || data4 === "vote" || data4 === "budget" || data4 === "declare" || data4 === "react" || data4 === "bank" || data4 === "call" || data4 === "movement" || data4 === "return")) {
            let err10 = { instancePath: instancePath + "/when/" + i0, schemaPath: "#/properties/when/items/enum", keyword: "enum", params: { allowedValues: schema63.properties.when.items.enum } };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
        let i1 = data3.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data3[i1], data3[j0])) {
                  let err11 = { instancePath: instancePath + "/when", schemaPath: "#/properties/when/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                  break outer0;
                }
        }
      } else {
        let err12 = { instancePath: instancePath + "/when", schemaPath: "#/properties/when/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.votes !== void 0) {
      let data5 = data.votes;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err13 = { instancePath: instancePath + "/votes", schemaPath: "#/properties/votes/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 100 || isNaN(data5)) {
          let err14 = { instancePath: instancePath + "/votes", schemaPath: "#/properties/votes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          let err15 = { instancePath: instancePath + "/votes", schemaPath: "#/properties/votes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      }
    }
    if (data.bonus !== void 0 && (validate162(data.bonus, { instancePath: instancePath + "/bonus", parentData: data, parentDataProperty: "bonus", rootData }) || (vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors), errors = vErrors.length)), data.needs !== void 0) {
      let data7 = data.needs;
      if (Array.isArray(data7)) {
        if (data7.length > 20) {
          let err16 = { instancePath: instancePath + "/needs", schemaPath: "#/properties/needs/maxItems", keyword: "maxItems", params: { limit: 20 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data7.length < 1) {
          let err17 = { instancePath: instancePath + "/needs", schemaPath: "#/properties/needs/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        let len1 = data7.length;
        for (let i2 = 0; i2 < len1; i2++)
          validate156(data7[i2], { instancePath: instancePath + "/needs/" + i2, parentData: data7, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors), errors = vErrors.length);
        let i3 = data7.length, j1;
        if (i3 > 1) {
          outer1:
            for (; i3--; )
              for (j1 = i3; j1--; )
                if (func0(data7[i3], data7[j1])) {
                  let err18 = { instancePath: instancePath + "/needs", schemaPath: "#/properties/needs/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } };
                  vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                  break outer1;
                }
        }
      } else {
        let err19 = { instancePath: instancePath + "/needs", schemaPath: "#/properties/needs/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.income !== void 0 && (validate166(data.income, { instancePath: instancePath + "/income", parentData: data, parentDataProperty: "income", rootData }) || (vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors), errors = vErrors.length)), data.effects !== void 0) {
      let data10 = data.effects;
      if (Array.isArray(data10)) {
        if (data10.length > 10) {
          let err20 = { instancePath: instancePath + "/effects", schemaPath: "#/properties/effects/maxItems", keyword: "maxItems", params: { limit: 10 } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        let len2 = data10.length;
        for (let i4 = 0; i4 < len2; i4++)
          validate168(data10[i4], { instancePath: instancePath + "/effects/" + i4, parentData: data10, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length);
      } else {
        let err21 = { instancePath: instancePath + "/effects", schemaPath: "#/properties/effects/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    data.source !== void 0 && (validate158(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors), errors = vErrors.length));
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate178.errors = vErrors, errors === 0;
}
var juntaBotsFile = validate185;
function validate185(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.bots === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bots" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "bots") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.bots !== void 0) {
      let data0 = data.bots;
      if (Array.isArray(data0)) {
        if (data0.length > 20) {
          let err2 = { instancePath: instancePath + "/bots", schemaPath: "#/properties/bots/maxItems", keyword: "maxItems", params: { limit: 20 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/bots", schemaPath: "#/properties/bots/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate185.errors = vErrors, errors === 0;
}
var juntaBotsItem_bots = validate218;
function validate188(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func2(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern0.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?!constructor$)[a-z][a-z0-9-]*$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate188.errors = vErrors, errors === 0;
}
var schema73 = { type: "object", properties: { money: { $ref: "#/definitions/JuntaWeight" }, swiss: { $ref: "#/definitions/JuntaWeight" }, danger: { $ref: "#/definitions/JuntaWeight" }, votes: { $ref: "#/definitions/JuntaWeight" }, office: { $ref: "#/definitions/JuntaWeight" }, cards: { $ref: "#/definitions/JuntaWeight" }, attempt: { $ref: "#/definitions/JuntaWeight" }, coup: { $ref: "#/definitions/JuntaWeight" }, loyalty: { $ref: "#/definitions/JuntaWeight" }, centre: { $ref: "#/definitions/JuntaWeight" }, fight: { $ref: "#/definitions/JuntaWeight" }, deal: { $ref: "#/definitions/JuntaWeight" }, offers: { $ref: "#/definitions/JuntaWeight" }, margin: { $ref: "#/definitions/JuntaWeight" }, haggle: { $ref: "#/definitions/JuntaWeight" }, gift: { $ref: "#/definitions/JuntaWeight" }, honour: { $ref: "#/definitions/JuntaWeight" }, killers: { $ref: "#/definitions/JuntaWeight" }, units: { $ref: "#/definitions/JuntaWeight" }, ally: { $ref: "#/definitions/JuntaWeight" }, settle: { $ref: "#/definitions/JuntaWeight" }, watch: { $ref: "#/definitions/JuntaWeight" }, fear: { $ref: "#/definitions/JuntaWeight" }, bluff: { $ref: "#/definitions/JuntaWeight" } }, additionalProperties: !1 };
function validate191(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 1e4 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data < -1e4 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e4 } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate191.errors = vErrors, errors === 0;
}
function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func9.call(schema73.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    data.money !== void 0 && (validate191(data.money, { instancePath: instancePath + "/money", parentData: data, parentDataProperty: "money", rootData }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length)), data.swiss !== void 0 && (validate191(data.swiss, { instancePath: instancePath + "/swiss", parentData: data, parentDataProperty: "swiss", rootData }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length)), data.danger !== void 0 && (validate191(data.danger, { instancePath: instancePath + "/danger", parentData: data, parentDataProperty: "danger", rootData }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length)), data.votes !== void 0 && (validate191(data.votes, { instancePath: instancePath + "/votes", parentData: data, parentDataProperty: "votes", rootData }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length)), data.office !== void 0 && (validate191(data.office, { instancePath: instancePath + "/office", parentData: data, parentDataProperty: "office", rootData }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length)), data.cards !== void 0 && (validate191(data.cards, { instancePath: instancePath + "/cards", parentData: data, parentDataProperty: "cards", rootData }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length)), data.attempt !== void 0 && (validate191(data.attempt, { instancePath: instancePath + "/attempt", parentData: data, parentDataProperty: "attempt", rootData }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length)), data.coup !== void 0 && (validate191(data.coup, { instancePath: instancePath + "/coup", parentData: data, parentDataProperty: "coup", rootData }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length)), data.loyalty !== void 0 && (validate191(data.loyalty, { instancePath: instancePath + "/loyalty", parentData: data, parentDataProperty: "loyalty", rootData }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length)), data.centre !== void 0 && (validate191(data.centre, { instancePath: instancePath + "/centre", parentData: data, parentDataProperty: "centre", rootData }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length)), data.fight !== void 0 && (validate191(data.fight, { instancePath: instancePath + "/fight", parentData: data, parentDataProperty: "fight", rootData }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length)), data.deal !== void 0 && (validate191(data.deal, { instancePath: instancePath + "/deal", parentData: data, parentDataProperty: "deal", rootData }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length)), data.offers !== void 0 && (validate191(data.offers, { instancePath: instancePath + "/offers", parentData: data, parentDataProperty: "offers", rootData }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length)), data.margin !== void 0 && (validate191(data.margin, { instancePath: instancePath + "/margin", parentData: data, parentDataProperty: "margin", rootData }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length)), data.haggle !== void 0 && (validate191(data.haggle, { instancePath: instancePath + "/haggle", parentData: data, parentDataProperty: "haggle", rootData }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length)), data.gift !== void 0 && (validate191(data.gift, { instancePath: instancePath + "/gift", parentData: data, parentDataProperty: "gift", rootData }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length)), data.honour !== void 0 && (validate191(data.honour, { instancePath: instancePath + "/honour", parentData: data, parentDataProperty: "honour", rootData }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length)), data.killers !== void 0 && (validate191(data.killers, { instancePath: instancePath + "/killers", parentData: data, parentDataProperty: "killers", rootData }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length)), data.units !== void 0 && (validate191(data.units, { instancePath: instancePath + "/units", parentData: data, parentDataProperty: "units", rootData }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length)), data.ally !== void 0 && (validate191(data.ally, { instancePath: instancePath + "/ally", parentData: data, parentDataProperty: "ally", rootData }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length)), data.settle !== void 0 && (validate191(data.settle, { instancePath: instancePath + "/settle", parentData: data, parentDataProperty: "settle", rootData }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length)), data.watch !== void 0 && (validate191(data.watch, { instancePath: instancePath + "/watch", parentData: data, parentDataProperty: "watch", rootData }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length)), data.fear !== void 0 && (validate191(data.fear, { instancePath: instancePath + "/fear", parentData: data, parentDataProperty: "fear", rootData }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length)), data.bluff !== void 0 && (validate191(data.bluff, { instancePath: instancePath + "/bluff", parentData: data, parentDataProperty: "bluff", rootData }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length));
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate190.errors = vErrors, errors === 0;
}
function validate218(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.side === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "side" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.weights === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "weights" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "side" || key0 === "weights")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    data.side !== void 0 && (validate188(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors), errors = vErrors.length)), data.weights !== void 0 && (validate190(data.weights, { instancePath: instancePath + "/weights", parentData: data, parentDataProperty: "weights", rootData }) || (vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate218.errors = vErrors, errors === 0;
}
var juntaScenarioFile = validate221;
function validate222(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func2(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern0.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?!constructor$)[a-z][a-z0-9-]*$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate222.errors = vErrors, errors === 0;
}
function validate226(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema13.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate226.errors = vErrors, errors === 0;
}
var schema82 = { type: "object", properties: { handLimit: { enum: ["draw", "always"] }, backing: { enum: ["nominator", "anyone"] }, declined: { enum: ["lost", "returned"] }, firstTie: { enum: ["redeal", "votes"] }, bankAtStart: { enum: ["shooting", "safe"] }, airStrikes: { enum: ["air", "navy"] }, forcedBank: { enum: ["lunch", "holiday"] }, juntaMembers: { enum: ["steadfast", "all"] }, presidentSide: { enum: ["own", "free"] }, retreatToOwn: { enum: ["free", "closed"] }, bonusDice: { enum: ["group", "each"] }, retreatTie: { enum: ["stay", "leave"] }, landing: { enum: ["rebel", "loyal"] }, gunboatRange: { enum: ["anywhere", "port"] }, coups: { enum: ["anyone", "headquarters-with-pretext"] }, afterCoup: { type: "integer", minimum: 0, maximum: 100 }, spentNotes: { enum: ["face-up", "face-down"] }, mostReturned: { type: "integer", minimum: 0, maximum: 1e3 }, seconds: { type: "integer", minimum: 0, maximum: 3600 } }, additionalProperties: !1 };
function validate246(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func9.call(schema82.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.handLimit !== void 0) {
      let data0 = data.handLimit;
      if (!(data0 === "draw" || data0 === "always")) {
        let err1 = { instancePath: instancePath + "/handLimit", schemaPath: "#/properties/handLimit/enum", keyword: "enum", params: { allowedValues: schema82.properties.handLimit.enum } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.backing !== void 0) {
      let data1 = data.backing;
      if (!(data1 === "nominator" || data1 === "anyone")) {
        let err2 = { instancePath: instancePath + "/backing", schemaPath: "#/properties/backing/enum", keyword: "enum", params: { allowedValues: schema82.properties.backing.enum } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.declined !== void 0) {
      let data2 = data.declined;
      if (!(data2 === "lost" || data2 === "returned")) {
        let err3 = { instancePath: instancePath + "/declined", schemaPath: "#/properties/declined/enum", keyword: "enum", params: { allowedValues: schema82.properties.declined.enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.firstTie !== void 0) {
      let data3 = data.firstTie;
      if (!(data3 === "redeal" || data3 === "votes")) {
        let err4 = { instancePath: instancePath + "/firstTie", schemaPath: "#/properties/firstTie/enum", keyword: "enum", params: { allowedValues: schema82.properties.firstTie.enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.bankAtStart !== void 0) {
      let data4 = data.bankAtStart;
      if (!(data4 === "shooting" || data4 === "safe")) {
        let err5 = { instancePath: instancePath + "/bankAtStart", schemaPath: "#/properties/bankAtStart/enum", keyword: "enum", params: { allowedValues: schema82.properties.bankAtStart.enum } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.airStrikes !== void 0) {
      let data5 = data.airStrikes;
      if (!(data5 === "air" || data5 === "navy")) {
        let err6 = { instancePath: instancePath + "/airStrikes", schemaPath: "#/properties/airStrikes/enum", keyword: "enum", params: { allowedValues: schema82.properties.airStrikes.enum } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.forcedBank !== void 0) {
      let data6 = data.forcedBank;
      if (!(data6 === "lunch" || data6 === "holiday")) {
        let err7 = { instancePath: instancePath + "/forcedBank", schemaPath: "#/properties/forcedBank/enum", keyword: "enum", params: { allowedValues: schema82.properties.forcedBank.enum } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.juntaMembers !== void 0) {
      let data7 = data.juntaMembers;
      if (!(data7 === "steadfast" || data7 === "all")) {
        let err8 = { instancePath: instancePath + "/juntaMembers", schemaPath: "#/properties/juntaMembers/enum", keyword: "enum", params: { allowedValues: schema82.properties.juntaMembers.enum } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.presidentSide !== void 0) {
      let data8 = data.presidentSide;
      if (!(data8 === "own" || data8 === "free")) {
        let err9 = { instancePath: instancePath + "/presidentSide", schemaPath: "#/properties/presidentSide/enum", keyword: "enum", params: { allowedValues: schema82.properties.presidentSide.enum } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.retreatToOwn !== void 0) {
      let data9 = data.retreatToOwn;
      if (!(data9 === "free" || data9 === "closed")) {
        let err10 = { instancePath: instancePath + "/retreatToOwn", schemaPath: "#/properties/retreatToOwn/enum", keyword: "enum", params: { allowedValues: schema82.properties.retreatToOwn.enum } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.bonusDice !== void 0) {
      let data10 = data.bonusDice;
      if (!(data10 === "group" || data10 === "each")) {
        let err11 = { instancePath: instancePath + "/bonusDice", schemaPath: "#/properties/bonusDice/enum", keyword: "enum", params: { allowedValues: schema82.properties.bonusDice.enum } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.retreatTie !== void 0) {
      let data11 = data.retreatTie;
      if (!(data11 === "stay" || data11 === "leave")) {
        let err12 = { instancePath: instancePath + "/retreatTie", schemaPath: "#/properties/retreatTie/enum", keyword: "enum", params: { allowedValues: schema82.properties.retreatTie.enum } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.landing !== void 0) {
      let data12 = data.landing;
      if (!(data12 === "rebel" || data12 === "loyal")) {
        let err13 = { instancePath: instancePath + "/landing", schemaPath: "#/properties/landing/enum", keyword: "enum", params: { allowedValues: schema82.properties.landing.enum } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.gunboatRange !== void 0) {
      let data13 = data.gunboatRange;
      if (!(data13 === "anywhere" || data13 === "port")) {
        let err14 = { instancePath: instancePath + "/gunboatRange", schemaPath: "#/properties/gunboatRange/enum", keyword: "enum", params: { allowedValues: schema82.properties.gunboatRange.enum } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.coups !== void 0) {
      let data14 = data.coups;
      if (!(data14 === "anyone" || data14 === "headquarters-with-pretext")) {
        let err15 = { instancePath: instancePath + "/coups", schemaPath: "#/properties/coups/enum", keyword: "enum", params: { allowedValues: schema82.properties.coups.enum } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.afterCoup !== void 0) {
      let data15 = data.afterCoup;
      if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
        let err16 = { instancePath: instancePath + "/afterCoup", schemaPath: "#/properties/afterCoup/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (typeof data15 == "number" && isFinite(data15)) {
        if (data15 > 100 || isNaN(data15)) {
          let err17 = { instancePath: instancePath + "/afterCoup", schemaPath: "#/properties/afterCoup/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (data15 < 0 || isNaN(data15)) {
          let err18 = { instancePath: instancePath + "/afterCoup", schemaPath: "#/properties/afterCoup/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      }
    }
    if (data.spentNotes !== void 0) {
      let data16 = data.spentNotes;
      if (!(data16 === "face-up" || data16 === "face-down")) {
        let err19 = { instancePath: instancePath + "/spentNotes", schemaPath: "#/properties/spentNotes/enum", keyword: "enum", params: { allowedValues: schema82.properties.spentNotes.enum } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.mostReturned !== void 0) {
      let data17 = data.mostReturned;
      if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
        let err20 = { instancePath: instancePath + "/mostReturned", schemaPath: "#/properties/mostReturned/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data17 == "number" && isFinite(data17)) {
        if (data17 > 1e3 || isNaN(data17)) {
          let err21 = { instancePath: instancePath + "/mostReturned", schemaPath: "#/properties/mostReturned/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (data17 < 0 || isNaN(data17)) {
          let err22 = { instancePath: instancePath + "/mostReturned", schemaPath: "#/properties/mostReturned/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      }
    }
    if (data.seconds !== void 0) {
      let data18 = data.seconds;
      if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
        let err23 = { instancePath: instancePath + "/seconds", schemaPath: "#/properties/seconds/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
      if (typeof data18 == "number" && isFinite(data18)) {
        if (data18 > 3600 || isNaN(data18)) {
          let err24 = { instancePath: instancePath + "/seconds", schemaPath: "#/properties/seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3600 } };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (data18 < 0 || isNaN(data18)) {
          let err25 = { instancePath: instancePath + "/seconds", schemaPath: "#/properties/seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      }
    }
  } else {
    let err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
  }
  return validate246.errors = vErrors, errors === 0;
}
function validate221(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.map === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "map" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deck === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deck" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.order === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "order" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "map" || key0 === "deck" || key0 === "source" || key0 === "order" || key0 === "minutes" || key0 === "options" || key0 === "comments")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.id !== void 0 && (validate222(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors), errors = vErrors.length)), data.map !== void 0 && (validate222(data.map, { instancePath: instancePath + "/map", parentData: data, parentDataProperty: "map", rootData }) || (vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors), errors = vErrors.length)), data.deck !== void 0 && (validate222(data.deck, { instancePath: instancePath + "/deck", parentData: data, parentDataProperty: "deck", rootData }) || (vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors), errors = vErrors.length)), data.source !== void 0 && (validate226(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors), errors = vErrors.length)), data.order !== void 0) {
      let data4 = data.order;
      if (Array.isArray(data4)) {
        if (data4.length > 7) {
          let err5 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/maxItems", keyword: "maxItems", params: { limit: 7 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data4.length < 2) {
          let err6 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/minItems", keyword: "minItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate222(data4[i0], { instancePath: instancePath + "/order/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors), errors = vErrors.length);
        let i1 = data4.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data4[i1], data4[j0])) {
                  let err7 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                  break outer0;
                }
        }
      } else {
        let err8 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.minutes !== void 0) {
      let data6 = data.minutes;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        let err9 = { instancePath: instancePath + "/minutes", schemaPath: "#/properties/minutes/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 1440 || isNaN(data6)) {
          let err10 = { instancePath: instancePath + "/minutes", schemaPath: "#/properties/minutes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1440 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data6 < 1 || isNaN(data6)) {
          let err11 = { instancePath: instancePath + "/minutes", schemaPath: "#/properties/minutes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      }
    }
    if (data.options !== void 0 && (validate246(data.options, { instancePath: instancePath + "/options", parentData: data, parentDataProperty: "options", rootData }) || (vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors), errors = vErrors.length)), data.comments !== void 0) {
      let data8 = data.comments;
      if (Array.isArray(data8)) {
        if (data8.length > 100) {
          let err12 = { instancePath: instancePath + "/comments", schemaPath: "#/properties/comments/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/comments", schemaPath: "#/properties/comments/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate221.errors = vErrors, errors === 0;
}
var juntaScenarioItem_comments = validate248;
var pattern12 = new RegExp("^[a-z]{2,3}(?:-[a-z0-9]{2,8})?$", "u");
function validate241(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func2(data) > 12) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 12 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern12.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}(?:-[a-z0-9]{2,8})?$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate241.errors = vErrors, errors === 0;
}
function validate240(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.en === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "en" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data) {
      let _errs1 = errors;
      validate241(key0, { instancePath, parentData: data, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors), errors = vErrors.length);
      var valid0 = _errs1 === errors;
      if (!valid0) {
        let err1 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    for (let key1 in data)
      if (!(key1 === "en" || key1 === "it")) {
        let data0 = data[key1];
        if (typeof data0 == "string") {
          if (func2(data0) > 4096) {
            let err2 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 4096 } };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        } else {
          let err3 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
    if (data.en !== void 0) {
      let data1 = data.en;
      if (typeof data1 == "string") {
        if (func2(data1) > 4096) {
          let err4 = { instancePath: instancePath + "/en", schemaPath: "#/properties/en/maxLength", keyword: "maxLength", params: { limit: 4096 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func2(data1) < 1) {
          let err5 = { instancePath: instancePath + "/en", schemaPath: "#/properties/en/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/en", schemaPath: "#/properties/en/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.it !== void 0) {
      let data2 = data.it;
      if (typeof data2 == "string") {
        if (func2(data2) > 4096) {
          let err7 = { instancePath: instancePath + "/it", schemaPath: "#/properties/it/maxLength", keyword: "maxLength", params: { limit: 4096 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func2(data2) < 1) {
          let err8 = { instancePath: instancePath + "/it", schemaPath: "#/properties/it/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/it", schemaPath: "#/properties/it/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate240.errors = vErrors, errors === 0;
}
function validate248(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.title === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.text === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "title" || key0 === "text")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    data.title !== void 0 && (validate240(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData }) || (vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors), errors = vErrors.length)), data.text !== void 0 && (validate240(data.text, { instancePath: instancePath + "/text", parentData: data, parentDataProperty: "text", rootData }) || (vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate248.errors = vErrors, errors === 0;
}
var juntaCaseFile = validate251;
function validate252(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func2(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern0.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?!constructor$)[a-z][a-z0-9-]*$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate252.errors = vErrors, errors === 0;
}
var schema115 = { type: "object", required: ["grid"], properties: { source: { $ref: "#/properties/source" }, grid: { $ref: "#/properties/grid" }, legend: { $ref: "#/properties/legend" }, rows: { $ref: "#/properties/rows" }, areas: { $ref: "#/properties/areas" }, edges: { $ref: "#/properties/edges" }, links: { $ref: "#/properties/links" }, places: { $ref: "#/properties/places" }, sites: { $ref: "#/properties/sites" }, regions: { $ref: "#/properties/regions" } }, additionalProperties: !1 };
function validate336(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema13.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate336.errors = vErrors, errors === 0;
}
var schema94 = { type: "object", required: ["kind", "orientation", "offset", "columns", "rows"], properties: { kind: { const: "hex" }, orientation: { enum: ["flat", "pointy"] }, offset: { enum: ["odd", "even"] }, columns: { type: "integer", minimum: 1, maximum: 512 }, rows: { type: "integer", minimum: 1, maximum: 512 } }, additionalProperties: !1 };
function validate260(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.orientation === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orientation" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.offset === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offset" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.columns === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "columns" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.rows === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rows" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "orientation" || key0 === "offset" || key0 === "columns" || key0 === "rows")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.kind !== void 0 && data.kind !== "hex") {
      let err6 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "hex" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.orientation !== void 0) {
      let data1 = data.orientation;
      if (!(data1 === "flat" || data1 === "pointy")) {
        let err7 = { instancePath: instancePath + "/orientation", schemaPath: "#/properties/orientation/enum", keyword: "enum", params: { allowedValues: schema94.properties.orientation.enum } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.offset !== void 0) {
      let data2 = data.offset;
      if (!(data2 === "odd" || data2 === "even")) {
        let err8 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/enum", keyword: "enum", params: { allowedValues: schema94.properties.offset.enum } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.columns !== void 0) {
      let data3 = data.columns;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err9 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 512 || isNaN(data3)) {
          let err10 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/maximum", keyword: "maximum", params: { comparison: "<=", limit: 512 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err11 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      }
    }
    if (data.rows !== void 0) {
      let data4 = data.rows;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err12 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 512 || isNaN(data4)) {
          let err13 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/maximum", keyword: "maximum", params: { comparison: "<=", limit: 512 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data4 < 1 || isNaN(data4)) {
          let err14 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate260.errors = vErrors, errors === 0;
}
function validate261(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.columns === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "columns" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.rows === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rows" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "columns" || key0 === "rows")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.kind !== void 0 && data.kind !== "square") {
      let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "square" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.columns !== void 0) {
      let data1 = data.columns;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err5 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 512 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/maximum", keyword: "maximum", params: { comparison: "<=", limit: 512 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err7 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.rows !== void 0) {
      let data2 = data.rows;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err8 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 512 || isNaN(data2)) {
          let err9 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/maximum", keyword: "maximum", params: { comparison: "<=", limit: 512 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err10 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate261.errors = vErrors, errors === 0;
}
var schema96 = { type: "object", required: ["kind"], properties: { kind: { const: "areas" }, around: { enum: ["paper", "sea"] }, cell: { type: "number", exclusiveMinimum: 0, maximum: 1e3 } }, additionalProperties: !1 };
function validate262(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "around" || key0 === "cell")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.kind !== void 0 && data.kind !== "areas") {
      let err2 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "areas" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.around !== void 0) {
      let data1 = data.around;
      if (!(data1 === "paper" || data1 === "sea")) {
        let err3 = { instancePath: instancePath + "/around", schemaPath: "#/properties/around/enum", keyword: "enum", params: { allowedValues: schema96.properties.around.enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.cell !== void 0) {
      let data2 = data.cell;
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e3 || isNaN(data2)) {
          let err4 = { instancePath: instancePath + "/cell", schemaPath: "#/properties/cell/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data2 <= 0 || isNaN(data2)) {
          let err5 = { instancePath: instancePath + "/cell", schemaPath: "#/properties/cell/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/cell", schemaPath: "#/properties/cell/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate262.errors = vErrors, errors === 0;
}
function validate338(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.kind;
    if (typeof tag0 == "string")
      if (tag0 === "hex")
        validate260(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors), errors = vErrors.length);
      else if (tag0 === "square")
        validate261(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors), errors = vErrors.length);
      else if (tag0 === "areas")
        validate262(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors), errors = vErrors.length);
      else {
        let err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    else {
      let err2 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate338.errors = vErrors, errors === 0;
}
var pattern15 = new RegExp("^.$", "u");
function validate267(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern15.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^.$" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate267.errors = vErrors, errors === 0;
}
function validate255(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func2(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern0.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?!constructor$)[a-z][a-z0-9-]*$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate255.errors = vErrors, errors === 0;
}
var schema99 = { enum: ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] };
function validate271(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "N" || data === "NE" || data === "E" || data === "SE" || data === "S" || data === "SW" || data === "W" || data === "NW")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema99.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate271.errors = vErrors, errors === 0;
}
function validate269(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.terrain === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "terrain" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "terrain" || key0 === "up")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.terrain !== void 0 && (validate255(data.terrain, { instancePath: instancePath + "/terrain", parentData: data, parentDataProperty: "terrain", rootData }) || (vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors), errors = vErrors.length)), data.up !== void 0 && (validate271(data.up, { instancePath: instancePath + "/up", parentData: data, parentDataProperty: "up", rootData }) || (vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate269.errors = vErrors, errors === 0;
}
function validate343(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 200) {
      let err0 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (Object.keys(data).length < 1) {
      let err1 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data) {
      let _errs1 = errors;
      validate267(key0, { instancePath, parentData: data, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors), errors = vErrors.length);
      var valid0 = _errs1 === errors;
      if (!valid0) {
        let err2 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    for (let key1 in data)
      validate269(data[key1], { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key1, rootData }) || (vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors), errors = vErrors.length);
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate343.errors = vErrors, errors === 0;
}
function validate347(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 512) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 512 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.length < 1) {
      let err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (typeof data0 == "string") {
        if (func2(data0) > 512) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/maxLength", keyword: "maxLength", params: { limit: 512 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate347.errors = vErrors, errors === 0;
}
function validate277(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 2) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 2 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.length < 2) {
      let err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!(data.length <= 2)) {
      let err2 = { instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    let len1 = data.length;
    if (len1 > 0) {
      let data0 = data[0];
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1e4 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/0", schemaPath: "#/items/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0 < -1e4 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/0", schemaPath: "#/items/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e4 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/0", schemaPath: "#/items/0/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (len1 > 1) {
      let data1 = data[1];
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1e4 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1 < -1e4 || isNaN(data1)) {
          let err7 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e4 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate277.errors = vErrors, errors === 0;
}
function validate274(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.terrain === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "terrain" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.at === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "terrain" || key0 === "at" || key0 === "shape" || key0 === "label")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.id !== void 0 && (validate255(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors), errors = vErrors.length)), data.terrain !== void 0 && (validate255(data.terrain, { instancePath: instancePath + "/terrain", parentData: data, parentDataProperty: "terrain", rootData }) || (vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors), errors = vErrors.length)), data.at !== void 0) {
      let data2 = data.at;
      if (Array.isArray(data2)) {
        if (data2.length > 2) {
          let err4 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/maxItems", keyword: "maxItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data2.length < 2) {
          let err5 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/minItems", keyword: "minItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!(data2.length <= 2)) {
          let err6 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/additionalItems", keyword: "additionalItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len1 = data2.length;
        if (len1 > 0) {
          let data3 = data2[0];
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 1e4 || isNaN(data3)) {
              let err7 = { instancePath: instancePath + "/at/0", schemaPath: "#/properties/at/items/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 } };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            if (data3 < -1e4 || isNaN(data3)) {
              let err8 = { instancePath: instancePath + "/at/0", schemaPath: "#/properties/at/items/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e4 } };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
          } else {
            let err9 = { instancePath: instancePath + "/at/0", schemaPath: "#/properties/at/items/0/type", keyword: "type", params: { type: "number" } };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
        if (len1 > 1) {
          let data4 = data2[1];
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 1e4 || isNaN(data4)) {
              let err10 = { instancePath: instancePath + "/at/1", schemaPath: "#/properties/at/items/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 } };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (data4 < -1e4 || isNaN(data4)) {
              let err11 = { instancePath: instancePath + "/at/1", schemaPath: "#/properties/at/items/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e4 } };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
          } else {
            let err12 = { instancePath: instancePath + "/at/1", schemaPath: "#/properties/at/items/1/type", keyword: "type", params: { type: "number" } };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
      } else {
        let err13 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.shape !== void 0) {
      let data5 = data.shape;
      if (Array.isArray(data5)) {
        if (data5.length > 500) {
          let err14 = { instancePath: instancePath + "/shape", schemaPath: "#/properties/shape/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data5.length < 3) {
          let err15 = { instancePath: instancePath + "/shape", schemaPath: "#/properties/shape/minItems", keyword: "minItems", params: { limit: 3 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        let len2 = data5.length;
        for (let i0 = 0; i0 < len2; i0++)
          validate277(data5[i0], { instancePath: instancePath + "/shape/" + i0, parentData: data5, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/shape", schemaPath: "#/properties/shape/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    data.label !== void 0 && (validate277(data.label, { instancePath: instancePath + "/label", parentData: data, parentDataProperty: "label", rootData }) || (vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors), errors = vErrors.length));
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate274.errors = vErrors, errors === 0;
}
function validate349(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 2e3) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 2e3 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate274(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate349.errors = vErrors, errors === 0;
}
var pattern16 = new RegExp("^(?:[0-9]{4,8}|[a-z][a-z0-9-]*)/(?:N|NE|E|SE|S|SW|W|NW)$", "u");
function validate283(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func2(data) > 72) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 72 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern16.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4,8}|[a-z][a-z0-9-]*)/(?:N|NE|E|SE|S|SW|W|NW)$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate283.errors = vErrors, errors === 0;
}
function validate281(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.sides === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sides" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "sides")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0 && (validate255(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData }) || (vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors), errors = vErrors.length)), data.sides !== void 0) {
      let data1 = data.sides;
      if (Array.isArray(data1)) {
        if (data1.length > 2e4) {
          let err3 = { instancePath: instancePath + "/sides", schemaPath: "#/properties/sides/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate283(data1[i0], { instancePath: instancePath + "/sides/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors), errors = vErrors.length);
      } else {
        let err4 = { instancePath: instancePath + "/sides", schemaPath: "#/properties/sides/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate281.errors = vErrors, errors === 0;
}
function validate352(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 2e3) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 2e3 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate281(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate281.errors : vErrors.concat(validate281.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate352.errors = vErrors, errors === 0;
}
function validate288(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern2.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4,8}|(?!constructor$)[a-z][a-z0-9-]*)$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate288.errors = vErrors, errors === 0;
}
var schema106 = { type: ["integer", "string"], minimum: 0, maximum: 99, pattern: "^(?:closed|[0-9]{1,2}/2)$" }, pattern18 = new RegExp("^(?:closed|[0-9]{1,2}/2)$", "u");
function validate291(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema106.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 99 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data < 0 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  if (typeof data == "string" && !pattern18.test(data)) {
    let err3 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?:closed|[0-9]{1,2}/2)$" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate291.errors = vErrors, errors === 0;
}
function validate286(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.between === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "between" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "between" || key0 === "cost" || key0 === "via")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0 && (validate255(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData }) || (vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors), errors = vErrors.length)), data.between !== void 0) {
      let data1 = data.between;
      if (Array.isArray(data1)) {
        if (data1.length > 2) {
          let err3 = { instancePath: instancePath + "/between", schemaPath: "#/properties/between/maxItems", keyword: "maxItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.length < 2) {
          let err4 = { instancePath: instancePath + "/between", schemaPath: "#/properties/between/minItems", keyword: "minItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!(data1.length <= 2)) {
          let err5 = { instancePath: instancePath + "/between", schemaPath: "#/properties/between/additionalItems", keyword: "additionalItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len1 = data1.length;
        len1 > 0 && (validate288(data1[0], { instancePath: instancePath + "/between/0", parentData: data1, parentDataProperty: 0, rootData }) || (vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors), errors = vErrors.length)), len1 > 1 && (validate288(data1[1], { instancePath: instancePath + "/between/1", parentData: data1, parentDataProperty: 1, rootData }) || (vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors), errors = vErrors.length));
      } else {
        let err6 = { instancePath: instancePath + "/between", schemaPath: "#/properties/between/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.cost !== void 0 && (validate291(data.cost, { instancePath: instancePath + "/cost", parentData: data, parentDataProperty: "cost", rootData }) || (vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors), errors = vErrors.length)), data.via !== void 0) {
      let data5 = data.via;
      if (Array.isArray(data5)) {
        if (data5.length > 500) {
          let err7 = { instancePath: instancePath + "/via", schemaPath: "#/properties/via/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data5.length < 1) {
          let err8 = { instancePath: instancePath + "/via", schemaPath: "#/properties/via/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len2 = data5.length;
        for (let i0 = 0; i0 < len2; i0++)
          validate277(data5[i0], { instancePath: instancePath + "/via/" + i0, parentData: data5, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/via", schemaPath: "#/properties/via/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate286.errors = vErrors, errors === 0;
}
function validate355(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 5e3) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 5e3 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate286(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate355.errors = vErrors, errors === 0;
}
function validate295(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.kind === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.cells === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cells" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "kind" || key0 === "cells")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.id !== void 0 && (validate255(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors), errors = vErrors.length)), data.kind !== void 0 && (validate255(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData }) || (vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors), errors = vErrors.length)), data.cells !== void 0) {
      let data2 = data.cells;
      if (Array.isArray(data2)) {
        if (data2.length > 2e4) {
          let err4 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate288(data2[i0], { instancePath: instancePath + "/cells/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate295.errors = vErrors, errors === 0;
}
function validate358(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 2e3) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 2e3 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate295(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate295.errors : vErrors.concat(validate295.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate358.errors = vErrors, errors === 0;
}
function validate257(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema13.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate257.errors = vErrors, errors === 0;
}
function validate301(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.role === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.kind === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.value === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.cells === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cells" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "role" || key0 === "id" || key0 === "kind" || key0 === "value" || key0 === "cells" || key0 === "place" || key0 === "source")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.role !== void 0 && data.role !== "objective") {
      let err6 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/const", keyword: "const", params: { allowedValue: "objective" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.id !== void 0 && (validate255(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors), errors = vErrors.length)), data.kind !== void 0 && (validate255(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData }) || (vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors), errors = vErrors.length)), data.value !== void 0) {
      let data3 = data.value;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err7 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1e3 || isNaN(data3)) {
          let err8 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          let err9 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.cells !== void 0) {
      let data4 = data.cells;
      if (Array.isArray(data4)) {
        if (data4.length > 2e4) {
          let err10 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data4.length < 1) {
          let err11 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate288(data4[i0], { instancePath: instancePath + "/cells/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    data.place !== void 0 && (validate255(data.place, { instancePath: instancePath + "/place", parentData: data, parentDataProperty: "place", rootData }) || (vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors), errors = vErrors.length)), data.source !== void 0 && (validate257(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors), errors = vErrors.length));
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate301.errors = vErrors, errors === 0;
}
function validate307(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.role === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.side === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "side" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.number === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "number" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.cells === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cells" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.exits === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "exits" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "role" || key0 === "id" || key0 === "side" || key0 === "number" || key0 === "cells" || key0 === "exits")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.role !== void 0 && data.role !== "base") {
      let err7 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/const", keyword: "const", params: { allowedValue: "base" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.id !== void 0 && (validate255(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors), errors = vErrors.length)), data.side !== void 0 && (validate255(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors), errors = vErrors.length)), data.number !== void 0) {
      let data3 = data.number;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err8 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1e3 || isNaN(data3)) {
          let err9 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          let err10 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
    if (data.cells !== void 0) {
      let data4 = data.cells;
      if (Array.isArray(data4)) {
        if (data4.length > 2e4) {
          let err11 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data4.length < 1) {
          let err12 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate288(data4[i0], { instancePath: instancePath + "/cells/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors), errors = vErrors.length);
      } else {
        let err13 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.exits !== void 0) {
      let data6 = data.exits;
      if (Array.isArray(data6)) {
        if (data6.length > 2e4) {
          let err14 = { instancePath: instancePath + "/exits", schemaPath: "#/properties/exits/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        let len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate288(data6[i1], { instancePath: instancePath + "/exits/" + i1, parentData: data6, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors), errors = vErrors.length);
      } else {
        let err15 = { instancePath: instancePath + "/exits", schemaPath: "#/properties/exits/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate307.errors = vErrors, errors === 0;
}
function validate312(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.role === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.cells === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cells" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "role" || key0 === "id" || key0 === "cells")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.role !== void 0 && data.role !== "prison") {
      let err4 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/const", keyword: "const", params: { allowedValue: "prison" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.id !== void 0 && (validate255(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors), errors = vErrors.length)), data.cells !== void 0) {
      let data2 = data.cells;
      if (Array.isArray(data2)) {
        if (data2.length > 2e4) {
          let err5 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data2.length < 1) {
          let err6 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate288(data2[i0], { instancePath: instancePath + "/cells/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate312.errors = vErrors, errors === 0;
}
function validate315(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.role === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.kind === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.cells === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cells" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "role" || key0 === "id" || key0 === "kind" || key0 === "cells")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.role !== void 0 && data.role !== "landmark") {
      let err5 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/const", keyword: "const", params: { allowedValue: "landmark" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.id !== void 0 && (validate255(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors), errors = vErrors.length)), data.kind !== void 0 && (validate255(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData }) || (vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors), errors = vErrors.length)), data.cells !== void 0) {
      let data3 = data.cells;
      if (Array.isArray(data3)) {
        if (data3.length > 2e4) {
          let err6 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data3.length < 1) {
          let err7 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate288(data3[i0], { instancePath: instancePath + "/cells/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate315.errors = vErrors, errors === 0;
}
function validate300(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.role === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.role;
    if (typeof tag0 == "string")
      if (tag0 === "objective")
        validate301(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors), errors = vErrors.length);
      else if (tag0 === "base")
        validate307(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors), errors = vErrors.length);
      else if (tag0 === "prison")
        validate312(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors), errors = vErrors.length);
      else if (tag0 === "landmark")
        validate315(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors), errors = vErrors.length);
      else {
        let err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "role", tagValue: tag0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    else {
      let err2 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "role", tagValue: tag0 } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate300.errors = vErrors, errors === 0;
}
function validate361(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 2e3) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 2e3 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate300(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate361.errors = vErrors, errors === 0;
}
function validate324(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.cells === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cells" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "cells")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.id !== void 0 && (validate255(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors), errors = vErrors.length)), data.cells !== void 0) {
      let data1 = data.cells;
      if (Array.isArray(data1)) {
        if (data1.length > 2e4) {
          let err3 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate288(data1[i0], { instancePath: instancePath + "/cells/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors), errors = vErrors.length);
      } else {
        let err4 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate324.errors = vErrors, errors === 0;
}
function validate364(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 500) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 500 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate324(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate364.errors = vErrors, errors === 0;
}
function validate335(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.grid === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "grid" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!func9.call(schema115.properties, key0)) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.source !== void 0 && (validate336(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors), errors = vErrors.length)), data.grid !== void 0 && (validate338(data.grid, { instancePath: instancePath + "/grid", parentData: data, parentDataProperty: "grid", rootData }) || (vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors), errors = vErrors.length)), data.legend !== void 0 && (validate343(data.legend, { instancePath: instancePath + "/legend", parentData: data, parentDataProperty: "legend", rootData }) || (vErrors = vErrors === null ? validate343.errors : vErrors.concat(validate343.errors), errors = vErrors.length)), data.rows !== void 0 && (validate347(data.rows, { instancePath: instancePath + "/rows", parentData: data, parentDataProperty: "rows", rootData }) || (vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors), errors = vErrors.length)), data.areas !== void 0 && (validate349(data.areas, { instancePath: instancePath + "/areas", parentData: data, parentDataProperty: "areas", rootData }) || (vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors), errors = vErrors.length)), data.edges !== void 0 && (validate352(data.edges, { instancePath: instancePath + "/edges", parentData: data, parentDataProperty: "edges", rootData }) || (vErrors = vErrors === null ? validate352.errors : vErrors.concat(validate352.errors), errors = vErrors.length)), data.links !== void 0 && (validate355(data.links, { instancePath: instancePath + "/links", parentData: data, parentDataProperty: "links", rootData }) || (vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors), errors = vErrors.length)), data.places !== void 0 && (validate358(data.places, { instancePath: instancePath + "/places", parentData: data, parentDataProperty: "places", rootData }) || (vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors), errors = vErrors.length)), data.sites !== void 0 && (validate361(data.sites, { instancePath: instancePath + "/sites", parentData: data, parentDataProperty: "sites", rootData }) || (vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors), errors = vErrors.length)), data.regions !== void 0 && (validate364(data.regions, { instancePath: instancePath + "/regions", parentData: data, parentDataProperty: "regions", rootData }) || (vErrors = vErrors === null ? validate364.errors : vErrors.concat(validate364.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate335.errors = vErrors, errors === 0;
}
var schema133 = { type: "object", properties: { from: { $ref: "shared.schema.json#/definitions/Id" }, turn: { type: "integer", minimum: 0, maximum: 1e3 }, phase: { enum: ["nominate", "vote", "draw", "appoint", "aid", "budget", "force", "pay", "locations", "declare", "resolve", "cousin", "bank", "call", "movement", "attack", "sides", "junta", "squad", "close"] }, president: { $ref: "shared.schema.json#/definitions/Id" }, offices: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/Id" }, additionalProperties: { $ref: "shared.schema.json#/definitions/Id" }, maxProperties: 40 }, pretext: { type: "boolean" }, bank: { enum: ["open", "lunch", "holiday"] }, safe: { type: "integer", minimum: 0, maximum: 2 }, cousin: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 40, uniqueItems: !0 }, hands: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/Id" }, additionalProperties: { $ref: "#/definitions/JuntaCardNames" }, maxProperties: 12 }, front: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/Id" }, additionalProperties: { $ref: "#/definitions/JuntaCardNames" }, maxProperties: 12 }, pile: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 500 }, discards: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 500 }, notes: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/Id" }, additionalProperties: { $ref: "#/definitions/JuntaNoteValues" }, maxProperties: 12 }, swiss: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/Id" }, additionalProperties: { $ref: "#/definitions/JuntaNoteValues" }, maxProperties: 12 }, aid: { $ref: "#/definitions/JuntaNoteValues" }, aidOnly: { type: "boolean" }, locations: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/Id" }, additionalProperties: { $ref: "shared.schema.json#/definitions/Id" }, maxProperties: 12 }, revealed: { type: "boolean" }, dead: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 12, uniqueItems: !0 }, exile: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/Id" }, additionalProperties: { $ref: "shared.schema.json#/definitions/CellName" }, maxProperties: 12 }, attempts: { type: "array", items: { $ref: "#/definitions/JuntaGivenAttempt" }, maxItems: 100 }, budget: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/Id" }, additionalProperties: { type: "integer", minimum: 0, maximum: 1e5 }, maxProperties: 12 }, banked: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 12, uniqueItems: !0 }, coup: { $ref: "#/definitions/JuntaGivenCoup" } }, additionalProperties: !1 };
function validate371(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func2(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern0.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?!constructor$)[a-z][a-z0-9-]*$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate371.errors = vErrors, errors === 0;
}
function validate400(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 100) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 100 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate371(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate400.errors = vErrors, errors === 0;
}
function validate408(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 1e3) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 1e3 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 3 || isNaN(data0)) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate408.errors = vErrors, errors === 0;
}
function validate417(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern2.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4,8}|(?!constructor$)[a-z][a-z0-9-]*)$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate417.errors = vErrors, errors === 0;
}
function validate419(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.by === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "by" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.victim === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "victim" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.location === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "location" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "by" || key0 === "card" || key0 === "victim" || key0 === "location")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    data.by !== void 0 && (validate371(data.by, { instancePath: instancePath + "/by", parentData: data, parentDataProperty: "by", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length)), data.card !== void 0 && (validate371(data.card, { instancePath: instancePath + "/card", parentData: data, parentDataProperty: "card", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length)), data.victim !== void 0 && (validate371(data.victim, { instancePath: instancePath + "/victim", parentData: data, parentDataProperty: "victim", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length)), data.location !== void 0 && (validate371(data.location, { instancePath: instancePath + "/location", parentData: data, parentDataProperty: "location", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate419.errors = vErrors, errors === 0;
}
var pattern21 = new RegExp("^(?!(?:constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf|prototype)$)[A-Za-z0-9][A-Za-z0-9._#*+-]*$", "u");
function validate431(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func2(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern21.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?!(?:constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf|prototype)$)[A-Za-z0-9][A-Za-z0-9._#*+-]*$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate431.errors = vErrors, errors === 0;
}
function validate430(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.unit === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unit" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.at === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "unit" || key0 === "at" || key0 === "count" || key0 === "control" || key0 === "moved")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.id !== void 0 && (validate431(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors), errors = vErrors.length)), data.unit !== void 0 && (validate371(data.unit, { instancePath: instancePath + "/unit", parentData: data, parentDataProperty: "unit", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length)), data.at !== void 0 && (validate417(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData }) || (vErrors = vErrors === null ? validate417.errors : vErrors.concat(validate417.errors), errors = vErrors.length)), data.count !== void 0) {
      let data3 = data.count;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err3 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 50 || isNaN(data3)) {
          let err4 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err5 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.control !== void 0 && (validate371(data.control, { instancePath: instancePath + "/control", parentData: data, parentDataProperty: "control", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length)), data.moved !== void 0 && typeof data.moved != "boolean") {
      let err6 = { instancePath: instancePath + "/moved", schemaPath: "#/properties/moved/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate430.errors = vErrors, errors === 0;
}
function validate427(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.phase === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phase" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.leader === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "leader" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "phase" || key0 === "leader" || key0 === "rebels" || key0 === "units" || key0 === "strikes" || key0 === "occupied")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.phase !== void 0) {
      let data0 = data.phase;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 20 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.leader !== void 0 && (validate371(data.leader, { instancePath: instancePath + "/leader", parentData: data, parentDataProperty: "leader", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length)), data.rebels !== void 0) {
      let data2 = data.rebels;
      if (Array.isArray(data2)) {
        if (data2.length > 12) {
          let err6 = { instancePath: instancePath + "/rebels", schemaPath: "#/properties/rebels/maxItems", keyword: "maxItems", params: { limit: 12 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate371(data2[i0], { instancePath: instancePath + "/rebels/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
        let i1 = data2.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data2[i1], data2[j0])) {
                  let err7 = { instancePath: instancePath + "/rebels", schemaPath: "#/properties/rebels/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                  break outer0;
                }
        }
      } else {
        let err8 = { instancePath: instancePath + "/rebels", schemaPath: "#/properties/rebels/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.units !== void 0) {
      let data4 = data.units;
      if (Array.isArray(data4)) {
        if (data4.length > 400) {
          let err9 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxItems", keyword: "maxItems", params: { limit: 400 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        let len1 = data4.length;
        for (let i2 = 0; i2 < len1; i2++)
          validate430(data4[i2], { instancePath: instancePath + "/units/" + i2, parentData: data4, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate430.errors : vErrors.concat(validate430.errors), errors = vErrors.length);
      } else {
        let err10 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.strikes !== void 0) {
      let data6 = data.strikes;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        let err11 = { instancePath: instancePath + "/strikes", schemaPath: "#/properties/strikes/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 20 || isNaN(data6)) {
          let err12 = { instancePath: instancePath + "/strikes", schemaPath: "#/properties/strikes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data6 < 0 || isNaN(data6)) {
          let err13 = { instancePath: instancePath + "/strikes", schemaPath: "#/properties/strikes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      }
    }
    if (data.occupied !== void 0 && typeof data.occupied != "boolean") {
      let err14 = { instancePath: instancePath + "/occupied", schemaPath: "#/properties/occupied/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate427.errors = vErrors, errors === 0;
}
function validate497(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func9.call(schema133.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.from !== void 0 && (validate371(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length)), data.turn !== void 0) {
      let data1 = data.turn;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err1 = { instancePath: instancePath + "/turn", schemaPath: "#/properties/turn/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1e3 || isNaN(data1)) {
          let err2 = { instancePath: instancePath + "/turn", schemaPath: "#/properties/turn/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err3 = { instancePath: instancePath + "/turn", schemaPath: "#/properties/turn/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
    }
    if (data.phase !== void 0) {
      let data2 = data.phase;
      if (!(data2 === "nominate" || data2 === "vote" || data2 === "draw" || data2 === "appoint" || data2 === "aid" || data2 === "budget" || data2 === "force" || data2 === "pay" || data2 === "locations" || data2 === "declare" || data2 === "resolve" || data2 === "cousin" || data2 === "bank" || data2 === "call" || data2 === "movement" || data2 === "attack" || data2 === "sides" || data2 === "junta" || data2 === "squad" || data2 === "close")) {
        let err4 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/enum", keyword: "enum", params: { allowedValues: schema133.properties.phase.enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.president !== void 0 && (validate371(data.president, { instancePath: instancePath + "/president", parentData: data, parentDataProperty: "president", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length)), data.offices !== void 0) {
      let data4 = data.offices;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (Object.keys(data4).length > 40) {
          let err5 = { instancePath: instancePath + "/offices", schemaPath: "#/properties/offices/maxProperties", keyword: "maxProperties", params: { limit: 40 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        for (let key1 in data4) {
          let _errs9 = errors;
          validate371(key1, { instancePath: instancePath + "/offices", parentData: data4, parentDataProperty: "offices", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
          var valid1 = _errs9 === errors;
          if (!valid1) {
            let err6 = { instancePath: instancePath + "/offices", schemaPath: "#/properties/offices/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
        for (let key2 in data4)
          validate371(data4[key2], { instancePath: instancePath + "/offices/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data4, parentDataProperty: key2, rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/offices", schemaPath: "#/properties/offices/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.pretext !== void 0 && typeof data.pretext != "boolean") {
      let err8 = { instancePath: instancePath + "/pretext", schemaPath: "#/properties/pretext/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.bank !== void 0) {
      let data7 = data.bank;
      if (!(data7 === "open" || data7 === "lunch" || data7 === "holiday")) {
        let err9 = { instancePath: instancePath + "/bank", schemaPath: "#/properties/bank/enum", keyword: "enum", params: { allowedValues: schema133.properties.bank.enum } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.safe !== void 0) {
      let data8 = data.safe;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err10 = { instancePath: instancePath + "/safe", schemaPath: "#/properties/safe/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 2 || isNaN(data8)) {
          let err11 = { instancePath: instancePath + "/safe", schemaPath: "#/properties/safe/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          let err12 = { instancePath: instancePath + "/safe", schemaPath: "#/properties/safe/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
    if (data.cousin !== void 0) {
      let data9 = data.cousin;
      if (Array.isArray(data9)) {
        if (data9.length > 40) {
          let err13 = { instancePath: instancePath + "/cousin", schemaPath: "#/properties/cousin/maxItems", keyword: "maxItems", params: { limit: 40 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate371(data9[i0], { instancePath: instancePath + "/cousin/" + i0, parentData: data9, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
        let i1 = data9.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data9[i1], data9[j0])) {
                  let err14 = { instancePath: instancePath + "/cousin", schemaPath: "#/properties/cousin/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                  break outer0;
                }
        }
      } else {
        let err15 = { instancePath: instancePath + "/cousin", schemaPath: "#/properties/cousin/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.hands !== void 0) {
      let data11 = data.hands;
      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
        if (Object.keys(data11).length > 12) {
          let err16 = { instancePath: instancePath + "/hands", schemaPath: "#/properties/hands/maxProperties", keyword: "maxProperties", params: { limit: 12 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        for (let key3 in data11) {
          let _errs22 = errors;
          validate371(key3, { instancePath: instancePath + "/hands", parentData: data11, parentDataProperty: "hands", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
          var valid6 = _errs22 === errors;
          if (!valid6) {
            let err17 = { instancePath: instancePath + "/hands", schemaPath: "#/properties/hands/propertyNames", keyword: "propertyNames", params: { propertyName: key3 } };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
        for (let key4 in data11)
          validate400(data11[key4], { instancePath: instancePath + "/hands/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data11, parentDataProperty: key4, rootData }) || (vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors), errors = vErrors.length);
      } else {
        let err18 = { instancePath: instancePath + "/hands", schemaPath: "#/properties/hands/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.front !== void 0) {
      let data13 = data.front;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        if (Object.keys(data13).length > 12) {
          let err19 = { instancePath: instancePath + "/front", schemaPath: "#/properties/front/maxProperties", keyword: "maxProperties", params: { limit: 12 } };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        for (let key5 in data13) {
          let _errs27 = errors;
          validate371(key5, { instancePath: instancePath + "/front", parentData: data13, parentDataProperty: "front", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
          var valid8 = _errs27 === errors;
          if (!valid8) {
            let err20 = { instancePath: instancePath + "/front", schemaPath: "#/properties/front/propertyNames", keyword: "propertyNames", params: { propertyName: key5 } };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
        for (let key6 in data13)
          validate400(data13[key6], { instancePath: instancePath + "/front/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data13, parentDataProperty: key6, rootData }) || (vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors), errors = vErrors.length);
      } else {
        let err21 = { instancePath: instancePath + "/front", schemaPath: "#/properties/front/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.pile !== void 0) {
      let data15 = data.pile;
      if (Array.isArray(data15)) {
        if (data15.length > 500) {
          let err22 = { instancePath: instancePath + "/pile", schemaPath: "#/properties/pile/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        let len1 = data15.length;
        for (let i2 = 0; i2 < len1; i2++)
          validate371(data15[i2], { instancePath: instancePath + "/pile/" + i2, parentData: data15, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
      } else {
        let err23 = { instancePath: instancePath + "/pile", schemaPath: "#/properties/pile/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.discards !== void 0) {
      let data17 = data.discards;
      if (Array.isArray(data17)) {
        if (data17.length > 500) {
          let err24 = { instancePath: instancePath + "/discards", schemaPath: "#/properties/discards/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        let len2 = data17.length;
        for (let i3 = 0; i3 < len2; i3++)
          validate371(data17[i3], { instancePath: instancePath + "/discards/" + i3, parentData: data17, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
      } else {
        let err25 = { instancePath: instancePath + "/discards", schemaPath: "#/properties/discards/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.notes !== void 0) {
      let data19 = data.notes;
      if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
        if (Object.keys(data19).length > 12) {
          let err26 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/maxProperties", keyword: "maxProperties", params: { limit: 12 } };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        for (let key7 in data19) {
          let _errs38 = errors;
          validate371(key7, { instancePath: instancePath + "/notes", parentData: data19, parentDataProperty: "notes", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
          var valid14 = _errs38 === errors;
          if (!valid14) {
            let err27 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/propertyNames", keyword: "propertyNames", params: { propertyName: key7 } };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
        }
        for (let key8 in data19)
          validate408(data19[key8], { instancePath: instancePath + "/notes/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data19, parentDataProperty: key8, rootData }) || (vErrors = vErrors === null ? validate408.errors : vErrors.concat(validate408.errors), errors = vErrors.length);
      } else {
        let err28 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.swiss !== void 0) {
      let data21 = data.swiss;
      if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
        if (Object.keys(data21).length > 12) {
          let err29 = { instancePath: instancePath + "/swiss", schemaPath: "#/properties/swiss/maxProperties", keyword: "maxProperties", params: { limit: 12 } };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        for (let key9 in data21) {
          let _errs43 = errors;
          validate371(key9, { instancePath: instancePath + "/swiss", parentData: data21, parentDataProperty: "swiss", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
          var valid16 = _errs43 === errors;
          if (!valid16) {
            let err30 = { instancePath: instancePath + "/swiss", schemaPath: "#/properties/swiss/propertyNames", keyword: "propertyNames", params: { propertyName: key9 } };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
        for (let key10 in data21)
          validate408(data21[key10], { instancePath: instancePath + "/swiss/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data21, parentDataProperty: key10, rootData }) || (vErrors = vErrors === null ? validate408.errors : vErrors.concat(validate408.errors), errors = vErrors.length);
      } else {
        let err31 = { instancePath: instancePath + "/swiss", schemaPath: "#/properties/swiss/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.aid !== void 0 && (validate408(data.aid, { instancePath: instancePath + "/aid", parentData: data, parentDataProperty: "aid", rootData }) || (vErrors = vErrors === null ? validate408.errors : vErrors.concat(validate408.errors), errors = vErrors.length)), data.aidOnly !== void 0 && typeof data.aidOnly != "boolean") {
      let err32 = { instancePath: instancePath + "/aidOnly", schemaPath: "#/properties/aidOnly/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
    }
    if (data.locations !== void 0) {
      let data25 = data.locations;
      if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
        if (Object.keys(data25).length > 12) {
          let err33 = { instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/maxProperties", keyword: "maxProperties", params: { limit: 12 } };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
        for (let key11 in data25) {
          let _errs51 = errors;
          validate371(key11, { instancePath: instancePath + "/locations", parentData: data25, parentDataProperty: "locations", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
          var valid18 = _errs51 === errors;
          if (!valid18) {
            let err34 = { instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/propertyNames", keyword: "propertyNames", params: { propertyName: key11 } };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
        }
        for (let key12 in data25)
          validate371(data25[key12], { instancePath: instancePath + "/locations/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data25, parentDataProperty: key12, rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
      } else {
        let err35 = { instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.revealed !== void 0 && typeof data.revealed != "boolean") {
      let err36 = { instancePath: instancePath + "/revealed", schemaPath: "#/properties/revealed/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
    }
    if (data.dead !== void 0) {
      let data28 = data.dead;
      if (Array.isArray(data28)) {
        if (data28.length > 12) {
          let err37 = { instancePath: instancePath + "/dead", schemaPath: "#/properties/dead/maxItems", keyword: "maxItems", params: { limit: 12 } };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
        let len3 = data28.length;
        for (let i4 = 0; i4 < len3; i4++)
          validate371(data28[i4], { instancePath: instancePath + "/dead/" + i4, parentData: data28, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
        let i5 = data28.length, j1;
        if (i5 > 1) {
          outer1:
            for (; i5--; )
              for (j1 = i5; j1--; )
                if (func0(data28[i5], data28[j1])) {
                  let err38 = { instancePath: instancePath + "/dead", schemaPath: "#/properties/dead/uniqueItems", keyword: "uniqueItems", params: { i: i5, j: j1 } };
                  vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                  break outer1;
                }
        }
      } else {
        let err39 = { instancePath: instancePath + "/dead", schemaPath: "#/properties/dead/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.exile !== void 0) {
      let data30 = data.exile;
      if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
        if (Object.keys(data30).length > 12) {
          let err40 = { instancePath: instancePath + "/exile", schemaPath: "#/properties/exile/maxProperties", keyword: "maxProperties", params: { limit: 12 } };
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
        for (let key13 in data30) {
          let _errs61 = errors;
          validate371(key13, { instancePath: instancePath + "/exile", parentData: data30, parentDataProperty: "exile", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
          var valid23 = _errs61 === errors;
          if (!valid23) {
            let err41 = { instancePath: instancePath + "/exile", schemaPath: "#/properties/exile/propertyNames", keyword: "propertyNames", params: { propertyName: key13 } };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
        }
        for (let key14 in data30)
          validate417(data30[key14], { instancePath: instancePath + "/exile/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data30, parentDataProperty: key14, rootData }) || (vErrors = vErrors === null ? validate417.errors : vErrors.concat(validate417.errors), errors = vErrors.length);
      } else {
        let err42 = { instancePath: instancePath + "/exile", schemaPath: "#/properties/exile/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.attempts !== void 0) {
      let data32 = data.attempts;
      if (Array.isArray(data32)) {
        if (data32.length > 100) {
          let err43 = { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
        let len4 = data32.length;
        for (let i6 = 0; i6 < len4; i6++)
          validate419(data32[i6], { instancePath: instancePath + "/attempts/" + i6, parentData: data32, parentDataProperty: i6, rootData }) || (vErrors = vErrors === null ? validate419.errors : vErrors.concat(validate419.errors), errors = vErrors.length);
      } else {
        let err44 = { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
    if (data.budget !== void 0) {
      let data34 = data.budget;
      if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
        if (Object.keys(data34).length > 12) {
          let err45 = { instancePath: instancePath + "/budget", schemaPath: "#/properties/budget/maxProperties", keyword: "maxProperties", params: { limit: 12 } };
          vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
        }
        for (let key15 in data34) {
          let _errs69 = errors;
          validate371(key15, { instancePath: instancePath + "/budget", parentData: data34, parentDataProperty: "budget", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
          var valid27 = _errs69 === errors;
          if (!valid27) {
            let err46 = { instancePath: instancePath + "/budget", schemaPath: "#/properties/budget/propertyNames", keyword: "propertyNames", params: { propertyName: key15 } };
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
        }
        for (let key16 in data34) {
          let data35 = data34[key16];
          if (!(typeof data35 == "number" && !(data35 % 1) && !isNaN(data35) && isFinite(data35))) {
            let err47 = { instancePath: instancePath + "/budget/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/budget/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
          }
          if (typeof data35 == "number" && isFinite(data35)) {
            if (data35 > 1e5 || isNaN(data35)) {
              let err48 = { instancePath: instancePath + "/budget/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/budget/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
              vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
            }
            if (data35 < 0 || isNaN(data35)) {
              let err49 = { instancePath: instancePath + "/budget/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/budget/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
            }
          }
        }
      } else {
        let err50 = { instancePath: instancePath + "/budget", schemaPath: "#/properties/budget/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
      }
    }
    if (data.banked !== void 0) {
      let data36 = data.banked;
      if (Array.isArray(data36)) {
        if (data36.length > 12) {
          let err51 = { instancePath: instancePath + "/banked", schemaPath: "#/properties/banked/maxItems", keyword: "maxItems", params: { limit: 12 } };
          vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
        }
        let len5 = data36.length;
        for (let i7 = 0; i7 < len5; i7++)
          validate371(data36[i7], { instancePath: instancePath + "/banked/" + i7, parentData: data36, parentDataProperty: i7, rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
        let i8 = data36.length, j2;
        if (i8 > 1) {
          outer2:
            for (; i8--; )
              for (j2 = i8; j2--; )
                if (func0(data36[i8], data36[j2])) {
                  let err52 = { instancePath: instancePath + "/banked", schemaPath: "#/properties/banked/uniqueItems", keyword: "uniqueItems", params: { i: i8, j: j2 } };
                  vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                  break outer2;
                }
        }
      } else {
        let err53 = { instancePath: instancePath + "/banked", schemaPath: "#/properties/banked/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
      }
    }
    data.coup !== void 0 && (validate427(data.coup, { instancePath: instancePath + "/coup", parentData: data, parentDataProperty: "coup", rootData }) || (vErrors = vErrors === null ? validate427.errors : vErrors.concat(validate427.errors), errors = vErrors.length));
  } else {
    let err54 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
  }
  return validate497.errors = vErrors, errors === 0;
}
function validate251(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.cases === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cases" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "cases" || key0 === "maps" || key0 === "positions")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.cases !== void 0) {
      let data0 = data.cases;
      if (Array.isArray(data0)) {
        if (data0.length > 1e3) {
          let err2 = { instancePath: instancePath + "/cases", schemaPath: "#/properties/cases/maxItems", keyword: "maxItems", params: { limit: 1e3 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/cases", schemaPath: "#/properties/cases/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.maps !== void 0) {
      let data1 = data.maps;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (Object.keys(data1).length > 200) {
          let err4 = { instancePath: instancePath + "/maps", schemaPath: "#/properties/maps/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (Object.keys(data1).length < 1) {
          let err5 = { instancePath: instancePath + "/maps", schemaPath: "#/properties/maps/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        for (let key1 in data1) {
          let _errs6 = errors;
          validate252(key1, { instancePath: instancePath + "/maps", parentData: data1, parentDataProperty: "maps", rootData }) || (vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors), errors = vErrors.length);
          var valid1 = _errs6 === errors;
          if (!valid1) {
            let err6 = { instancePath: instancePath + "/maps", schemaPath: "#/properties/maps/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
        for (let key2 in data1)
          validate335(data1[key2], { instancePath: instancePath + "/maps/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data1, parentDataProperty: key2, rootData }) || (vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/maps", schemaPath: "#/properties/maps/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.positions !== void 0) {
      let data3 = data.positions;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (Object.keys(data3).length > 200) {
          let err8 = { instancePath: instancePath + "/positions", schemaPath: "#/properties/positions/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (Object.keys(data3).length < 1) {
          let err9 = { instancePath: instancePath + "/positions", schemaPath: "#/properties/positions/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        for (let key3 in data3) {
          let _errs11 = errors;
          validate252(key3, { instancePath: instancePath + "/positions", parentData: data3, parentDataProperty: "positions", rootData }) || (vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors), errors = vErrors.length);
          var valid3 = _errs11 === errors;
          if (!valid3) {
            let err10 = { instancePath: instancePath + "/positions", schemaPath: "#/properties/positions/propertyNames", keyword: "propertyNames", params: { propertyName: key3 } };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
        for (let key4 in data3)
          validate497(data3[key4], { instancePath: instancePath + "/positions/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data3, parentDataProperty: key4, rootData }) || (vErrors = vErrors === null ? validate497.errors : vErrors.concat(validate497.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/positions", schemaPath: "#/properties/positions/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate251.errors = vErrors, errors === 0;
}
var juntaCaseItem_cases = validate524, schema127 = { type: "object", required: ["id", "scenario", "steps"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, proves: { type: "array", items: { $ref: "junta-words.schema.json#/definitions/JuntaStatement" }, maxItems: 100, minItems: 1 }, title: { $ref: "shared.schema.json#/definitions/LocalText" }, scenario: { $ref: "shared.schema.json#/definitions/Id" }, map: { if: { type: "object" }, then: { $ref: "map.schema.json#/definitions/CaseMap" }, else: { $ref: "shared.schema.json#/definitions/Id" } }, change: { type: "object", maxProperties: 100, additionalProperties: !0 }, given: { $ref: "#/definitions/JuntaPosition" }, dice: { type: "array", items: { type: "integer", minimum: 1, maximum: 1e3 }, maxItems: 1e3 }, steps: { type: "array", items: { $ref: "#/definitions/JuntaCaseStep" }, maxItems: 1e3, minItems: 1 }, spare: { type: "string", minLength: 8, maxLength: 300 } }, additionalProperties: !1 }, schema130 = { type: "string", enum: ["J-01", "J-02", "J-03", "J-04", "J-05", "J-143", "J-06", "J-07", "J-08", "J-09", "J-10", "J-11", "J-12", "J-13", "J-14", "J-15", "J-16", "J-17", "J-18", "J-19", "J-20", "J-21", "J-22", "J-23", "J-24", "J-25", "J-26", "J-27", "J-28", "J-29", "J-30", "J-31", "J-32", "J-33", "J-34", "J-35", "J-36", "J-37", "J-38", "J-39", "J-40", "J-41", "J-42", "J-43", "J-44", "J-45", "J-46", "J-47", "J-48", "J-49", "J-50", "J-51", "J-52", "J-53", "J-54", "J-55", "J-56", "J-57", "J-58", "J-59", "J-60", "J-61", "J-62", "J-63", "J-64", "J-65", "J-66", "J-67", "J-68", "J-69", "J-70", "J-71", "J-72", "J-73", "J-74", "J-75", "J-76", "J-77", "J-78", "J-79", "J-80", "J-81", "J-82", "J-83", "J-84", "J-85", "J-86", "J-87", "J-88", "J-89", "J-90", "J-91", "J-92", "J-93", "J-94", "J-95", "J-96", "J-97", "J-98", "J-99", "J-100", "J-101", "J-102", "J-103", "J-104", "J-105", "J-106", "J-107", "J-108", "J-109", "J-110", "J-111", "J-112", "J-113", "J-114", "J-115", "J-116", "J-117", "J-118", "J-119", "J-120", "J-121", "J-122", "J-123", "J-124", "J-125", "J-126", "J-127", "J-128", "J-129", "J-130", "J-131", "J-132", "J-133", "J-134", "J-135", "J-136", "J-137", "J-138", "J-139", "J-140", "J-141", "J-142", "J-D1", "J-D2", "J-D3", "J-X1", "J-X2", "J-X3", "J-X4", "J-X5", "J-X6", "J-X7", "J-X8", "J-X9", "J-X10", "J-X11", "J-X12", "J-X13", "J-X14", "J-X15", "J-X16", "J-X17", "J-X18"] };
function validate374(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "J-01" || data === "J-02" || data === "J-03" || data === "J-04" || data === "J-05" || data === "J-143" || data === "J-06" || data === "J-07" || data === "J-08" || data === "J-09" || data === "J-10" || data === "J-11" || data === "J-12" || data === "J-13" || data === "J-14" || data === "J-15" || data === "J-16" || data === "J-17" || data === "J-18" || data === "J-19" || data === "J-20" || data === "J-21" || data === "J-22" || data === "J-23" || data === "J-24" || data === "J-25" || data === "J-26" || data === "J-27" || data === "J-28" || data === "J-29" || data === "J-30" || data === "J-31" || data === "J-32" || data === "J-33" || data === "J-34" || data === "J-35" || data === "J-36" || data === "J-37" || data === "J-38" || data === "J-39" || data === "J-40" || data === "J-41" || data === "J-42" || data === "J-43" || data === "J-44" || data === "J-45" || data === "J-46" || data === "J-47" || data === "J-48" || data === "J-49" || data === "J-50" || data === "J-51" || data === "J-52" || data === "J-53" || data === "J-54" || data === "J-55" || data === "J-56" || data === "J-57" || data === "J-58" || data === "J-59" || data === "J-60" || data === "J-61" || data === "J-62" || data === "J-63" || data === "J-64" || data === "J-65" || data === "J-66" || data === "J-67" || data === "J-68" || data === "J-69" || data === "J-70" || data === "J-71" || data === "J-72" || data === "J-73" || data === "J-74" || data === "J-75" || data === "J-76" || data === "J-77" || data === "J-78" || data === "J-79" || data === "J-80" || data === "J-81" || data === "J-82" || data === "J-83" || data === "J-84" || data === "J-85" || data === "J-86" || data === "J-87" || data === "J-88" || data === "J-89" || data === "J-90" || data === "J-91" || data === "J-92" || data === "J-93" || data === "J-94" || data === "J-95" || data === "J-96" || data === "J-97" || data === "J-98" || data === "J-99" || data === "J-100" || data === "J-101" || data === "J-102" || data === "J-103" || data === "J-104" || data === "J-105" || data === "J-106" || data === "J-107" || data === "J-108" || data === "J-109" || data === "J-110" || data === "J-111" || data === "J-112" || data === "J-113" || data === "J-114" || data === "J-115" || data === "J-116" || data === "J-117" || data === "J-118" || data === "J-119" || data === "J-120" || data === "J-121" || data === "J-122" || data === "J-123" || data === "J-124" || data === "J-125" || data === "J-126" || data === "J-127" || data === "J-128" || data === "J-129" || data === "J-130" || data === "J-131" || data === "J-132" || data === "J-133" || data === "J-134" || data === "J-135" || data === "J-136" || data === "J-137" || data === "J-138" || data === "J-139" || data === "J-140" || data === "J-141" || data === "J-142" || data === "J-D1" || data === "J-D2" || data === "J-D3" || data === "J-X1" || data === "J-X2" || data === "J-X3" || data === "J-X4" || data === "J-X5" || data === "J-X6" || data === "J-X7" || data === "J-X8" || data === "J-X9" || data === "J-X10" || data === "J-X11" || data === "J-X12" || data === "J-X13" || data === "J-X14" || data === "J-X15" || data === "J-X16" || data === "J-X17" || data === "J-X18")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema130.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate374.errors = vErrors, errors === 0;
}
function validate376(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.en === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "en" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data) {
      let _errs1 = errors;
      validate241(key0, { instancePath, parentData: data, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors), errors = vErrors.length);
      var valid0 = _errs1 === errors;
      if (!valid0) {
        let err1 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    for (let key1 in data)
      if (!(key1 === "en" || key1 === "it")) {
        let data0 = data[key1];
        if (typeof data0 == "string") {
          if (func2(data0) > 4096) {
            let err2 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 4096 } };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        } else {
          let err3 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
    if (data.en !== void 0) {
      let data1 = data.en;
      if (typeof data1 == "string") {
        if (func2(data1) > 4096) {
          let err4 = { instancePath: instancePath + "/en", schemaPath: "#/properties/en/maxLength", keyword: "maxLength", params: { limit: 4096 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func2(data1) < 1) {
          let err5 = { instancePath: instancePath + "/en", schemaPath: "#/properties/en/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/en", schemaPath: "#/properties/en/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.it !== void 0) {
      let data2 = data.it;
      if (typeof data2 == "string") {
        if (func2(data2) > 4096) {
          let err7 = { instancePath: instancePath + "/it", schemaPath: "#/properties/it/maxLength", keyword: "maxLength", params: { limit: 4096 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func2(data2) < 1) {
          let err8 = { instancePath: instancePath + "/it", schemaPath: "#/properties/it/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/it", schemaPath: "#/properties/it/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate376.errors = vErrors, errors === 0;
}
function validate380(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.grid === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "grid" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!func9.call(schema115.properties, key0)) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.source !== void 0 && (validate336(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors), errors = vErrors.length)), data.grid !== void 0 && (validate338(data.grid, { instancePath: instancePath + "/grid", parentData: data, parentDataProperty: "grid", rootData }) || (vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors), errors = vErrors.length)), data.legend !== void 0 && (validate343(data.legend, { instancePath: instancePath + "/legend", parentData: data, parentDataProperty: "legend", rootData }) || (vErrors = vErrors === null ? validate343.errors : vErrors.concat(validate343.errors), errors = vErrors.length)), data.rows !== void 0 && (validate347(data.rows, { instancePath: instancePath + "/rows", parentData: data, parentDataProperty: "rows", rootData }) || (vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors), errors = vErrors.length)), data.areas !== void 0 && (validate349(data.areas, { instancePath: instancePath + "/areas", parentData: data, parentDataProperty: "areas", rootData }) || (vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors), errors = vErrors.length)), data.edges !== void 0 && (validate352(data.edges, { instancePath: instancePath + "/edges", parentData: data, parentDataProperty: "edges", rootData }) || (vErrors = vErrors === null ? validate352.errors : vErrors.concat(validate352.errors), errors = vErrors.length)), data.links !== void 0 && (validate355(data.links, { instancePath: instancePath + "/links", parentData: data, parentDataProperty: "links", rootData }) || (vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors), errors = vErrors.length)), data.places !== void 0 && (validate358(data.places, { instancePath: instancePath + "/places", parentData: data, parentDataProperty: "places", rootData }) || (vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors), errors = vErrors.length)), data.sites !== void 0 && (validate361(data.sites, { instancePath: instancePath + "/sites", parentData: data, parentDataProperty: "sites", rootData }) || (vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors), errors = vErrors.length)), data.regions !== void 0 && (validate364(data.regions, { instancePath: instancePath + "/regions", parentData: data, parentDataProperty: "regions", rootData }) || (vErrors = vErrors === null ? validate364.errors : vErrors.concat(validate364.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate380.errors = vErrors, errors === 0;
}
function validate393(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func9.call(schema133.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.from !== void 0 && (validate371(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length)), data.turn !== void 0) {
      let data1 = data.turn;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err1 = { instancePath: instancePath + "/turn", schemaPath: "#/properties/turn/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1e3 || isNaN(data1)) {
          let err2 = { instancePath: instancePath + "/turn", schemaPath: "#/properties/turn/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err3 = { instancePath: instancePath + "/turn", schemaPath: "#/properties/turn/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
    }
    if (data.phase !== void 0) {
      let data2 = data.phase;
      if (!(data2 === "nominate" || data2 === "vote" || data2 === "draw" || data2 === "appoint" || data2 === "aid" || data2 === "budget" || data2 === "force" || data2 === "pay" || data2 === "locations" || data2 === "declare" || data2 === "resolve" || data2 === "cousin" || data2 === "bank" || data2 === "call" || data2 === "movement" || data2 === "attack" || data2 === "sides" || data2 === "junta" || data2 === "squad" || data2 === "close")) {
        let err4 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/enum", keyword: "enum", params: { allowedValues: schema133.properties.phase.enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.president !== void 0 && (validate371(data.president, { instancePath: instancePath + "/president", parentData: data, parentDataProperty: "president", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length)), data.offices !== void 0) {
      let data4 = data.offices;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (Object.keys(data4).length > 40) {
          let err5 = { instancePath: instancePath + "/offices", schemaPath: "#/properties/offices/maxProperties", keyword: "maxProperties", params: { limit: 40 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        for (let key1 in data4) {
          let _errs9 = errors;
          validate371(key1, { instancePath: instancePath + "/offices", parentData: data4, parentDataProperty: "offices", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
          var valid1 = _errs9 === errors;
          if (!valid1) {
            let err6 = { instancePath: instancePath + "/offices", schemaPath: "#/properties/offices/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
        for (let key2 in data4)
          validate371(data4[key2], { instancePath: instancePath + "/offices/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data4, parentDataProperty: key2, rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/offices", schemaPath: "#/properties/offices/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.pretext !== void 0 && typeof data.pretext != "boolean") {
      let err8 = { instancePath: instancePath + "/pretext", schemaPath: "#/properties/pretext/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.bank !== void 0) {
      let data7 = data.bank;
      if (!(data7 === "open" || data7 === "lunch" || data7 === "holiday")) {
        let err9 = { instancePath: instancePath + "/bank", schemaPath: "#/properties/bank/enum", keyword: "enum", params: { allowedValues: schema133.properties.bank.enum } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.safe !== void 0) {
      let data8 = data.safe;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err10 = { instancePath: instancePath + "/safe", schemaPath: "#/properties/safe/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 2 || isNaN(data8)) {
          let err11 = { instancePath: instancePath + "/safe", schemaPath: "#/properties/safe/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          let err12 = { instancePath: instancePath + "/safe", schemaPath: "#/properties/safe/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
    if (data.cousin !== void 0) {
      let data9 = data.cousin;
      if (Array.isArray(data9)) {
        if (data9.length > 40) {
          let err13 = { instancePath: instancePath + "/cousin", schemaPath: "#/properties/cousin/maxItems", keyword: "maxItems", params: { limit: 40 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate371(data9[i0], { instancePath: instancePath + "/cousin/" + i0, parentData: data9, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
        let i1 = data9.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data9[i1], data9[j0])) {
                  let err14 = { instancePath: instancePath + "/cousin", schemaPath: "#/properties/cousin/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                  break outer0;
                }
        }
      } else {
        let err15 = { instancePath: instancePath + "/cousin", schemaPath: "#/properties/cousin/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.hands !== void 0) {
      let data11 = data.hands;
      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
        if (Object.keys(data11).length > 12) {
          let err16 = { instancePath: instancePath + "/hands", schemaPath: "#/properties/hands/maxProperties", keyword: "maxProperties", params: { limit: 12 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        for (let key3 in data11) {
          let _errs22 = errors;
          validate371(key3, { instancePath: instancePath + "/hands", parentData: data11, parentDataProperty: "hands", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
          var valid6 = _errs22 === errors;
          if (!valid6) {
            let err17 = { instancePath: instancePath + "/hands", schemaPath: "#/properties/hands/propertyNames", keyword: "propertyNames", params: { propertyName: key3 } };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
        for (let key4 in data11)
          validate400(data11[key4], { instancePath: instancePath + "/hands/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data11, parentDataProperty: key4, rootData }) || (vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors), errors = vErrors.length);
      } else {
        let err18 = { instancePath: instancePath + "/hands", schemaPath: "#/properties/hands/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.front !== void 0) {
      let data13 = data.front;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        if (Object.keys(data13).length > 12) {
          let err19 = { instancePath: instancePath + "/front", schemaPath: "#/properties/front/maxProperties", keyword: "maxProperties", params: { limit: 12 } };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        for (let key5 in data13) {
          let _errs27 = errors;
          validate371(key5, { instancePath: instancePath + "/front", parentData: data13, parentDataProperty: "front", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
          var valid8 = _errs27 === errors;
          if (!valid8) {
            let err20 = { instancePath: instancePath + "/front", schemaPath: "#/properties/front/propertyNames", keyword: "propertyNames", params: { propertyName: key5 } };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
        for (let key6 in data13)
          validate400(data13[key6], { instancePath: instancePath + "/front/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data13, parentDataProperty: key6, rootData }) || (vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors), errors = vErrors.length);
      } else {
        let err21 = { instancePath: instancePath + "/front", schemaPath: "#/properties/front/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.pile !== void 0) {
      let data15 = data.pile;
      if (Array.isArray(data15)) {
        if (data15.length > 500) {
          let err22 = { instancePath: instancePath + "/pile", schemaPath: "#/properties/pile/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        let len1 = data15.length;
        for (let i2 = 0; i2 < len1; i2++)
          validate371(data15[i2], { instancePath: instancePath + "/pile/" + i2, parentData: data15, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
      } else {
        let err23 = { instancePath: instancePath + "/pile", schemaPath: "#/properties/pile/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.discards !== void 0) {
      let data17 = data.discards;
      if (Array.isArray(data17)) {
        if (data17.length > 500) {
          let err24 = { instancePath: instancePath + "/discards", schemaPath: "#/properties/discards/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        let len2 = data17.length;
        for (let i3 = 0; i3 < len2; i3++)
          validate371(data17[i3], { instancePath: instancePath + "/discards/" + i3, parentData: data17, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
      } else {
        let err25 = { instancePath: instancePath + "/discards", schemaPath: "#/properties/discards/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.notes !== void 0) {
      let data19 = data.notes;
      if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
        if (Object.keys(data19).length > 12) {
          let err26 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/maxProperties", keyword: "maxProperties", params: { limit: 12 } };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        for (let key7 in data19) {
          let _errs38 = errors;
          validate371(key7, { instancePath: instancePath + "/notes", parentData: data19, parentDataProperty: "notes", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
          var valid14 = _errs38 === errors;
          if (!valid14) {
            let err27 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/propertyNames", keyword: "propertyNames", params: { propertyName: key7 } };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
        }
        for (let key8 in data19)
          validate408(data19[key8], { instancePath: instancePath + "/notes/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data19, parentDataProperty: key8, rootData }) || (vErrors = vErrors === null ? validate408.errors : vErrors.concat(validate408.errors), errors = vErrors.length);
      } else {
        let err28 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.swiss !== void 0) {
      let data21 = data.swiss;
      if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
        if (Object.keys(data21).length > 12) {
          let err29 = { instancePath: instancePath + "/swiss", schemaPath: "#/properties/swiss/maxProperties", keyword: "maxProperties", params: { limit: 12 } };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        for (let key9 in data21) {
          let _errs43 = errors;
          validate371(key9, { instancePath: instancePath + "/swiss", parentData: data21, parentDataProperty: "swiss", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
          var valid16 = _errs43 === errors;
          if (!valid16) {
            let err30 = { instancePath: instancePath + "/swiss", schemaPath: "#/properties/swiss/propertyNames", keyword: "propertyNames", params: { propertyName: key9 } };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
        for (let key10 in data21)
          validate408(data21[key10], { instancePath: instancePath + "/swiss/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data21, parentDataProperty: key10, rootData }) || (vErrors = vErrors === null ? validate408.errors : vErrors.concat(validate408.errors), errors = vErrors.length);
      } else {
        let err31 = { instancePath: instancePath + "/swiss", schemaPath: "#/properties/swiss/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.aid !== void 0 && (validate408(data.aid, { instancePath: instancePath + "/aid", parentData: data, parentDataProperty: "aid", rootData }) || (vErrors = vErrors === null ? validate408.errors : vErrors.concat(validate408.errors), errors = vErrors.length)), data.aidOnly !== void 0 && typeof data.aidOnly != "boolean") {
      let err32 = { instancePath: instancePath + "/aidOnly", schemaPath: "#/properties/aidOnly/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
    }
    if (data.locations !== void 0) {
      let data25 = data.locations;
      if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
        if (Object.keys(data25).length > 12) {
          let err33 = { instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/maxProperties", keyword: "maxProperties", params: { limit: 12 } };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
        for (let key11 in data25) {
          let _errs51 = errors;
          validate371(key11, { instancePath: instancePath + "/locations", parentData: data25, parentDataProperty: "locations", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
          var valid18 = _errs51 === errors;
          if (!valid18) {
            let err34 = { instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/propertyNames", keyword: "propertyNames", params: { propertyName: key11 } };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
        }
        for (let key12 in data25)
          validate371(data25[key12], { instancePath: instancePath + "/locations/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data25, parentDataProperty: key12, rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
      } else {
        let err35 = { instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.revealed !== void 0 && typeof data.revealed != "boolean") {
      let err36 = { instancePath: instancePath + "/revealed", schemaPath: "#/properties/revealed/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
    }
    if (data.dead !== void 0) {
      let data28 = data.dead;
      if (Array.isArray(data28)) {
        if (data28.length > 12) {
          let err37 = { instancePath: instancePath + "/dead", schemaPath: "#/properties/dead/maxItems", keyword: "maxItems", params: { limit: 12 } };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
        let len3 = data28.length;
        for (let i4 = 0; i4 < len3; i4++)
          validate371(data28[i4], { instancePath: instancePath + "/dead/" + i4, parentData: data28, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
        let i5 = data28.length, j1;
        if (i5 > 1) {
          outer1:
            for (; i5--; )
              for (j1 = i5; j1--; )
                if (func0(data28[i5], data28[j1])) {
                  let err38 = { instancePath: instancePath + "/dead", schemaPath: "#/properties/dead/uniqueItems", keyword: "uniqueItems", params: { i: i5, j: j1 } };
                  vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                  break outer1;
                }
        }
      } else {
        let err39 = { instancePath: instancePath + "/dead", schemaPath: "#/properties/dead/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.exile !== void 0) {
      let data30 = data.exile;
      if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
        if (Object.keys(data30).length > 12) {
          let err40 = { instancePath: instancePath + "/exile", schemaPath: "#/properties/exile/maxProperties", keyword: "maxProperties", params: { limit: 12 } };
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
        for (let key13 in data30) {
          let _errs61 = errors;
          validate371(key13, { instancePath: instancePath + "/exile", parentData: data30, parentDataProperty: "exile", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
          var valid23 = _errs61 === errors;
          if (!valid23) {
            let err41 = { instancePath: instancePath + "/exile", schemaPath: "#/properties/exile/propertyNames", keyword: "propertyNames", params: { propertyName: key13 } };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
        }
        for (let key14 in data30)
          validate417(data30[key14], { instancePath: instancePath + "/exile/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data30, parentDataProperty: key14, rootData }) || (vErrors = vErrors === null ? validate417.errors : vErrors.concat(validate417.errors), errors = vErrors.length);
      } else {
        let err42 = { instancePath: instancePath + "/exile", schemaPath: "#/properties/exile/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.attempts !== void 0) {
      let data32 = data.attempts;
      if (Array.isArray(data32)) {
        if (data32.length > 100) {
          let err43 = { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
        let len4 = data32.length;
        for (let i6 = 0; i6 < len4; i6++)
          validate419(data32[i6], { instancePath: instancePath + "/attempts/" + i6, parentData: data32, parentDataProperty: i6, rootData }) || (vErrors = vErrors === null ? validate419.errors : vErrors.concat(validate419.errors), errors = vErrors.length);
      } else {
        let err44 = { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
    if (data.budget !== void 0) {
      let data34 = data.budget;
      if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
        if (Object.keys(data34).length > 12) {
          let err45 = { instancePath: instancePath + "/budget", schemaPath: "#/properties/budget/maxProperties", keyword: "maxProperties", params: { limit: 12 } };
          vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
        }
        for (let key15 in data34) {
          let _errs69 = errors;
          validate371(key15, { instancePath: instancePath + "/budget", parentData: data34, parentDataProperty: "budget", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
          var valid27 = _errs69 === errors;
          if (!valid27) {
            let err46 = { instancePath: instancePath + "/budget", schemaPath: "#/properties/budget/propertyNames", keyword: "propertyNames", params: { propertyName: key15 } };
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
        }
        for (let key16 in data34) {
          let data35 = data34[key16];
          if (!(typeof data35 == "number" && !(data35 % 1) && !isNaN(data35) && isFinite(data35))) {
            let err47 = { instancePath: instancePath + "/budget/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/budget/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
          }
          if (typeof data35 == "number" && isFinite(data35)) {
            if (data35 > 1e5 || isNaN(data35)) {
              let err48 = { instancePath: instancePath + "/budget/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/budget/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
              vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
            }
            if (data35 < 0 || isNaN(data35)) {
              let err49 = { instancePath: instancePath + "/budget/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/budget/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
            }
          }
        }
      } else {
        let err50 = { instancePath: instancePath + "/budget", schemaPath: "#/properties/budget/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
      }
    }
    if (data.banked !== void 0) {
      let data36 = data.banked;
      if (Array.isArray(data36)) {
        if (data36.length > 12) {
          let err51 = { instancePath: instancePath + "/banked", schemaPath: "#/properties/banked/maxItems", keyword: "maxItems", params: { limit: 12 } };
          vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
        }
        let len5 = data36.length;
        for (let i7 = 0; i7 < len5; i7++)
          validate371(data36[i7], { instancePath: instancePath + "/banked/" + i7, parentData: data36, parentDataProperty: i7, rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
        let i8 = data36.length, j2;
        if (i8 > 1) {
          outer2:
            for (; i8--; )
              for (j2 = i8; j2--; )
                if (func0(data36[i8], data36[j2])) {
                  let err52 = { instancePath: instancePath + "/banked", schemaPath: "#/properties/banked/uniqueItems", keyword: "uniqueItems", params: { i: i8, j: j2 } };
                  vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                  break outer2;
                }
        }
      } else {
        let err53 = { instancePath: instancePath + "/banked", schemaPath: "#/properties/banked/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
      }
    }
    data.coup !== void 0 && (validate427(data.coup, { instancePath: instancePath + "/coup", parentData: data, parentDataProperty: "coup", rootData }) || (vErrors = vErrors === null ? validate427.errors : vErrors.concat(validate427.errors), errors = vErrors.length));
  } else {
    let err54 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
  }
  return validate393.errors = vErrors, errors === 0;
}
var schema141 = { type: "object", properties: { do: { $ref: "#/definitions/JuntaCaseAction" }, offers: { type: "array", items: { $ref: "#/definitions/JuntaCaseAction" }, minItems: 1, maxItems: 1e3 }, hides: { type: "array", items: { $ref: "#/definitions/JuntaCaseAction" }, minItems: 1, maxItems: 1e3 }, refuses: { $ref: "#/definitions/JuntaCaseAction" }, rule: { $ref: "junta-words.schema.json#/definitions/JuntaReason" }, by: { $ref: "shared.schema.json#/definitions/Id" }, secret: { $ref: "#/definitions/JuntaPosition" }, unseenBy: { $ref: "shared.schema.json#/definitions/Id" }, expect: { $ref: "#/definitions/JuntaExpectation" }, spare: { type: "string", minLength: 8, maxLength: 300 } }, additionalProperties: !1, oneOf: [{ required: ["do"] }, { required: ["offers"] }, { required: ["hides"] }, { required: ["refuses"] }, { required: ["secret"] }, { required: ["expect"] }], dependencies: { refuses: ["rule"], rule: ["refuses"], unseenBy: ["secret"] } }, schema142 = { type: "object", properties: { type: { $ref: "junta-words.schema.json#/definitions/JuntaActionType" } }, propertyNames: { $ref: "shared.schema.json#/definitions/EntryName" }, additionalProperties: { type: ["string", "integer", "boolean"], maxLength: 200 }, minProperties: 1, maxProperties: 20 }, schema143 = { type: "string", enum: ["accept", "again", "appoint", "ask", "attack", "attempt", "bombard", "bribe", "bring", "cast", "conduct", "consent", "counter", "deal", "decline", "deny", "deposit", "discard", "done", "drop", "exile", "fire", "flee", "force", "give", "go", "hand-over", "hold", "hush", "keep", "kill", "land", "lay", "leave", "let-in", "lose", "no", "nominate", "offer", "offices", "order", "pardon", "pass", "play", "post", "promise", "propose", "protect", "refrain", "refuse", "remain", "resign", "rest", "retreat", "return", "rise", "select", "send-police", "settle", "shed", "shoot", "side", "spare", "stand", "suffer", "take", "to", "unit", "vote", "wait", "want", "waste", "withdraw", "yes"] };
function validate442(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "accept" || data === "again" || data === "appoint" || data === "ask" || data === "attack" || data === "attempt" || data === "bombard" || data === "bribe" || data === "bring" || data === "cast" || data === "conduct" || data === "consent" || data === "counter" || data === "deal" || data === "decline" || data === "deny" || data === "deposit" || data === "discard" || data === "done" || data === "drop" || data === "exile" || data === "fire" || data === "flee" || data === "force" || data === "give" || data === "go" || data === "hand-over" || data === "hold" || data === "hush" || data === "keep" || data === "kill" || data === "land" || data === "lay" || data === "leave" || data === "let-in" || data === "lose" || data === "no" || data === "nominate" || data === "offer" || data === "offices" || data === "order" || data === "pardon" || data === "pass" || data === "play" || data === "post" || data === "promise" || data === "propose" || data === "protect" || data === "refrain" || data === "refuse" || data === "remain" || data === "resign" || data === "rest" || data === "retreat" || data === "return" || data === "rise" || data === "select" || data === "send-police" || data === "settle" || data === "shed" || data === "shoot" || data === "side" || data === "spare" || data === "stand" || data === "suffer" || data === "take" || data === "to" || data === "unit" || data === "vote" || data === "wait" || data === "want" || data === "waste" || data === "withdraw" || data === "yes")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema143.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate442.errors = vErrors, errors === 0;
}
function validate440(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 20) {
      let err0 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 20 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (Object.keys(data).length < 1) {
      let err1 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data) {
      let _errs1 = errors;
      validate431(key0, { instancePath, parentData: data, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors), errors = vErrors.length);
      var valid0 = _errs1 === errors;
      if (!valid0) {
        let err2 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    for (let key1 in data)
      if (key1 !== "type") {
        let data0 = data[key1];
        if (typeof data0 != "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && typeof data0 != "boolean") {
          let err3 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: schema142.additionalProperties.type } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (typeof data0 == "string" && func2(data0) > 200) {
          let err4 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 200 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    data.type !== void 0 && (validate442(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData }) || (vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate440.errors = vErrors, errors === 0;
}
var schema144 = { type: "string", enum: ["J-01", "J-02", "J-03", "J-04", "J-05", "J-143", "J-06", "J-07", "J-08", "J-09", "J-10", "J-11", "J-12", "J-13", "J-14", "J-15", "J-16", "J-17", "J-18", "J-19", "J-20", "J-21", "J-22", "J-23", "J-24", "J-25", "J-26", "J-27", "J-28", "J-29", "J-30", "J-31", "J-32", "J-33", "J-34", "J-35", "J-36", "J-37", "J-38", "J-39", "J-40", "J-41", "J-42", "J-43", "J-44", "J-45", "J-46", "J-47", "J-48", "J-49", "J-50", "J-51", "J-52", "J-53", "J-54", "J-55", "J-56", "J-57", "J-58", "J-59", "J-60", "J-61", "J-62", "J-63", "J-64", "J-65", "J-66", "J-67", "J-68", "J-69", "J-70", "J-71", "J-72", "J-73", "J-74", "J-75", "J-76", "J-77", "J-78", "J-79", "J-80", "J-81", "J-82", "J-83", "J-84", "J-85", "J-86", "J-87", "J-88", "J-89", "J-90", "J-91", "J-92", "J-93", "J-94", "J-95", "J-96", "J-97", "J-98", "J-99", "J-100", "J-101", "J-102", "J-103", "J-104", "J-105", "J-106", "J-107", "J-108", "J-109", "J-110", "J-111", "J-112", "J-113", "J-114", "J-115", "J-116", "J-117", "J-118", "J-119", "J-120", "J-121", "J-122", "J-123", "J-124", "J-125", "J-126", "J-127", "J-128", "J-129", "J-130", "J-131", "J-132", "J-133", "J-134", "J-135", "J-136", "J-137", "J-138", "J-139", "J-140", "J-141", "J-142", "J-D1", "J-D2", "J-D3", "J-X1", "J-X2", "J-X3", "J-X4", "J-X5", "J-X6", "J-X7", "J-X8", "J-X9", "J-X10", "J-X11", "J-X12", "J-X13", "J-X14", "J-X15", "J-X16", "J-X17", "J-X18", "K-FORM", "K-SEAT", "K-OVER"] };
function validate448(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "J-01" || data === "J-02" || data === "J-03" || data === "J-04" || data === "J-05" || data === "J-143" || data === "J-06" || data === "J-07" || data === "J-08" || data === "J-09" || data === "J-10" || data === "J-11" || data === "J-12" || data === "J-13" || data === "J-14" || data === "J-15" || data === "J-16" || data === "J-17" || data === "J-18" || data === "J-19" || data === "J-20" || data === "J-21" || data === "J-22" || data === "J-23" || data === "J-24" || data === "J-25" || data === "J-26" || data === "J-27" || data === "J-28" || data === "J-29" || data === "J-30" || data === "J-31" || data === "J-32" || data === "J-33" || data === "J-34" || data === "J-35" || data === "J-36" || data === "J-37" || data === "J-38" || data === "J-39" || data === "J-40" || data === "J-41" || data === "J-42" || data === "J-43" || data === "J-44" || data === "J-45" || data === "J-46" || data === "J-47" || data === "J-48" || data === "J-49" || data === "J-50" || data === "J-51" || data === "J-52" || data === "J-53" || data === "J-54" || data === "J-55" || data === "J-56" || data === "J-57" || data === "J-58" || data === "J-59" || data === "J-60" || data === "J-61" || data === "J-62" || data === "J-63" || data === "J-64" || data === "J-65" || data === "J-66" || data === "J-67" || data === "J-68" || data === "J-69" || data === "J-70" || data === "J-71" || data === "J-72" || data === "J-73" || data === "J-74" || data === "J-75" || data === "J-76" || data === "J-77" || data === "J-78" || data === "J-79" || data === "J-80" || data === "J-81" || data === "J-82" || data === "J-83" || data === "J-84" || data === "J-85" || data === "J-86" || data === "J-87" || data === "J-88" || data === "J-89" || data === "J-90" || data === "J-91" || data === "J-92" || data === "J-93" || data === "J-94" || data === "J-95" || data === "J-96" || data === "J-97" || data === "J-98" || data === "J-99" || data === "J-100" || data === "J-101" || data === "J-102" || data === "J-103" || data === "J-104" || data === "J-105" || data === "J-106" || data === "J-107" || data === "J-108" || data === "J-109" || data === "J-110" || data === "J-111" || data === "J-112" || data === "J-113" || data === "J-114" || data === "J-115" || data === "J-116" || data === "J-117" || data === "J-118" || data === "J-119" || data === "J-120" || data === "J-121" || data === "J-122" || data === "J-123" || data === "J-124" || data === "J-125" || data === "J-126" || data === "J-127" || data === "J-128" || data === "J-129" || data === "J-130" || data === "J-131" || data === "J-132" || data === "J-133" || data === "J-134" || data === "J-135" || data === "J-136" || data === "J-137" || data === "J-138" || data === "J-139" || data === "J-140" || data === "J-141" || data === "J-142" || data === "J-D1" || data === "J-D2" || data === "J-D3" || data === "J-X1" || data === "J-X2" || data === "J-X3" || data === "J-X4" || data === "J-X5" || data === "J-X6" || data === "J-X7" || data === "J-X8" || data === "J-X9" || data === "J-X10" || data === "J-X11" || data === "J-X12" || data === "J-X13" || data === "J-X14" || data === "J-X15" || data === "J-X16" || data === "J-X17" || data === "J-X18" || data === "K-FORM" || data === "K-SEAT" || data === "K-OVER")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema144.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate448.errors = vErrors, errors === 0;
}
var schema145 = { type: "object", properties: { turn: { type: "integer", minimum: 0, maximum: 1e3 }, stage: { type: "integer", minimum: 0, maximum: 9 }, phase: { $ref: "junta-words.schema.json#/definitions/JuntaPhase" }, asked: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 12, uniqueItems: !0 }, president: { $ref: "shared.schema.json#/definitions/Id" }, offices: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/Id" }, additionalProperties: { $ref: "shared.schema.json#/definitions/Id" }, maxProperties: 40, minProperties: 1 }, pretext: { type: "boolean" }, bank: { enum: ["open", "lunch", "holiday"] }, safe: { type: "integer", minimum: 0, maximum: 2 }, cousin: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 40, uniqueItems: !0 }, hands: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/Id" }, additionalProperties: { $ref: "#/definitions/JuntaCardNames" }, maxProperties: 12, minProperties: 1 }, front: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/Id" }, additionalProperties: { $ref: "#/definitions/JuntaCardNames" }, maxProperties: 12, minProperties: 1 }, handCount: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/Id" }, additionalProperties: { type: "integer", minimum: 0, maximum: 1e5 }, maxProperties: 12, minProperties: 1 }, discards: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 500, minItems: 1 }, money: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/Id" }, additionalProperties: { type: "integer", minimum: 0, maximum: 1e5 }, maxProperties: 12, minProperties: 1 }, notes: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/Id" }, additionalProperties: { $ref: "#/definitions/JuntaNoteValues" }, maxProperties: 12, minProperties: 1 }, swiss: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/Id" }, additionalProperties: { type: "integer", minimum: 0, maximum: 1e5 }, maxProperties: 12, minProperties: 1 }, spent: { type: "integer", minimum: 0, maximum: 1e5 }, aidCount: { type: "integer", minimum: 0, maximum: 1e4 }, tally: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/Id" }, additionalProperties: { type: "integer", minimum: 0, maximum: 1e5 }, maxProperties: 12, minProperties: 1 }, votes: { $ref: "#/definitions/JuntaMotionVotes" }, budget: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/Id" }, additionalProperties: { type: "integer", minimum: 0, maximum: 1e5 }, maxProperties: 12, minProperties: 1 }, locations: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/Id" }, additionalProperties: { $ref: "shared.schema.json#/definitions/Id" }, maxProperties: 12, minProperties: 1 }, dead: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 12, uniqueItems: !0 }, exile: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/Id" }, additionalProperties: { $ref: "shared.schema.json#/definitions/CellName" }, maxProperties: 12 }, coup: { type: "integer", minimum: -1, maximum: 20 }, leader: { $ref: "shared.schema.json#/definitions/Id" }, rebels: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 12, uniqueItems: !0 }, strikes: { type: "integer", minimum: 0, maximum: 20 }, units: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/CellName" }, additionalProperties: { $ref: "#/definitions/JuntaUnitCounts" }, maxProperties: 500, minProperties: 1 }, centres: { type: "integer", minimum: 0, maximum: 50 }, outcome: { $ref: "#/definitions/JuntaExpectedOutcome" }, events: { type: "array", items: { type: "object", maxProperties: 50, additionalProperties: !0, minProperties: 1 }, maxItems: 200, minItems: 1 } }, additionalProperties: !1, minProperties: 1 }, schema146 = { type: "string", enum: ["nominate", "back", "decline", "vote", "tie", "draw", "abroad", "shed", "trim", "appoint", "aid", "budget", "force", "pay", "locations", "declare", "resolve", "react", "cousin", "bank", "drop", "call", "march", "movement", "police", "attack", "bombard", "order", "fire", "losses", "consent", "retreat", "sides", "junta", "squad", "close", "return", "over"] };
function validate454(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "nominate" || data === "back" || data === "decline" || data === "vote" || data === "tie" || data === "draw" || data === "abroad" || data === "shed" || data === "trim" || data === "appoint" || data === "aid" || data === "budget" || data === "force" || data === "pay" || data === "locations" || data === "declare" || data === "resolve" || data === "react" || data === "cousin" || data === "bank" || data === "drop" || data === "call" || data === "march" || data === "movement" || data === "police" || data === "attack" || data === "bombard" || data === "order" || data === "fire" || data === "losses" || data === "consent" || data === "retreat" || data === "sides" || data === "junta" || data === "squad" || data === "close" || data === "return" || data === "over")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema146.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate454.errors = vErrors, errors === 0;
}
function validate472(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      let err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "yes" || key0 === "no")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.yes !== void 0) {
      let data0 = data.yes;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err2 = { instancePath: instancePath + "/yes", schemaPath: "#/properties/yes/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1e4 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/yes", schemaPath: "#/properties/yes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/yes", schemaPath: "#/properties/yes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
    if (data.no !== void 0) {
      let data1 = data.no;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err5 = { instancePath: instancePath + "/no", schemaPath: "#/properties/no/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1e4 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/no", schemaPath: "#/properties/no/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err7 = { instancePath: instancePath + "/no", schemaPath: "#/properties/no/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate472.errors = vErrors, errors === 0;
}
function validate483(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 12) {
      let err0 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 12 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data) {
      let _errs1 = errors;
      validate371(key0, { instancePath, parentData: data, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
      var valid0 = _errs1 === errors;
      if (!valid0) {
        let err1 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    for (let key1 in data) {
      let data0 = data[key1];
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err2 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 200 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate483.errors = vErrors, errors === 0;
}
function validate486(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.winner === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "winner" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "winner" || key0 === "level")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.winner !== void 0 && (validate371(data.winner, { instancePath: instancePath + "/winner", parentData: data, parentDataProperty: "winner", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length)), data.level !== void 0 && (validate371(data.level, { instancePath: instancePath + "/level", parentData: data, parentDataProperty: "level", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate486.errors = vErrors, errors === 0;
}
function validate453(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      let err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!func9.call(schema145.properties, key0)) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.turn !== void 0) {
      let data0 = data.turn;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err2 = { instancePath: instancePath + "/turn", schemaPath: "#/properties/turn/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1e3 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/turn", schemaPath: "#/properties/turn/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/turn", schemaPath: "#/properties/turn/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
    if (data.stage !== void 0) {
      let data1 = data.stage;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err5 = { instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err7 = { instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.phase !== void 0 && (validate454(data.phase, { instancePath: instancePath + "/phase", parentData: data, parentDataProperty: "phase", rootData }) || (vErrors = vErrors === null ? validate454.errors : vErrors.concat(validate454.errors), errors = vErrors.length)), data.asked !== void 0) {
      let data3 = data.asked;
      if (Array.isArray(data3)) {
        if (data3.length > 12) {
          let err8 = { instancePath: instancePath + "/asked", schemaPath: "#/properties/asked/maxItems", keyword: "maxItems", params: { limit: 12 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate371(data3[i0], { instancePath: instancePath + "/asked/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
        let i1 = data3.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data3[i1], data3[j0])) {
                  let err9 = { instancePath: instancePath + "/asked", schemaPath: "#/properties/asked/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                  break outer0;
                }
        }
      } else {
        let err10 = { instancePath: instancePath + "/asked", schemaPath: "#/properties/asked/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.president !== void 0 && (validate371(data.president, { instancePath: instancePath + "/president", parentData: data, parentDataProperty: "president", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length)), data.offices !== void 0) {
      let data6 = data.offices;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (Object.keys(data6).length > 40) {
          let err11 = { instancePath: instancePath + "/offices", schemaPath: "#/properties/offices/maxProperties", keyword: "maxProperties", params: { limit: 40 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (Object.keys(data6).length < 1) {
          let err12 = { instancePath: instancePath + "/offices", schemaPath: "#/properties/offices/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        for (let key1 in data6) {
          let _errs13 = errors;
          validate371(key1, { instancePath: instancePath + "/offices", parentData: data6, parentDataProperty: "offices", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
          var valid4 = _errs13 === errors;
          if (!valid4) {
            let err13 = { instancePath: instancePath + "/offices", schemaPath: "#/properties/offices/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
        for (let key2 in data6)
          validate371(data6[key2], { instancePath: instancePath + "/offices/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data6, parentDataProperty: key2, rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/offices", schemaPath: "#/properties/offices/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.pretext !== void 0 && typeof data.pretext != "boolean") {
      let err15 = { instancePath: instancePath + "/pretext", schemaPath: "#/properties/pretext/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.bank !== void 0) {
      let data9 = data.bank;
      if (!(data9 === "open" || data9 === "lunch" || data9 === "holiday")) {
        let err16 = { instancePath: instancePath + "/bank", schemaPath: "#/properties/bank/enum", keyword: "enum", params: { allowedValues: schema145.properties.bank.enum } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.safe !== void 0) {
      let data10 = data.safe;
      if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
        let err17 = { instancePath: instancePath + "/safe", schemaPath: "#/properties/safe/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data10 == "number" && isFinite(data10)) {
        if (data10 > 2 || isNaN(data10)) {
          let err18 = { instancePath: instancePath + "/safe", schemaPath: "#/properties/safe/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (data10 < 0 || isNaN(data10)) {
          let err19 = { instancePath: instancePath + "/safe", schemaPath: "#/properties/safe/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      }
    }
    if (data.cousin !== void 0) {
      let data11 = data.cousin;
      if (Array.isArray(data11)) {
        if (data11.length > 40) {
          let err20 = { instancePath: instancePath + "/cousin", schemaPath: "#/properties/cousin/maxItems", keyword: "maxItems", params: { limit: 40 } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        let len1 = data11.length;
        for (let i2 = 0; i2 < len1; i2++)
          validate371(data11[i2], { instancePath: instancePath + "/cousin/" + i2, parentData: data11, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
        let i3 = data11.length, j1;
        if (i3 > 1) {
          outer1:
            for (; i3--; )
              for (j1 = i3; j1--; )
                if (func0(data11[i3], data11[j1])) {
                  let err21 = { instancePath: instancePath + "/cousin", schemaPath: "#/properties/cousin/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } };
                  vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                  break outer1;
                }
        }
      } else {
        let err22 = { instancePath: instancePath + "/cousin", schemaPath: "#/properties/cousin/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.hands !== void 0) {
      let data13 = data.hands;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        if (Object.keys(data13).length > 12) {
          let err23 = { instancePath: instancePath + "/hands", schemaPath: "#/properties/hands/maxProperties", keyword: "maxProperties", params: { limit: 12 } };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (Object.keys(data13).length < 1) {
          let err24 = { instancePath: instancePath + "/hands", schemaPath: "#/properties/hands/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        for (let key3 in data13) {
          let _errs26 = errors;
          validate371(key3, { instancePath: instancePath + "/hands", parentData: data13, parentDataProperty: "hands", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
          var valid9 = _errs26 === errors;
          if (!valid9) {
            let err25 = { instancePath: instancePath + "/hands", schemaPath: "#/properties/hands/propertyNames", keyword: "propertyNames", params: { propertyName: key3 } };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        }
        for (let key4 in data13)
          validate400(data13[key4], { instancePath: instancePath + "/hands/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data13, parentDataProperty: key4, rootData }) || (vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors), errors = vErrors.length);
      } else {
        let err26 = { instancePath: instancePath + "/hands", schemaPath: "#/properties/hands/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.front !== void 0) {
      let data15 = data.front;
      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
        if (Object.keys(data15).length > 12) {
          let err27 = { instancePath: instancePath + "/front", schemaPath: "#/properties/front/maxProperties", keyword: "maxProperties", params: { limit: 12 } };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (Object.keys(data15).length < 1) {
          let err28 = { instancePath: instancePath + "/front", schemaPath: "#/properties/front/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        for (let key5 in data15) {
          let _errs31 = errors;
          validate371(key5, { instancePath: instancePath + "/front", parentData: data15, parentDataProperty: "front", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
          var valid11 = _errs31 === errors;
          if (!valid11) {
            let err29 = { instancePath: instancePath + "/front", schemaPath: "#/properties/front/propertyNames", keyword: "propertyNames", params: { propertyName: key5 } };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
        }
        for (let key6 in data15)
          validate400(data15[key6], { instancePath: instancePath + "/front/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data15, parentDataProperty: key6, rootData }) || (vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors), errors = vErrors.length);
      } else {
        let err30 = { instancePath: instancePath + "/front", schemaPath: "#/properties/front/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.handCount !== void 0) {
      let data17 = data.handCount;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (Object.keys(data17).length > 12) {
          let err31 = { instancePath: instancePath + "/handCount", schemaPath: "#/properties/handCount/maxProperties", keyword: "maxProperties", params: { limit: 12 } };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
        if (Object.keys(data17).length < 1) {
          let err32 = { instancePath: instancePath + "/handCount", schemaPath: "#/properties/handCount/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        for (let key7 in data17) {
          let _errs36 = errors;
          validate371(key7, { instancePath: instancePath + "/handCount", parentData: data17, parentDataProperty: "handCount", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
          var valid13 = _errs36 === errors;
          if (!valid13) {
            let err33 = { instancePath: instancePath + "/handCount", schemaPath: "#/properties/handCount/propertyNames", keyword: "propertyNames", params: { propertyName: key7 } };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
        }
        for (let key8 in data17) {
          let data18 = data17[key8];
          if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
            let err34 = { instancePath: instancePath + "/handCount/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/handCount/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
          if (typeof data18 == "number" && isFinite(data18)) {
            if (data18 > 1e5 || isNaN(data18)) {
              let err35 = { instancePath: instancePath + "/handCount/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/handCount/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
            }
            if (data18 < 0 || isNaN(data18)) {
              let err36 = { instancePath: instancePath + "/handCount/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/handCount/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
          }
        }
      } else {
        let err37 = { instancePath: instancePath + "/handCount", schemaPath: "#/properties/handCount/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
    if (data.discards !== void 0) {
      let data19 = data.discards;
      if (Array.isArray(data19)) {
        if (data19.length > 500) {
          let err38 = { instancePath: instancePath + "/discards", schemaPath: "#/properties/discards/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
        if (data19.length < 1) {
          let err39 = { instancePath: instancePath + "/discards", schemaPath: "#/properties/discards/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
        let len2 = data19.length;
        for (let i4 = 0; i4 < len2; i4++)
          validate371(data19[i4], { instancePath: instancePath + "/discards/" + i4, parentData: data19, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
      } else {
        let err40 = { instancePath: instancePath + "/discards", schemaPath: "#/properties/discards/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    if (data.money !== void 0) {
      let data21 = data.money;
      if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
        if (Object.keys(data21).length > 12) {
          let err41 = { instancePath: instancePath + "/money", schemaPath: "#/properties/money/maxProperties", keyword: "maxProperties", params: { limit: 12 } };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
        if (Object.keys(data21).length < 1) {
          let err42 = { instancePath: instancePath + "/money", schemaPath: "#/properties/money/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
        for (let key9 in data21) {
          let _errs45 = errors;
          validate371(key9, { instancePath: instancePath + "/money", parentData: data21, parentDataProperty: "money", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
          var valid17 = _errs45 === errors;
          if (!valid17) {
            let err43 = { instancePath: instancePath + "/money", schemaPath: "#/properties/money/propertyNames", keyword: "propertyNames", params: { propertyName: key9 } };
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
          }
        }
        for (let key10 in data21) {
          let data22 = data21[key10];
          if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22) && isFinite(data22))) {
            let err44 = { instancePath: instancePath + "/money/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/money/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
          if (typeof data22 == "number" && isFinite(data22)) {
            if (data22 > 1e5 || isNaN(data22)) {
              let err45 = { instancePath: instancePath + "/money/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/money/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
              vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
            }
            if (data22 < 0 || isNaN(data22)) {
              let err46 = { instancePath: instancePath + "/money/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/money/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
            }
          }
        }
      } else {
        let err47 = { instancePath: instancePath + "/money", schemaPath: "#/properties/money/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
      }
    }
    if (data.notes !== void 0) {
      let data23 = data.notes;
      if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
        if (Object.keys(data23).length > 12) {
          let err48 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/maxProperties", keyword: "maxProperties", params: { limit: 12 } };
          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
        }
        if (Object.keys(data23).length < 1) {
          let err49 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
        }
        for (let key11 in data23) {
          let _errs51 = errors;
          validate371(key11, { instancePath: instancePath + "/notes", parentData: data23, parentDataProperty: "notes", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
          var valid19 = _errs51 === errors;
          if (!valid19) {
            let err50 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/propertyNames", keyword: "propertyNames", params: { propertyName: key11 } };
            vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
          }
        }
        for (let key12 in data23)
          validate408(data23[key12], { instancePath: instancePath + "/notes/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data23, parentDataProperty: key12, rootData }) || (vErrors = vErrors === null ? validate408.errors : vErrors.concat(validate408.errors), errors = vErrors.length);
      } else {
        let err51 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
      }
    }
    if (data.swiss !== void 0) {
      let data25 = data.swiss;
      if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
        if (Object.keys(data25).length > 12) {
          let err52 = { instancePath: instancePath + "/swiss", schemaPath: "#/properties/swiss/maxProperties", keyword: "maxProperties", params: { limit: 12 } };
          vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
        }
        if (Object.keys(data25).length < 1) {
          let err53 = { instancePath: instancePath + "/swiss", schemaPath: "#/properties/swiss/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
        }
        for (let key13 in data25) {
          let _errs56 = errors;
          validate371(key13, { instancePath: instancePath + "/swiss", parentData: data25, parentDataProperty: "swiss", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
          var valid21 = _errs56 === errors;
          if (!valid21) {
            let err54 = { instancePath: instancePath + "/swiss", schemaPath: "#/properties/swiss/propertyNames", keyword: "propertyNames", params: { propertyName: key13 } };
            vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
          }
        }
        for (let key14 in data25) {
          let data26 = data25[key14];
          if (!(typeof data26 == "number" && !(data26 % 1) && !isNaN(data26) && isFinite(data26))) {
            let err55 = { instancePath: instancePath + "/swiss/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/swiss/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
          }
          if (typeof data26 == "number" && isFinite(data26)) {
            if (data26 > 1e5 || isNaN(data26)) {
              let err56 = { instancePath: instancePath + "/swiss/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/swiss/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
              vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
            }
            if (data26 < 0 || isNaN(data26)) {
              let err57 = { instancePath: instancePath + "/swiss/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/swiss/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
            }
          }
        }
      } else {
        let err58 = { instancePath: instancePath + "/swiss", schemaPath: "#/properties/swiss/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
    }
    if (data.spent !== void 0) {
      let data27 = data.spent;
      if (!(typeof data27 == "number" && !(data27 % 1) && !isNaN(data27) && isFinite(data27))) {
        let err59 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
      }
      if (typeof data27 == "number" && isFinite(data27)) {
        if (data27 > 1e5 || isNaN(data27)) {
          let err60 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
          vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
        }
        if (data27 < 0 || isNaN(data27)) {
          let err61 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
        }
      }
    }
    if (data.aidCount !== void 0) {
      let data28 = data.aidCount;
      if (!(typeof data28 == "number" && !(data28 % 1) && !isNaN(data28) && isFinite(data28))) {
        let err62 = { instancePath: instancePath + "/aidCount", schemaPath: "#/properties/aidCount/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
      }
      if (typeof data28 == "number" && isFinite(data28)) {
        if (data28 > 1e4 || isNaN(data28)) {
          let err63 = { instancePath: instancePath + "/aidCount", schemaPath: "#/properties/aidCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 } };
          vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
        }
        if (data28 < 0 || isNaN(data28)) {
          let err64 = { instancePath: instancePath + "/aidCount", schemaPath: "#/properties/aidCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
        }
      }
    }
    if (data.tally !== void 0) {
      let data29 = data.tally;
      if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
        if (Object.keys(data29).length > 12) {
          let err65 = { instancePath: instancePath + "/tally", schemaPath: "#/properties/tally/maxProperties", keyword: "maxProperties", params: { limit: 12 } };
          vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
        }
        if (Object.keys(data29).length < 1) {
          let err66 = { instancePath: instancePath + "/tally", schemaPath: "#/properties/tally/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
        }
        for (let key15 in data29) {
          let _errs66 = errors;
          validate371(key15, { instancePath: instancePath + "/tally", parentData: data29, parentDataProperty: "tally", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
          var valid23 = _errs66 === errors;
          if (!valid23) {
            let err67 = { instancePath: instancePath + "/tally", schemaPath: "#/properties/tally/propertyNames", keyword: "propertyNames", params: { propertyName: key15 } };
            vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
          }
        }
        for (let key16 in data29) {
          let data30 = data29[key16];
          if (!(typeof data30 == "number" && !(data30 % 1) && !isNaN(data30) && isFinite(data30))) {
            let err68 = { instancePath: instancePath + "/tally/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tally/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
          }
          if (typeof data30 == "number" && isFinite(data30)) {
            if (data30 > 1e5 || isNaN(data30)) {
              let err69 = { instancePath: instancePath + "/tally/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tally/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
              vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
            }
            if (data30 < 0 || isNaN(data30)) {
              let err70 = { instancePath: instancePath + "/tally/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/tally/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
            }
          }
        }
      } else {
        let err71 = { instancePath: instancePath + "/tally", schemaPath: "#/properties/tally/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
      }
    }
    if (data.votes !== void 0 && (validate472(data.votes, { instancePath: instancePath + "/votes", parentData: data, parentDataProperty: "votes", rootData }) || (vErrors = vErrors === null ? validate472.errors : vErrors.concat(validate472.errors), errors = vErrors.length)), data.budget !== void 0) {
      let data32 = data.budget;
      if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
        if (Object.keys(data32).length > 12) {
          let err72 = { instancePath: instancePath + "/budget", schemaPath: "#/properties/budget/maxProperties", keyword: "maxProperties", params: { limit: 12 } };
          vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
        }
        if (Object.keys(data32).length < 1) {
          let err73 = { instancePath: instancePath + "/budget", schemaPath: "#/properties/budget/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
        }
        for (let key17 in data32) {
          let _errs73 = errors;
          validate371(key17, { instancePath: instancePath + "/budget", parentData: data32, parentDataProperty: "budget", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
          var valid25 = _errs73 === errors;
          if (!valid25) {
            let err74 = { instancePath: instancePath + "/budget", schemaPath: "#/properties/budget/propertyNames", keyword: "propertyNames", params: { propertyName: key17 } };
            vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
          }
        }
        for (let key18 in data32) {
          let data33 = data32[key18];
          if (!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33) && isFinite(data33))) {
            let err75 = { instancePath: instancePath + "/budget/" + key18.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/budget/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
          }
          if (typeof data33 == "number" && isFinite(data33)) {
            if (data33 > 1e5 || isNaN(data33)) {
              let err76 = { instancePath: instancePath + "/budget/" + key18.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/budget/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
              vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
            }
            if (data33 < 0 || isNaN(data33)) {
              let err77 = { instancePath: instancePath + "/budget/" + key18.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/budget/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
            }
          }
        }
      } else {
        let err78 = { instancePath: instancePath + "/budget", schemaPath: "#/properties/budget/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
      }
    }
    if (data.locations !== void 0) {
      let data34 = data.locations;
      if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
        if (Object.keys(data34).length > 12) {
          let err79 = { instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/maxProperties", keyword: "maxProperties", params: { limit: 12 } };
          vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
        }
        if (Object.keys(data34).length < 1) {
          let err80 = { instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
        }
        for (let key19 in data34) {
          let _errs79 = errors;
          validate371(key19, { instancePath: instancePath + "/locations", parentData: data34, parentDataProperty: "locations", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
          var valid27 = _errs79 === errors;
          if (!valid27) {
            let err81 = { instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/propertyNames", keyword: "propertyNames", params: { propertyName: key19 } };
            vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
          }
        }
        for (let key20 in data34)
          validate371(data34[key20], { instancePath: instancePath + "/locations/" + key20.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data34, parentDataProperty: key20, rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
      } else {
        let err82 = { instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
      }
    }
    if (data.dead !== void 0) {
      let data36 = data.dead;
      if (Array.isArray(data36)) {
        if (data36.length > 12) {
          let err83 = { instancePath: instancePath + "/dead", schemaPath: "#/properties/dead/maxItems", keyword: "maxItems", params: { limit: 12 } };
          vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
        }
        let len3 = data36.length;
        for (let i5 = 0; i5 < len3; i5++)
          validate371(data36[i5], { instancePath: instancePath + "/dead/" + i5, parentData: data36, parentDataProperty: i5, rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
        let i6 = data36.length, j2;
        if (i6 > 1) {
          outer2:
            for (; i6--; )
              for (j2 = i6; j2--; )
                if (func0(data36[i6], data36[j2])) {
                  let err84 = { instancePath: instancePath + "/dead", schemaPath: "#/properties/dead/uniqueItems", keyword: "uniqueItems", params: { i: i6, j: j2 } };
                  vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
                  break outer2;
                }
        }
      } else {
        let err85 = { instancePath: instancePath + "/dead", schemaPath: "#/properties/dead/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
      }
    }
    if (data.exile !== void 0) {
      let data38 = data.exile;
      if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
        if (Object.keys(data38).length > 12) {
          let err86 = { instancePath: instancePath + "/exile", schemaPath: "#/properties/exile/maxProperties", keyword: "maxProperties", params: { limit: 12 } };
          vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
        }
        for (let key21 in data38) {
          let _errs87 = errors;
          validate371(key21, { instancePath: instancePath + "/exile", parentData: data38, parentDataProperty: "exile", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
          var valid32 = _errs87 === errors;
          if (!valid32) {
            let err87 = { instancePath: instancePath + "/exile", schemaPath: "#/properties/exile/propertyNames", keyword: "propertyNames", params: { propertyName: key21 } };
            vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
          }
        }
        for (let key22 in data38)
          validate417(data38[key22], { instancePath: instancePath + "/exile/" + key22.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data38, parentDataProperty: key22, rootData }) || (vErrors = vErrors === null ? validate417.errors : vErrors.concat(validate417.errors), errors = vErrors.length);
      } else {
        let err88 = { instancePath: instancePath + "/exile", schemaPath: "#/properties/exile/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
      }
    }
    if (data.coup !== void 0) {
      let data40 = data.coup;
      if (!(typeof data40 == "number" && !(data40 % 1) && !isNaN(data40) && isFinite(data40))) {
        let err89 = { instancePath: instancePath + "/coup", schemaPath: "#/properties/coup/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
      }
      if (typeof data40 == "number" && isFinite(data40)) {
        if (data40 > 20 || isNaN(data40)) {
          let err90 = { instancePath: instancePath + "/coup", schemaPath: "#/properties/coup/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
        }
        if (data40 < -1 || isNaN(data40)) {
          let err91 = { instancePath: instancePath + "/coup", schemaPath: "#/properties/coup/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 } };
          vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
        }
      }
    }
    if (data.leader !== void 0 && (validate371(data.leader, { instancePath: instancePath + "/leader", parentData: data, parentDataProperty: "leader", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length)), data.rebels !== void 0) {
      let data42 = data.rebels;
      if (Array.isArray(data42)) {
        if (data42.length > 12) {
          let err92 = { instancePath: instancePath + "/rebels", schemaPath: "#/properties/rebels/maxItems", keyword: "maxItems", params: { limit: 12 } };
          vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
        }
        let len4 = data42.length;
        for (let i7 = 0; i7 < len4; i7++)
          validate371(data42[i7], { instancePath: instancePath + "/rebels/" + i7, parentData: data42, parentDataProperty: i7, rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
        let i8 = data42.length, j3;
        if (i8 > 1) {
          outer3:
            for (; i8--; )
              for (j3 = i8; j3--; )
                if (func0(data42[i8], data42[j3])) {
                  let err93 = { instancePath: instancePath + "/rebels", schemaPath: "#/properties/rebels/uniqueItems", keyword: "uniqueItems", params: { i: i8, j: j3 } };
                  vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
                  break outer3;
                }
        }
      } else {
        let err94 = { instancePath: instancePath + "/rebels", schemaPath: "#/properties/rebels/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
      }
    }
    if (data.strikes !== void 0) {
      let data44 = data.strikes;
      if (!(typeof data44 == "number" && !(data44 % 1) && !isNaN(data44) && isFinite(data44))) {
        let err95 = { instancePath: instancePath + "/strikes", schemaPath: "#/properties/strikes/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
      }
      if (typeof data44 == "number" && isFinite(data44)) {
        if (data44 > 20 || isNaN(data44)) {
          let err96 = { instancePath: instancePath + "/strikes", schemaPath: "#/properties/strikes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
        }
        if (data44 < 0 || isNaN(data44)) {
          let err97 = { instancePath: instancePath + "/strikes", schemaPath: "#/properties/strikes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
        }
      }
    }
    if (data.units !== void 0) {
      let data45 = data.units;
      if (data45 && typeof data45 == "object" && !Array.isArray(data45)) {
        if (Object.keys(data45).length > 500) {
          let err98 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxProperties", keyword: "maxProperties", params: { limit: 500 } };
          vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
        }
        if (Object.keys(data45).length < 1) {
          let err99 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
        }
        for (let key23 in data45) {
          let _errs100 = errors;
          validate417(key23, { instancePath: instancePath + "/units", parentData: data45, parentDataProperty: "units", rootData }) || (vErrors = vErrors === null ? validate417.errors : vErrors.concat(validate417.errors), errors = vErrors.length);
          var valid37 = _errs100 === errors;
          if (!valid37) {
            let err100 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/propertyNames", keyword: "propertyNames", params: { propertyName: key23 } };
            vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
          }
        }
        for (let key24 in data45)
          validate483(data45[key24], { instancePath: instancePath + "/units/" + key24.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data45, parentDataProperty: key24, rootData }) || (vErrors = vErrors === null ? validate483.errors : vErrors.concat(validate483.errors), errors = vErrors.length);
      } else {
        let err101 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
      }
    }
    if (data.centres !== void 0) {
      let data47 = data.centres;
      if (!(typeof data47 == "number" && !(data47 % 1) && !isNaN(data47) && isFinite(data47))) {
        let err102 = { instancePath: instancePath + "/centres", schemaPath: "#/properties/centres/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
      }
      if (typeof data47 == "number" && isFinite(data47)) {
        if (data47 > 50 || isNaN(data47)) {
          let err103 = { instancePath: instancePath + "/centres", schemaPath: "#/properties/centres/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 } };
          vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
        }
        if (data47 < 0 || isNaN(data47)) {
          let err104 = { instancePath: instancePath + "/centres", schemaPath: "#/properties/centres/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
        }
      }
    }
    if (data.outcome !== void 0 && (validate486(data.outcome, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData }) || (vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors), errors = vErrors.length)), data.events !== void 0) {
      let data49 = data.events;
      if (Array.isArray(data49)) {
        if (data49.length > 200) {
          let err105 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
        }
        if (data49.length < 1) {
          let err106 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
        }
        let len5 = data49.length;
        for (let i9 = 0; i9 < len5; i9++) {
          let data50 = data49[i9];
          if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
            if (Object.keys(data50).length > 50) {
              let err107 = { instancePath: instancePath + "/events/" + i9, schemaPath: "#/properties/events/items/maxProperties", keyword: "maxProperties", params: { limit: 50 } };
              vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
            }
            if (Object.keys(data50).length < 1) {
              let err108 = { instancePath: instancePath + "/events/" + i9, schemaPath: "#/properties/events/items/minProperties", keyword: "minProperties", params: { limit: 1 } };
              vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
            }
          } else {
            let err109 = { instancePath: instancePath + "/events/" + i9, schemaPath: "#/properties/events/items/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
          }
        }
      } else {
        let err110 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
      }
    }
  } else {
    let err111 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
  }
  return validate453.errors = vErrors, errors === 0;
}
function validate439(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs1 = errors, valid0 = !1, passing0 = null, _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data) && data.do === void 0) {
    let err0 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "do" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs2 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data) && data.offers === void 0) {
    let err1 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "offers" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  var _valid0 = _errs3 === errors;
  if (_valid0 && valid0)
    valid0 = !1, passing0 = [passing0, 1];
  else {
    _valid0 && (valid0 = !0, passing0 = 1);
    let _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data) && data.hides === void 0) {
      let err2 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "hides" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    var _valid0 = _errs4 === errors;
    if (_valid0 && valid0)
      valid0 = !1, passing0 = [passing0, 2];
    else {
      _valid0 && (valid0 = !0, passing0 = 2);
      let _errs5 = errors;
      if (data && typeof data == "object" && !Array.isArray(data) && data.refuses === void 0) {
        let err3 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "refuses" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      var _valid0 = _errs5 === errors;
      if (_valid0 && valid0)
        valid0 = !1, passing0 = [passing0, 3];
      else {
        _valid0 && (valid0 = !0, passing0 = 3);
        let _errs6 = errors;
        if (data && typeof data == "object" && !Array.isArray(data) && data.secret === void 0) {
          let err4 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "secret" } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        var _valid0 = _errs6 === errors;
        if (_valid0 && valid0)
          valid0 = !1, passing0 = [passing0, 4];
        else {
          _valid0 && (valid0 = !0, passing0 = 4);
          let _errs7 = errors;
          if (data && typeof data == "object" && !Array.isArray(data) && data.expect === void 0) {
            let err5 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "expect" } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
          var _valid0 = _errs7 === errors;
          _valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 5]) : _valid0 && (valid0 = !0, passing0 = 5);
        }
      }
    }
  }
  if (valid0)
    errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null);
  else {
    let err6 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func9.call(schema141.properties, key0)) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.refuses !== void 0 && data.rule === void 0) {
      let err8 = { instancePath, schemaPath: "#/dependencies", keyword: "dependencies", params: {
        property: "refuses",
        missingProperty: "rule",
        depsCount: 1,
        deps: "rule"
      } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.rule !== void 0 && data.refuses === void 0) {
      let err9 = { instancePath, schemaPath: "#/dependencies", keyword: "dependencies", params: {
        property: "rule",
        missingProperty: "refuses",
        depsCount: 1,
        deps: "refuses"
      } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.unseenBy !== void 0 && data.secret === void 0) {
      let err10 = { instancePath, schemaPath: "#/dependencies", keyword: "dependencies", params: {
        property: "unseenBy",
        missingProperty: "secret",
        depsCount: 1,
        deps: "secret"
      } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.do !== void 0 && (validate440(data.do, { instancePath: instancePath + "/do", parentData: data, parentDataProperty: "do", rootData }) || (vErrors = vErrors === null ? validate440.errors : vErrors.concat(validate440.errors), errors = vErrors.length)), data.offers !== void 0) {
      let data1 = data.offers;
      if (Array.isArray(data1)) {
        if (data1.length > 1e3) {
          let err11 = { instancePath: instancePath + "/offers", schemaPath: "#/properties/offers/maxItems", keyword: "maxItems", params: { limit: 1e3 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data1.length < 1) {
          let err12 = { instancePath: instancePath + "/offers", schemaPath: "#/properties/offers/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate440(data1[i0], { instancePath: instancePath + "/offers/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate440.errors : vErrors.concat(validate440.errors), errors = vErrors.length);
      } else {
        let err13 = { instancePath: instancePath + "/offers", schemaPath: "#/properties/offers/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.hides !== void 0) {
      let data3 = data.hides;
      if (Array.isArray(data3)) {
        if (data3.length > 1e3) {
          let err14 = { instancePath: instancePath + "/hides", schemaPath: "#/properties/hides/maxItems", keyword: "maxItems", params: { limit: 1e3 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data3.length < 1) {
          let err15 = { instancePath: instancePath + "/hides", schemaPath: "#/properties/hides/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        let len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate440(data3[i1], { instancePath: instancePath + "/hides/" + i1, parentData: data3, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate440.errors : vErrors.concat(validate440.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/hides", schemaPath: "#/properties/hides/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.refuses !== void 0 && (validate440(data.refuses, { instancePath: instancePath + "/refuses", parentData: data, parentDataProperty: "refuses", rootData }) || (vErrors = vErrors === null ? validate440.errors : vErrors.concat(validate440.errors), errors = vErrors.length)), data.rule !== void 0 && (validate448(data.rule, { instancePath: instancePath + "/rule", parentData: data, parentDataProperty: "rule", rootData }) || (vErrors = vErrors === null ? validate448.errors : vErrors.concat(validate448.errors), errors = vErrors.length)), data.by !== void 0 && (validate371(data.by, { instancePath: instancePath + "/by", parentData: data, parentDataProperty: "by", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length)), data.secret !== void 0 && (validate393(data.secret, { instancePath: instancePath + "/secret", parentData: data, parentDataProperty: "secret", rootData }) || (vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors), errors = vErrors.length)), data.unseenBy !== void 0 && (validate371(data.unseenBy, { instancePath: instancePath + "/unseenBy", parentData: data, parentDataProperty: "unseenBy", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length)), data.expect !== void 0 && (validate453(data.expect, { instancePath: instancePath + "/expect", parentData: data, parentDataProperty: "expect", rootData }) || (vErrors = vErrors === null ? validate453.errors : vErrors.concat(validate453.errors), errors = vErrors.length)), data.spare !== void 0) {
      let data11 = data.spare;
      if (typeof data11 == "string") {
        if (func2(data11) > 300) {
          let err17 = { instancePath: instancePath + "/spare", schemaPath: "#/properties/spare/maxLength", keyword: "maxLength", params: { limit: 300 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (func2(data11) < 8) {
          let err18 = { instancePath: instancePath + "/spare", schemaPath: "#/properties/spare/minLength", keyword: "minLength", params: { limit: 8 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/spare", schemaPath: "#/properties/spare/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate439.errors = vErrors, errors === 0;
}
function validate524(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.scenario === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenario" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.steps === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "steps" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!func9.call(schema127.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.id !== void 0 && (validate371(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length)), data.proves !== void 0) {
      let data1 = data.proves;
      if (Array.isArray(data1)) {
        if (data1.length > 100) {
          let err4 = { instancePath: instancePath + "/proves", schemaPath: "#/properties/proves/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1.length < 1) {
          let err5 = { instancePath: instancePath + "/proves", schemaPath: "#/properties/proves/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate374(data1[i0], { instancePath: instancePath + "/proves/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/proves", schemaPath: "#/properties/proves/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.title !== void 0 && (validate376(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData }) || (vErrors = vErrors === null ? validate376.errors : vErrors.concat(validate376.errors), errors = vErrors.length)), data.scenario !== void 0 && (validate371(data.scenario, { instancePath: instancePath + "/scenario", parentData: data, parentDataProperty: "scenario", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length)), data.map !== void 0) {
      let data5 = data.map, _errs9 = errors, valid3 = !0, _errs10 = errors;
      if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
        let err7 = {};
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      var _valid0 = _errs10 === errors;
      errors = _errs9, vErrors !== null && (_errs9 ? vErrors.length = _errs9 : vErrors = null);
      let ifClause0;
      if (_valid0) {
        let _errs12 = errors;
        validate380(data5, { instancePath: instancePath + "/map", parentData: data, parentDataProperty: "map", rootData }) || (vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors), errors = vErrors.length);
        var _valid0 = _errs12 === errors;
        valid3 = _valid0, ifClause0 = "then";
      } else {
        let _errs13 = errors;
        validate371(data5, { instancePath: instancePath + "/map", parentData: data, parentDataProperty: "map", rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
        var _valid0 = _errs13 === errors;
        valid3 = _valid0, ifClause0 = "else";
      }
      if (!valid3) {
        let err8 = { instancePath: instancePath + "/map", schemaPath: "#/properties/map/if", keyword: "if", params: { failingKeyword: ifClause0 } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.change !== void 0) {
      let data6 = data.change;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (Object.keys(data6).length > 100) {
          let err9 = { instancePath: instancePath + "/change", schemaPath: "#/properties/change/maxProperties", keyword: "maxProperties", params: { limit: 100 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/change", schemaPath: "#/properties/change/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.given !== void 0 && (validate393(data.given, { instancePath: instancePath + "/given", parentData: data, parentDataProperty: "given", rootData }) || (vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors), errors = vErrors.length)), data.dice !== void 0) {
      let data8 = data.dice;
      if (Array.isArray(data8)) {
        if (data8.length > 1e3) {
          let err11 = { instancePath: instancePath + "/dice", schemaPath: "#/properties/dice/maxItems", keyword: "maxItems", params: { limit: 1e3 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        let len1 = data8.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data9 = data8[i1];
          if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
            let err12 = { instancePath: instancePath + "/dice/" + i1, schemaPath: "#/properties/dice/items/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
          if (typeof data9 == "number" && isFinite(data9)) {
            if (data9 > 1e3 || isNaN(data9)) {
              let err13 = { instancePath: instancePath + "/dice/" + i1, schemaPath: "#/properties/dice/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            if (data9 < 1 || isNaN(data9)) {
              let err14 = { instancePath: instancePath + "/dice/" + i1, schemaPath: "#/properties/dice/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
          }
        }
      } else {
        let err15 = { instancePath: instancePath + "/dice", schemaPath: "#/properties/dice/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.steps !== void 0) {
      let data10 = data.steps;
      if (Array.isArray(data10)) {
        if (data10.length > 1e3) {
          let err16 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/maxItems", keyword: "maxItems", params: { limit: 1e3 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data10.length < 1) {
          let err17 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        let len2 = data10.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate439(data10[i2], { instancePath: instancePath + "/steps/" + i2, parentData: data10, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate439.errors : vErrors.concat(validate439.errors), errors = vErrors.length);
      } else {
        let err18 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.spare !== void 0) {
      let data12 = data.spare;
      if (typeof data12 == "string") {
        if (func2(data12) > 300) {
          let err19 = { instancePath: instancePath + "/spare", schemaPath: "#/properties/spare/maxLength", keyword: "maxLength", params: { limit: 300 } };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (func2(data12) < 8) {
          let err20 = { instancePath: instancePath + "/spare", schemaPath: "#/properties/spare/minLength", keyword: "minLength", params: { limit: 8 } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/spare", schemaPath: "#/properties/spare/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate524.errors = vErrors, errors === 0;
}
var stdin_default = {
  schemas: { "junta-terrain": juntaTerrainSchema, "junta-units": juntaUnitsSchema, "junta-tables": juntaTablesSchema, "junta-deck": juntaDeckSchema, "junta-bots": juntaBotsSchema, "junta-scenario": juntaScenarioSchema, "junta-case": juntaCaseSchema, "junta-words": juntaWordsSchema },
  validators: { juntaTerrainFile, juntaTerrainItem_terrain, juntaTerrainItem_edges, juntaTerrainItem_spaces, juntaUnitsFile, juntaUnitsItem_sides, juntaUnitsItem_units, juntaUnitsItem_offices, juntaTablesFile, juntaTablesItem_notes, juntaTablesItem_locations, juntaTablesItem_words, juntaDeckFile, juntaDeckItem_cards, juntaBotsFile, juntaBotsItem_bots, juntaScenarioFile, juntaScenarioItem_comments, juntaCaseFile, juntaCaseItem_cases }
};
export {
  stdin_default as default
};
