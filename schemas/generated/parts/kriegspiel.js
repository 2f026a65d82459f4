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
import kriegspielTerrainSchema from "../../kriegspiel/terrain.schema.json";
import kriegspielUnitsSchema from "../../kriegspiel/units.schema.json";
import kriegspielBotsSchema from "../../kriegspiel/bots.schema.json";
import kriegspielScenarioSchema from "../../kriegspiel/scenario.schema.json";
import kriegspielCaseSchema from "../../kriegspiel/case.schema.json";
import kriegspielWordsSchema from "../../kriegspiel/words.schema.json";
var kriegspielTerrainFile = validate21;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.terrain === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "terrain" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "terrain" || key0 === "edges")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.terrain !== void 0) {
      let data0 = data.terrain;
      if (Array.isArray(data0)) {
        if (data0.length > 200) {
          let err2 = { instancePath: instancePath + "/terrain", schemaPath: "#/properties/terrain/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0.length < 1) {
          let err3 = { instancePath: instancePath + "/terrain", schemaPath: "#/properties/terrain/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/terrain", schemaPath: "#/properties/terrain/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.edges !== void 0) {
      let data1 = data.edges;
      if (Array.isArray(data1)) {
        if (data1.length > 200) {
          let err5 = { instancePath: instancePath + "/edges", schemaPath: "#/properties/edges/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/edges", schemaPath: "#/properties/edges/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
var kriegspielTerrainItem_terrain = validate48, schema8 = { type: "object", required: ["id", "look", "cost"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, look: { $ref: "shared.schema.json#/definitions/TerrainLook" }, cost: { enum: [1, "closed"] }, lines: { enum: ["pass", "stop"] }, fire: { enum: ["pass", "stop"] }, defence: { $ref: "#/definitions/KriegspielDefence" }, charge: { $ref: "#/definitions/KriegspielChargeGround" }, source: { $ref: "shared.schema.json#/definitions/Source" } }, additionalProperties: !1 };
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
var func0 = require_equal().default;
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.points === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "points" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.tags === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tags" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "points" || key0 === "tags")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.points !== void 0) {
      let data0 = data.points;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 99 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.tags !== void 0) {
      let data1 = data.tags;
      if (Array.isArray(data1)) {
        if (data1.length > 50) {
          let err6 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1.length < 1) {
          let err7 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate25(data1[i0], { instancePath: instancePath + "/tags/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length);
        let i1 = data1.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data1[i1], data1[j0])) {
                  let err8 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                  break outer0;
                }
        }
      } else {
        let err9 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate32.errors = vErrors, errors === 0;
}
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "against" || key0 === "from")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.against !== void 0 && typeof data.against != "boolean") {
      let err1 = { instancePath: instancePath + "/against", schemaPath: "#/properties/against/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.from !== void 0 && typeof data.from != "boolean") {
      let err2 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate35.errors = vErrors, errors === 0;
}
var schema15 = { enum: ["rulebook", "found", "derived", "reconstruction", "own"] };
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema15.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate37.errors = vErrors, errors === 0;
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
    if (data.cost === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cost" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "look" || key0 === "cost" || key0 === "lines" || key0 === "fire" || key0 === "defence" || key0 === "charge" || key0 === "source")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.id !== void 0 && (validate25(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data.look !== void 0 && (validate27(data.look, { instancePath: instancePath + "/look", parentData: data, parentDataProperty: "look", rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length)), data.cost !== void 0) {
      let data2 = data.cost;
      if (!(data2 === 1 || data2 === "closed")) {
        let err4 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/enum", keyword: "enum", params: { allowedValues: schema8.properties.cost.enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.lines !== void 0) {
      let data3 = data.lines;
      if (!(data3 === "pass" || data3 === "stop")) {
        let err5 = { instancePath: instancePath + "/lines", schemaPath: "#/properties/lines/enum", keyword: "enum", params: { allowedValues: schema8.properties.lines.enum } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.fire !== void 0) {
      let data4 = data.fire;
      if (!(data4 === "pass" || data4 === "stop")) {
        let err6 = { instancePath: instancePath + "/fire", schemaPath: "#/properties/fire/enum", keyword: "enum", params: { allowedValues: schema8.properties.fire.enum } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    data.defence !== void 0 && (validate32(data.defence, { instancePath: instancePath + "/defence", parentData: data, parentDataProperty: "defence", rootData }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length)), data.charge !== void 0 && (validate35(data.charge, { instancePath: instancePath + "/charge", parentData: data, parentDataProperty: "charge", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length)), data.source !== void 0 && (validate37(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors), errors = vErrors.length));
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate48.errors = vErrors, errors === 0;
}
var kriegspielTerrainItem_edges = validate54, schema16 = { type: "object", required: ["id", "look", "cost"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, look: { $ref: "shared.schema.json#/definitions/EdgeLook" }, cost: { enum: ["free", "closed"] }, lines: { enum: ["pass", "stop"] }, fire: { enum: ["pass", "stop"] }, source: { $ref: "shared.schema.json#/definitions/Source" } }, additionalProperties: !1 }, schema17 = { type: "object", required: ["colour", "style"], properties: { colour: { $ref: "#/definitions/Colour" }, colourDark: { $ref: "#/definitions/Colour" }, style: { enum: ["wall", "gate", "river", "fence", "door", "window", "hedge", "crest", "border", "rail", "road", "ferry"] } }, additionalProperties: !1 };
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err3 = { instancePath: instancePath + "/style", schemaPath: "#/properties/style/enum", keyword: "enum", params: { allowedValues: schema17.properties.style.enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate42.errors = vErrors, errors === 0;
}
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.cost === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cost" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "look" || key0 === "cost" || key0 === "lines" || key0 === "fire" || key0 === "source")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.id !== void 0 && (validate25(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data.look !== void 0 && (validate42(data.look, { instancePath: instancePath + "/look", parentData: data, parentDataProperty: "look", rootData }) || (vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors), errors = vErrors.length)), data.cost !== void 0) {
      let data2 = data.cost;
      if (!(data2 === "free" || data2 === "closed")) {
        let err4 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/enum", keyword: "enum", params: { allowedValues: schema16.properties.cost.enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.lines !== void 0) {
      let data3 = data.lines;
      if (!(data3 === "pass" || data3 === "stop")) {
        let err5 = { instancePath: instancePath + "/lines", schemaPath: "#/properties/lines/enum", keyword: "enum", params: { allowedValues: schema16.properties.lines.enum } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.fire !== void 0) {
      let data4 = data.fire;
      if (!(data4 === "pass" || data4 === "stop")) {
        let err6 = { instancePath: instancePath + "/fire", schemaPath: "#/properties/fire/enum", keyword: "enum", params: { allowedValues: schema16.properties.fire.enum } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    data.source !== void 0 && (validate37(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors), errors = vErrors.length));
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate54.errors = vErrors, errors === 0;
}
var kriegspielUnitsFile = validate58;
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    for (let key0 in data)
      if (!(key0 === "sides" || key0 === "units")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.sides !== void 0) {
      let data0 = data.sides;
      if (Array.isArray(data0)) {
        if (data0.length > 2) {
          let err3 = { instancePath: instancePath + "/sides", schemaPath: "#/properties/sides/maxItems", keyword: "maxItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0.length < 2) {
          let err4 = { instancePath: instancePath + "/sides", schemaPath: "#/properties/sides/minItems", keyword: "minItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/sides", schemaPath: "#/properties/sides/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.units !== void 0) {
      let data1 = data.units;
      if (Array.isArray(data1)) {
        if (data1.length > 200) {
          let err6 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1.length < 1) {
          let err7 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate58.errors = vErrors, errors === 0;
}
var kriegspielUnitsItem_sides = validate78;
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate61.errors = vErrors, errors === 0;
}
var schema24 = { type: "object", required: ["colour", "ink", "shape"], properties: { colour: { $ref: "#/definitions/Colour" }, ink: { $ref: "#/definitions/Colour" }, shape: { enum: ["round", "square", "shield"] } }, additionalProperties: !1 };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err4 = { instancePath: instancePath + "/shape", schemaPath: "#/properties/shape/enum", keyword: "enum", params: { allowedValues: schema24.properties.shape.enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate63.errors = vErrors, errors === 0;
}
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    data.id !== void 0 && (validate61(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length)), data.look !== void 0 && (validate63(data.look, { instancePath: instancePath + "/look", parentData: data, parentDataProperty: "look", rootData }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate78.errors = vErrors, errors === 0;
}
var kriegspielUnitsItem_units = validate81, schema25 = { type: "object", required: ["id", "attack", "defence", "range", "speed", "combat", "look"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, attack: { type: "integer", minimum: 0, maximum: 99 }, defence: { type: "integer", minimum: 0, maximum: 99 }, range: { type: "integer", minimum: 0, maximum: 30 }, speed: { type: "integer", minimum: 0, maximum: 9 }, charge: { type: "integer", minimum: 0, maximum: 99 }, emits: { type: "boolean" }, combat: { type: "boolean" }, tags: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 50, uniqueItems: !0 }, look: { $ref: "shared.schema.json#/definitions/UnitLook" }, source: { $ref: "shared.schema.json#/definitions/Source" } }, additionalProperties: !1 }, func9 = Object.prototype.hasOwnProperty;
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate71.errors = vErrors, errors === 0;
}
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema15.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate75.errors = vErrors, errors === 0;
}
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.attack === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attack" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.defence === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "defence" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.range === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "range" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.speed === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "speed" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.combat === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "combat" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.look === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "look" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!func9.call(schema25.properties, key0)) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.id !== void 0 && (validate61(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length)), data.attack !== void 0) {
      let data1 = data.attack;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err8 = { instancePath: instancePath + "/attack", schemaPath: "#/properties/attack/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 99 || isNaN(data1)) {
          let err9 = { instancePath: instancePath + "/attack", schemaPath: "#/properties/attack/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err10 = { instancePath: instancePath + "/attack", schemaPath: "#/properties/attack/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
    if (data.defence !== void 0) {
      let data2 = data.defence;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err11 = { instancePath: instancePath + "/defence", schemaPath: "#/properties/defence/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 99 || isNaN(data2)) {
          let err12 = { instancePath: instancePath + "/defence", schemaPath: "#/properties/defence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          let err13 = { instancePath: instancePath + "/defence", schemaPath: "#/properties/defence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      }
    }
    if (data.range !== void 0) {
      let data3 = data.range;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err14 = { instancePath: instancePath + "/range", schemaPath: "#/properties/range/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 30 || isNaN(data3)) {
          let err15 = { instancePath: instancePath + "/range", schemaPath: "#/properties/range/maximum", keyword: "maximum", params: { comparison: "<=", limit: 30 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          let err16 = { instancePath: instancePath + "/range", schemaPath: "#/properties/range/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      }
    }
    if (data.speed !== void 0) {
      let data4 = data.speed;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err17 = { instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 9 || isNaN(data4)) {
          let err18 = { instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (data4 < 0 || isNaN(data4)) {
          let err19 = { instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      }
    }
    if (data.charge !== void 0) {
      let data5 = data.charge;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err20 = { instancePath: instancePath + "/charge", schemaPath: "#/properties/charge/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 99 || isNaN(data5)) {
          let err21 = { instancePath: instancePath + "/charge", schemaPath: "#/properties/charge/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          let err22 = { instancePath: instancePath + "/charge", schemaPath: "#/properties/charge/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      }
    }
    if (data.emits !== void 0 && typeof data.emits != "boolean") {
      let err23 = { instancePath: instancePath + "/emits", schemaPath: "#/properties/emits/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.combat !== void 0 && typeof data.combat != "boolean") {
      let err24 = { instancePath: instancePath + "/combat", schemaPath: "#/properties/combat/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.tags !== void 0) {
      let data8 = data.tags;
      if (Array.isArray(data8)) {
        if (data8.length > 50) {
          let err25 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate61(data8[i0], { instancePath: instancePath + "/tags/" + i0, parentData: data8, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length);
        let i1 = data8.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data8[i1], data8[j0])) {
                  let err26 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                  break outer0;
                }
        }
      } else {
        let err27 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    data.look !== void 0 && (validate71(data.look, { instancePath: instancePath + "/look", parentData: data, parentDataProperty: "look", rootData }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length)), data.source !== void 0 && (validate75(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length));
  } else {
    let err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
  }
  return validate81.errors = vErrors, errors === 0;
}
var kriegspielBotsFile = validate86;
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate86.errors = vErrors, errors === 0;
}
var kriegspielBotsItem_bots = validate109;
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate89.errors = vErrors, errors === 0;
}
var schema34 = { type: "object", properties: { arsenal: { $ref: "#/definitions/KriegspielWeight" }, capture: { $ref: "#/definitions/KriegspielWeight" }, relay: { $ref: "#/definitions/KriegspielWeight" }, retreat: { $ref: "#/definitions/KriegspielWeight" }, approach: { $ref: "#/definitions/KriegspielWeight" }, hunt: { $ref: "#/definitions/KriegspielWeight" }, connected: { $ref: "#/definitions/KriegspielWeight" }, line: { $ref: "#/definitions/KriegspielWeight" }, danger: { $ref: "#/definitions/KriegspielWeight" }, guard: { $ref: "#/definitions/KriegspielWeight" }, follow: { $ref: "#/definitions/KriegspielWeight" }, haste: { $ref: "#/definitions/KriegspielWeight" }, roam: { $ref: "#/definitions/KriegspielWeight" }, relayLine: { $ref: "#/definitions/KriegspielWeight" } }, additionalProperties: !1 };
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate92.errors = vErrors, errors === 0;
}
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func9.call(schema34.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    data.arsenal !== void 0 && (validate92(data.arsenal, { instancePath: instancePath + "/arsenal", parentData: data, parentDataProperty: "arsenal", rootData }) || (vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors), errors = vErrors.length)), data.capture !== void 0 && (validate92(data.capture, { instancePath: instancePath + "/capture", parentData: data, parentDataProperty: "capture", rootData }) || (vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors), errors = vErrors.length)), data.relay !== void 0 && (validate92(data.relay, { instancePath: instancePath + "/relay", parentData: data, parentDataProperty: "relay", rootData }) || (vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors), errors = vErrors.length)), data.retreat !== void 0 && (validate92(data.retreat, { instancePath: instancePath + "/retreat", parentData: data, parentDataProperty: "retreat", rootData }) || (vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors), errors = vErrors.length)), data.approach !== void 0 && (validate92(data.approach, { instancePath: instancePath + "/approach", parentData: data, parentDataProperty: "approach", rootData }) || (vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors), errors = vErrors.length)), data.hunt !== void 0 && (validate92(data.hunt, { instancePath: instancePath + "/hunt", parentData: data, parentDataProperty: "hunt", rootData }) || (vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors), errors = vErrors.length)), data.connected !== void 0 && (validate92(data.connected, { instancePath: instancePath + "/connected", parentData: data, parentDataProperty: "connected", rootData }) || (vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors), errors = vErrors.length)), data.line !== void 0 && (validate92(data.line, { instancePath: instancePath + "/line", parentData: data, parentDataProperty: "line", rootData }) || (vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors), errors = vErrors.length)), data.danger !== void 0 && (validate92(data.danger, { instancePath: instancePath + "/danger", parentData: data, parentDataProperty: "danger", rootData }) || (vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors), errors = vErrors.length)), data.guard !== void 0 && (validate92(data.guard, { instancePath: instancePath + "/guard", parentData: data, parentDataProperty: "guard", rootData }) || (vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors), errors = vErrors.length)), data.follow !== void 0 && (validate92(data.follow, { instancePath: instancePath + "/follow", parentData: data, parentDataProperty: "follow", rootData }) || (vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors), errors = vErrors.length)), data.haste !== void 0 && (validate92(data.haste, { instancePath: instancePath + "/haste", parentData: data, parentDataProperty: "haste", rootData }) || (vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors), errors = vErrors.length)), data.roam !== void 0 && (validate92(data.roam, { instancePath: instancePath + "/roam", parentData: data, parentDataProperty: "roam", rootData }) || (vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors), errors = vErrors.length)), data.relayLine !== void 0 && (validate92(data.relayLine, { instancePath: instancePath + "/relayLine", parentData: data, parentDataProperty: "relayLine", rootData }) || (vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors), errors = vErrors.length));
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate91.errors = vErrors, errors === 0;
}
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    data.side !== void 0 && (validate89(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors), errors = vErrors.length)), data.weights !== void 0 && (validate91(data.weights, { instancePath: instancePath + "/weights", parentData: data, parentDataProperty: "weights", rootData }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate109.errors = vErrors, errors === 0;
}
var kriegspielScenarioFile = validate112, schema37 = { $schema: "http://json-schema.org/draft-07/schema#", $id: "kriegspiel-scenario.shell.json", type: "object", required: ["id", "map", "order", "rosters", "territories", "setup", "first", "moves", "attacks", "victory", "scoring"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, map: { $ref: "shared.schema.json#/definitions/Id" }, source: { $ref: "shared.schema.json#/definitions/Source" }, order: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, minItems: 2, maxItems: 2, uniqueItems: !0 }, minutes: { type: "integer", minimum: 1, maximum: 1440 }, rosters: { type: "array", minItems: 1, maxItems: 200 }, territories: { type: "array", minItems: 2, maxItems: 2 }, setup: { $ref: "kriegspiel-scenario.schema.json#/definitions/KriegspielSetup" }, opening: { type: "array", minItems: 2, maxItems: 2 }, first: { $ref: "kriegspiel-scenario.schema.json#/definitions/KriegspielFirst" }, moves: { type: "integer", minimum: 0, maximum: 200 }, attacks: { type: "integer", minimum: 0, maximum: 20 }, options: { $ref: "kriegspiel-scenario.schema.json#/definitions/KriegspielOptions" }, results: { $ref: "kriegspiel-scenario.schema.json#/definitions/KriegspielResults" }, victory: { $ref: "kriegspiel-scenario.schema.json#/definitions/KriegspielVictory" }, scoring: { $ref: "kriegspiel-scenario.schema.json#/definitions/KriegspielScoring" }, limit: { $ref: "kriegspiel-scenario.schema.json#/definitions/KriegspielLimit" }, comments: { type: "array", maxItems: 100 } }, additionalProperties: !1 };
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate113.errors = vErrors, errors === 0;
}
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema15.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate116.errors = vErrors, errors === 0;
}
var schema45 = { type: "object", required: ["placement"], properties: { placement: { enum: ["free", "written"] }, secret: { type: "boolean" } }, additionalProperties: !1 };
function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.placement === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "placement" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "placement" || key0 === "secret")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.placement !== void 0) {
      let data0 = data.placement;
      if (!(data0 === "free" || data0 === "written")) {
        let err2 = { instancePath: instancePath + "/placement", schemaPath: "#/properties/placement/enum", keyword: "enum", params: { allowedValues: schema45.properties.placement.enum } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.secret !== void 0 && typeof data.secret != "boolean") {
      let err3 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate166.errors = vErrors, errors === 0;
}
var schema49 = { type: "object", required: ["by"], properties: { by: { enum: ["roll", "side"] }, faces: { type: "integer", minimum: 2, maximum: 1e3 }, side: { $ref: "shared.schema.json#/definitions/Id" } }, additionalProperties: !1 };
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate120.errors = vErrors, errors === 0;
}
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.by === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "by" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "by" || key0 === "faces" || key0 === "side")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.by !== void 0) {
      let data0 = data.by;
      if (!(data0 === "roll" || data0 === "side")) {
        let err2 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/enum", keyword: "enum", params: { allowedValues: schema49.properties.by.enum } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.faces !== void 0) {
      let data1 = data.faces;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err3 = { instancePath: instancePath + "/faces", schemaPath: "#/properties/faces/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1e3 || isNaN(data1)) {
          let err4 = { instancePath: instancePath + "/faces", schemaPath: "#/properties/faces/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1 < 2 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/faces", schemaPath: "#/properties/faces/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    data.side !== void 0 && (validate120(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate168.errors = vErrors, errors === 0;
}
var schema50 = { type: "object", properties: { relayRange: { enum: ["printed", "none"] }, relayDefence: { enum: ["lost", "kept"] }, relayCutOff: { enum: ["free", "needs-supply"] }, supplyAdjacency: { enum: ["chained", "one-step"] }, lineBlockers: { enum: ["combat", "connected", "any"] }, coveredArsenal: { enum: ["emits", "silent"] }, fireBlockers: { enum: ["terrain", "enemies"] }, chargeLine: { enum: ["straight", "column"] }, chargeGap: { enum: ["ends", "passes"] }, supportBonus: { enum: ["given", "withheld"] }, bonusWhenCutOff: { enum: ["lost", "kept"] }, retreatCounts: { enum: ["counted", "free"] }, retreatWhenCutOff: { enum: ["captured", "stays"] }, retreatDefence: { enum: ["kept", "lost"] }, arsenalTaker: { enum: ["connected", "any"] }, movesAfterArsenal: { enum: ["none", "allowed"] }, passThroughDark: { enum: ["free", "supplied", "lit"] }, annihilation: { enum: ["combat", "all"] }, networkDefeatTest: { enum: ["attack-and-turn", "always"] } }, additionalProperties: !1 };
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func9.call(schema50.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.relayRange !== void 0) {
      let data0 = data.relayRange;
      if (!(data0 === "printed" || data0 === "none")) {
        let err1 = { instancePath: instancePath + "/relayRange", schemaPath: "#/properties/relayRange/enum", keyword: "enum", params: { allowedValues: schema50.properties.relayRange.enum } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.relayDefence !== void 0) {
      let data1 = data.relayDefence;
      if (!(data1 === "lost" || data1 === "kept")) {
        let err2 = { instancePath: instancePath + "/relayDefence", schemaPath: "#/properties/relayDefence/enum", keyword: "enum", params: { allowedValues: schema50.properties.relayDefence.enum } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.relayCutOff !== void 0) {
      let data2 = data.relayCutOff;
      if (!(data2 === "free" || data2 === "needs-supply")) {
        let err3 = { instancePath: instancePath + "/relayCutOff", schemaPath: "#/properties/relayCutOff/enum", keyword: "enum", params: { allowedValues: schema50.properties.relayCutOff.enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.supplyAdjacency !== void 0) {
      let data3 = data.supplyAdjacency;
      if (!(data3 === "chained" || data3 === "one-step")) {
        let err4 = { instancePath: instancePath + "/supplyAdjacency", schemaPath: "#/properties/supplyAdjacency/enum", keyword: "enum", params: { allowedValues: schema50.properties.supplyAdjacency.enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.lineBlockers !== void 0) {
      let data4 = data.lineBlockers;
      if (!(data4 === "combat" || data4 === "connected" || data4 === "any")) {
        let err5 = { instancePath: instancePath + "/lineBlockers", schemaPath: "#/properties/lineBlockers/enum", keyword: "enum", params: { allowedValues: schema50.properties.lineBlockers.enum } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.coveredArsenal !== void 0) {
      let data5 = data.coveredArsenal;
      if (!(data5 === "emits" || data5 === "silent")) {
        let err6 = { instancePath: instancePath + "/coveredArsenal", schemaPath: "#/properties/coveredArsenal/enum", keyword: "enum", params: { allowedValues: schema50.properties.coveredArsenal.enum } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.fireBlockers !== void 0) {
      let data6 = data.fireBlockers;
      if (!(data6 === "terrain" || data6 === "enemies")) {
        let err7 = { instancePath: instancePath + "/fireBlockers", schemaPath: "#/properties/fireBlockers/enum", keyword: "enum", params: { allowedValues: schema50.properties.fireBlockers.enum } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.chargeLine !== void 0) {
      let data7 = data.chargeLine;
      if (!(data7 === "straight" || data7 === "column")) {
        let err8 = { instancePath: instancePath + "/chargeLine", schemaPath: "#/properties/chargeLine/enum", keyword: "enum", params: { allowedValues: schema50.properties.chargeLine.enum } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.chargeGap !== void 0) {
      let data8 = data.chargeGap;
      if (!(data8 === "ends" || data8 === "passes")) {
        let err9 = { instancePath: instancePath + "/chargeGap", schemaPath: "#/properties/chargeGap/enum", keyword: "enum", params: { allowedValues: schema50.properties.chargeGap.enum } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.supportBonus !== void 0) {
      let data9 = data.supportBonus;
      if (!(data9 === "given" || data9 === "withheld")) {
        let err10 = { instancePath: instancePath + "/supportBonus", schemaPath: "#/properties/supportBonus/enum", keyword: "enum", params: { allowedValues: schema50.properties.supportBonus.enum } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.bonusWhenCutOff !== void 0) {
      let data10 = data.bonusWhenCutOff;
      if (!(data10 === "lost" || data10 === "kept")) {
        let err11 = { instancePath: instancePath + "/bonusWhenCutOff", schemaPath: "#/properties/bonusWhenCutOff/enum", keyword: "enum", params: { allowedValues: schema50.properties.bonusWhenCutOff.enum } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.retreatCounts !== void 0) {
      let data11 = data.retreatCounts;
      if (!(data11 === "counted" || data11 === "free")) {
        let err12 = { instancePath: instancePath + "/retreatCounts", schemaPath: "#/properties/retreatCounts/enum", keyword: "enum", params: { allowedValues: schema50.properties.retreatCounts.enum } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.retreatWhenCutOff !== void 0) {
      let data12 = data.retreatWhenCutOff;
      if (!(data12 === "captured" || data12 === "stays")) {
        let err13 = { instancePath: instancePath + "/retreatWhenCutOff", schemaPath: "#/properties/retreatWhenCutOff/enum", keyword: "enum", params: { allowedValues: schema50.properties.retreatWhenCutOff.enum } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.retreatDefence !== void 0) {
      let data13 = data.retreatDefence;
      if (!(data13 === "kept" || data13 === "lost")) {
        let err14 = { instancePath: instancePath + "/retreatDefence", schemaPath: "#/properties/retreatDefence/enum", keyword: "enum", params: { allowedValues: schema50.properties.retreatDefence.enum } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.arsenalTaker !== void 0) {
      let data14 = data.arsenalTaker;
      if (!(data14 === "connected" || data14 === "any")) {
        let err15 = { instancePath: instancePath + "/arsenalTaker", schemaPath: "#/properties/arsenalTaker/enum", keyword: "enum", params: { allowedValues: schema50.properties.arsenalTaker.enum } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.movesAfterArsenal !== void 0) {
      let data15 = data.movesAfterArsenal;
      if (!(data15 === "none" || data15 === "allowed")) {
        let err16 = { instancePath: instancePath + "/movesAfterArsenal", schemaPath: "#/properties/movesAfterArsenal/enum", keyword: "enum", params: { allowedValues: schema50.properties.movesAfterArsenal.enum } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.passThroughDark !== void 0) {
      let data16 = data.passThroughDark;
      if (!(data16 === "free" || data16 === "supplied" || data16 === "lit")) {
        let err17 = { instancePath: instancePath + "/passThroughDark", schemaPath: "#/properties/passThroughDark/enum", keyword: "enum", params: { allowedValues: schema50.properties.passThroughDark.enum } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.annihilation !== void 0) {
      let data17 = data.annihilation;
      if (!(data17 === "combat" || data17 === "all")) {
        let err18 = { instancePath: instancePath + "/annihilation", schemaPath: "#/properties/annihilation/enum", keyword: "enum", params: { allowedValues: schema50.properties.annihilation.enum } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.networkDefeatTest !== void 0) {
      let data18 = data.networkDefeatTest;
      if (!(data18 === "attack-and-turn" || data18 === "always")) {
        let err19 = { instancePath: instancePath + "/networkDefeatTest", schemaPath: "#/properties/networkDefeatTest/enum", keyword: "enum", params: { allowedValues: schema50.properties.networkDefeatTest.enum } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate171.errors = vErrors, errors === 0;
}
function validate173(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.retreat === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retreat" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.capture === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "capture" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "retreat" || key0 === "capture")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.retreat !== void 0) {
      let data0 = data.retreat;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/retreat", schemaPath: "#/properties/retreat/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 99 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/retreat", schemaPath: "#/properties/retreat/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/retreat", schemaPath: "#/properties/retreat/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.capture !== void 0) {
      let data1 = data.capture;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err6 = { instancePath: instancePath + "/capture", schemaPath: "#/properties/capture/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 99 || isNaN(data1)) {
          let err7 = { instancePath: instancePath + "/capture", schemaPath: "#/properties/capture/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/capture", schemaPath: "#/properties/capture/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate173.errors = vErrors, errors === 0;
}
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.arsenals === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "arsenals" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.annihilation === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "annihilation" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.network === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "network" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.agreement === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agreement" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "arsenals" || key0 === "annihilation" || key0 === "network" || key0 === "agreement")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.arsenals !== void 0 && typeof data.arsenals != "boolean") {
      let err5 = { instancePath: instancePath + "/arsenals", schemaPath: "#/properties/arsenals/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.annihilation !== void 0 && typeof data.annihilation != "boolean") {
      let err6 = { instancePath: instancePath + "/annihilation", schemaPath: "#/properties/annihilation/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.network !== void 0 && typeof data.network != "boolean") {
      let err7 = { instancePath: instancePath + "/network", schemaPath: "#/properties/network/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.agreement !== void 0 && typeof data.agreement != "boolean") {
      let err8 = { instancePath: instancePath + "/agreement", schemaPath: "#/properties/agreement/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate175.errors = vErrors, errors === 0;
}
function validate177(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.arsenal === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "arsenal" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.combat === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "combat" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.relay === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "relay" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "arsenal" || key0 === "combat" || key0 === "relay")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.arsenal !== void 0) {
      let data0 = data.arsenal;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err4 = { instancePath: instancePath + "/arsenal", schemaPath: "#/properties/arsenal/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1e3 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/arsenal", schemaPath: "#/properties/arsenal/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          let err6 = { instancePath: instancePath + "/arsenal", schemaPath: "#/properties/arsenal/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.combat !== void 0) {
      let data1 = data.combat;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err7 = { instancePath: instancePath + "/combat", schemaPath: "#/properties/combat/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1e3 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/combat", schemaPath: "#/properties/combat/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err9 = { instancePath: instancePath + "/combat", schemaPath: "#/properties/combat/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.relay !== void 0) {
      let data2 = data.relay;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err10 = { instancePath: instancePath + "/relay", schemaPath: "#/properties/relay/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e3 || isNaN(data2)) {
          let err11 = { instancePath: instancePath + "/relay", schemaPath: "#/properties/relay/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          let err12 = { instancePath: instancePath + "/relay", schemaPath: "#/properties/relay/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate177.errors = vErrors, errors === 0;
}
var schema54 = { type: "object", required: ["turns", "result"], properties: { turns: { type: "integer", minimum: 1, maximum: 1e5 }, result: { enum: ["draw", "score"] } }, additionalProperties: !1 };
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.turns === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "turns" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.result === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "turns" || key0 === "result")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.turns !== void 0) {
      let data0 = data.turns;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/turns", schemaPath: "#/properties/turns/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1e5 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/turns", schemaPath: "#/properties/turns/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/turns", schemaPath: "#/properties/turns/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.result !== void 0) {
      let data1 = data.result;
      if (!(data1 === "draw" || data1 === "score")) {
        let err6 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/enum", keyword: "enum", params: { allowedValues: schema54.properties.result.enum } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate179.errors = vErrors, errors === 0;
}
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.order === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "order" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.rosters === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rosters" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.territories === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "territories" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.setup === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "setup" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.first === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "first" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.moves === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "moves" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.attacks === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attacks" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.victory === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "victory" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.scoring === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scoring" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    for (let key0 in data)
      if (!func9.call(schema37.properties, key0)) {
        let err11 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    if (data.id !== void 0 && (validate113(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors), errors = vErrors.length)), data.map !== void 0 && (validate113(data.map, { instancePath: instancePath + "/map", parentData: data, parentDataProperty: "map", rootData }) || (vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors), errors = vErrors.length)), data.source !== void 0 && (validate116(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length)), data.order !== void 0) {
      let data3 = data.order;
      if (Array.isArray(data3)) {
        if (data3.length > 2) {
          let err12 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/maxItems", keyword: "maxItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data3.length < 2) {
          let err13 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/minItems", keyword: "minItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate113(data3[i0], { instancePath: instancePath + "/order/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors), errors = vErrors.length);
        let i1 = data3.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data3[i1], data3[j0])) {
                  let err14 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                  break outer0;
                }
        }
      } else {
        let err15 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.minutes !== void 0) {
      let data5 = data.minutes;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err16 = { instancePath: instancePath + "/minutes", schemaPath: "#/properties/minutes/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 1440 || isNaN(data5)) {
          let err17 = { instancePath: instancePath + "/minutes", schemaPath: "#/properties/minutes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1440 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (data5 < 1 || isNaN(data5)) {
          let err18 = { instancePath: instancePath + "/minutes", schemaPath: "#/properties/minutes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      }
    }
    if (data.rosters !== void 0) {
      let data6 = data.rosters;
      if (Array.isArray(data6)) {
        if (data6.length > 200) {
          let err19 = { instancePath: instancePath + "/rosters", schemaPath: "#/properties/rosters/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (data6.length < 1) {
          let err20 = { instancePath: instancePath + "/rosters", schemaPath: "#/properties/rosters/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/rosters", schemaPath: "#/properties/rosters/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.territories !== void 0) {
      let data7 = data.territories;
      if (Array.isArray(data7)) {
        if (data7.length > 2) {
          let err22 = { instancePath: instancePath + "/territories", schemaPath: "#/properties/territories/maxItems", keyword: "maxItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (data7.length < 2) {
          let err23 = { instancePath: instancePath + "/territories", schemaPath: "#/properties/territories/minItems", keyword: "minItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/territories", schemaPath: "#/properties/territories/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.setup !== void 0 && (validate166(data.setup, { instancePath: instancePath + "/setup", parentData: data, parentDataProperty: "setup", rootData }) || (vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors), errors = vErrors.length)), data.opening !== void 0) {
      let data9 = data.opening;
      if (Array.isArray(data9)) {
        if (data9.length > 2) {
          let err25 = { instancePath: instancePath + "/opening", schemaPath: "#/properties/opening/maxItems", keyword: "maxItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        if (data9.length < 2) {
          let err26 = { instancePath: instancePath + "/opening", schemaPath: "#/properties/opening/minItems", keyword: "minItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
      } else {
        let err27 = { instancePath: instancePath + "/opening", schemaPath: "#/properties/opening/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.first !== void 0 && (validate168(data.first, { instancePath: instancePath + "/first", parentData: data, parentDataProperty: "first", rootData }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length)), data.moves !== void 0) {
      let data11 = data.moves;
      if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
        let err28 = { instancePath: instancePath + "/moves", schemaPath: "#/properties/moves/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
      if (typeof data11 == "number" && isFinite(data11)) {
        if (data11 > 200 || isNaN(data11)) {
          let err29 = { instancePath: instancePath + "/moves", schemaPath: "#/properties/moves/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 } };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (data11 < 0 || isNaN(data11)) {
          let err30 = { instancePath: instancePath + "/moves", schemaPath: "#/properties/moves/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
      }
    }
    if (data.attacks !== void 0) {
      let data12 = data.attacks;
      if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
        let err31 = { instancePath: instancePath + "/attacks", schemaPath: "#/properties/attacks/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
      if (typeof data12 == "number" && isFinite(data12)) {
        if (data12 > 20 || isNaN(data12)) {
          let err32 = { instancePath: instancePath + "/attacks", schemaPath: "#/properties/attacks/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        if (data12 < 0 || isNaN(data12)) {
          let err33 = { instancePath: instancePath + "/attacks", schemaPath: "#/properties/attacks/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
      }
    }
    if (data.options !== void 0 && (validate171(data.options, { instancePath: instancePath + "/options", parentData: data, parentDataProperty: "options", rootData }) || (vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors), errors = vErrors.length)), data.results !== void 0 && (validate173(data.results, { instancePath: instancePath + "/results", parentData: data, parentDataProperty: "results", rootData }) || (vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors), errors = vErrors.length)), data.victory !== void 0 && (validate175(data.victory, { instancePath: instancePath + "/victory", parentData: data, parentDataProperty: "victory", rootData }) || (vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors), errors = vErrors.length)), data.scoring !== void 0 && (validate177(data.scoring, { instancePath: instancePath + "/scoring", parentData: data, parentDataProperty: "scoring", rootData }) || (vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors), errors = vErrors.length)), data.limit !== void 0 && (validate179(data.limit, { instancePath: instancePath + "/limit", parentData: data, parentDataProperty: "limit", rootData }) || (vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors), errors = vErrors.length)), data.comments !== void 0) {
      let data18 = data.comments;
      if (Array.isArray(data18)) {
        if (data18.length > 100) {
          let err34 = { instancePath: instancePath + "/comments", schemaPath: "#/properties/comments/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
      } else {
        let err35 = { instancePath: instancePath + "/comments", schemaPath: "#/properties/comments/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
  } else {
    let err36 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
  }
  return validate112.errors = vErrors, errors === 0;
}
var kriegspielScenarioItem_rosters = validate181;
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema15.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate123.errors = vErrors, errors === 0;
}
function validate181(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.side === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "side" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.unit === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unit" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.count === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "side" || key0 === "unit" || key0 === "count" || key0 === "source")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.side !== void 0 && (validate120(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors), errors = vErrors.length)), data.unit !== void 0 && (validate120(data.unit, { instancePath: instancePath + "/unit", parentData: data, parentDataProperty: "unit", rootData }) || (vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors), errors = vErrors.length)), data.count !== void 0) {
      let data2 = data.count;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err4 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 200 || isNaN(data2)) {
          let err5 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err6 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    data.source !== void 0 && (validate123(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors), errors = vErrors.length));
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate181.errors = vErrors, errors === 0;
}
var kriegspielScenarioItem_territories = validate185;
function validate185(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.side === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "side" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.region === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "region" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "side" || key0 === "region")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    data.side !== void 0 && (validate120(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors), errors = vErrors.length)), data.region !== void 0 && (validate120(data.region, { instancePath: instancePath + "/region", parentData: data, parentDataProperty: "region", rootData }) || (vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate185.errors = vErrors, errors === 0;
}
var kriegspielScenarioItem_opening = validate188;
var pattern6 = new RegExp("^(?:[0-9]{4,8}|(?!constructor$)[a-z][a-z0-9-]*)$", "u");
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern6.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4,8}|(?!constructor$)[a-z][a-z0-9-]*)$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate141.errors = vErrors, errors === 0;
}
function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!(key0 === "unit" || key0 === "at")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.unit !== void 0 && (validate120(data.unit, { instancePath: instancePath + "/unit", parentData: data, parentDataProperty: "unit", rootData }) || (vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors), errors = vErrors.length)), data.at !== void 0) {
      let data1 = data.at;
      if (Array.isArray(data1)) {
        if (data1.length > 2e3) {
          let err3 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/maxItems", keyword: "maxItems", params: { limit: 2e3 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.length < 1) {
          let err4 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate141(data1[i0], { instancePath: instancePath + "/at/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate139.errors = vErrors, errors === 0;
}
function validate188(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.side === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "side" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.units === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "units" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "side" || key0 === "units" || key0 === "source")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.side !== void 0 && (validate120(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors), errors = vErrors.length)), data.units !== void 0) {
      let data1 = data.units;
      if (Array.isArray(data1)) {
        if (data1.length > 200) {
          let err3 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.length < 1) {
          let err4 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate139(data1[i0], { instancePath: instancePath + "/units/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.source !== void 0 && (validate123(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate188.errors = vErrors, errors === 0;
}
var kriegspielScenarioItem_comments = validate192;
var pattern7 = new RegExp("^[a-z]{2,3}(?:-[a-z0-9]{2,8})?$", "u");
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func2(data) > 12) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 12 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern7.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}(?:-[a-z0-9]{2,8})?$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate161.errors = vErrors, errors === 0;
}
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.en === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "en" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data) {
      let _errs1 = errors;
      validate161(key0, { instancePath, parentData: data, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors), errors = vErrors.length);
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
  return validate160.errors = vErrors, errors === 0;
}
function validate192(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    data.title !== void 0 && (validate160(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData }) || (vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors), errors = vErrors.length)), data.text !== void 0 && (validate160(data.text, { instancePath: instancePath + "/text", parentData: data, parentDataProperty: "text", rootData }) || (vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate192.errors = vErrors, errors === 0;
}
var kriegspielCaseFile = validate195;
function validate196(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate196.errors = vErrors, errors === 0;
}
var schema96 = { type: "object", required: ["grid"], properties: { source: { $ref: "#/properties/source" }, grid: { $ref: "#/properties/grid" }, legend: { $ref: "#/properties/legend" }, rows: { $ref: "#/properties/rows" }, areas: { $ref: "#/properties/areas" }, edges: { $ref: "#/properties/edges" }, links: { $ref: "#/properties/links" }, places: { $ref: "#/properties/places" }, sites: { $ref: "#/properties/sites" }, regions: { $ref: "#/properties/regions" } }, additionalProperties: !1 };
function validate280(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema15.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate280.errors = vErrors, errors === 0;
}
var schema75 = { type: "object", required: ["kind", "orientation", "offset", "columns", "rows"], properties: { kind: { const: "hex" }, orientation: { enum: ["flat", "pointy"] }, offset: { enum: ["odd", "even"] }, columns: { type: "integer", minimum: 1, maximum: 512 }, rows: { type: "integer", minimum: 1, maximum: 512 } }, additionalProperties: !1 };
function validate204(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err7 = { instancePath: instancePath + "/orientation", schemaPath: "#/properties/orientation/enum", keyword: "enum", params: { allowedValues: schema75.properties.orientation.enum } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.offset !== void 0) {
      let data2 = data.offset;
      if (!(data2 === "odd" || data2 === "even")) {
        let err8 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/enum", keyword: "enum", params: { allowedValues: schema75.properties.offset.enum } };
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
  return validate204.errors = vErrors, errors === 0;
}
function validate205(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate205.errors = vErrors, errors === 0;
}
var schema77 = { type: "object", required: ["kind"], properties: { kind: { const: "areas" }, around: { enum: ["paper", "sea"] }, cell: { type: "number", exclusiveMinimum: 0, maximum: 1e3 } }, additionalProperties: !1 };
function validate206(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err3 = { instancePath: instancePath + "/around", schemaPath: "#/properties/around/enum", keyword: "enum", params: { allowedValues: schema77.properties.around.enum } };
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
  return validate206.errors = vErrors, errors === 0;
}
function validate282(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.kind;
    if (typeof tag0 == "string")
      if (tag0 === "hex")
        validate204(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors), errors = vErrors.length);
      else if (tag0 === "square")
        validate205(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length);
      else if (tag0 === "areas")
        validate206(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors), errors = vErrors.length);
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
  return validate282.errors = vErrors, errors === 0;
}
var pattern10 = new RegExp("^.$", "u");
function validate211(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern10.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^.$" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate211.errors = vErrors, errors === 0;
}
function validate199(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate199.errors = vErrors, errors === 0;
}
var schema80 = { enum: ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] };
function validate215(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "N" || data === "NE" || data === "E" || data === "SE" || data === "S" || data === "SW" || data === "W" || data === "NW")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema80.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate215.errors = vErrors, errors === 0;
}
function validate213(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    data.terrain !== void 0 && (validate199(data.terrain, { instancePath: instancePath + "/terrain", parentData: data, parentDataProperty: "terrain", rootData }) || (vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors), errors = vErrors.length)), data.up !== void 0 && (validate215(data.up, { instancePath: instancePath + "/up", parentData: data, parentDataProperty: "up", rootData }) || (vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate213.errors = vErrors, errors === 0;
}
function validate287(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      validate211(key0, { instancePath, parentData: data, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors), errors = vErrors.length);
      var valid0 = _errs1 === errors;
      if (!valid0) {
        let err2 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    for (let key1 in data)
      validate213(data[key1], { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key1, rootData }) || (vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors), errors = vErrors.length);
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate287.errors = vErrors, errors === 0;
}
function validate291(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate291.errors = vErrors, errors === 0;
}
function validate221(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate221.errors = vErrors, errors === 0;
}
function validate218(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.id !== void 0 && (validate199(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors), errors = vErrors.length)), data.terrain !== void 0 && (validate199(data.terrain, { instancePath: instancePath + "/terrain", parentData: data, parentDataProperty: "terrain", rootData }) || (vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors), errors = vErrors.length)), data.at !== void 0) {
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
          validate221(data5[i0], { instancePath: instancePath + "/shape/" + i0, parentData: data5, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/shape", schemaPath: "#/properties/shape/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    data.label !== void 0 && (validate221(data.label, { instancePath: instancePath + "/label", parentData: data, parentDataProperty: "label", rootData }) || (vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors), errors = vErrors.length));
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate218.errors = vErrors, errors === 0;
}
function validate293(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 2e3) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 2e3 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate218(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate293.errors = vErrors, errors === 0;
}
var pattern11 = new RegExp("^(?:[0-9]{4,8}|[a-z][a-z0-9-]*)/(?:N|NE|E|SE|S|SW|W|NW)$", "u");
function validate227(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func2(data) > 72) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 72 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern11.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4,8}|[a-z][a-z0-9-]*)/(?:N|NE|E|SE|S|SW|W|NW)$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate227.errors = vErrors, errors === 0;
}
function validate225(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.type !== void 0 && (validate199(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData }) || (vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors), errors = vErrors.length)), data.sides !== void 0) {
      let data1 = data.sides;
      if (Array.isArray(data1)) {
        if (data1.length > 2e4) {
          let err3 = { instancePath: instancePath + "/sides", schemaPath: "#/properties/sides/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate227(data1[i0], { instancePath: instancePath + "/sides/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors), errors = vErrors.length);
      } else {
        let err4 = { instancePath: instancePath + "/sides", schemaPath: "#/properties/sides/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate225.errors = vErrors, errors === 0;
}
function validate296(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 2e3) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 2e3 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate225(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate296.errors = vErrors, errors === 0;
}
function validate232(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern6.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4,8}|(?!constructor$)[a-z][a-z0-9-]*)$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate232.errors = vErrors, errors === 0;
}
var schema87 = { type: ["integer", "string"], minimum: 0, maximum: 99, pattern: "^(?:closed|[0-9]{1,2}/2)$" }, pattern13 = new RegExp("^(?:closed|[0-9]{1,2}/2)$", "u");
function validate235(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema87.type } };
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
  if (typeof data == "string" && !pattern13.test(data)) {
    let err3 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?:closed|[0-9]{1,2}/2)$" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate235.errors = vErrors, errors === 0;
}
function validate230(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.type !== void 0 && (validate199(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData }) || (vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors), errors = vErrors.length)), data.between !== void 0) {
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
        len1 > 0 && (validate232(data1[0], { instancePath: instancePath + "/between/0", parentData: data1, parentDataProperty: 0, rootData }) || (vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors), errors = vErrors.length)), len1 > 1 && (validate232(data1[1], { instancePath: instancePath + "/between/1", parentData: data1, parentDataProperty: 1, rootData }) || (vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors), errors = vErrors.length));
      } else {
        let err6 = { instancePath: instancePath + "/between", schemaPath: "#/properties/between/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.cost !== void 0 && (validate235(data.cost, { instancePath: instancePath + "/cost", parentData: data, parentDataProperty: "cost", rootData }) || (vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors), errors = vErrors.length)), data.via !== void 0) {
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
          validate221(data5[i0], { instancePath: instancePath + "/via/" + i0, parentData: data5, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/via", schemaPath: "#/properties/via/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate230.errors = vErrors, errors === 0;
}
function validate299(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 5e3) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 5e3 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate230(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate299.errors = vErrors, errors === 0;
}
function validate239(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.id !== void 0 && (validate199(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors), errors = vErrors.length)), data.kind !== void 0 && (validate199(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData }) || (vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors), errors = vErrors.length)), data.cells !== void 0) {
      let data2 = data.cells;
      if (Array.isArray(data2)) {
        if (data2.length > 2e4) {
          let err4 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate232(data2[i0], { instancePath: instancePath + "/cells/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate239.errors = vErrors, errors === 0;
}
function validate302(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 2e3) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 2e3 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate239(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate302.errors = vErrors, errors === 0;
}
function validate201(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema15.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate201.errors = vErrors, errors === 0;
}
function validate245(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.id !== void 0 && (validate199(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors), errors = vErrors.length)), data.kind !== void 0 && (validate199(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData }) || (vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors), errors = vErrors.length)), data.value !== void 0) {
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
          validate232(data4[i0], { instancePath: instancePath + "/cells/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    data.place !== void 0 && (validate199(data.place, { instancePath: instancePath + "/place", parentData: data, parentDataProperty: "place", rootData }) || (vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors), errors = vErrors.length)), data.source !== void 0 && (validate201(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors), errors = vErrors.length));
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate245.errors = vErrors, errors === 0;
}
function validate251(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.id !== void 0 && (validate199(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors), errors = vErrors.length)), data.side !== void 0 && (validate199(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors), errors = vErrors.length)), data.number !== void 0) {
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
          validate232(data4[i0], { instancePath: instancePath + "/cells/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors), errors = vErrors.length);
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
          validate232(data6[i1], { instancePath: instancePath + "/exits/" + i1, parentData: data6, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors), errors = vErrors.length);
      } else {
        let err15 = { instancePath: instancePath + "/exits", schemaPath: "#/properties/exits/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate251.errors = vErrors, errors === 0;
}
function validate256(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.id !== void 0 && (validate199(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors), errors = vErrors.length)), data.cells !== void 0) {
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
          validate232(data2[i0], { instancePath: instancePath + "/cells/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate256.errors = vErrors, errors === 0;
}
function validate259(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.id !== void 0 && (validate199(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors), errors = vErrors.length)), data.kind !== void 0 && (validate199(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData }) || (vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors), errors = vErrors.length)), data.cells !== void 0) {
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
          validate232(data3[i0], { instancePath: instancePath + "/cells/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate259.errors = vErrors, errors === 0;
}
function validate244(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.role === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.role;
    if (typeof tag0 == "string")
      if (tag0 === "objective")
        validate245(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors), errors = vErrors.length);
      else if (tag0 === "base")
        validate251(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors), errors = vErrors.length);
      else if (tag0 === "prison")
        validate256(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors), errors = vErrors.length);
      else if (tag0 === "landmark")
        validate259(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors), errors = vErrors.length);
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
  return validate244.errors = vErrors, errors === 0;
}
function validate305(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 2e3) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 2e3 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate244(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate305.errors = vErrors, errors === 0;
}
function validate268(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.id !== void 0 && (validate199(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors), errors = vErrors.length)), data.cells !== void 0) {
      let data1 = data.cells;
      if (Array.isArray(data1)) {
        if (data1.length > 2e4) {
          let err3 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate232(data1[i0], { instancePath: instancePath + "/cells/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors), errors = vErrors.length);
      } else {
        let err4 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate268.errors = vErrors, errors === 0;
}
function validate308(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 500) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 500 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate268(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate308.errors = vErrors, errors === 0;
}
function validate279(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.grid === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "grid" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!func9.call(schema96.properties, key0)) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.source !== void 0 && (validate280(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors), errors = vErrors.length)), data.grid !== void 0 && (validate282(data.grid, { instancePath: instancePath + "/grid", parentData: data, parentDataProperty: "grid", rootData }) || (vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors), errors = vErrors.length)), data.legend !== void 0 && (validate287(data.legend, { instancePath: instancePath + "/legend", parentData: data, parentDataProperty: "legend", rootData }) || (vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors), errors = vErrors.length)), data.rows !== void 0 && (validate291(data.rows, { instancePath: instancePath + "/rows", parentData: data, parentDataProperty: "rows", rootData }) || (vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors), errors = vErrors.length)), data.areas !== void 0 && (validate293(data.areas, { instancePath: instancePath + "/areas", parentData: data, parentDataProperty: "areas", rootData }) || (vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors), errors = vErrors.length)), data.edges !== void 0 && (validate296(data.edges, { instancePath: instancePath + "/edges", parentData: data, parentDataProperty: "edges", rootData }) || (vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors), errors = vErrors.length)), data.links !== void 0 && (validate299(data.links, { instancePath: instancePath + "/links", parentData: data, parentDataProperty: "links", rootData }) || (vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors), errors = vErrors.length)), data.places !== void 0 && (validate302(data.places, { instancePath: instancePath + "/places", parentData: data, parentDataProperty: "places", rootData }) || (vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors), errors = vErrors.length)), data.sites !== void 0 && (validate305(data.sites, { instancePath: instancePath + "/sites", parentData: data, parentDataProperty: "sites", rootData }) || (vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors), errors = vErrors.length)), data.regions !== void 0 && (validate308(data.regions, { instancePath: instancePath + "/regions", parentData: data, parentDataProperty: "regions", rootData }) || (vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate279.errors = vErrors, errors === 0;
}
var schema114 = { type: "object", properties: { from: { $ref: "shared.schema.json#/definitions/Id" }, turn: { $ref: "shared.schema.json#/definitions/Id" }, number: { type: "integer", minimum: 1, maximum: 1e5 }, phase: { enum: ["placement", "moves", "attack"] }, moves: { type: "integer", minimum: 0, maximum: 200 }, attacks: { type: "integer", minimum: 0, maximum: 20 }, units: { type: "array", items: { $ref: "#/definitions/KriegspielPositionUnit" }, maxItems: 400 }, destroyed: { type: "array", items: { $ref: "shared.schema.json#/definitions/CellName" }, maxItems: 2e4 } }, additionalProperties: !1 };
function validate315(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate315.errors = vErrors, errors === 0;
}
var pattern15 = new RegExp("^(?!(?:constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf|prototype)$)[A-Za-z0-9][A-Za-z0-9._#*+-]*$", "u");
function validate341(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (!pattern15.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?!(?:constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf|prototype)$)[A-Za-z0-9][A-Za-z0-9._#*+-]*$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate341.errors = vErrors, errors === 0;
}
function validate345(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern6.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4,8}|(?!constructor$)[a-z][a-z0-9-]*)$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate345.errors = vErrors, errors === 0;
}
function validate340(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.unit === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unit" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.side === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "side" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.at === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "unit" || key0 === "side" || key0 === "at" || key0 === "moved" || key0 === "retreating")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.id !== void 0 && (validate341(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate341.errors : vErrors.concat(validate341.errors), errors = vErrors.length)), data.unit !== void 0 && (validate315(data.unit, { instancePath: instancePath + "/unit", parentData: data, parentDataProperty: "unit", rootData }) || (vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors), errors = vErrors.length)), data.side !== void 0 && (validate315(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors), errors = vErrors.length)), data.at !== void 0 && (validate345(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData }) || (vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors), errors = vErrors.length)), data.moved !== void 0 && typeof data.moved != "boolean") {
      let err4 = { instancePath: instancePath + "/moved", schemaPath: "#/properties/moved/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.retreating !== void 0 && typeof data.retreating != "boolean") {
      let err5 = { instancePath: instancePath + "/retreating", schemaPath: "#/properties/retreating/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate340.errors = vErrors, errors === 0;
}
function validate394(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "from" || key0 === "turn" || key0 === "number" || key0 === "phase" || key0 === "moves" || key0 === "attacks" || key0 === "units" || key0 === "destroyed")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.from !== void 0 && (validate315(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData }) || (vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors), errors = vErrors.length)), data.turn !== void 0 && (validate315(data.turn, { instancePath: instancePath + "/turn", parentData: data, parentDataProperty: "turn", rootData }) || (vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors), errors = vErrors.length)), data.number !== void 0) {
      let data2 = data.number;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err1 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e5 || isNaN(data2)) {
          let err2 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err3 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
    }
    if (data.phase !== void 0) {
      let data3 = data.phase;
      if (!(data3 === "placement" || data3 === "moves" || data3 === "attack")) {
        let err4 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/enum", keyword: "enum", params: { allowedValues: schema114.properties.phase.enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.moves !== void 0) {
      let data4 = data.moves;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err5 = { instancePath: instancePath + "/moves", schemaPath: "#/properties/moves/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 200 || isNaN(data4)) {
          let err6 = { instancePath: instancePath + "/moves", schemaPath: "#/properties/moves/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data4 < 0 || isNaN(data4)) {
          let err7 = { instancePath: instancePath + "/moves", schemaPath: "#/properties/moves/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.attacks !== void 0) {
      let data5 = data.attacks;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err8 = { instancePath: instancePath + "/attacks", schemaPath: "#/properties/attacks/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 20 || isNaN(data5)) {
          let err9 = { instancePath: instancePath + "/attacks", schemaPath: "#/properties/attacks/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          let err10 = { instancePath: instancePath + "/attacks", schemaPath: "#/properties/attacks/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
    if (data.units !== void 0) {
      let data6 = data.units;
      if (Array.isArray(data6)) {
        if (data6.length > 400) {
          let err11 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxItems", keyword: "maxItems", params: { limit: 400 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate340(data6[i0], { instancePath: instancePath + "/units/" + i0, parentData: data6, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.destroyed !== void 0) {
      let data8 = data.destroyed;
      if (Array.isArray(data8)) {
        if (data8.length > 2e4) {
          let err13 = { instancePath: instancePath + "/destroyed", schemaPath: "#/properties/destroyed/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len1 = data8.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate345(data8[i1], { instancePath: instancePath + "/destroyed/" + i1, parentData: data8, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/destroyed", schemaPath: "#/properties/destroyed/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate394.errors = vErrors, errors === 0;
}
function validate195(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          validate196(key1, { instancePath: instancePath + "/maps", parentData: data1, parentDataProperty: "maps", rootData }) || (vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors), errors = vErrors.length);
          var valid1 = _errs6 === errors;
          if (!valid1) {
            let err6 = { instancePath: instancePath + "/maps", schemaPath: "#/properties/maps/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
        for (let key2 in data1)
          validate279(data1[key2], { instancePath: instancePath + "/maps/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data1, parentDataProperty: key2, rootData }) || (vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors), errors = vErrors.length);
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
          validate196(key3, { instancePath: instancePath + "/positions", parentData: data3, parentDataProperty: "positions", rootData }) || (vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors), errors = vErrors.length);
          var valid3 = _errs11 === errors;
          if (!valid3) {
            let err10 = { instancePath: instancePath + "/positions", schemaPath: "#/properties/positions/propertyNames", keyword: "propertyNames", params: { propertyName: key3 } };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
        for (let key4 in data3)
          validate394(data3[key4], { instancePath: instancePath + "/positions/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data3, parentDataProperty: key4, rootData }) || (vErrors = vErrors === null ? validate394.errors : vErrors.concat(validate394.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/positions", schemaPath: "#/properties/positions/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate195.errors = vErrors, errors === 0;
}
var kriegspielCaseItem_cases = validate400, schema108 = { type: "object", required: ["id", "scenario", "steps"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, proves: { type: "array", items: { $ref: "kriegspiel-words.schema.json#/definitions/KriegspielStatement" }, maxItems: 100, minItems: 1 }, title: { $ref: "shared.schema.json#/definitions/LocalText" }, scenario: { $ref: "shared.schema.json#/definitions/Id" }, map: { if: { type: "object" }, then: { $ref: "map.schema.json#/definitions/CaseMap" }, else: { $ref: "shared.schema.json#/definitions/Id" } }, change: { type: "object", maxProperties: 100, additionalProperties: !0 }, given: { $ref: "#/definitions/KriegspielPosition" }, dice: { type: "array", items: { type: "integer", minimum: 1, maximum: 1e3 }, maxItems: 1e3 }, steps: { type: "array", items: { $ref: "#/definitions/KriegspielCaseStep" }, maxItems: 1e3, minItems: 1 }, spare: { type: "string", minLength: 8, maxLength: 300 } }, additionalProperties: !1 }, schema111 = { type: "string", enum: ["K-01", "K-02", "K-03", "K-04", "K-05", "K-06", "K-07", "K-08", "K-09", "K-10", "K-11", "K-12", "K-13", "K-14", "K-15", "K-16", "K-17", "K-18", "K-19", "K-20", "K-21", "K-22", "K-23", "K-24", "K-25", "K-26", "K-27", "K-28", "K-29", "K-30", "K-31", "K-32", "K-33", "K-34", "K-35", "K-36", "K-37", "K-38", "K-39", "K-40", "K-41", "K-42", "K-43", "K-44", "K-45", "K-46", "K-47", "K-48", "K-49", "K-50", "K-51", "K-52", "K-53", "K-54", "K-55", "K-56", "K-57", "K-58", "K-59", "K-60", "K-61", "K-62", "K-63", "K-64", "K-65", "K-66", "K-67", "K-68", "K-69", "K-70", "K-71", "K-72", "K-73", "K-74", "K-75", "K-76", "K-77", "K-78", "K-79", "K-80", "K-81", "K-82", "K-83", "K-84", "K-85", "K-86", "K-87", "K-X1", "K-X2", "K-X3", "K-X4", "K-X5", "K-X6", "K-X7", "K-X8", "K-X9"] };
function validate318(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "K-01" || data === "K-02" || data === "K-03" || data === "K-04" || data === "K-05" || data === "K-06" || data === "K-07" || data === "K-08" || data === "K-09" || data === "K-10" || data === "K-11" || data === "K-12" || data === "K-13" || data === "K-14" || data === "K-15" || data === "K-16" || data === "K-17" || data === "K-18" || data === "K-19" || data === "K-20" || data === "K-21" || data === "K-22" || data === "K-23" || data === "K-24" || data === "K-25" || data === "K-26" || data === "K-27" || data === "K-28" || data === "K-29" || data === "K-30" || data === "K-31" || data === "K-32" || data === "K-33" || data === "K-34" || data === "K-35" || data === "K-36" || data === "K-37" || data === "K-38" || data === "K-39" || data === "K-40" || data === "K-41" || data === "K-42" || data === "K-43" || data === "K-44" || data === "K-45" || data === "K-46" || data === "K-47" || data === "K-48" || data === "K-49" || data === "K-50" || data === "K-51" || data === "K-52" || data === "K-53" || data === "K-54" || data === "K-55" || data === "K-56" || data === "K-57" || data === "K-58" || data === "K-59" || data === "K-60" || data === "K-61" || data === "K-62" || data === "K-63" || data === "K-64" || data === "K-65" || data === "K-66" || data === "K-67" || data === "K-68" || data === "K-69" || data === "K-70" || data === "K-71" || data === "K-72" || data === "K-73" || data === "K-74" || data === "K-75" || data === "K-76" || data === "K-77" || data === "K-78" || data === "K-79" || data === "K-80" || data === "K-81" || data === "K-82" || data === "K-83" || data === "K-84" || data === "K-85" || data === "K-86" || data === "K-87" || data === "K-X1" || data === "K-X2" || data === "K-X3" || data === "K-X4" || data === "K-X5" || data === "K-X6" || data === "K-X7" || data === "K-X8" || data === "K-X9")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema111.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate318.errors = vErrors, errors === 0;
}
function validate320(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.en === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "en" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data) {
      let _errs1 = errors;
      validate161(key0, { instancePath, parentData: data, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors), errors = vErrors.length);
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
  return validate320.errors = vErrors, errors === 0;
}
function validate324(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.grid === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "grid" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!func9.call(schema96.properties, key0)) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.source !== void 0 && (validate280(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors), errors = vErrors.length)), data.grid !== void 0 && (validate282(data.grid, { instancePath: instancePath + "/grid", parentData: data, parentDataProperty: "grid", rootData }) || (vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors), errors = vErrors.length)), data.legend !== void 0 && (validate287(data.legend, { instancePath: instancePath + "/legend", parentData: data, parentDataProperty: "legend", rootData }) || (vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors), errors = vErrors.length)), data.rows !== void 0 && (validate291(data.rows, { instancePath: instancePath + "/rows", parentData: data, parentDataProperty: "rows", rootData }) || (vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors), errors = vErrors.length)), data.areas !== void 0 && (validate293(data.areas, { instancePath: instancePath + "/areas", parentData: data, parentDataProperty: "areas", rootData }) || (vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors), errors = vErrors.length)), data.edges !== void 0 && (validate296(data.edges, { instancePath: instancePath + "/edges", parentData: data, parentDataProperty: "edges", rootData }) || (vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors), errors = vErrors.length)), data.links !== void 0 && (validate299(data.links, { instancePath: instancePath + "/links", parentData: data, parentDataProperty: "links", rootData }) || (vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors), errors = vErrors.length)), data.places !== void 0 && (validate302(data.places, { instancePath: instancePath + "/places", parentData: data, parentDataProperty: "places", rootData }) || (vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors), errors = vErrors.length)), data.sites !== void 0 && (validate305(data.sites, { instancePath: instancePath + "/sites", parentData: data, parentDataProperty: "sites", rootData }) || (vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors), errors = vErrors.length)), data.regions !== void 0 && (validate308(data.regions, { instancePath: instancePath + "/regions", parentData: data, parentDataProperty: "regions", rootData }) || (vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate324.errors = vErrors, errors === 0;
}
function validate337(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "from" || key0 === "turn" || key0 === "number" || key0 === "phase" || key0 === "moves" || key0 === "attacks" || key0 === "units" || key0 === "destroyed")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.from !== void 0 && (validate315(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData }) || (vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors), errors = vErrors.length)), data.turn !== void 0 && (validate315(data.turn, { instancePath: instancePath + "/turn", parentData: data, parentDataProperty: "turn", rootData }) || (vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors), errors = vErrors.length)), data.number !== void 0) {
      let data2 = data.number;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err1 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e5 || isNaN(data2)) {
          let err2 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err3 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
    }
    if (data.phase !== void 0) {
      let data3 = data.phase;
      if (!(data3 === "placement" || data3 === "moves" || data3 === "attack")) {
        let err4 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/enum", keyword: "enum", params: { allowedValues: schema114.properties.phase.enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.moves !== void 0) {
      let data4 = data.moves;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err5 = { instancePath: instancePath + "/moves", schemaPath: "#/properties/moves/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 200 || isNaN(data4)) {
          let err6 = { instancePath: instancePath + "/moves", schemaPath: "#/properties/moves/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data4 < 0 || isNaN(data4)) {
          let err7 = { instancePath: instancePath + "/moves", schemaPath: "#/properties/moves/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.attacks !== void 0) {
      let data5 = data.attacks;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err8 = { instancePath: instancePath + "/attacks", schemaPath: "#/properties/attacks/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 20 || isNaN(data5)) {
          let err9 = { instancePath: instancePath + "/attacks", schemaPath: "#/properties/attacks/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          let err10 = { instancePath: instancePath + "/attacks", schemaPath: "#/properties/attacks/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
    if (data.units !== void 0) {
      let data6 = data.units;
      if (Array.isArray(data6)) {
        if (data6.length > 400) {
          let err11 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxItems", keyword: "maxItems", params: { limit: 400 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate340(data6[i0], { instancePath: instancePath + "/units/" + i0, parentData: data6, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.destroyed !== void 0) {
      let data8 = data.destroyed;
      if (Array.isArray(data8)) {
        if (data8.length > 2e4) {
          let err13 = { instancePath: instancePath + "/destroyed", schemaPath: "#/properties/destroyed/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len1 = data8.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate345(data8[i1], { instancePath: instancePath + "/destroyed/" + i1, parentData: data8, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/destroyed", schemaPath: "#/properties/destroyed/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate337.errors = vErrors, errors === 0;
}
var schema118 = { type: "object", properties: { do: { $ref: "#/definitions/KriegspielCaseAction" }, offers: { type: "array", items: { $ref: "#/definitions/KriegspielCaseAction" }, minItems: 1, maxItems: 1e3 }, hides: { type: "array", items: { $ref: "#/definitions/KriegspielCaseAction" }, minItems: 1, maxItems: 1e3 }, refuses: { $ref: "#/definitions/KriegspielCaseAction" }, rule: { $ref: "kriegspiel-words.schema.json#/definitions/KriegspielReason" }, by: { $ref: "shared.schema.json#/definitions/Id" }, secret: { $ref: "#/definitions/KriegspielPosition" }, unseenBy: { $ref: "shared.schema.json#/definitions/Id" }, expect: { $ref: "#/definitions/KriegspielExpectation" }, spare: { type: "string", minLength: 8, maxLength: 300 } }, additionalProperties: !1, oneOf: [{ required: ["do"] }, { required: ["offers"] }, { required: ["hides"] }, { required: ["refuses"] }, { required: ["secret"] }, { required: ["expect"] }], dependencies: { refuses: ["rule"], rule: ["refuses"], unseenBy: ["secret"] } }, schema119 = { type: "object", properties: { type: { $ref: "kriegspiel-words.schema.json#/definitions/KriegspielActionType" } }, propertyNames: { $ref: "shared.schema.json#/definitions/EntryName" }, additionalProperties: { type: ["string", "integer", "boolean"], maxLength: 200 }, minProperties: 1, maxProperties: 20 }, schema120 = { type: "string", enum: ["accept", "attack", "decline", "done", "drop", "move", "offer", "opening", "place", "ready", "retreat", "roll", "select"] };
function validate353(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "accept" || data === "attack" || data === "decline" || data === "done" || data === "drop" || data === "move" || data === "offer" || data === "opening" || data === "place" || data === "ready" || data === "retreat" || data === "roll" || data === "select")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema120.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate353.errors = vErrors, errors === 0;
}
function validate351(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      validate341(key0, { instancePath, parentData: data, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate341.errors : vErrors.concat(validate341.errors), errors = vErrors.length);
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
          let err3 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: schema119.additionalProperties.type } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (typeof data0 == "string" && func2(data0) > 200) {
          let err4 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 200 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    data.type !== void 0 && (validate353(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate351.errors = vErrors, errors === 0;
}
var schema121 = { type: "string", enum: ["K-01", "K-02", "K-03", "K-04", "K-05", "K-06", "K-07", "K-08", "K-09", "K-10", "K-11", "K-12", "K-13", "K-14", "K-15", "K-16", "K-17", "K-18", "K-19", "K-20", "K-21", "K-22", "K-23", "K-24", "K-25", "K-26", "K-27", "K-28", "K-29", "K-30", "K-31", "K-32", "K-33", "K-34", "K-35", "K-36", "K-37", "K-38", "K-39", "K-40", "K-41", "K-42", "K-43", "K-44", "K-45", "K-46", "K-47", "K-48", "K-49", "K-50", "K-51", "K-52", "K-53", "K-54", "K-55", "K-56", "K-57", "K-58", "K-59", "K-60", "K-61", "K-62", "K-63", "K-64", "K-65", "K-66", "K-67", "K-68", "K-69", "K-70", "K-71", "K-72", "K-73", "K-74", "K-75", "K-76", "K-77", "K-78", "K-79", "K-80", "K-81", "K-82", "K-83", "K-84", "K-85", "K-86", "K-87", "K-X1", "K-X2", "K-X3", "K-X4", "K-X5", "K-X6", "K-X7", "K-X8", "K-X9", "K-FORM", "K-SEAT", "K-OVER"] };
function validate359(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "K-01" || data === "K-02" || data === "K-03" || data === "K-04" || data === "K-05" || data === "K-06" || data === "K-07" || data === "K-08" || data === "K-09" || data === "K-10" || data === "K-11" || data === "K-12" || data === "K-13" || data === "K-14" || data === "K-15" || data === "K-16" || data === "K-17" || data === "K-18" || data === "K-19" || data === "K-20" || data === "K-21" || data === "K-22" || data === "K-23" || data === "K-24" || data === "K-25" || data === "K-26" || data === "K-27" || data === "K-28" || data === "K-29" || data === "K-30" || data === "K-31" || data === "K-32" || data === "K-33" || data === "K-34" || data === "K-35" || data === "K-36" || data === "K-37" || data === "K-38" || data === "K-39" || data === "K-40" || data === "K-41" || data === "K-42" || data === "K-43" || data === "K-44" || data === "K-45" || data === "K-46" || data === "K-47" || data === "K-48" || data === "K-49" || data === "K-50" || data === "K-51" || data === "K-52" || data === "K-53" || data === "K-54" || data === "K-55" || data === "K-56" || data === "K-57" || data === "K-58" || data === "K-59" || data === "K-60" || data === "K-61" || data === "K-62" || data === "K-63" || data === "K-64" || data === "K-65" || data === "K-66" || data === "K-67" || data === "K-68" || data === "K-69" || data === "K-70" || data === "K-71" || data === "K-72" || data === "K-73" || data === "K-74" || data === "K-75" || data === "K-76" || data === "K-77" || data === "K-78" || data === "K-79" || data === "K-80" || data === "K-81" || data === "K-82" || data === "K-83" || data === "K-84" || data === "K-85" || data === "K-86" || data === "K-87" || data === "K-X1" || data === "K-X2" || data === "K-X3" || data === "K-X4" || data === "K-X5" || data === "K-X6" || data === "K-X7" || data === "K-X8" || data === "K-X9" || data === "K-FORM" || data === "K-SEAT" || data === "K-OVER")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema121.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate359.errors = vErrors, errors === 0;
}
var schema122 = { type: "object", properties: { turn: { $ref: "shared.schema.json#/definitions/Id" }, number: { type: "integer", minimum: 1, maximum: 1e5 }, phase: { $ref: "kriegspiel-words.schema.json#/definitions/KriegspielPhase" }, asked: { $ref: "shared.schema.json#/definitions/Id" }, movesLeft: { type: "integer", minimum: 0, maximum: 200 }, units: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/EntryName" }, additionalProperties: { $ref: "#/definitions/KriegspielExpectedUnit" }, maxProperties: 400, minProperties: 1 }, network: { type: "array", items: { $ref: "#/definitions/KriegspielExpectedNetwork" }, maxItems: 10, minItems: 1 }, combat: { type: "array", items: { $ref: "#/definitions/KriegspielExpectedCombat" }, maxItems: 100, minItems: 1 }, destroyed: { type: "array", items: { $ref: "shared.schema.json#/definitions/CellName" }, maxItems: 2e4 }, scores: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/Id" }, additionalProperties: { type: "integer", minimum: 0, maximum: 1e5 }, maxProperties: 10, minProperties: 1 }, outcome: { $ref: "#/definitions/KriegspielExpectedOutcome" }, events: { type: "array", items: { type: "object", maxProperties: 50, additionalProperties: !0, minProperties: 1 }, maxItems: 200, minItems: 1 } }, additionalProperties: !1, minProperties: 1 }, schema123 = { type: "string", enum: ["placement", "roll", "turn", "retreat", "moves", "attack", "answer", "over"] };
function validate366(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "placement" || data === "roll" || data === "turn" || data === "retreat" || data === "moves" || data === "attack" || data === "answer" || data === "over")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema123.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate366.errors = vErrors, errors === 0;
}
function validate370(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      let err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "at" || key0 === "moved" || key0 === "retreating" || key0 === "connected")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.at !== void 0 && (validate345(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData }) || (vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors), errors = vErrors.length)), data.moved !== void 0 && typeof data.moved != "boolean") {
      let err2 = { instancePath: instancePath + "/moved", schemaPath: "#/properties/moved/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.retreating !== void 0 && typeof data.retreating != "boolean") {
      let err3 = { instancePath: instancePath + "/retreating", schemaPath: "#/properties/retreating/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.connected !== void 0 && typeof data.connected != "boolean") {
      let err4 = { instancePath: instancePath + "/connected", schemaPath: "#/properties/connected/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate370.errors = vErrors, errors === 0;
}
function validate373(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 2) {
      let err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 2 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.side === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "side" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "side" || key0 === "count" || key0 === "lit" || key0 === "dark" || key0 === "connected" || key0 === "onLine")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.side !== void 0 && (validate315(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors), errors = vErrors.length)), data.count !== void 0) {
      let data1 = data.count;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err3 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1e6 || isNaN(data1)) {
          let err4 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.lit !== void 0) {
      let data2 = data.lit;
      if (Array.isArray(data2)) {
        if (data2.length > 2e4) {
          let err6 = { instancePath: instancePath + "/lit", schemaPath: "#/properties/lit/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2.length < 1) {
          let err7 = { instancePath: instancePath + "/lit", schemaPath: "#/properties/lit/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate345(data2[i0], { instancePath: instancePath + "/lit/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/lit", schemaPath: "#/properties/lit/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.dark !== void 0) {
      let data4 = data.dark;
      if (Array.isArray(data4)) {
        if (data4.length > 2e4) {
          let err9 = { instancePath: instancePath + "/dark", schemaPath: "#/properties/dark/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data4.length < 1) {
          let err10 = { instancePath: instancePath + "/dark", schemaPath: "#/properties/dark/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        let len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate345(data4[i1], { instancePath: instancePath + "/dark/" + i1, parentData: data4, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/dark", schemaPath: "#/properties/dark/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.connected !== void 0) {
      let data6 = data.connected;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        let err12 = { instancePath: instancePath + "/connected", schemaPath: "#/properties/connected/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 400 || isNaN(data6)) {
          let err13 = { instancePath: instancePath + "/connected", schemaPath: "#/properties/connected/maximum", keyword: "maximum", params: { comparison: "<=", limit: 400 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data6 < 0 || isNaN(data6)) {
          let err14 = { instancePath: instancePath + "/connected", schemaPath: "#/properties/connected/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      }
    }
    if (data.onLine !== void 0) {
      let data7 = data.onLine;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        let err15 = { instancePath: instancePath + "/onLine", schemaPath: "#/properties/onLine/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 400 || isNaN(data7)) {
          let err16 = { instancePath: instancePath + "/onLine", schemaPath: "#/properties/onLine/maximum", keyword: "maximum", params: { comparison: "<=", limit: 400 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          let err17 = { instancePath: instancePath + "/onLine", schemaPath: "#/properties/onLine/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      }
    }
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate373.errors = vErrors, errors === 0;
}
var schema126 = { type: "object", required: ["target"], properties: { target: { $ref: "shared.schema.json#/definitions/EntryName" }, attack: { type: "integer", minimum: 0, maximum: 1e5 }, defence: { type: "integer", minimum: 0, maximum: 1e5 }, result: { enum: ["safe", "retreat", "captured"] } }, additionalProperties: !1, minProperties: 2 };
function validate378(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 2) {
      let err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 2 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.target === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "target" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "target" || key0 === "attack" || key0 === "defence" || key0 === "result")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.target !== void 0 && (validate341(data.target, { instancePath: instancePath + "/target", parentData: data, parentDataProperty: "target", rootData }) || (vErrors = vErrors === null ? validate341.errors : vErrors.concat(validate341.errors), errors = vErrors.length)), data.attack !== void 0) {
      let data1 = data.attack;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err3 = { instancePath: instancePath + "/attack", schemaPath: "#/properties/attack/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1e5 || isNaN(data1)) {
          let err4 = { instancePath: instancePath + "/attack", schemaPath: "#/properties/attack/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/attack", schemaPath: "#/properties/attack/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.defence !== void 0) {
      let data2 = data.defence;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err6 = { instancePath: instancePath + "/defence", schemaPath: "#/properties/defence/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e5 || isNaN(data2)) {
          let err7 = { instancePath: instancePath + "/defence", schemaPath: "#/properties/defence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          let err8 = { instancePath: instancePath + "/defence", schemaPath: "#/properties/defence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
    if (data.result !== void 0) {
      let data3 = data.result;
      if (!(data3 === "safe" || data3 === "retreat" || data3 === "captured")) {
        let err9 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/enum", keyword: "enum", params: { allowedValues: schema126.properties.result.enum } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate378.errors = vErrors, errors === 0;
}
function validate383(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    data.winner !== void 0 && (validate315(data.winner, { instancePath: instancePath + "/winner", parentData: data, parentDataProperty: "winner", rootData }) || (vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors), errors = vErrors.length)), data.level !== void 0 && (validate315(data.level, { instancePath: instancePath + "/level", parentData: data, parentDataProperty: "level", rootData }) || (vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate383.errors = vErrors, errors === 0;
}
function validate364(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      let err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!func9.call(schema122.properties, key0)) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.turn !== void 0 && (validate315(data.turn, { instancePath: instancePath + "/turn", parentData: data, parentDataProperty: "turn", rootData }) || (vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors), errors = vErrors.length)), data.number !== void 0) {
      let data1 = data.number;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err2 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1e5 || isNaN(data1)) {
          let err3 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err4 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
    if (data.phase !== void 0 && (validate366(data.phase, { instancePath: instancePath + "/phase", parentData: data, parentDataProperty: "phase", rootData }) || (vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors), errors = vErrors.length)), data.asked !== void 0 && (validate315(data.asked, { instancePath: instancePath + "/asked", parentData: data, parentDataProperty: "asked", rootData }) || (vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors), errors = vErrors.length)), data.movesLeft !== void 0) {
      let data4 = data.movesLeft;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err5 = { instancePath: instancePath + "/movesLeft", schemaPath: "#/properties/movesLeft/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 200 || isNaN(data4)) {
          let err6 = { instancePath: instancePath + "/movesLeft", schemaPath: "#/properties/movesLeft/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data4 < 0 || isNaN(data4)) {
          let err7 = { instancePath: instancePath + "/movesLeft", schemaPath: "#/properties/movesLeft/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.units !== void 0) {
      let data5 = data.units;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (Object.keys(data5).length > 400) {
          let err8 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxProperties", keyword: "maxProperties", params: { limit: 400 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (Object.keys(data5).length < 1) {
          let err9 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        for (let key1 in data5) {
          let _errs11 = errors;
          validate341(key1, { instancePath: instancePath + "/units", parentData: data5, parentDataProperty: "units", rootData }) || (vErrors = vErrors === null ? validate341.errors : vErrors.concat(validate341.errors), errors = vErrors.length);
          var valid1 = _errs11 === errors;
          if (!valid1) {
            let err10 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
        for (let key2 in data5)
          validate370(data5[key2], { instancePath: instancePath + "/units/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data5, parentDataProperty: key2, rootData }) || (vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.network !== void 0) {
      let data7 = data.network;
      if (Array.isArray(data7)) {
        if (data7.length > 10) {
          let err12 = { instancePath: instancePath + "/network", schemaPath: "#/properties/network/maxItems", keyword: "maxItems", params: { limit: 10 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data7.length < 1) {
          let err13 = { instancePath: instancePath + "/network", schemaPath: "#/properties/network/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate373(data7[i0], { instancePath: instancePath + "/network/" + i0, parentData: data7, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate373.errors : vErrors.concat(validate373.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/network", schemaPath: "#/properties/network/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.combat !== void 0) {
      let data9 = data.combat;
      if (Array.isArray(data9)) {
        if (data9.length > 100) {
          let err15 = { instancePath: instancePath + "/combat", schemaPath: "#/properties/combat/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data9.length < 1) {
          let err16 = { instancePath: instancePath + "/combat", schemaPath: "#/properties/combat/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        let len1 = data9.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate378(data9[i1], { instancePath: instancePath + "/combat/" + i1, parentData: data9, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate378.errors : vErrors.concat(validate378.errors), errors = vErrors.length);
      } else {
        let err17 = { instancePath: instancePath + "/combat", schemaPath: "#/properties/combat/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.destroyed !== void 0) {
      let data11 = data.destroyed;
      if (Array.isArray(data11)) {
        if (data11.length > 2e4) {
          let err18 = { instancePath: instancePath + "/destroyed", schemaPath: "#/properties/destroyed/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        let len2 = data11.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate345(data11[i2], { instancePath: instancePath + "/destroyed/" + i2, parentData: data11, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors), errors = vErrors.length);
      } else {
        let err19 = { instancePath: instancePath + "/destroyed", schemaPath: "#/properties/destroyed/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.scores !== void 0) {
      let data13 = data.scores;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        if (Object.keys(data13).length > 10) {
          let err20 = { instancePath: instancePath + "/scores", schemaPath: "#/properties/scores/maxProperties", keyword: "maxProperties", params: { limit: 10 } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (Object.keys(data13).length < 1) {
          let err21 = { instancePath: instancePath + "/scores", schemaPath: "#/properties/scores/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        for (let key3 in data13) {
          let _errs25 = errors;
          validate315(key3, { instancePath: instancePath + "/scores", parentData: data13, parentDataProperty: "scores", rootData }) || (vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors), errors = vErrors.length);
          var valid9 = _errs25 === errors;
          if (!valid9) {
            let err22 = { instancePath: instancePath + "/scores", schemaPath: "#/properties/scores/propertyNames", keyword: "propertyNames", params: { propertyName: key3 } };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
        for (let key4 in data13) {
          let data14 = data13[key4];
          if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
            let err23 = { instancePath: instancePath + "/scores/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/scores/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
          if (typeof data14 == "number" && isFinite(data14)) {
            if (data14 > 1e5 || isNaN(data14)) {
              let err24 = { instancePath: instancePath + "/scores/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/scores/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
            if (data14 < 0 || isNaN(data14)) {
              let err25 = { instancePath: instancePath + "/scores/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/scores/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
          }
        }
      } else {
        let err26 = { instancePath: instancePath + "/scores", schemaPath: "#/properties/scores/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.outcome !== void 0 && (validate383(data.outcome, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData }) || (vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors), errors = vErrors.length)), data.events !== void 0) {
      let data16 = data.events;
      if (Array.isArray(data16)) {
        if (data16.length > 200) {
          let err27 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (data16.length < 1) {
          let err28 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        let len3 = data16.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data17 = data16[i3];
          if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
            if (Object.keys(data17).length > 50) {
              let err29 = { instancePath: instancePath + "/events/" + i3, schemaPath: "#/properties/events/items/maxProperties", keyword: "maxProperties", params: { limit: 50 } };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
            if (Object.keys(data17).length < 1) {
              let err30 = { instancePath: instancePath + "/events/" + i3, schemaPath: "#/properties/events/items/minProperties", keyword: "minProperties", params: { limit: 1 } };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
          } else {
            let err31 = { instancePath: instancePath + "/events/" + i3, schemaPath: "#/properties/events/items/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
        }
      } else {
        let err32 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
  } else {
    let err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
  }
  return validate364.errors = vErrors, errors === 0;
}
function validate350(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!func9.call(schema118.properties, key0)) {
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
    if (data.do !== void 0 && (validate351(data.do, { instancePath: instancePath + "/do", parentData: data, parentDataProperty: "do", rootData }) || (vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors), errors = vErrors.length)), data.offers !== void 0) {
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
          validate351(data1[i0], { instancePath: instancePath + "/offers/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors), errors = vErrors.length);
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
          validate351(data3[i1], { instancePath: instancePath + "/hides/" + i1, parentData: data3, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/hides", schemaPath: "#/properties/hides/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.refuses !== void 0 && (validate351(data.refuses, { instancePath: instancePath + "/refuses", parentData: data, parentDataProperty: "refuses", rootData }) || (vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors), errors = vErrors.length)), data.rule !== void 0 && (validate359(data.rule, { instancePath: instancePath + "/rule", parentData: data, parentDataProperty: "rule", rootData }) || (vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors), errors = vErrors.length)), data.by !== void 0 && (validate315(data.by, { instancePath: instancePath + "/by", parentData: data, parentDataProperty: "by", rootData }) || (vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors), errors = vErrors.length)), data.secret !== void 0 && (validate337(data.secret, { instancePath: instancePath + "/secret", parentData: data, parentDataProperty: "secret", rootData }) || (vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors), errors = vErrors.length)), data.unseenBy !== void 0 && (validate315(data.unseenBy, { instancePath: instancePath + "/unseenBy", parentData: data, parentDataProperty: "unseenBy", rootData }) || (vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors), errors = vErrors.length)), data.expect !== void 0 && (validate364(data.expect, { instancePath: instancePath + "/expect", parentData: data, parentDataProperty: "expect", rootData }) || (vErrors = vErrors === null ? validate364.errors : vErrors.concat(validate364.errors), errors = vErrors.length)), data.spare !== void 0) {
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
  return validate350.errors = vErrors, errors === 0;
}
function validate400(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!func9.call(schema108.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.id !== void 0 && (validate315(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors), errors = vErrors.length)), data.proves !== void 0) {
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
          validate318(data1[i0], { instancePath: instancePath + "/proves/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/proves", schemaPath: "#/properties/proves/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.title !== void 0 && (validate320(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData }) || (vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors), errors = vErrors.length)), data.scenario !== void 0 && (validate315(data.scenario, { instancePath: instancePath + "/scenario", parentData: data, parentDataProperty: "scenario", rootData }) || (vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors), errors = vErrors.length)), data.map !== void 0) {
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
        validate324(data5, { instancePath: instancePath + "/map", parentData: data, parentDataProperty: "map", rootData }) || (vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors), errors = vErrors.length);
        var _valid0 = _errs12 === errors;
        valid3 = _valid0, ifClause0 = "then";
      } else {
        let _errs13 = errors;
        validate315(data5, { instancePath: instancePath + "/map", parentData: data, parentDataProperty: "map", rootData }) || (vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors), errors = vErrors.length);
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
    if (data.given !== void 0 && (validate337(data.given, { instancePath: instancePath + "/given", parentData: data, parentDataProperty: "given", rootData }) || (vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors), errors = vErrors.length)), data.dice !== void 0) {
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
          validate350(data10[i2], { instancePath: instancePath + "/steps/" + i2, parentData: data10, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors), errors = vErrors.length);
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
  return validate400.errors = vErrors, errors === 0;
}
var stdin_default = {
  schemas: { "kriegspiel-terrain": kriegspielTerrainSchema, "kriegspiel-units": kriegspielUnitsSchema, "kriegspiel-bots": kriegspielBotsSchema, "kriegspiel-scenario": kriegspielScenarioSchema, "kriegspiel-case": kriegspielCaseSchema, "kriegspiel-words": kriegspielWordsSchema },
  validators: { kriegspielTerrainFile, kriegspielTerrainItem_terrain, kriegspielTerrainItem_edges, kriegspielUnitsFile, kriegspielUnitsItem_sides, kriegspielUnitsItem_units, kriegspielBotsFile, kriegspielBotsItem_bots, kriegspielScenarioFile, kriegspielScenarioItem_rosters, kriegspielScenarioItem_territories, kriegspielScenarioItem_opening, kriegspielScenarioItem_comments, kriegspielCaseFile, kriegspielCaseItem_cases }
};
export {
  stdin_default as default
};
