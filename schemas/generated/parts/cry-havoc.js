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
import cryHavocTerrainSchema from "../../cry-havoc/terrain.schema.json";
import cryHavocUnitsSchema from "../../cry-havoc/units.schema.json";
import cryHavocTablesSchema from "../../cry-havoc/tables.schema.json";
import cryHavocBotsSchema from "../../cry-havoc/bots.schema.json";
import cryHavocScenarioSchema from "../../cry-havoc/scenario.schema.json";
import cryHavocCaseSchema from "../../cry-havoc/case.schema.json";
import cryHavocWordsSchema from "../../cry-havoc/words.schema.json";
var cryHavocTerrainFile = validate21;
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
        if (data1.length > 100) {
          let err5 = { instancePath: instancePath + "/edges", schemaPath: "#/properties/edges/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1.length < 0) {
          let err6 = { instancePath: instancePath + "/edges", schemaPath: "#/properties/edges/minItems", keyword: "minItems", params: { limit: 0 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/edges", schemaPath: "#/properties/edges/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
var cryHavocTerrainItem_terrain = validate49, schema8 = { type: "object", required: ["id", "look", "cost"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, look: { $ref: "shared.schema.json#/definitions/TerrainLook" }, cost: { if: { type: "object" }, then: { $ref: "#/definitions/CryHavocCosts" }, else: { type: ["integer", "string"], minimum: 1, maximum: 99, pattern: "^closed$" } }, through: { enum: ["free", "light", "closed"] }, cover: { enum: ["none", "light", "medium"] }, melee: { type: "integer", minimum: -1, maximum: 1 }, inside: { enum: ["house", "yard"] }, corner: { enum: ["light", "medium"] }, scarp: { type: "boolean" }, mountedAttack: { type: "boolean" }, source: { $ref: "shared.schema.json#/definitions/Source" } }, additionalProperties: !1 }, func2 = Object.prototype.hasOwnProperty;
var func3 = require_ucs2length().default, pattern0 = new RegExp("^(?!constructor$)[a-z][a-z0-9-]*$", "u");
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func3(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func3(data) < 1) {
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
    if (func3(data) > 7) {
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
        if (func3(data3) > 16) {
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
var schema13 = { type: "object", required: ["foot", "horse"], properties: { foot: { type: ["integer", "string"], minimum: 1, maximum: 99, pattern: "^closed$" }, horse: { type: ["integer", "string"], minimum: 1, maximum: 99, pattern: "^closed$" } }, additionalProperties: !1 }, pattern2 = new RegExp("^closed$", "u");
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.foot === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "foot" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.horse === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "horse" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "foot" || key0 === "horse")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.foot !== void 0) {
      let data0 = data.foot;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/foot", schemaPath: "#/properties/foot/type", keyword: "type", params: { type: schema13.properties.foot.type } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 99 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/foot", schemaPath: "#/properties/foot/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/foot", schemaPath: "#/properties/foot/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
      if (typeof data0 == "string" && !pattern2.test(data0)) {
        let err6 = { instancePath: instancePath + "/foot", schemaPath: "#/properties/foot/pattern", keyword: "pattern", params: { pattern: "^closed$" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.horse !== void 0) {
      let data1 = data.horse;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && typeof data1 != "string") {
        let err7 = { instancePath: instancePath + "/horse", schemaPath: "#/properties/horse/type", keyword: "type", params: { type: schema13.properties.horse.type } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 99 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/horse", schemaPath: "#/properties/horse/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err9 = { instancePath: instancePath + "/horse", schemaPath: "#/properties/horse/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
      if (typeof data1 == "string" && !pattern2.test(data1)) {
        let err10 = { instancePath: instancePath + "/horse", schemaPath: "#/properties/horse/pattern", keyword: "pattern", params: { pattern: "^closed$" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate32.errors = vErrors, errors === 0;
}
var schema14 = { enum: ["rulebook", "found", "derived", "reconstruction", "own"] };
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema14.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate34.errors = vErrors, errors === 0;
}
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!func2.call(schema8.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.id !== void 0 && (validate25(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data.look !== void 0 && (validate27(data.look, { instancePath: instancePath + "/look", parentData: data, parentDataProperty: "look", rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length)), data.cost !== void 0) {
      let data2 = data.cost, _errs5 = errors, valid1 = !0, _errs6 = errors;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        let err4 = {};
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      var _valid0 = _errs6 === errors;
      errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
      let ifClause0;
      if (_valid0) {
        let _errs8 = errors;
        validate32(data2, { instancePath: instancePath + "/cost", parentData: data, parentDataProperty: "cost", rootData }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length);
        var _valid0 = _errs8 === errors;
        valid1 = _valid0, ifClause0 = "then";
      } else {
        let _errs9 = errors;
        if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && typeof data2 != "string") {
          let err5 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/else/type", keyword: "type", params: { type: schema8.properties.cost.else.type } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (typeof data2 == "number" && isFinite(data2)) {
          if (data2 > 99 || isNaN(data2)) {
            let err6 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/else/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
          if (data2 < 1 || isNaN(data2)) {
            let err7 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/else/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
        if (typeof data2 == "string" && !pattern2.test(data2)) {
          let err8 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/else/pattern", keyword: "pattern", params: { pattern: "^closed$" } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        var _valid0 = _errs9 === errors;
        valid1 = _valid0, ifClause0 = "else";
      }
      if (!valid1) {
        let err9 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/if", keyword: "if", params: { failingKeyword: ifClause0 } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.through !== void 0) {
      let data3 = data.through;
      if (!(data3 === "free" || data3 === "light" || data3 === "closed")) {
        let err10 = { instancePath: instancePath + "/through", schemaPath: "#/properties/through/enum", keyword: "enum", params: { allowedValues: schema8.properties.through.enum } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.cover !== void 0) {
      let data4 = data.cover;
      if (!(data4 === "none" || data4 === "light" || data4 === "medium")) {
        let err11 = { instancePath: instancePath + "/cover", schemaPath: "#/properties/cover/enum", keyword: "enum", params: { allowedValues: schema8.properties.cover.enum } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.melee !== void 0) {
      let data5 = data.melee;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err12 = { instancePath: instancePath + "/melee", schemaPath: "#/properties/melee/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 1 || isNaN(data5)) {
          let err13 = { instancePath: instancePath + "/melee", schemaPath: "#/properties/melee/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data5 < -1 || isNaN(data5)) {
          let err14 = { instancePath: instancePath + "/melee", schemaPath: "#/properties/melee/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      }
    }
    if (data.inside !== void 0) {
      let data6 = data.inside;
      if (!(data6 === "house" || data6 === "yard")) {
        let err15 = { instancePath: instancePath + "/inside", schemaPath: "#/properties/inside/enum", keyword: "enum", params: { allowedValues: schema8.properties.inside.enum } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.corner !== void 0) {
      let data7 = data.corner;
      if (!(data7 === "light" || data7 === "medium")) {
        let err16 = { instancePath: instancePath + "/corner", schemaPath: "#/properties/corner/enum", keyword: "enum", params: { allowedValues: schema8.properties.corner.enum } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.scarp !== void 0 && typeof data.scarp != "boolean") {
      let err17 = { instancePath: instancePath + "/scarp", schemaPath: "#/properties/scarp/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.mountedAttack !== void 0 && typeof data.mountedAttack != "boolean") {
      let err18 = { instancePath: instancePath + "/mountedAttack", schemaPath: "#/properties/mountedAttack/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    data.source !== void 0 && (validate34(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length));
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate49.errors = vErrors, errors === 0;
}
var cryHavocTerrainItem_edges = validate54, schema15 = { type: "object", required: ["id", "look", "kind", "cost"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, look: { $ref: "shared.schema.json#/definitions/EdgeLook" }, kind: { enum: ["wall", "door", "entrance", "window", "top"] }, cost: { if: { type: "object" }, then: { $ref: "#/definitions/CryHavocEdgeCosts" }, else: { type: ["integer", "string"], minimum: 1, maximum: 99, pattern: "^(?:free|closed)$" } }, melee: { type: "boolean" }, cover: { enum: ["none", "light", "medium"] }, host: { $ref: "#/definitions/CryHavocEdgeHost" }, source: { $ref: "shared.schema.json#/definitions/Source" } }, additionalProperties: !1 }, schema16 = { type: "object", required: ["colour", "style"], properties: { colour: { $ref: "#/definitions/Colour" }, colourDark: { $ref: "#/definitions/Colour" }, style: { enum: ["wall", "gate", "river", "fence", "door", "window", "hedge", "crest", "border", "rail", "road", "ferry"] } }, additionalProperties: !1 };
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err3 = { instancePath: instancePath + "/style", schemaPath: "#/properties/style/enum", keyword: "enum", params: { allowedValues: schema16.properties.style.enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate39.errors = vErrors, errors === 0;
}
var schema17 = { type: "object", required: ["foot", "horse"], properties: { foot: { type: ["integer", "string"], minimum: 1, maximum: 99, pattern: "^(?:free|closed)$" }, horse: { type: ["integer", "string"], minimum: 1, maximum: 99, pattern: "^(?:free|closed)$" } }, additionalProperties: !1 }, pattern5 = new RegExp("^(?:free|closed)$", "u");
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.foot === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "foot" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.horse === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "horse" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "foot" || key0 === "horse")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.foot !== void 0) {
      let data0 = data.foot;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/foot", schemaPath: "#/properties/foot/type", keyword: "type", params: { type: schema17.properties.foot.type } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 99 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/foot", schemaPath: "#/properties/foot/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/foot", schemaPath: "#/properties/foot/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
      if (typeof data0 == "string" && !pattern5.test(data0)) {
        let err6 = { instancePath: instancePath + "/foot", schemaPath: "#/properties/foot/pattern", keyword: "pattern", params: { pattern: "^(?:free|closed)$" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.horse !== void 0) {
      let data1 = data.horse;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && typeof data1 != "string") {
        let err7 = { instancePath: instancePath + "/horse", schemaPath: "#/properties/horse/type", keyword: "type", params: { type: schema17.properties.horse.type } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 99 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/horse", schemaPath: "#/properties/horse/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err9 = { instancePath: instancePath + "/horse", schemaPath: "#/properties/horse/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
      if (typeof data1 == "string" && !pattern5.test(data1)) {
        let err10 = { instancePath: instancePath + "/horse", schemaPath: "#/properties/horse/pattern", keyword: "pattern", params: { pattern: "^(?:free|closed)$" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate43.errors = vErrors, errors === 0;
}
var schema18 = { type: "object", properties: { foot: { type: ["integer", "string"], minimum: 1, maximum: 99, pattern: "^closed$" }, horse: { type: ["integer", "string"], minimum: 1, maximum: 99, pattern: "^closed$" }, melee: { type: "integer", minimum: -1, maximum: 1 }, mountedAttack: { type: "boolean" }, cover: { enum: ["none", "light", "medium"] } }, additionalProperties: !1, minProperties: 1 };
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      let err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "foot" || key0 === "horse" || key0 === "melee" || key0 === "mountedAttack" || key0 === "cover")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.foot !== void 0) {
      let data0 = data.foot;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && typeof data0 != "string") {
        let err2 = { instancePath: instancePath + "/foot", schemaPath: "#/properties/foot/type", keyword: "type", params: { type: schema18.properties.foot.type } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 99 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/foot", schemaPath: "#/properties/foot/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/foot", schemaPath: "#/properties/foot/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
      if (typeof data0 == "string" && !pattern2.test(data0)) {
        let err5 = { instancePath: instancePath + "/foot", schemaPath: "#/properties/foot/pattern", keyword: "pattern", params: { pattern: "^closed$" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.horse !== void 0) {
      let data1 = data.horse;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && typeof data1 != "string") {
        let err6 = { instancePath: instancePath + "/horse", schemaPath: "#/properties/horse/type", keyword: "type", params: { type: schema18.properties.horse.type } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 99 || isNaN(data1)) {
          let err7 = { instancePath: instancePath + "/horse", schemaPath: "#/properties/horse/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/horse", schemaPath: "#/properties/horse/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
      if (typeof data1 == "string" && !pattern2.test(data1)) {
        let err9 = { instancePath: instancePath + "/horse", schemaPath: "#/properties/horse/pattern", keyword: "pattern", params: { pattern: "^closed$" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.melee !== void 0) {
      let data2 = data.melee;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err10 = { instancePath: instancePath + "/melee", schemaPath: "#/properties/melee/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1 || isNaN(data2)) {
          let err11 = { instancePath: instancePath + "/melee", schemaPath: "#/properties/melee/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data2 < -1 || isNaN(data2)) {
          let err12 = { instancePath: instancePath + "/melee", schemaPath: "#/properties/melee/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
    if (data.mountedAttack !== void 0 && typeof data.mountedAttack != "boolean") {
      let err13 = { instancePath: instancePath + "/mountedAttack", schemaPath: "#/properties/mountedAttack/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.cover !== void 0) {
      let data4 = data.cover;
      if (!(data4 === "none" || data4 === "light" || data4 === "medium")) {
        let err14 = { instancePath: instancePath + "/cover", schemaPath: "#/properties/cover/enum", keyword: "enum", params: { allowedValues: schema18.properties.cover.enum } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate45.errors = vErrors, errors === 0;
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
    if (data.kind === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.cost === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cost" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "look" || key0 === "kind" || key0 === "cost" || key0 === "melee" || key0 === "cover" || key0 === "host" || key0 === "source")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.id !== void 0 && (validate25(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data.look !== void 0 && (validate39(data.look, { instancePath: instancePath + "/look", parentData: data, parentDataProperty: "look", rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length)), data.kind !== void 0) {
      let data2 = data.kind;
      if (!(data2 === "wall" || data2 === "door" || data2 === "entrance" || data2 === "window" || data2 === "top")) {
        let err5 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema15.properties.kind.enum } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.cost !== void 0) {
      let data3 = data.cost, _errs6 = errors, valid1 = !0, _errs7 = errors;
      if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
        let err6 = {};
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      var _valid0 = _errs7 === errors;
      errors = _errs6, vErrors !== null && (_errs6 ? vErrors.length = _errs6 : vErrors = null);
      let ifClause0;
      if (_valid0) {
        let _errs9 = errors;
        validate43(data3, { instancePath: instancePath + "/cost", parentData: data, parentDataProperty: "cost", rootData }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length);
        var _valid0 = _errs9 === errors;
        valid1 = _valid0, ifClause0 = "then";
      } else {
        let _errs10 = errors;
        if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && typeof data3 != "string") {
          let err7 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/else/type", keyword: "type", params: { type: schema15.properties.cost.else.type } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (typeof data3 == "number" && isFinite(data3)) {
          if (data3 > 99 || isNaN(data3)) {
            let err8 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/else/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
          if (data3 < 1 || isNaN(data3)) {
            let err9 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/else/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
        if (typeof data3 == "string" && !pattern5.test(data3)) {
          let err10 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/else/pattern", keyword: "pattern", params: { pattern: "^(?:free|closed)$" } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        var _valid0 = _errs10 === errors;
        valid1 = _valid0, ifClause0 = "else";
      }
      if (!valid1) {
        let err11 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/if", keyword: "if", params: { failingKeyword: ifClause0 } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.melee !== void 0 && typeof data.melee != "boolean") {
      let err12 = { instancePath: instancePath + "/melee", schemaPath: "#/properties/melee/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.cover !== void 0) {
      let data5 = data.cover;
      if (!(data5 === "none" || data5 === "light" || data5 === "medium")) {
        let err13 = { instancePath: instancePath + "/cover", schemaPath: "#/properties/cover/enum", keyword: "enum", params: { allowedValues: schema15.properties.cover.enum } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    data.host !== void 0 && (validate45(data.host, { instancePath: instancePath + "/host", parentData: data, parentDataProperty: "host", rootData }) || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length)), data.source !== void 0 && (validate34(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length));
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate54.errors = vErrors, errors === 0;
}
var cryHavocUnitsFile = validate60;
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func3(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func3(data) < 1) {
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
var schema24 = { type: "object", required: ["colour", "ink", "shape"], properties: { colour: { $ref: "#/definitions/Colour" }, ink: { $ref: "#/definitions/Colour" }, shape: { enum: ["round", "square", "shield"] } }, additionalProperties: !1 };
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
        let err4 = { instancePath: instancePath + "/shape", schemaPath: "#/properties/shape/enum", keyword: "enum", params: { allowedValues: schema24.properties.shape.enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate64.errors = vErrors, errors === 0;
}
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate61.errors = vErrors, errors === 0;
}
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!(key0 === "sides" || key0 === "units" || key0 === "figures")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.sides !== void 0) {
      let data0 = data.sides;
      if (Array.isArray(data0)) {
        if (data0.length > 12) {
          let err3 = { instancePath: instancePath + "/sides", schemaPath: "#/properties/sides/maxItems", keyword: "maxItems", params: { limit: 12 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0.length < 2) {
          let err4 = { instancePath: instancePath + "/sides", schemaPath: "#/properties/sides/minItems", keyword: "minItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate61(data0[i0], { instancePath: instancePath + "/sides/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/sides", schemaPath: "#/properties/sides/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.units !== void 0) {
      let data2 = data.units;
      if (Array.isArray(data2)) {
        if (data2.length > 200) {
          let err6 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2.length < 1) {
          let err7 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.figures !== void 0) {
      let data3 = data.figures;
      if (Array.isArray(data3)) {
        if (data3.length > 500) {
          let err9 = { instancePath: instancePath + "/figures", schemaPath: "#/properties/figures/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/figures", schemaPath: "#/properties/figures/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate60.errors = vErrors, errors === 0;
}
var cryHavocUnitsItem_units = validate107, schema27 = { type: "object", required: ["id", "look", "target", "values", "points"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, look: { $ref: "shared.schema.json#/definitions/UnitLook" }, source: { $ref: "shared.schema.json#/definitions/Source" }, beast: { type: "boolean" }, ridden: { type: "boolean" }, tied: { type: "boolean" }, length: { type: "integer", minimum: 1, maximum: 2 }, weapon: { $ref: "shared.schema.json#/definitions/Id" }, target: { $ref: "shared.schema.json#/definitions/Id" }, targetMounted: { $ref: "shared.schema.json#/definitions/Id" }, values: { $ref: "#/definitions/CryHavocForms" }, knight: { type: "boolean" }, guard: { type: "integer", minimum: 0, maximum: 2 }, points: { type: "integer", minimum: 0, maximum: 100 }, capturePoints: { type: "integer", minimum: 0, maximum: 100 } }, additionalProperties: !1 };
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func3(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func3(data) < 1) {
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
  return validate75.errors = vErrors, errors === 0;
}
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (func3(data0) > 64) {
          let err2 = { instancePath: instancePath + "/symbol", schemaPath: "#/properties/symbol/maxLength", keyword: "maxLength", params: { limit: 64 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func3(data0) < 1) {
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
  return validate77.errors = vErrors, errors === 0;
}
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema14.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate81.errors = vErrors, errors === 0;
}
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.attack === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attack" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.defence === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "defence" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.speed === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "speed" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "attack" || key0 === "defence" || key0 === "speed")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.attack !== void 0) {
      let data0 = data.attack;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err4 = { instancePath: instancePath + "/attack", schemaPath: "#/properties/attack/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 99 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/attack", schemaPath: "#/properties/attack/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          let err6 = { instancePath: instancePath + "/attack", schemaPath: "#/properties/attack/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.defence !== void 0) {
      let data1 = data.defence;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err7 = { instancePath: instancePath + "/defence", schemaPath: "#/properties/defence/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 99 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/defence", schemaPath: "#/properties/defence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err9 = { instancePath: instancePath + "/defence", schemaPath: "#/properties/defence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.speed !== void 0) {
      let data2 = data.speed;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err10 = { instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 99 || isNaN(data2)) {
          let err11 = { instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          let err12 = { instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate87.errors = vErrors, errors === 0;
}
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.healthy === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "healthy" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "healthy" || key0 === "wounded" || key0 === "mounted" || key0 === "captive" || key0 === "captiveWounded")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.healthy !== void 0 && (validate87(data.healthy, { instancePath: instancePath + "/healthy", parentData: data, parentDataProperty: "healthy", rootData }) || (vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors), errors = vErrors.length)), data.wounded !== void 0 && (validate87(data.wounded, { instancePath: instancePath + "/wounded", parentData: data, parentDataProperty: "wounded", rootData }) || (vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors), errors = vErrors.length)), data.mounted !== void 0 && (validate87(data.mounted, { instancePath: instancePath + "/mounted", parentData: data, parentDataProperty: "mounted", rootData }) || (vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors), errors = vErrors.length)), data.captive !== void 0 && (validate87(data.captive, { instancePath: instancePath + "/captive", parentData: data, parentDataProperty: "captive", rootData }) || (vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors), errors = vErrors.length)), data.captiveWounded !== void 0 && (validate87(data.captiveWounded, { instancePath: instancePath + "/captiveWounded", parentData: data, parentDataProperty: "captiveWounded", rootData }) || (vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate86.errors = vErrors, errors === 0;
}
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.target === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "target" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.values === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "values" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.points === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "points" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema27.properties, key0)) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.id !== void 0 && (validate75(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length)), data.look !== void 0 && (validate77(data.look, { instancePath: instancePath + "/look", parentData: data, parentDataProperty: "look", rootData }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.source !== void 0 && (validate81(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors), errors = vErrors.length)), data.beast !== void 0 && typeof data.beast != "boolean") {
      let err6 = { instancePath: instancePath + "/beast", schemaPath: "#/properties/beast/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.ridden !== void 0 && typeof data.ridden != "boolean") {
      let err7 = { instancePath: instancePath + "/ridden", schemaPath: "#/properties/ridden/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.tied !== void 0 && typeof data.tied != "boolean") {
      let err8 = { instancePath: instancePath + "/tied", schemaPath: "#/properties/tied/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.length !== void 0) {
      let data6 = data.length;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        let err9 = { instancePath: instancePath + "/length", schemaPath: "#/properties/length/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 2 || isNaN(data6)) {
          let err10 = { instancePath: instancePath + "/length", schemaPath: "#/properties/length/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data6 < 1 || isNaN(data6)) {
          let err11 = { instancePath: instancePath + "/length", schemaPath: "#/properties/length/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      }
    }
    if (data.weapon !== void 0 && (validate75(data.weapon, { instancePath: instancePath + "/weapon", parentData: data, parentDataProperty: "weapon", rootData }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length)), data.target !== void 0 && (validate75(data.target, { instancePath: instancePath + "/target", parentData: data, parentDataProperty: "target", rootData }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length)), data.targetMounted !== void 0 && (validate75(data.targetMounted, { instancePath: instancePath + "/targetMounted", parentData: data, parentDataProperty: "targetMounted", rootData }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length)), data.values !== void 0 && (validate86(data.values, { instancePath: instancePath + "/values", parentData: data, parentDataProperty: "values", rootData }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length)), data.knight !== void 0 && typeof data.knight != "boolean") {
      let err12 = { instancePath: instancePath + "/knight", schemaPath: "#/properties/knight/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.guard !== void 0) {
      let data12 = data.guard;
      if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
        let err13 = { instancePath: instancePath + "/guard", schemaPath: "#/properties/guard/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data12 == "number" && isFinite(data12)) {
        if (data12 > 2 || isNaN(data12)) {
          let err14 = { instancePath: instancePath + "/guard", schemaPath: "#/properties/guard/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data12 < 0 || isNaN(data12)) {
          let err15 = { instancePath: instancePath + "/guard", schemaPath: "#/properties/guard/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      }
    }
    if (data.points !== void 0) {
      let data13 = data.points;
      if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
        let err16 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (typeof data13 == "number" && isFinite(data13)) {
        if (data13 > 100 || isNaN(data13)) {
          let err17 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (data13 < 0 || isNaN(data13)) {
          let err18 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      }
    }
    if (data.capturePoints !== void 0) {
      let data14 = data.capturePoints;
      if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
        let err19 = { instancePath: instancePath + "/capturePoints", schemaPath: "#/properties/capturePoints/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data14 == "number" && isFinite(data14)) {
        if (data14 > 100 || isNaN(data14)) {
          let err20 = { instancePath: instancePath + "/capturePoints", schemaPath: "#/properties/capturePoints/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (data14 < 0 || isNaN(data14)) {
          let err21 = { instancePath: instancePath + "/capturePoints", schemaPath: "#/properties/capturePoints/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      }
    }
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate107.errors = vErrors, errors === 0;
}
var cryHavocUnitsItem_figures = validate115;
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      let err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "healthy" || key0 === "wounded" || key0 === "mounted" || key0 === "captive" || key0 === "captiveWounded")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.healthy !== void 0 && (validate87(data.healthy, { instancePath: instancePath + "/healthy", parentData: data, parentDataProperty: "healthy", rootData }) || (vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors), errors = vErrors.length)), data.wounded !== void 0 && (validate87(data.wounded, { instancePath: instancePath + "/wounded", parentData: data, parentDataProperty: "wounded", rootData }) || (vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors), errors = vErrors.length)), data.mounted !== void 0 && (validate87(data.mounted, { instancePath: instancePath + "/mounted", parentData: data, parentDataProperty: "mounted", rootData }) || (vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors), errors = vErrors.length)), data.captive !== void 0 && (validate87(data.captive, { instancePath: instancePath + "/captive", parentData: data, parentDataProperty: "captive", rootData }) || (vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors), errors = vErrors.length)), data.captiveWounded !== void 0 && (validate87(data.captiveWounded, { instancePath: instancePath + "/captiveWounded", parentData: data, parentDataProperty: "captiveWounded", rootData }) || (vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate98.errors = vErrors, errors === 0;
}
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.unit === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unit" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "unit" || key0 === "values" || key0 === "points" || key0 === "source")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.id !== void 0 && (validate75(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length)), data.unit !== void 0 && (validate75(data.unit, { instancePath: instancePath + "/unit", parentData: data, parentDataProperty: "unit", rootData }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length)), data.values !== void 0 && (validate98(data.values, { instancePath: instancePath + "/values", parentData: data, parentDataProperty: "values", rootData }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length)), data.points !== void 0) {
      let data3 = data.points;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err3 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 100 || isNaN(data3)) {
          let err4 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          let err5 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    data.source !== void 0 && (validate81(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate115.errors = vErrors, errors === 0;
}
var cryHavocTablesFile = validate120;
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.minus === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "minus" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.zero === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zero" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.plus === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "plus" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "minus" || key0 === "zero" || key0 === "plus")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.minus !== void 0) {
      let data0 = data.minus;
      if (Array.isArray(data0)) {
        if (data0.length > 3) {
          let err4 = { instancePath: instancePath + "/minus", schemaPath: "#/properties/minus/maxItems", keyword: "maxItems", params: { limit: 3 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0.length < 3) {
          let err5 = { instancePath: instancePath + "/minus", schemaPath: "#/properties/minus/minItems", keyword: "minItems", params: { limit: 3 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!(data0.length <= 3)) {
          let err6 = { instancePath: instancePath + "/minus", schemaPath: "#/properties/minus/additionalItems", keyword: "additionalItems", params: { limit: 3 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len1 = data0.length;
        if (len1 > 0) {
          let data1 = data0[0];
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
            let err7 = { instancePath: instancePath + "/minus/0", schemaPath: "#/properties/minus/items/0/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 9 || isNaN(data1)) {
              let err8 = { instancePath: instancePath + "/minus/0", schemaPath: "#/properties/minus/items/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 } };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (data1 < -9 || isNaN(data1)) {
              let err9 = { instancePath: instancePath + "/minus/0", schemaPath: "#/properties/minus/items/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9 } };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
          }
        }
        if (len1 > 1) {
          let data2 = data0[1];
          if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
            let err10 = { instancePath: instancePath + "/minus/1", schemaPath: "#/properties/minus/items/1/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 9 || isNaN(data2)) {
              let err11 = { instancePath: instancePath + "/minus/1", schemaPath: "#/properties/minus/items/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 } };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            if (data2 < -9 || isNaN(data2)) {
              let err12 = { instancePath: instancePath + "/minus/1", schemaPath: "#/properties/minus/items/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9 } };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
          }
        }
        if (len1 > 2) {
          let data3 = data0[2];
          if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
            let err13 = { instancePath: instancePath + "/minus/2", schemaPath: "#/properties/minus/items/2/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 9 || isNaN(data3)) {
              let err14 = { instancePath: instancePath + "/minus/2", schemaPath: "#/properties/minus/items/2/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 } };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            if (data3 < -9 || isNaN(data3)) {
              let err15 = { instancePath: instancePath + "/minus/2", schemaPath: "#/properties/minus/items/2/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9 } };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
          }
        }
      } else {
        let err16 = { instancePath: instancePath + "/minus", schemaPath: "#/properties/minus/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.zero !== void 0) {
      let data4 = data.zero;
      if (Array.isArray(data4)) {
        if (data4.length > 3) {
          let err17 = { instancePath: instancePath + "/zero", schemaPath: "#/properties/zero/maxItems", keyword: "maxItems", params: { limit: 3 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (data4.length < 3) {
          let err18 = { instancePath: instancePath + "/zero", schemaPath: "#/properties/zero/minItems", keyword: "minItems", params: { limit: 3 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (!(data4.length <= 3)) {
          let err19 = { instancePath: instancePath + "/zero", schemaPath: "#/properties/zero/additionalItems", keyword: "additionalItems", params: { limit: 3 } };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        let len3 = data4.length;
        if (len3 > 0) {
          let data5 = data4[0];
          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
            let err20 = { instancePath: instancePath + "/zero/0", schemaPath: "#/properties/zero/items/0/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 9 || isNaN(data5)) {
              let err21 = { instancePath: instancePath + "/zero/0", schemaPath: "#/properties/zero/items/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 } };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
            if (data5 < -9 || isNaN(data5)) {
              let err22 = { instancePath: instancePath + "/zero/0", schemaPath: "#/properties/zero/items/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9 } };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
          }
        }
        if (len3 > 1) {
          let data6 = data4[1];
          if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
            let err23 = { instancePath: instancePath + "/zero/1", schemaPath: "#/properties/zero/items/1/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 > 9 || isNaN(data6)) {
              let err24 = { instancePath: instancePath + "/zero/1", schemaPath: "#/properties/zero/items/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 } };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
            if (data6 < -9 || isNaN(data6)) {
              let err25 = { instancePath: instancePath + "/zero/1", schemaPath: "#/properties/zero/items/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9 } };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
          }
        }
        if (len3 > 2) {
          let data7 = data4[2];
          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
            let err26 = { instancePath: instancePath + "/zero/2", schemaPath: "#/properties/zero/items/2/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 > 9 || isNaN(data7)) {
              let err27 = { instancePath: instancePath + "/zero/2", schemaPath: "#/properties/zero/items/2/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 } };
              vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
            if (data7 < -9 || isNaN(data7)) {
              let err28 = { instancePath: instancePath + "/zero/2", schemaPath: "#/properties/zero/items/2/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9 } };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
          }
        }
      } else {
        let err29 = { instancePath: instancePath + "/zero", schemaPath: "#/properties/zero/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.plus !== void 0) {
      let data8 = data.plus;
      if (Array.isArray(data8)) {
        if (data8.length > 3) {
          let err30 = { instancePath: instancePath + "/plus", schemaPath: "#/properties/plus/maxItems", keyword: "maxItems", params: { limit: 3 } };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        if (data8.length < 3) {
          let err31 = { instancePath: instancePath + "/plus", schemaPath: "#/properties/plus/minItems", keyword: "minItems", params: { limit: 3 } };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
        if (!(data8.length <= 3)) {
          let err32 = { instancePath: instancePath + "/plus", schemaPath: "#/properties/plus/additionalItems", keyword: "additionalItems", params: { limit: 3 } };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        let len5 = data8.length;
        if (len5 > 0) {
          let data9 = data8[0];
          if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
            let err33 = { instancePath: instancePath + "/plus/0", schemaPath: "#/properties/plus/items/0/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
          if (typeof data9 == "number" && isFinite(data9)) {
            if (data9 > 9 || isNaN(data9)) {
              let err34 = { instancePath: instancePath + "/plus/0", schemaPath: "#/properties/plus/items/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 } };
              vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
            }
            if (data9 < -9 || isNaN(data9)) {
              let err35 = { instancePath: instancePath + "/plus/0", schemaPath: "#/properties/plus/items/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9 } };
              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
            }
          }
        }
        if (len5 > 1) {
          let data10 = data8[1];
          if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
            let err36 = { instancePath: instancePath + "/plus/1", schemaPath: "#/properties/plus/items/1/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
          if (typeof data10 == "number" && isFinite(data10)) {
            if (data10 > 9 || isNaN(data10)) {
              let err37 = { instancePath: instancePath + "/plus/1", schemaPath: "#/properties/plus/items/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 } };
              vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
            }
            if (data10 < -9 || isNaN(data10)) {
              let err38 = { instancePath: instancePath + "/plus/1", schemaPath: "#/properties/plus/items/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9 } };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
          }
        }
        if (len5 > 2) {
          let data11 = data8[2];
          if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
            let err39 = { instancePath: instancePath + "/plus/2", schemaPath: "#/properties/plus/items/2/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
          if (typeof data11 == "number" && isFinite(data11)) {
            if (data11 > 9 || isNaN(data11)) {
              let err40 = { instancePath: instancePath + "/plus/2", schemaPath: "#/properties/plus/items/2/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 } };
              vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
            }
            if (data11 < -9 || isNaN(data11)) {
              let err41 = { instancePath: instancePath + "/plus/2", schemaPath: "#/properties/plus/items/2/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9 } };
              vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
            }
          }
        }
      } else {
        let err42 = { instancePath: instancePath + "/plus", schemaPath: "#/properties/plus/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
  } else {
    let err43 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
  }
  return validate123.errors = vErrors, errors === 0;
}
var schema41 = { type: "object", required: ["id", "rows", "key"], properties: { id: { enum: ["foot", "mounted"] }, source: { $ref: "shared.schema.json#/definitions/Source" }, rows: { type: "array", items: { type: "array", items: { type: "string", pattern: "^(?:[A-Z]|-)$" }, minItems: 2, maxItems: 100 }, minItems: 1, maxItems: 20 }, key: { type: "object", propertyNames: { pattern: "^[A-Z]$" }, additionalProperties: { $ref: "#/definitions/CryHavocEffect" }, minProperties: 1, maxProperties: 26 } }, additionalProperties: !1 };
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema14.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate126.errors = vErrors, errors === 0;
}
var schema43 = { type: "object", required: ["type"], properties: { type: { enum: ["none", "retreat", "stun", "wound", "kill"] }, who: { enum: ["attacker", "defender"] }, cells: { type: "integer", minimum: 1, maximum: 9 }, falls: { type: "boolean" }, mount: { enum: ["unhurt", "killed"] }, source: { $ref: "shared.schema.json#/definitions/Source" } }, additionalProperties: !1 };
function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "who" || key0 === "cells" || key0 === "falls" || key0 === "mount" || key0 === "source")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (!(data0 === "none" || data0 === "retreat" || data0 === "stun" || data0 === "wound" || data0 === "kill")) {
        let err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema43.properties.type.enum } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.who !== void 0) {
      let data1 = data.who;
      if (!(data1 === "attacker" || data1 === "defender")) {
        let err3 = { instancePath: instancePath + "/who", schemaPath: "#/properties/who/enum", keyword: "enum", params: { allowedValues: schema43.properties.who.enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.cells !== void 0) {
      let data2 = data.cells;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err4 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9 || isNaN(data2)) {
          let err5 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err6 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.falls !== void 0 && typeof data.falls != "boolean") {
      let err7 = { instancePath: instancePath + "/falls", schemaPath: "#/properties/falls/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.mount !== void 0) {
      let data4 = data.mount;
      if (!(data4 === "unhurt" || data4 === "killed")) {
        let err8 = { instancePath: instancePath + "/mount", schemaPath: "#/properties/mount/enum", keyword: "enum", params: { allowedValues: schema43.properties.mount.enum } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    data.source !== void 0 && (validate126(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors), errors = vErrors.length));
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate128.errors = vErrors, errors === 0;
}
var pattern14 = new RegExp("^(?:[A-Z]|-)$", "u"), pattern15 = new RegExp("^[A-Z]$", "u");
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.rows === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rows" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.key === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "source" || key0 === "rows" || key0 === "key")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(data0 === "foot" || data0 === "mounted")) {
        let err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/enum", keyword: "enum", params: { allowedValues: schema41.properties.id.enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.source !== void 0 && (validate126(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors), errors = vErrors.length)), data.rows !== void 0) {
      let data2 = data.rows;
      if (Array.isArray(data2)) {
        if (data2.length > 20) {
          let err5 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/maxItems", keyword: "maxItems", params: { limit: 20 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data2.length < 1) {
          let err6 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (Array.isArray(data3)) {
            if (data3.length > 100) {
              let err7 = { instancePath: instancePath + "/rows/" + i0, schemaPath: "#/properties/rows/items/maxItems", keyword: "maxItems", params: { limit: 100 } };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            if (data3.length < 2) {
              let err8 = { instancePath: instancePath + "/rows/" + i0, schemaPath: "#/properties/rows/items/minItems", keyword: "minItems", params: { limit: 2 } };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            let len1 = data3.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data4 = data3[i1];
              if (typeof data4 == "string") {
                if (!pattern14.test(data4)) {
                  let err9 = { instancePath: instancePath + "/rows/" + i0 + "/" + i1, schemaPath: "#/properties/rows/items/items/pattern", keyword: "pattern", params: { pattern: "^(?:[A-Z]|-)$" } };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                }
              } else {
                let err10 = { instancePath: instancePath + "/rows/" + i0 + "/" + i1, schemaPath: "#/properties/rows/items/items/type", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            }
          } else {
            let err11 = { instancePath: instancePath + "/rows/" + i0, schemaPath: "#/properties/rows/items/type", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
      } else {
        let err12 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.key !== void 0) {
      let data5 = data.key;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (Object.keys(data5).length > 26) {
          let err13 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxProperties", keyword: "maxProperties", params: { limit: 26 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (Object.keys(data5).length < 1) {
          let err14 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        for (let key1 in data5) {
          let _errs12 = errors;
          if (typeof key1 == "string" && !pattern15.test(key1)) {
            let err15 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Z]$" }, propertyName: key1 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
          var valid5 = _errs12 === errors;
          if (!valid5) {
            let err16 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
        for (let key2 in data5)
          validate128(data5[key2], { instancePath: instancePath + "/key/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data5, parentDataProperty: key2, rootData }) || (vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors), errors = vErrors.length);
      } else {
        let err17 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate125.errors = vErrors, errors === 0;
}
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.columns === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "columns" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.shifts === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "shifts" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.tables === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tables" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "columns" || key0 === "shifts" || key0 === "tables")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.columns !== void 0) {
      let data0 = data.columns;
      if (Array.isArray(data0)) {
        if (data0.length > 20) {
          let err4 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/maxItems", keyword: "maxItems", params: { limit: 20 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0.length < 1) {
          let err5 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
            let err6 = { instancePath: instancePath + "/columns/" + i0, schemaPath: "#/properties/columns/items/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 99 || isNaN(data1)) {
              let err7 = { instancePath: instancePath + "/columns/" + i0, schemaPath: "#/properties/columns/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            if (data1 < 1 || isNaN(data1)) {
              let err8 = { instancePath: instancePath + "/columns/" + i0, schemaPath: "#/properties/columns/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
          }
        }
        let i1 = data0.length, j0;
        if (i1 > 1) {
          let indices0 = {};
          for (; i1--; ) {
            let item0 = data0[i1];
            if (typeof item0 == "number" && !(item0 % 1) && !isNaN(item0) && isFinite(item0)) {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err9 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        let err10 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.shifts !== void 0 && (validate123(data.shifts, { instancePath: instancePath + "/shifts", parentData: data, parentDataProperty: "shifts", rootData }) || (vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors), errors = vErrors.length)), data.tables !== void 0) {
      let data3 = data.tables;
      if (Array.isArray(data3)) {
        if (data3.length > 2) {
          let err11 = { instancePath: instancePath + "/tables", schemaPath: "#/properties/tables/maxItems", keyword: "maxItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data3.length < 2) {
          let err12 = { instancePath: instancePath + "/tables", schemaPath: "#/properties/tables/minItems", keyword: "minItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        let len1 = data3.length;
        for (let i2 = 0; i2 < len1; i2++)
          validate125(data3[i2], { instancePath: instancePath + "/tables/" + i2, parentData: data3, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors), errors = vErrors.length);
      } else {
        let err13 = { instancePath: instancePath + "/tables", schemaPath: "#/properties/tables/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate156.errors = vErrors, errors === 0;
}
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func3(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func3(data) < 1) {
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
  return validate135.errors = vErrors, errors === 0;
}
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.upTo === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "upTo" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.adds === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "adds" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "upTo" || key0 === "adds")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.id !== void 0 && (validate135(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors), errors = vErrors.length)), data.upTo !== void 0) {
      let data1 = data.upTo;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err4 = { instancePath: instancePath + "/upTo", schemaPath: "#/properties/upTo/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 999 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/upTo", schemaPath: "#/properties/upTo/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/upTo", schemaPath: "#/properties/upTo/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.adds !== void 0) {
      let data2 = data.adds;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err7 = { instancePath: instancePath + "/adds", schemaPath: "#/properties/adds/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 99 || isNaN(data2)) {
          let err8 = { instancePath: instancePath + "/adds", schemaPath: "#/properties/adds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          let err9 = { instancePath: instancePath + "/adds", schemaPath: "#/properties/adds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate137.errors = vErrors, errors === 0;
}
var schema48 = { type: "object", required: ["from", "cover"], properties: { from: { $ref: "shared.schema.json#/definitions/Id" }, cover: { enum: ["none", "light", "medium"] } }, additionalProperties: !1 };
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.from === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.cover === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cover" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "from" || key0 === "cover")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.from !== void 0 && (validate135(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData }) || (vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors), errors = vErrors.length)), data.cover !== void 0) {
      let data1 = data.cover;
      if (!(data1 === "none" || data1 === "light" || data1 === "medium")) {
        let err3 = { instancePath: instancePath + "/cover", schemaPath: "#/properties/cover/enum", keyword: "enum", params: { allowedValues: schema48.properties.cover.enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate140.errors = vErrors, errors === 0;
}
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.brackets === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "brackets" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.again === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "again" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.moves === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "moves" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "brackets" || key0 === "again" || key0 === "moves" || key0 === "over" || key0 === "source")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.id !== void 0 && (validate135(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors), errors = vErrors.length)), data.brackets !== void 0) {
      let data1 = data.brackets;
      if (Array.isArray(data1)) {
        if (data1.length > 9) {
          let err5 = { instancePath: instancePath + "/brackets", schemaPath: "#/properties/brackets/maxItems", keyword: "maxItems", params: { limit: 9 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1.length < 1) {
          let err6 = { instancePath: instancePath + "/brackets", schemaPath: "#/properties/brackets/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate137(data1[i0], { instancePath: instancePath + "/brackets/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/brackets", schemaPath: "#/properties/brackets/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.again !== void 0 && typeof data.again != "boolean") {
      let err8 = { instancePath: instancePath + "/again", schemaPath: "#/properties/again/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.moves !== void 0 && typeof data.moves != "boolean") {
      let err9 = { instancePath: instancePath + "/moves", schemaPath: "#/properties/moves/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    data.over !== void 0 && (validate140(data.over, { instancePath: instancePath + "/over", parentData: data, parentDataProperty: "over", rootData }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length)), data.source !== void 0 && (validate126(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors), errors = vErrors.length));
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate134.errors = vErrors, errors === 0;
}
var pattern17 = new RegExp("^[A-Z-]+$", "u");
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.none === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "none" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.light === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "light" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.medium === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "medium" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "none" || key0 === "light" || key0 === "medium")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.none !== void 0) {
      let data0 = data.none;
      if (typeof data0 == "string") {
        if (func3(data0) > 100) {
          let err4 = { instancePath: instancePath + "/none", schemaPath: "#/properties/none/maxLength", keyword: "maxLength", params: { limit: 100 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func3(data0) < 2) {
          let err5 = { instancePath: instancePath + "/none", schemaPath: "#/properties/none/minLength", keyword: "minLength", params: { limit: 2 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern17.test(data0)) {
          let err6 = { instancePath: instancePath + "/none", schemaPath: "#/properties/none/pattern", keyword: "pattern", params: { pattern: "^[A-Z-]+$" } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/none", schemaPath: "#/properties/none/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.light !== void 0) {
      let data1 = data.light;
      if (typeof data1 == "string") {
        if (func3(data1) > 100) {
          let err8 = { instancePath: instancePath + "/light", schemaPath: "#/properties/light/maxLength", keyword: "maxLength", params: { limit: 100 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (func3(data1) < 2) {
          let err9 = { instancePath: instancePath + "/light", schemaPath: "#/properties/light/minLength", keyword: "minLength", params: { limit: 2 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (!pattern17.test(data1)) {
          let err10 = { instancePath: instancePath + "/light", schemaPath: "#/properties/light/pattern", keyword: "pattern", params: { pattern: "^[A-Z-]+$" } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/light", schemaPath: "#/properties/light/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.medium !== void 0) {
      let data2 = data.medium;
      if (typeof data2 == "string") {
        if (func3(data2) > 100) {
          let err12 = { instancePath: instancePath + "/medium", schemaPath: "#/properties/medium/maxLength", keyword: "maxLength", params: { limit: 100 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (func3(data2) < 2) {
          let err13 = { instancePath: instancePath + "/medium", schemaPath: "#/properties/medium/minLength", keyword: "minLength", params: { limit: 2 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (!pattern17.test(data2)) {
          let err14 = { instancePath: instancePath + "/medium", schemaPath: "#/properties/medium/pattern", keyword: "pattern", params: { pattern: "^[A-Z-]+$" } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/medium", schemaPath: "#/properties/medium/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate149.errors = vErrors, errors === 0;
}
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.results === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "results" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.key === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "source" || key0 === "results" || key0 === "key")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.id !== void 0 && (validate135(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors), errors = vErrors.length)), data.source !== void 0 && (validate126(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors), errors = vErrors.length)), data.results !== void 0) {
      let data2 = data.results;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (Object.keys(data2).length > 20) {
          let err4 = { instancePath: instancePath + "/results", schemaPath: "#/properties/results/maxProperties", keyword: "maxProperties", params: { limit: 20 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (Object.keys(data2).length < 1) {
          let err5 = { instancePath: instancePath + "/results", schemaPath: "#/properties/results/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        for (let key1 in data2) {
          let _errs6 = errors;
          validate135(key1, { instancePath: instancePath + "/results", parentData: data2, parentDataProperty: "results", rootData }) || (vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors), errors = vErrors.length);
          var valid1 = _errs6 === errors;
          if (!valid1) {
            let err6 = { instancePath: instancePath + "/results", schemaPath: "#/properties/results/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
        for (let key2 in data2)
          validate149(data2[key2], { instancePath: instancePath + "/results/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data2, parentDataProperty: key2, rootData }) || (vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/results", schemaPath: "#/properties/results/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.key !== void 0) {
      let data4 = data.key;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (Object.keys(data4).length > 26) {
          let err8 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxProperties", keyword: "maxProperties", params: { limit: 26 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (Object.keys(data4).length < 1) {
          let err9 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        for (let key3 in data4) {
          let _errs11 = errors;
          if (typeof key3 == "string" && !pattern15.test(key3)) {
            let err10 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Z]$" }, propertyName: key3 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
          var valid3 = _errs11 === errors;
          if (!valid3) {
            let err11 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/propertyNames", keyword: "propertyNames", params: { propertyName: key3 } };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
        for (let key4 in data4)
          validate128(data4[key4], { instancePath: instancePath + "/key/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data4, parentDataProperty: key4, rootData }) || (vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate145.errors = vErrors, errors === 0;
}
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.wounded === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "wounded" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.weapons === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "weapons" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.targets === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "targets" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "wounded" || key0 === "weapons" || key0 === "targets")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.wounded !== void 0) {
      let data0 = data.wounded;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err4 = { instancePath: instancePath + "/wounded", schemaPath: "#/properties/wounded/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 99 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/wounded", schemaPath: "#/properties/wounded/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          let err6 = { instancePath: instancePath + "/wounded", schemaPath: "#/properties/wounded/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.weapons !== void 0) {
      let data1 = data.weapons;
      if (Array.isArray(data1)) {
        if (data1.length > 20) {
          let err7 = { instancePath: instancePath + "/weapons", schemaPath: "#/properties/weapons/maxItems", keyword: "maxItems", params: { limit: 20 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data1.length < 1) {
          let err8 = { instancePath: instancePath + "/weapons", schemaPath: "#/properties/weapons/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate134(data1[i0], { instancePath: instancePath + "/weapons/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/weapons", schemaPath: "#/properties/weapons/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.targets !== void 0) {
      let data3 = data.targets;
      if (Array.isArray(data3)) {
        if (data3.length > 20) {
          let err10 = { instancePath: instancePath + "/targets", schemaPath: "#/properties/targets/maxItems", keyword: "maxItems", params: { limit: 20 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data3.length < 1) {
          let err11 = { instancePath: instancePath + "/targets", schemaPath: "#/properties/targets/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        let len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate145(data3[i1], { instancePath: instancePath + "/targets/" + i1, parentData: data3, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/targets", schemaPath: "#/properties/targets/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate160.errors = vErrors, errors === 0;
}
function validate164(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.figure === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "figure" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.beast === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "beast" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.costAt === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "costAt" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.cost === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cost" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.closedAt === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "closedAt" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "figure" || key0 === "beast" || key0 === "costAt" || key0 === "cost" || key0 === "closedAt")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.figure !== void 0) {
      let data0 = data.figure;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err6 = { instancePath: instancePath + "/figure", schemaPath: "#/properties/figure/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 99 || isNaN(data0)) {
          let err7 = { instancePath: instancePath + "/figure", schemaPath: "#/properties/figure/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          let err8 = { instancePath: instancePath + "/figure", schemaPath: "#/properties/figure/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
    if (data.beast !== void 0) {
      let data1 = data.beast;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err9 = { instancePath: instancePath + "/beast", schemaPath: "#/properties/beast/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 99 || isNaN(data1)) {
          let err10 = { instancePath: instancePath + "/beast", schemaPath: "#/properties/beast/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err11 = { instancePath: instancePath + "/beast", schemaPath: "#/properties/beast/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      }
    }
    if (data.costAt !== void 0) {
      let data2 = data.costAt;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err12 = { instancePath: instancePath + "/costAt", schemaPath: "#/properties/costAt/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 999 || isNaN(data2)) {
          let err13 = { instancePath: instancePath + "/costAt", schemaPath: "#/properties/costAt/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err14 = { instancePath: instancePath + "/costAt", schemaPath: "#/properties/costAt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      }
    }
    if (data.cost !== void 0) {
      let data3 = data.cost;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err15 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 99 || isNaN(data3)) {
          let err16 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          let err17 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      }
    }
    if (data.closedAt !== void 0) {
      let data4 = data.closedAt;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err18 = { instancePath: instancePath + "/closedAt", schemaPath: "#/properties/closedAt/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 999 || isNaN(data4)) {
          let err19 = { instancePath: instancePath + "/closedAt", schemaPath: "#/properties/closedAt/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 } };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (data4 < 1 || isNaN(data4)) {
          let err20 = { instancePath: instancePath + "/closedAt", schemaPath: "#/properties/closedAt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      }
    }
  } else {
    let err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
  }
  return validate164.errors = vErrors, errors === 0;
}
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.die === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "die" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.combat === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "combat" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.missiles === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "missiles" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.bodies === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bodies" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "die" || key0 === "combat" || key0 === "missiles" || key0 === "bodies")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.die !== void 0) {
      let data0 = data.die;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err5 = { instancePath: instancePath + "/die", schemaPath: "#/properties/die/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 100 || isNaN(data0)) {
          let err6 = { instancePath: instancePath + "/die", schemaPath: "#/properties/die/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data0 < 2 || isNaN(data0)) {
          let err7 = { instancePath: instancePath + "/die", schemaPath: "#/properties/die/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    data.combat !== void 0 && (validate156(data.combat, { instancePath: instancePath + "/combat", parentData: data, parentDataProperty: "combat", rootData }) || (vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors), errors = vErrors.length)), data.missiles !== void 0 && (validate160(data.missiles, { instancePath: instancePath + "/missiles", parentData: data, parentDataProperty: "missiles", rootData }) || (vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors), errors = vErrors.length)), data.bodies !== void 0 && (validate164(data.bodies, { instancePath: instancePath + "/bodies", parentData: data, parentDataProperty: "bodies", rootData }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length));
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate120.errors = vErrors, errors === 0;
}
var cryHavocBotsFile = validate166;
function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate166.errors = vErrors, errors === 0;
}
var cryHavocBotsItem_bots = validate193;
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func3(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func3(data) < 1) {
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
  return validate169.errors = vErrors, errors === 0;
}
var schema59 = { type: "object", properties: { kill: { $ref: "shared.schema.json#/definitions/Weight" }, wound: { $ref: "shared.schema.json#/definitions/Weight" }, stun: { $ref: "shared.schema.json#/definitions/Weight" }, retreat: { $ref: "shared.schema.json#/definitions/Weight" }, loss: { $ref: "shared.schema.json#/definitions/Weight" }, capture: { $ref: "shared.schema.json#/definitions/Weight" }, approach: { $ref: "shared.schema.json#/definitions/Weight" }, hunt: { $ref: "shared.schema.json#/definitions/Weight" }, shoot: { $ref: "shared.schema.json#/definitions/Weight" }, cover: { $ref: "shared.schema.json#/definitions/Weight" }, danger: { $ref: "shared.schema.json#/definitions/Weight" }, support: { $ref: "shared.schema.json#/definitions/Weight" }, ground: { $ref: "shared.schema.json#/definitions/Weight" }, exit: { $ref: "shared.schema.json#/definitions/Weight" }, hold: { $ref: "shared.schema.json#/definitions/Weight" }, lead: { $ref: "shared.schema.json#/definitions/Weight" }, mount: { $ref: "shared.schema.json#/definitions/Weight" }, advance: { $ref: "shared.schema.json#/definitions/Weight" } }, additionalProperties: !1 };
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 1e3 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data < -1e3 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e3 } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate172.errors = vErrors, errors === 0;
}
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func2.call(schema59.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    data.kill !== void 0 && (validate172(data.kill, { instancePath: instancePath + "/kill", parentData: data, parentDataProperty: "kill", rootData }) || (vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors), errors = vErrors.length)), data.wound !== void 0 && (validate172(data.wound, { instancePath: instancePath + "/wound", parentData: data, parentDataProperty: "wound", rootData }) || (vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors), errors = vErrors.length)), data.stun !== void 0 && (validate172(data.stun, { instancePath: instancePath + "/stun", parentData: data, parentDataProperty: "stun", rootData }) || (vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors), errors = vErrors.length)), data.retreat !== void 0 && (validate172(data.retreat, { instancePath: instancePath + "/retreat", parentData: data, parentDataProperty: "retreat", rootData }) || (vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors), errors = vErrors.length)), data.loss !== void 0 && (validate172(data.loss, { instancePath: instancePath + "/loss", parentData: data, parentDataProperty: "loss", rootData }) || (vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors), errors = vErrors.length)), data.capture !== void 0 && (validate172(data.capture, { instancePath: instancePath + "/capture", parentData: data, parentDataProperty: "capture", rootData }) || (vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors), errors = vErrors.length)), data.approach !== void 0 && (validate172(data.approach, { instancePath: instancePath + "/approach", parentData: data, parentDataProperty: "approach", rootData }) || (vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors), errors = vErrors.length)), data.hunt !== void 0 && (validate172(data.hunt, { instancePath: instancePath + "/hunt", parentData: data, parentDataProperty: "hunt", rootData }) || (vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors), errors = vErrors.length)), data.shoot !== void 0 && (validate172(data.shoot, { instancePath: instancePath + "/shoot", parentData: data, parentDataProperty: "shoot", rootData }) || (vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors), errors = vErrors.length)), data.cover !== void 0 && (validate172(data.cover, { instancePath: instancePath + "/cover", parentData: data, parentDataProperty: "cover", rootData }) || (vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors), errors = vErrors.length)), data.danger !== void 0 && (validate172(data.danger, { instancePath: instancePath + "/danger", parentData: data, parentDataProperty: "danger", rootData }) || (vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors), errors = vErrors.length)), data.support !== void 0 && (validate172(data.support, { instancePath: instancePath + "/support", parentData: data, parentDataProperty: "support", rootData }) || (vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors), errors = vErrors.length)), data.ground !== void 0 && (validate172(data.ground, { instancePath: instancePath + "/ground", parentData: data, parentDataProperty: "ground", rootData }) || (vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors), errors = vErrors.length)), data.exit !== void 0 && (validate172(data.exit, { instancePath: instancePath + "/exit", parentData: data, parentDataProperty: "exit", rootData }) || (vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors), errors = vErrors.length)), data.hold !== void 0 && (validate172(data.hold, { instancePath: instancePath + "/hold", parentData: data, parentDataProperty: "hold", rootData }) || (vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors), errors = vErrors.length)), data.lead !== void 0 && (validate172(data.lead, { instancePath: instancePath + "/lead", parentData: data, parentDataProperty: "lead", rootData }) || (vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors), errors = vErrors.length)), data.mount !== void 0 && (validate172(data.mount, { instancePath: instancePath + "/mount", parentData: data, parentDataProperty: "mount", rootData }) || (vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors), errors = vErrors.length)), data.advance !== void 0 && (validate172(data.advance, { instancePath: instancePath + "/advance", parentData: data, parentDataProperty: "advance", rootData }) || (vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors), errors = vErrors.length));
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate171.errors = vErrors, errors === 0;
}
function validate193(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    data.side !== void 0 && (validate169(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors), errors = vErrors.length)), data.weights !== void 0 && (validate171(data.weights, { instancePath: instancePath + "/weights", parentData: data, parentDataProperty: "weights", rootData }) || (vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate193.errors = vErrors, errors === 0;
}
var cryHavocScenarioFile = validate196, schema62 = { $schema: "http://json-schema.org/draft-07/schema#", $id: "cry-havoc-scenario.shell.json", type: "object", required: ["id", "map", "order", "forces", "options", "scoring", "victory"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, map: { $ref: "shared.schema.json#/definitions/Id" }, source: { $ref: "shared.schema.json#/definitions/Source" }, order: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, minItems: 2, maxItems: 2, uniqueItems: !0 }, forces: { type: "array", minItems: 2, maxItems: 2 }, options: { $ref: "cry-havoc-scenario.schema.json#/definitions/CryHavocOptions" }, limit: { $ref: "cry-havoc-scenario.schema.json#/definitions/CryHavocLimit" }, scoring: { type: "array", maxItems: 50 }, victory: { type: "array", minItems: 1, maxItems: 50 } }, additionalProperties: !1 }, func0 = require_equal().default;
function validate197(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func3(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func3(data) < 1) {
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
  return validate197.errors = vErrors, errors === 0;
}
function validate200(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema14.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate200.errors = vErrors, errors === 0;
}
var schema74 = { type: "object", required: ["ammunition", "ransom", "belowFirstColumn", "engaged", "advanceRounding", "riderReach"], properties: { ammunition: { if: { type: "object" }, then: { $ref: "#/definitions/CryHavocAmmunition" }, else: { enum: [!1] } }, ransom: { if: { type: "object" }, then: { $ref: "#/definitions/CryHavocRansom" }, else: { enum: [!1] } }, belowFirstColumn: { enum: ["forbidden", "first"] }, engaged: { enum: ["fought", "adjacent"] }, advanceRounding: { enum: ["down", "up"] }, riderReach: { enum: ["either", "front"] } }, additionalProperties: !1 };
function validate233(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.dice === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dice" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "dice") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.dice !== void 0) {
      let data0 = data.dice;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err2 = { instancePath: instancePath + "/dice", schemaPath: "#/properties/dice/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 20 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/dice", schemaPath: "#/properties/dice/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/dice", schemaPath: "#/properties/dice/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate233.errors = vErrors, errors === 0;
}
function validate235(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ratio === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ratio" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.yields === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "yields" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.guards === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "guards" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "ratio" || key0 === "yields" || key0 === "guards")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.ratio !== void 0) {
      let data0 = data.ratio;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err4 = { instancePath: instancePath + "/ratio", schemaPath: "#/properties/ratio/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 99 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/ratio", schemaPath: "#/properties/ratio/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err6 = { instancePath: instancePath + "/ratio", schemaPath: "#/properties/ratio/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.yields !== void 0) {
      let data1 = data.yields;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err7 = { instancePath: instancePath + "/yields", schemaPath: "#/properties/yields/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 100 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/yields", schemaPath: "#/properties/yields/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err9 = { instancePath: instancePath + "/yields", schemaPath: "#/properties/yields/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.guards !== void 0) {
      let data2 = data.guards;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err10 = { instancePath: instancePath + "/guards", schemaPath: "#/properties/guards/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 20 || isNaN(data2)) {
          let err11 = { instancePath: instancePath + "/guards", schemaPath: "#/properties/guards/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err12 = { instancePath: instancePath + "/guards", schemaPath: "#/properties/guards/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate235.errors = vErrors, errors === 0;
}
function validate279(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ammunition === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ammunition" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.ransom === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ransom" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.belowFirstColumn === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "belowFirstColumn" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.engaged === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "engaged" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.advanceRounding === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "advanceRounding" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.riderReach === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "riderReach" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "ammunition" || key0 === "ransom" || key0 === "belowFirstColumn" || key0 === "engaged" || key0 === "advanceRounding" || key0 === "riderReach")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.ammunition !== void 0) {
      let data0 = data.ammunition, _errs3 = errors, valid1 = !0, _errs4 = errors;
      if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
        let err7 = {};
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      var _valid0 = _errs4 === errors;
      errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
      let ifClause0;
      if (_valid0) {
        let _errs6 = errors;
        validate233(data0, { instancePath: instancePath + "/ammunition", parentData: data, parentDataProperty: "ammunition", rootData }) || (vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors), errors = vErrors.length);
        var _valid0 = _errs6 === errors;
        valid1 = _valid0, ifClause0 = "then";
      } else {
        let _errs7 = errors;
        if (data0 !== !1) {
          let err8 = { instancePath: instancePath + "/ammunition", schemaPath: "#/properties/ammunition/else/enum", keyword: "enum", params: { allowedValues: schema74.properties.ammunition.else.enum } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        var _valid0 = _errs7 === errors;
        valid1 = _valid0, ifClause0 = "else";
      }
      if (!valid1) {
        let err9 = { instancePath: instancePath + "/ammunition", schemaPath: "#/properties/ammunition/if", keyword: "if", params: { failingKeyword: ifClause0 } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.ransom !== void 0) {
      let data1 = data.ransom, _errs9 = errors, valid2 = !0, _errs10 = errors;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
        let err10 = {};
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      var _valid1 = _errs10 === errors;
      errors = _errs9, vErrors !== null && (_errs9 ? vErrors.length = _errs9 : vErrors = null);
      let ifClause1;
      if (_valid1) {
        let _errs12 = errors;
        validate235(data1, { instancePath: instancePath + "/ransom", parentData: data, parentDataProperty: "ransom", rootData }) || (vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors), errors = vErrors.length);
        var _valid1 = _errs12 === errors;
        valid2 = _valid1, ifClause1 = "then";
      } else {
        let _errs13 = errors;
        if (data1 !== !1) {
          let err11 = { instancePath: instancePath + "/ransom", schemaPath: "#/properties/ransom/else/enum", keyword: "enum", params: { allowedValues: schema74.properties.ransom.else.enum } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        var _valid1 = _errs13 === errors;
        valid2 = _valid1, ifClause1 = "else";
      }
      if (!valid2) {
        let err12 = { instancePath: instancePath + "/ransom", schemaPath: "#/properties/ransom/if", keyword: "if", params: { failingKeyword: ifClause1 } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.belowFirstColumn !== void 0) {
      let data2 = data.belowFirstColumn;
      if (!(data2 === "forbidden" || data2 === "first")) {
        let err13 = { instancePath: instancePath + "/belowFirstColumn", schemaPath: "#/properties/belowFirstColumn/enum", keyword: "enum", params: { allowedValues: schema74.properties.belowFirstColumn.enum } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.engaged !== void 0) {
      let data3 = data.engaged;
      if (!(data3 === "fought" || data3 === "adjacent")) {
        let err14 = { instancePath: instancePath + "/engaged", schemaPath: "#/properties/engaged/enum", keyword: "enum", params: { allowedValues: schema74.properties.engaged.enum } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.advanceRounding !== void 0) {
      let data4 = data.advanceRounding;
      if (!(data4 === "down" || data4 === "up")) {
        let err15 = { instancePath: instancePath + "/advanceRounding", schemaPath: "#/properties/advanceRounding/enum", keyword: "enum", params: { allowedValues: schema74.properties.advanceRounding.enum } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.riderReach !== void 0) {
      let data5 = data.riderReach;
      if (!(data5 === "either" || data5 === "front")) {
        let err16 = { instancePath: instancePath + "/riderReach", schemaPath: "#/properties/riderReach/enum", keyword: "enum", params: { allowedValues: schema74.properties.riderReach.enum } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate279.errors = vErrors, errors === 0;
}
var schema77 = { type: "object", required: ["turns", "result"], properties: { turns: { type: "integer", minimum: 1, maximum: 999 }, result: { enum: ["score", "draw"] } }, additionalProperties: !1 };
function validate283(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (data0 > 999 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/turns", schemaPath: "#/properties/turns/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 } };
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
      if (!(data1 === "score" || data1 === "draw")) {
        let err6 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/enum", keyword: "enum", params: { allowedValues: schema77.properties.result.enum } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate283.errors = vErrors, errors === 0;
}
function validate196(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.forces === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "forces" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.options === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "options" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.scoring === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scoring" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.victory === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "victory" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema62.properties, key0)) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.id !== void 0 && (validate197(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors), errors = vErrors.length)), data.map !== void 0 && (validate197(data.map, { instancePath: instancePath + "/map", parentData: data, parentDataProperty: "map", rootData }) || (vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors), errors = vErrors.length)), data.source !== void 0 && (validate200(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors), errors = vErrors.length)), data.order !== void 0) {
      let data3 = data.order;
      if (Array.isArray(data3)) {
        if (data3.length > 2) {
          let err8 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/maxItems", keyword: "maxItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data3.length < 2) {
          let err9 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/minItems", keyword: "minItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate197(data3[i0], { instancePath: instancePath + "/order/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors), errors = vErrors.length);
        let i1 = data3.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data3[i1], data3[j0])) {
                  let err10 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                  break outer0;
                }
        }
      } else {
        let err11 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.forces !== void 0) {
      let data5 = data.forces;
      if (Array.isArray(data5)) {
        if (data5.length > 2) {
          let err12 = { instancePath: instancePath + "/forces", schemaPath: "#/properties/forces/maxItems", keyword: "maxItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data5.length < 2) {
          let err13 = { instancePath: instancePath + "/forces", schemaPath: "#/properties/forces/minItems", keyword: "minItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/forces", schemaPath: "#/properties/forces/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.options !== void 0 && (validate279(data.options, { instancePath: instancePath + "/options", parentData: data, parentDataProperty: "options", rootData }) || (vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors), errors = vErrors.length)), data.limit !== void 0 && (validate283(data.limit, { instancePath: instancePath + "/limit", parentData: data, parentDataProperty: "limit", rootData }) || (vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors), errors = vErrors.length)), data.scoring !== void 0) {
      let data8 = data.scoring;
      if (Array.isArray(data8)) {
        if (data8.length > 50) {
          let err15 = { instancePath: instancePath + "/scoring", schemaPath: "#/properties/scoring/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/scoring", schemaPath: "#/properties/scoring/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.victory !== void 0) {
      let data9 = data.victory;
      if (Array.isArray(data9)) {
        if (data9.length > 50) {
          let err17 = { instancePath: instancePath + "/victory", schemaPath: "#/properties/victory/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (data9.length < 1) {
          let err18 = { instancePath: instancePath + "/victory", schemaPath: "#/properties/victory/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/victory", schemaPath: "#/properties/victory/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate196.errors = vErrors, errors === 0;
}
var cryHavocScenarioItem_forces = validate285;
function validate204(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func3(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func3(data) < 1) {
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
  return validate204.errors = vErrors, errors === 0;
}
function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.unit === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unit" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "unit" || key0 === "count" || key0 === "figures" || key0 === "mount" || key0 === "file" || key0 === "led")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.unit !== void 0 && (validate204(data.unit, { instancePath: instancePath + "/unit", parentData: data, parentDataProperty: "unit", rootData }) || (vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors), errors = vErrors.length)), data.count !== void 0) {
      let data1 = data.count;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err2 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 100 || isNaN(data1)) {
          let err3 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err4 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
    if (data.figures !== void 0) {
      let data2 = data.figures;
      if (Array.isArray(data2)) {
        if (data2.length > 100) {
          let err5 = { instancePath: instancePath + "/figures", schemaPath: "#/properties/figures/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data2.length < 1) {
          let err6 = { instancePath: instancePath + "/figures", schemaPath: "#/properties/figures/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate204(data2[i0], { instancePath: instancePath + "/figures/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors), errors = vErrors.length);
        let i1 = data2.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data2[i1], data2[j0])) {
                  let err7 = { instancePath: instancePath + "/figures", schemaPath: "#/properties/figures/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                  break outer0;
                }
        }
      } else {
        let err8 = { instancePath: instancePath + "/figures", schemaPath: "#/properties/figures/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.mount !== void 0 && (validate204(data.mount, { instancePath: instancePath + "/mount", parentData: data, parentDataProperty: "mount", rootData }) || (vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors), errors = vErrors.length)), data.file !== void 0 && typeof data.file != "boolean") {
      let err9 = { instancePath: instancePath + "/file", schemaPath: "#/properties/file/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.led !== void 0 && typeof data.led != "boolean") {
      let err10 = { instancePath: instancePath + "/led", schemaPath: "#/properties/led/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate214.errors = vErrors, errors === 0;
}
var pattern24 = new RegExp("^(?:[0-9]{4,8}|(?!constructor$)[a-z][a-z0-9-]*)$", "u");
function validate221(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func3(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern24.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4,8}|(?!constructor$)[a-z][a-z0-9-]*)$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate221.errors = vErrors, errors === 0;
}
function validate219(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      let err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "regions" || key0 === "cells")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.regions !== void 0) {
      let data0 = data.regions;
      if (Array.isArray(data0)) {
        if (data0.length > 50) {
          let err2 = { instancePath: instancePath + "/regions", schemaPath: "#/properties/regions/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0.length < 1) {
          let err3 = { instancePath: instancePath + "/regions", schemaPath: "#/properties/regions/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate204(data0[i0], { instancePath: instancePath + "/regions/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors), errors = vErrors.length);
        let i1 = data0.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data0[i1], data0[j0])) {
                  let err4 = { instancePath: instancePath + "/regions", schemaPath: "#/properties/regions/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                  break outer0;
                }
        }
      } else {
        let err5 = { instancePath: instancePath + "/regions", schemaPath: "#/properties/regions/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.cells !== void 0) {
      let data2 = data.cells;
      if (Array.isArray(data2)) {
        if (data2.length > 2e3) {
          let err6 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/maxItems", keyword: "maxItems", params: { limit: 2e3 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2.length < 1) {
          let err7 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len1 = data2.length;
        for (let i2 = 0; i2 < len1; i2++)
          validate221(data2[i2], { instancePath: instancePath + "/cells/" + i2, parentData: data2, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate219.errors = vErrors, errors === 0;
}
function validate227(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.turn === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "turn" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.zone === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zone" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "turn" || key0 === "zone")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.turn !== void 0) {
      let data0 = data.turn;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/turn", schemaPath: "#/properties/turn/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 999 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/turn", schemaPath: "#/properties/turn/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/turn", schemaPath: "#/properties/turn/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    data.zone !== void 0 && (validate219(data.zone, { instancePath: instancePath + "/zone", parentData: data, parentDataProperty: "zone", rootData }) || (vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate227.errors = vErrors, errors === 0;
}
function validate212(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 3) {
      let err0 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 3 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (Object.keys(data).length < 3) {
      let err1 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 3 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.id === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.units === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "units" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "units" || key0 === "place" || key0 === "at" || key0 === "enter")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.id !== void 0 && (validate204(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors), errors = vErrors.length)), data.units !== void 0) {
      let data1 = data.units;
      if (Array.isArray(data1)) {
        if (data1.length > 50) {
          let err5 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1.length < 1) {
          let err6 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate214(data1[i0], { instancePath: instancePath + "/units/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.place !== void 0 && (validate219(data.place, { instancePath: instancePath + "/place", parentData: data, parentDataProperty: "place", rootData }) || (vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors), errors = vErrors.length)), data.at !== void 0) {
      let data4 = data.at;
      if (Array.isArray(data4)) {
        if (data4.length > 200) {
          let err8 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data4.length < 1) {
          let err9 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        let len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data5 = data4[i1], _errs10 = errors, valid5 = !0, _errs11 = errors;
          if (!Array.isArray(data5)) {
            let err10 = {};
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
          var _valid0 = _errs11 === errors;
          errors = _errs10, vErrors !== null && (_errs10 ? vErrors.length = _errs10 : vErrors = null);
          let ifClause0;
          if (_valid0) {
            let _errs13 = errors;
            if (Array.isArray(data5)) {
              if (data5.length > 2) {
                let err11 = { instancePath: instancePath + "/at/" + i1, schemaPath: "#/properties/at/items/then/maxItems", keyword: "maxItems", params: { limit: 2 } };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
              if (data5.length < 2) {
                let err12 = { instancePath: instancePath + "/at/" + i1, schemaPath: "#/properties/at/items/then/minItems", keyword: "minItems", params: { limit: 2 } };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
              if (!(data5.length <= 2)) {
                let err13 = { instancePath: instancePath + "/at/" + i1, schemaPath: "#/properties/at/items/then/additionalItems", keyword: "additionalItems", params: { limit: 2 } };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
              let len3 = data5.length;
              len3 > 0 && (validate221(data5[0], { instancePath: instancePath + "/at/" + i1 + "/0", parentData: data5, parentDataProperty: 0, rootData }) || (vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors), errors = vErrors.length)), len3 > 1 && (validate221(data5[1], { instancePath: instancePath + "/at/" + i1 + "/1", parentData: data5, parentDataProperty: 1, rootData }) || (vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors), errors = vErrors.length));
            } else {
              let err14 = { instancePath: instancePath + "/at/" + i1, schemaPath: "#/properties/at/items/then/type", keyword: "type", params: { type: "array" } };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            var _valid0 = _errs13 === errors;
            valid5 = _valid0, ifClause0 = "then";
          } else {
            let _errs17 = errors;
            validate221(data5, { instancePath: instancePath + "/at/" + i1, parentData: data4, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors), errors = vErrors.length);
            var _valid0 = _errs17 === errors;
            valid5 = _valid0, ifClause0 = "else";
          }
          if (!valid5) {
            let err15 = { instancePath: instancePath + "/at/" + i1, schemaPath: "#/properties/at/items/if", keyword: "if", params: { failingKeyword: ifClause0 } };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        }
      } else {
        let err16 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    data.enter !== void 0 && (validate227(data.enter, { instancePath: instancePath + "/enter", parentData: data, parentDataProperty: "enter", rootData }) || (vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors), errors = vErrors.length));
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate212.errors = vErrors, errors === 0;
}
function validate285(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.side === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "side" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.groups === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "groups" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "side" || key0 === "groups")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.side !== void 0 && (validate204(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors), errors = vErrors.length)), data.groups !== void 0) {
      let data1 = data.groups;
      if (Array.isArray(data1)) {
        if (data1.length > 50) {
          let err3 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.length < 1) {
          let err4 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate212(data1[i0], { instancePath: instancePath + "/groups/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate285.errors = vErrors, errors === 0;
}
var cryHavocScenarioItem_scoring = validate288;
var schema79 = { type: "object", required: ["type", "id", "side", "killed", "wounded"], properties: { type: { const: "casualties" }, id: { $ref: "shared.schema.json#/definitions/Id" }, side: { $ref: "shared.schema.json#/definitions/Id" }, units: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, minItems: 1, maxItems: 50, uniqueItems: !0 }, killed: { type: ["integer", "string"], minimum: -99, maximum: 99, pattern: "^(?:worth)$" }, wounded: { type: ["integer", "string"], minimum: -99, maximum: 99, pattern: "^(?:half)$" } }, additionalProperties: !1 }, pattern25 = new RegExp("^(?:worth)$", "u"), pattern26 = new RegExp("^(?:half)$", "u");
function validate241(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
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
    if (data.killed === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "killed" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.wounded === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "wounded" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "id" || key0 === "side" || key0 === "units" || key0 === "killed" || key0 === "wounded")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.type !== void 0 && data.type !== "casualties") {
      let err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "casualties" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.id !== void 0 && (validate204(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors), errors = vErrors.length)), data.side !== void 0 && (validate204(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors), errors = vErrors.length)), data.units !== void 0) {
      let data3 = data.units;
      if (Array.isArray(data3)) {
        if (data3.length > 50) {
          let err7 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data3.length < 1) {
          let err8 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate204(data3[i0], { instancePath: instancePath + "/units/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors), errors = vErrors.length);
        let i1 = data3.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data3[i1], data3[j0])) {
                  let err9 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                  break outer0;
                }
        }
      } else {
        let err10 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.killed !== void 0) {
      let data5 = data.killed;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)) && typeof data5 != "string") {
        let err11 = { instancePath: instancePath + "/killed", schemaPath: "#/properties/killed/type", keyword: "type", params: { type: schema79.properties.killed.type } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 99 || isNaN(data5)) {
          let err12 = { instancePath: instancePath + "/killed", schemaPath: "#/properties/killed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data5 < -99 || isNaN(data5)) {
          let err13 = { instancePath: instancePath + "/killed", schemaPath: "#/properties/killed/minimum", keyword: "minimum", params: { comparison: ">=", limit: -99 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      }
      if (typeof data5 == "string" && !pattern25.test(data5)) {
        let err14 = { instancePath: instancePath + "/killed", schemaPath: "#/properties/killed/pattern", keyword: "pattern", params: { pattern: "^(?:worth)$" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.wounded !== void 0) {
      let data6 = data.wounded;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && typeof data6 != "string") {
        let err15 = { instancePath: instancePath + "/wounded", schemaPath: "#/properties/wounded/type", keyword: "type", params: { type: schema79.properties.wounded.type } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 99 || isNaN(data6)) {
          let err16 = { instancePath: instancePath + "/wounded", schemaPath: "#/properties/wounded/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data6 < -99 || isNaN(data6)) {
          let err17 = { instancePath: instancePath + "/wounded", schemaPath: "#/properties/wounded/minimum", keyword: "minimum", params: { comparison: ">=", limit: -99 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      }
      if (typeof data6 == "string" && !pattern26.test(data6)) {
        let err18 = { instancePath: instancePath + "/wounded", schemaPath: "#/properties/wounded/pattern", keyword: "pattern", params: { pattern: "^(?:half)$" } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate241.errors = vErrors, errors === 0;
}
function validate245(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
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
    if (data.zone === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zone" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.points === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "points" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "id" || key0 === "side" || key0 === "units" || key0 === "zone" || key0 === "points")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.type !== void 0 && data.type !== "exit") {
      let err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "exit" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.id !== void 0 && (validate204(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors), errors = vErrors.length)), data.side !== void 0 && (validate204(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors), errors = vErrors.length)), data.units !== void 0) {
      let data3 = data.units;
      if (Array.isArray(data3)) {
        if (data3.length > 50) {
          let err7 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data3.length < 1) {
          let err8 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate204(data3[i0], { instancePath: instancePath + "/units/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors), errors = vErrors.length);
        let i1 = data3.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data3[i1], data3[j0])) {
                  let err9 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                  break outer0;
                }
        }
      } else {
        let err10 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.zone !== void 0 && (validate219(data.zone, { instancePath: instancePath + "/zone", parentData: data, parentDataProperty: "zone", rootData }) || (vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors), errors = vErrors.length)), data.points !== void 0) {
      let data6 = data.points;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        let err11 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 99 || isNaN(data6)) {
          let err12 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data6 < -99 || isNaN(data6)) {
          let err13 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/minimum", keyword: "minimum", params: { comparison: ">=", limit: -99 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      }
    }
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate245.errors = vErrors, errors === 0;
}
function validate250(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
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
    if (data.regions === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "regions" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.points === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "points" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "id" || key0 === "side" || key0 === "regions" || key0 === "points")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.type !== void 0 && data.type !== "hold") {
      let err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "hold" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.id !== void 0 && (validate204(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors), errors = vErrors.length)), data.side !== void 0 && (validate204(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors), errors = vErrors.length)), data.regions !== void 0) {
      let data3 = data.regions;
      if (Array.isArray(data3)) {
        if (data3.length > 50) {
          let err7 = { instancePath: instancePath + "/regions", schemaPath: "#/properties/regions/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data3.length < 1) {
          let err8 = { instancePath: instancePath + "/regions", schemaPath: "#/properties/regions/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate204(data3[i0], { instancePath: instancePath + "/regions/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors), errors = vErrors.length);
        let i1 = data3.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data3[i1], data3[j0])) {
                  let err9 = { instancePath: instancePath + "/regions", schemaPath: "#/properties/regions/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                  break outer0;
                }
        }
      } else {
        let err10 = { instancePath: instancePath + "/regions", schemaPath: "#/properties/regions/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.points !== void 0) {
      let data5 = data.points;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err11 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 99 || isNaN(data5)) {
          let err12 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data5 < -99 || isNaN(data5)) {
          let err13 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/minimum", keyword: "minimum", params: { comparison: ">=", limit: -99 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      }
    }
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate250.errors = vErrors, errors === 0;
}
var schema82 = { type: "object", required: ["type", "id", "side", "points"], properties: { type: { const: "captive" }, id: { $ref: "shared.schema.json#/definitions/Id" }, side: { $ref: "shared.schema.json#/definitions/Id" }, points: { type: ["integer", "string"], minimum: -99, maximum: 99, pattern: "^(?:worth)$" } }, additionalProperties: !1 };
function validate254(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
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
    if (data.points === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "points" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "id" || key0 === "side" || key0 === "points")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.type !== void 0 && data.type !== "captive") {
      let err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "captive" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.id !== void 0 && (validate204(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors), errors = vErrors.length)), data.side !== void 0 && (validate204(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors), errors = vErrors.length)), data.points !== void 0) {
      let data3 = data.points;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && typeof data3 != "string") {
        let err6 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/type", keyword: "type", params: { type: schema82.properties.points.type } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 99 || isNaN(data3)) {
          let err7 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data3 < -99 || isNaN(data3)) {
          let err8 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/minimum", keyword: "minimum", params: { comparison: ">=", limit: -99 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
      if (typeof data3 == "string" && !pattern25.test(data3)) {
        let err9 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/pattern", keyword: "pattern", params: { pattern: "^(?:worth)$" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate254.errors = vErrors, errors === 0;
}
function validate288(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.type;
    if (typeof tag0 == "string")
      if (tag0 === "casualties")
        validate241(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors), errors = vErrors.length);
      else if (tag0 === "exit")
        validate245(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors), errors = vErrors.length);
      else if (tag0 === "hold")
        validate250(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors), errors = vErrors.length);
      else if (tag0 === "captive")
        validate254(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors), errors = vErrors.length);
      else {
        let err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    else {
      let err2 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate288.errors = vErrors, errors === 0;
}
var cryHavocScenarioItem_victory = validate293;
function validate263(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.winner === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "winner" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.loser === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "loser" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "winner" || key0 === "loser")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.type !== void 0 && data.type !== "eliminate") {
      let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "eliminate" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    data.winner !== void 0 && (validate204(data.winner, { instancePath: instancePath + "/winner", parentData: data, parentDataProperty: "winner", rootData }) || (vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors), errors = vErrors.length)), data.loser !== void 0 && (validate204(data.loser, { instancePath: instancePath + "/loser", parentData: data, parentDataProperty: "loser", rootData }) || (vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate263.errors = vErrors, errors === 0;
}
function validate266(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.winner === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "winner" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.zone === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zone" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.count === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "winner" || key0 === "units" || key0 === "zone" || key0 === "count")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.type !== void 0 && data.type !== "exit") {
      let err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "exit" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.winner !== void 0 && (validate204(data.winner, { instancePath: instancePath + "/winner", parentData: data, parentDataProperty: "winner", rootData }) || (vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors), errors = vErrors.length)), data.units !== void 0) {
      let data2 = data.units;
      if (Array.isArray(data2)) {
        if (data2.length > 50) {
          let err6 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2.length < 1) {
          let err7 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate204(data2[i0], { instancePath: instancePath + "/units/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors), errors = vErrors.length);
        let i1 = data2.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data2[i1], data2[j0])) {
                  let err8 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                  break outer0;
                }
        }
      } else {
        let err9 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.zone !== void 0 && (validate219(data.zone, { instancePath: instancePath + "/zone", parentData: data, parentDataProperty: "zone", rootData }) || (vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors), errors = vErrors.length)), data.count !== void 0) {
      let data5 = data.count;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err10 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 100 || isNaN(data5)) {
          let err11 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data5 < 1 || isNaN(data5)) {
          let err12 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate266.errors = vErrors, errors === 0;
}
function validate270(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.winner === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "winner" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.regions === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "regions" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.count === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "winner" || key0 === "regions" || key0 === "count")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.type !== void 0 && data.type !== "hold") {
      let err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "hold" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.winner !== void 0 && (validate204(data.winner, { instancePath: instancePath + "/winner", parentData: data, parentDataProperty: "winner", rootData }) || (vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors), errors = vErrors.length)), data.regions !== void 0) {
      let data2 = data.regions;
      if (Array.isArray(data2)) {
        if (data2.length > 50) {
          let err6 = { instancePath: instancePath + "/regions", schemaPath: "#/properties/regions/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2.length < 1) {
          let err7 = { instancePath: instancePath + "/regions", schemaPath: "#/properties/regions/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate204(data2[i0], { instancePath: instancePath + "/regions/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors), errors = vErrors.length);
        let i1 = data2.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data2[i1], data2[j0])) {
                  let err8 = { instancePath: instancePath + "/regions", schemaPath: "#/properties/regions/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                  break outer0;
                }
        }
      } else {
        let err9 = { instancePath: instancePath + "/regions", schemaPath: "#/properties/regions/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.count !== void 0) {
      let data4 = data.count;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err10 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 50 || isNaN(data4)) {
          let err11 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data4 < 1 || isNaN(data4)) {
          let err12 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate270.errors = vErrors, errors === 0;
}
var schema87 = { type: "object", required: ["type", "at"], properties: { type: { const: "score" }, at: { enum: ["limit"] } }, additionalProperties: !1 };
function validate273(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.at === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "at")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0 && data.type !== "score") {
      let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "score" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.at !== void 0 && data.at !== "limit") {
      let err4 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/enum", keyword: "enum", params: { allowedValues: schema87.properties.at.enum } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate273.errors = vErrors, errors === 0;
}
function validate293(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.type;
    if (typeof tag0 == "string")
      if (tag0 === "eliminate")
        validate263(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors), errors = vErrors.length);
      else if (tag0 === "exit")
        validate266(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate266.errors : vErrors.concat(validate266.errors), errors = vErrors.length);
      else if (tag0 === "hold")
        validate270(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors), errors = vErrors.length);
      else if (tag0 === "score")
        validate273(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors), errors = vErrors.length);
      else {
        let err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    else {
      let err2 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate293.errors = vErrors, errors === 0;
}
var cryHavocCaseFile = validate298;
function validate299(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func3(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func3(data) < 1) {
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
  return validate299.errors = vErrors, errors === 0;
}
var schema120 = { type: "object", required: ["grid"], properties: { source: { $ref: "#/properties/source" }, grid: { $ref: "#/properties/grid" }, legend: { $ref: "#/properties/legend" }, rows: { $ref: "#/properties/rows" }, areas: { $ref: "#/properties/areas" }, edges: { $ref: "#/properties/edges" }, links: { $ref: "#/properties/links" }, places: { $ref: "#/properties/places" }, sites: { $ref: "#/properties/sites" }, regions: { $ref: "#/properties/regions" } }, additionalProperties: !1 };
function validate383(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema14.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate383.errors = vErrors, errors === 0;
}
var schema99 = { type: "object", required: ["kind", "orientation", "offset", "columns", "rows"], properties: { kind: { const: "hex" }, orientation: { enum: ["flat", "pointy"] }, offset: { enum: ["odd", "even"] }, columns: { type: "integer", minimum: 1, maximum: 512 }, rows: { type: "integer", minimum: 1, maximum: 512 } }, additionalProperties: !1 };
function validate307(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err7 = { instancePath: instancePath + "/orientation", schemaPath: "#/properties/orientation/enum", keyword: "enum", params: { allowedValues: schema99.properties.orientation.enum } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.offset !== void 0) {
      let data2 = data.offset;
      if (!(data2 === "odd" || data2 === "even")) {
        let err8 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/enum", keyword: "enum", params: { allowedValues: schema99.properties.offset.enum } };
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
  return validate307.errors = vErrors, errors === 0;
}
function validate308(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate308.errors = vErrors, errors === 0;
}
var schema101 = { type: "object", required: ["kind"], properties: { kind: { const: "areas" }, around: { enum: ["paper", "sea"] }, cell: { type: "number", exclusiveMinimum: 0, maximum: 1e3 } }, additionalProperties: !1 };
function validate309(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err3 = { instancePath: instancePath + "/around", schemaPath: "#/properties/around/enum", keyword: "enum", params: { allowedValues: schema101.properties.around.enum } };
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
  return validate309.errors = vErrors, errors === 0;
}
function validate385(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.kind;
    if (typeof tag0 == "string")
      if (tag0 === "hex")
        validate307(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors), errors = vErrors.length);
      else if (tag0 === "square")
        validate308(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors), errors = vErrors.length);
      else if (tag0 === "areas")
        validate309(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors), errors = vErrors.length);
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
  return validate385.errors = vErrors, errors === 0;
}
var pattern30 = new RegExp("^.$", "u");
function validate314(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern30.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^.$" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate314.errors = vErrors, errors === 0;
}
function validate302(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func3(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func3(data) < 1) {
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
  return validate302.errors = vErrors, errors === 0;
}
var schema104 = { enum: ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] };
function validate318(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "N" || data === "NE" || data === "E" || data === "SE" || data === "S" || data === "SW" || data === "W" || data === "NW")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema104.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate318.errors = vErrors, errors === 0;
}
function validate316(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    data.terrain !== void 0 && (validate302(data.terrain, { instancePath: instancePath + "/terrain", parentData: data, parentDataProperty: "terrain", rootData }) || (vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors), errors = vErrors.length)), data.up !== void 0 && (validate318(data.up, { instancePath: instancePath + "/up", parentData: data, parentDataProperty: "up", rootData }) || (vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate316.errors = vErrors, errors === 0;
}
function validate390(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      validate314(key0, { instancePath, parentData: data, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors), errors = vErrors.length);
      var valid0 = _errs1 === errors;
      if (!valid0) {
        let err2 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    for (let key1 in data)
      validate316(data[key1], { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key1, rootData }) || (vErrors = vErrors === null ? validate316.errors : vErrors.concat(validate316.errors), errors = vErrors.length);
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate390.errors = vErrors, errors === 0;
}
function validate394(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (func3(data0) > 512) {
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
  return validate394.errors = vErrors, errors === 0;
}
function validate324(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate324.errors = vErrors, errors === 0;
}
function validate321(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.id !== void 0 && (validate302(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors), errors = vErrors.length)), data.terrain !== void 0 && (validate302(data.terrain, { instancePath: instancePath + "/terrain", parentData: data, parentDataProperty: "terrain", rootData }) || (vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors), errors = vErrors.length)), data.at !== void 0) {
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
          validate324(data5[i0], { instancePath: instancePath + "/shape/" + i0, parentData: data5, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/shape", schemaPath: "#/properties/shape/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    data.label !== void 0 && (validate324(data.label, { instancePath: instancePath + "/label", parentData: data, parentDataProperty: "label", rootData }) || (vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors), errors = vErrors.length));
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate321.errors = vErrors, errors === 0;
}
function validate396(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 2e3) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 2e3 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate321(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate396.errors = vErrors, errors === 0;
}
var pattern31 = new RegExp("^(?:[0-9]{4,8}|[a-z][a-z0-9-]*)/(?:N|NE|E|SE|S|SW|W|NW)$", "u");
function validate330(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func3(data) > 72) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 72 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern31.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4,8}|[a-z][a-z0-9-]*)/(?:N|NE|E|SE|S|SW|W|NW)$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate330.errors = vErrors, errors === 0;
}
function validate328(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.type !== void 0 && (validate302(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData }) || (vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors), errors = vErrors.length)), data.sides !== void 0) {
      let data1 = data.sides;
      if (Array.isArray(data1)) {
        if (data1.length > 2e4) {
          let err3 = { instancePath: instancePath + "/sides", schemaPath: "#/properties/sides/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate330(data1[i0], { instancePath: instancePath + "/sides/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors), errors = vErrors.length);
      } else {
        let err4 = { instancePath: instancePath + "/sides", schemaPath: "#/properties/sides/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate328.errors = vErrors, errors === 0;
}
function validate399(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 2e3) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 2e3 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate328(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate328.errors : vErrors.concat(validate328.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate399.errors = vErrors, errors === 0;
}
function validate335(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func3(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern24.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4,8}|(?!constructor$)[a-z][a-z0-9-]*)$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate335.errors = vErrors, errors === 0;
}
var schema111 = { type: ["integer", "string"], minimum: 0, maximum: 99, pattern: "^(?:closed|[0-9]{1,2}/2)$" }, pattern33 = new RegExp("^(?:closed|[0-9]{1,2}/2)$", "u");
function validate338(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema111.type } };
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
  if (typeof data == "string" && !pattern33.test(data)) {
    let err3 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?:closed|[0-9]{1,2}/2)$" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate338.errors = vErrors, errors === 0;
}
function validate333(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.type !== void 0 && (validate302(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData }) || (vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors), errors = vErrors.length)), data.between !== void 0) {
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
        len1 > 0 && (validate335(data1[0], { instancePath: instancePath + "/between/0", parentData: data1, parentDataProperty: 0, rootData }) || (vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors), errors = vErrors.length)), len1 > 1 && (validate335(data1[1], { instancePath: instancePath + "/between/1", parentData: data1, parentDataProperty: 1, rootData }) || (vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors), errors = vErrors.length));
      } else {
        let err6 = { instancePath: instancePath + "/between", schemaPath: "#/properties/between/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.cost !== void 0 && (validate338(data.cost, { instancePath: instancePath + "/cost", parentData: data, parentDataProperty: "cost", rootData }) || (vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors), errors = vErrors.length)), data.via !== void 0) {
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
          validate324(data5[i0], { instancePath: instancePath + "/via/" + i0, parentData: data5, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/via", schemaPath: "#/properties/via/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate333.errors = vErrors, errors === 0;
}
function validate402(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 5e3) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 5e3 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate333(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate333.errors : vErrors.concat(validate333.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate402.errors = vErrors, errors === 0;
}
function validate342(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.id !== void 0 && (validate302(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors), errors = vErrors.length)), data.kind !== void 0 && (validate302(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData }) || (vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors), errors = vErrors.length)), data.cells !== void 0) {
      let data2 = data.cells;
      if (Array.isArray(data2)) {
        if (data2.length > 2e4) {
          let err4 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate335(data2[i0], { instancePath: instancePath + "/cells/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate342.errors = vErrors, errors === 0;
}
function validate405(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 2e3) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 2e3 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate342(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate405.errors = vErrors, errors === 0;
}
function validate304(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema14.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate304.errors = vErrors, errors === 0;
}
function validate348(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.id !== void 0 && (validate302(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors), errors = vErrors.length)), data.kind !== void 0 && (validate302(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData }) || (vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors), errors = vErrors.length)), data.value !== void 0) {
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
          validate335(data4[i0], { instancePath: instancePath + "/cells/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    data.place !== void 0 && (validate302(data.place, { instancePath: instancePath + "/place", parentData: data, parentDataProperty: "place", rootData }) || (vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors), errors = vErrors.length)), data.source !== void 0 && (validate304(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate304.errors : vErrors.concat(validate304.errors), errors = vErrors.length));
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate348.errors = vErrors, errors === 0;
}
function validate354(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.id !== void 0 && (validate302(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors), errors = vErrors.length)), data.side !== void 0 && (validate302(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors), errors = vErrors.length)), data.number !== void 0) {
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
          validate335(data4[i0], { instancePath: instancePath + "/cells/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors), errors = vErrors.length);
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
          validate335(data6[i1], { instancePath: instancePath + "/exits/" + i1, parentData: data6, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors), errors = vErrors.length);
      } else {
        let err15 = { instancePath: instancePath + "/exits", schemaPath: "#/properties/exits/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate354.errors = vErrors, errors === 0;
}
function validate359(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.id !== void 0 && (validate302(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors), errors = vErrors.length)), data.cells !== void 0) {
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
          validate335(data2[i0], { instancePath: instancePath + "/cells/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate359.errors = vErrors, errors === 0;
}
function validate362(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.id !== void 0 && (validate302(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors), errors = vErrors.length)), data.kind !== void 0 && (validate302(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData }) || (vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors), errors = vErrors.length)), data.cells !== void 0) {
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
          validate335(data3[i0], { instancePath: instancePath + "/cells/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate362.errors = vErrors, errors === 0;
}
function validate347(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.role === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.role;
    if (typeof tag0 == "string")
      if (tag0 === "objective")
        validate348(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors), errors = vErrors.length);
      else if (tag0 === "base")
        validate354(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors), errors = vErrors.length);
      else if (tag0 === "prison")
        validate359(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors), errors = vErrors.length);
      else if (tag0 === "landmark")
        validate362(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors), errors = vErrors.length);
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
  return validate347.errors = vErrors, errors === 0;
}
function validate408(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 2e3) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 2e3 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate347(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate408.errors = vErrors, errors === 0;
}
function validate371(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.id !== void 0 && (validate302(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors), errors = vErrors.length)), data.cells !== void 0) {
      let data1 = data.cells;
      if (Array.isArray(data1)) {
        if (data1.length > 2e4) {
          let err3 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate335(data1[i0], { instancePath: instancePath + "/cells/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors), errors = vErrors.length);
      } else {
        let err4 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate371.errors = vErrors, errors === 0;
}
function validate411(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 500) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 500 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate371(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate411.errors = vErrors, errors === 0;
}
function validate382(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.grid === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "grid" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema120.properties, key0)) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.source !== void 0 && (validate383(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors), errors = vErrors.length)), data.grid !== void 0 && (validate385(data.grid, { instancePath: instancePath + "/grid", parentData: data, parentDataProperty: "grid", rootData }) || (vErrors = vErrors === null ? validate385.errors : vErrors.concat(validate385.errors), errors = vErrors.length)), data.legend !== void 0 && (validate390(data.legend, { instancePath: instancePath + "/legend", parentData: data, parentDataProperty: "legend", rootData }) || (vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors), errors = vErrors.length)), data.rows !== void 0 && (validate394(data.rows, { instancePath: instancePath + "/rows", parentData: data, parentDataProperty: "rows", rootData }) || (vErrors = vErrors === null ? validate394.errors : vErrors.concat(validate394.errors), errors = vErrors.length)), data.areas !== void 0 && (validate396(data.areas, { instancePath: instancePath + "/areas", parentData: data, parentDataProperty: "areas", rootData }) || (vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors), errors = vErrors.length)), data.edges !== void 0 && (validate399(data.edges, { instancePath: instancePath + "/edges", parentData: data, parentDataProperty: "edges", rootData }) || (vErrors = vErrors === null ? validate399.errors : vErrors.concat(validate399.errors), errors = vErrors.length)), data.links !== void 0 && (validate402(data.links, { instancePath: instancePath + "/links", parentData: data, parentDataProperty: "links", rootData }) || (vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors), errors = vErrors.length)), data.places !== void 0 && (validate405(data.places, { instancePath: instancePath + "/places", parentData: data, parentDataProperty: "places", rootData }) || (vErrors = vErrors === null ? validate405.errors : vErrors.concat(validate405.errors), errors = vErrors.length)), data.sites !== void 0 && (validate408(data.sites, { instancePath: instancePath + "/sites", parentData: data, parentDataProperty: "sites", rootData }) || (vErrors = vErrors === null ? validate408.errors : vErrors.concat(validate408.errors), errors = vErrors.length)), data.regions !== void 0 && (validate411(data.regions, { instancePath: instancePath + "/regions", parentData: data, parentDataProperty: "regions", rootData }) || (vErrors = vErrors === null ? validate411.errors : vErrors.concat(validate411.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate382.errors = vErrors, errors === 0;
}
var schema139 = { type: "object", properties: { from: { $ref: "shared.schema.json#/definitions/Id" }, turn: { type: "integer", minimum: 1, maximum: 999 }, side: { $ref: "shared.schema.json#/definitions/Id" }, step: { enum: ["first-shots", "movement", "second-shots", "fights"] }, units: { type: "array", items: { $ref: "#/definitions/CryHavocPositionUnit" }, maxItems: 500 } }, additionalProperties: !1 };
function validate418(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func3(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func3(data) < 1) {
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
  return validate418.errors = vErrors, errors === 0;
}
var schema140 = { type: "object", required: ["unit"], properties: { id: { $ref: "shared.schema.json#/definitions/EntryName" }, unit: { $ref: "shared.schema.json#/definitions/Id" }, side: { $ref: "shared.schema.json#/definitions/Id" }, figure: { $ref: "shared.schema.json#/definitions/Id" }, at: { if: { type: "array" }, then: { type: "array", items: [{ $ref: "shared.schema.json#/definitions/CellName" }, { $ref: "shared.schema.json#/definitions/CellName" }], additionalItems: !1, minItems: 2, maxItems: 2 }, else: { $ref: "shared.schema.json#/definitions/CellName" } }, health: { enum: ["healthy", "wounded", "dead"] }, stunned: { type: ["boolean", "string"], pattern: "^late$" }, on: { $ref: "shared.schema.json#/definitions/EntryName" }, ahead: { $ref: "shared.schema.json#/definitions/EntryName" }, tied: { type: "boolean" }, arrows: { type: "integer", minimum: 0, maximum: 999 }, engaged: { type: "boolean" }, captive: { type: "boolean" }, ransomed: { type: "boolean" }, noQuarter: { type: "boolean" }, shot: { type: "boolean" }, moved: { type: "boolean" }, busy: { type: "boolean" }, struck: { type: "boolean" }, spent: { type: "integer", minimum: 0, maximum: 99 } }, additionalProperties: !1 };
var pattern36 = new RegExp("^(?!(?:constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf|prototype)$)[A-Za-z0-9][A-Za-z0-9._#*+-]*$", "u");
function validate445(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func3(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func3(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern36.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?!(?:constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf|prototype)$)[A-Za-z0-9][A-Za-z0-9._#*+-]*$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate445.errors = vErrors, errors === 0;
}
function validate450(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func3(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern24.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4,8}|(?!constructor$)[a-z][a-z0-9-]*)$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate450.errors = vErrors, errors === 0;
}
var pattern38 = new RegExp("^late$", "u");
function validate444(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.unit === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unit" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema140.properties, key0)) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.id !== void 0 && (validate445(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate445.errors : vErrors.concat(validate445.errors), errors = vErrors.length)), data.unit !== void 0 && (validate418(data.unit, { instancePath: instancePath + "/unit", parentData: data, parentDataProperty: "unit", rootData }) || (vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors), errors = vErrors.length)), data.side !== void 0 && (validate418(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors), errors = vErrors.length)), data.figure !== void 0 && (validate418(data.figure, { instancePath: instancePath + "/figure", parentData: data, parentDataProperty: "figure", rootData }) || (vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors), errors = vErrors.length)), data.at !== void 0) {
      let data4 = data.at, _errs7 = errors, valid1 = !0, _errs8 = errors;
      if (!Array.isArray(data4)) {
        let err2 = {};
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      var _valid0 = _errs8 === errors;
      errors = _errs7, vErrors !== null && (_errs7 ? vErrors.length = _errs7 : vErrors = null);
      let ifClause0;
      if (_valid0) {
        let _errs10 = errors;
        if (Array.isArray(data4)) {
          if (data4.length > 2) {
            let err3 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/then/maxItems", keyword: "maxItems", params: { limit: 2 } };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
          if (data4.length < 2) {
            let err4 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/then/minItems", keyword: "minItems", params: { limit: 2 } };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
          if (!(data4.length <= 2)) {
            let err5 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/then/additionalItems", keyword: "additionalItems", params: { limit: 2 } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
          let len1 = data4.length;
          len1 > 0 && (validate450(data4[0], { instancePath: instancePath + "/at/0", parentData: data4, parentDataProperty: 0, rootData }) || (vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors), errors = vErrors.length)), len1 > 1 && (validate450(data4[1], { instancePath: instancePath + "/at/1", parentData: data4, parentDataProperty: 1, rootData }) || (vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors), errors = vErrors.length));
        } else {
          let err6 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/then/type", keyword: "type", params: { type: "array" } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        var _valid0 = _errs10 === errors;
        valid1 = _valid0, ifClause0 = "then";
      } else {
        let _errs14 = errors;
        validate450(data4, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData }) || (vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors), errors = vErrors.length);
        var _valid0 = _errs14 === errors;
        valid1 = _valid0, ifClause0 = "else";
      }
      if (!valid1) {
        let err7 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/if", keyword: "if", params: { failingKeyword: ifClause0 } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.health !== void 0) {
      let data7 = data.health;
      if (!(data7 === "healthy" || data7 === "wounded" || data7 === "dead")) {
        let err8 = { instancePath: instancePath + "/health", schemaPath: "#/properties/health/enum", keyword: "enum", params: { allowedValues: schema140.properties.health.enum } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.stunned !== void 0) {
      let data8 = data.stunned;
      if (typeof data8 != "boolean" && typeof data8 != "string") {
        let err9 = { instancePath: instancePath + "/stunned", schemaPath: "#/properties/stunned/type", keyword: "type", params: { type: schema140.properties.stunned.type } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data8 == "string" && !pattern38.test(data8)) {
        let err10 = { instancePath: instancePath + "/stunned", schemaPath: "#/properties/stunned/pattern", keyword: "pattern", params: { pattern: "^late$" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.on !== void 0 && (validate445(data.on, { instancePath: instancePath + "/on", parentData: data, parentDataProperty: "on", rootData }) || (vErrors = vErrors === null ? validate445.errors : vErrors.concat(validate445.errors), errors = vErrors.length)), data.ahead !== void 0 && (validate445(data.ahead, { instancePath: instancePath + "/ahead", parentData: data, parentDataProperty: "ahead", rootData }) || (vErrors = vErrors === null ? validate445.errors : vErrors.concat(validate445.errors), errors = vErrors.length)), data.tied !== void 0 && typeof data.tied != "boolean") {
      let err11 = { instancePath: instancePath + "/tied", schemaPath: "#/properties/tied/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.arrows !== void 0) {
      let data12 = data.arrows;
      if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
        let err12 = { instancePath: instancePath + "/arrows", schemaPath: "#/properties/arrows/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data12 == "number" && isFinite(data12)) {
        if (data12 > 999 || isNaN(data12)) {
          let err13 = { instancePath: instancePath + "/arrows", schemaPath: "#/properties/arrows/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data12 < 0 || isNaN(data12)) {
          let err14 = { instancePath: instancePath + "/arrows", schemaPath: "#/properties/arrows/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      }
    }
    if (data.engaged !== void 0 && typeof data.engaged != "boolean") {
      let err15 = { instancePath: instancePath + "/engaged", schemaPath: "#/properties/engaged/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.captive !== void 0 && typeof data.captive != "boolean") {
      let err16 = { instancePath: instancePath + "/captive", schemaPath: "#/properties/captive/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.ransomed !== void 0 && typeof data.ransomed != "boolean") {
      let err17 = { instancePath: instancePath + "/ransomed", schemaPath: "#/properties/ransomed/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.noQuarter !== void 0 && typeof data.noQuarter != "boolean") {
      let err18 = { instancePath: instancePath + "/noQuarter", schemaPath: "#/properties/noQuarter/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.shot !== void 0 && typeof data.shot != "boolean") {
      let err19 = { instancePath: instancePath + "/shot", schemaPath: "#/properties/shot/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.moved !== void 0 && typeof data.moved != "boolean") {
      let err20 = { instancePath: instancePath + "/moved", schemaPath: "#/properties/moved/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.busy !== void 0 && typeof data.busy != "boolean") {
      let err21 = { instancePath: instancePath + "/busy", schemaPath: "#/properties/busy/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.struck !== void 0 && typeof data.struck != "boolean") {
      let err22 = { instancePath: instancePath + "/struck", schemaPath: "#/properties/struck/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.spent !== void 0) {
      let data21 = data.spent;
      if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21))) {
        let err23 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
      if (typeof data21 == "number" && isFinite(data21)) {
        if (data21 > 99 || isNaN(data21)) {
          let err24 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (data21 < 0 || isNaN(data21)) {
          let err25 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      }
    }
  } else {
    let err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
  }
  return validate444.errors = vErrors, errors === 0;
}
function validate500(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "from" || key0 === "turn" || key0 === "side" || key0 === "step" || key0 === "units")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.from !== void 0 && (validate418(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData }) || (vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors), errors = vErrors.length)), data.turn !== void 0) {
      let data1 = data.turn;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err1 = { instancePath: instancePath + "/turn", schemaPath: "#/properties/turn/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 999 || isNaN(data1)) {
          let err2 = { instancePath: instancePath + "/turn", schemaPath: "#/properties/turn/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err3 = { instancePath: instancePath + "/turn", schemaPath: "#/properties/turn/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
    }
    if (data.side !== void 0 && (validate418(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors), errors = vErrors.length)), data.step !== void 0) {
      let data3 = data.step;
      if (!(data3 === "first-shots" || data3 === "movement" || data3 === "second-shots" || data3 === "fights")) {
        let err4 = { instancePath: instancePath + "/step", schemaPath: "#/properties/step/enum", keyword: "enum", params: { allowedValues: schema139.properties.step.enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.units !== void 0) {
      let data4 = data.units;
      if (Array.isArray(data4)) {
        if (data4.length > 500) {
          let err5 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate444(data4[i0], { instancePath: instancePath + "/units/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate500.errors = vErrors, errors === 0;
}
function validate298(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          validate299(key1, { instancePath: instancePath + "/maps", parentData: data1, parentDataProperty: "maps", rootData }) || (vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors), errors = vErrors.length);
          var valid1 = _errs6 === errors;
          if (!valid1) {
            let err6 = { instancePath: instancePath + "/maps", schemaPath: "#/properties/maps/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
        for (let key2 in data1)
          validate382(data1[key2], { instancePath: instancePath + "/maps/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data1, parentDataProperty: key2, rootData }) || (vErrors = vErrors === null ? validate382.errors : vErrors.concat(validate382.errors), errors = vErrors.length);
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
          validate299(key3, { instancePath: instancePath + "/positions", parentData: data3, parentDataProperty: "positions", rootData }) || (vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors), errors = vErrors.length);
          var valid3 = _errs11 === errors;
          if (!valid3) {
            let err10 = { instancePath: instancePath + "/positions", schemaPath: "#/properties/positions/propertyNames", keyword: "propertyNames", params: { propertyName: key3 } };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
        for (let key4 in data3)
          validate500(data3[key4], { instancePath: instancePath + "/positions/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data3, parentDataProperty: key4, rootData }) || (vErrors = vErrors === null ? validate500.errors : vErrors.concat(validate500.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/positions", schemaPath: "#/properties/positions/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate298.errors = vErrors, errors === 0;
}
var cryHavocCaseItem_cases = validate505, schema132 = { type: "object", required: ["id", "scenario", "steps"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, proves: { type: "array", items: { $ref: "cry-havoc-words.schema.json#/definitions/CryHavocStatement" }, maxItems: 100, minItems: 1 }, title: { $ref: "shared.schema.json#/definitions/LocalText" }, scenario: { $ref: "shared.schema.json#/definitions/Id" }, map: { if: { type: "object" }, then: { $ref: "map.schema.json#/definitions/CaseMap" }, else: { $ref: "shared.schema.json#/definitions/Id" } }, change: { type: "object", maxProperties: 100, additionalProperties: !0 }, given: { $ref: "#/definitions/CryHavocPosition" }, dice: { type: "array", items: { type: "integer", minimum: 1, maximum: 1e3 }, maxItems: 1e3 }, steps: { type: "array", items: { $ref: "#/definitions/CryHavocCaseStep" }, maxItems: 1e3, minItems: 1 }, spare: { type: "string", minLength: 8, maxLength: 300 } }, additionalProperties: !1 }, schema135 = { type: "string", enum: ["CH-01", "CH-02", "CH-03", "CH-04", "CH-05", "CH-06", "CH-07", "CH-08", "CH-09", "CH-10", "CH-11", "CH-12", "CH-13", "CH-14", "CH-15", "CH-16", "CH-17", "CH-18", "CH-19", "CH-20", "CH-21", "CH-22", "CH-23", "CH-24", "CH-25", "CH-26", "CH-27", "CH-28", "CH-29", "CH-30", "CH-31", "CH-32", "CH-33", "CH-34", "CH-35", "CH-36", "CH-37", "CH-38", "CH-39", "CH-40", "CH-41", "CH-42", "CH-43", "CH-44", "CH-45", "CH-46", "CH-47", "CH-48", "CH-49", "CH-50", "CH-51", "CH-52", "CH-53", "CH-54", "CH-55", "CH-56", "CH-57", "CH-58", "CH-59", "CH-60", "CH-61", "CH-62", "CH-63", "CH-64", "CH-65", "CH-66", "CH-67", "CH-68", "CH-69", "CH-70", "CH-71", "CH-72", "CH-73", "CH-74", "CH-75", "CH-76", "CH-77", "CH-78", "CH-79", "CH-80", "CH-81", "CH-82", "CH-83", "CH-84", "CH-85", "CH-86", "CH-87", "CH-88", "CH-89", "CH-90", "CH-91", "CH-92", "CH-93", "CH-94", "CH-95", "CH-96", "CH-97", "CH-98", "CH-99", "CH-100", "CH-101", "CH-102", "CH-T1", "CH-T2", "CH-T3", "CH-T4", "CH-T5", "CH-T6", "CH-T7", "CH-T8", "CH-T9", "CH-X1", "CH-X2", "CH-X3", "CH-X4", "CH-X5", "CH-X6", "CH-X7", "CH-X8", "CH-X9", "CH-X10", "CH-X11", "CH-X12"] };
function validate421(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "CH-01" || data === "CH-02" || data === "CH-03" || data === "CH-04" || data === "CH-05" || data === "CH-06" || data === "CH-07" || data === "CH-08" || data === "CH-09" || data === "CH-10" || data === "CH-11" || data === "CH-12" || data === "CH-13" || data === "CH-14" || data === "CH-15" || data === "CH-16" || data === "CH-17" || data === "CH-18" || data === "CH-19" || data === "CH-20" || data === "CH-21" || data === "CH-22" || data === "CH-23" || data === "CH-24" || data === "CH-25" || data === "CH-26" || data === "CH-27" || data === "CH-28" || data === "CH-29" || data === "CH-30" || data === "CH-31" || data === "CH-32" || data === "CH-33" || data === "CH-34" || data === "CH-35" || data === "CH-36" || data === "CH-37" || data === "CH-38" || data === "CH-39" || data === "CH-40" || data === "CH-41" || data === "CH-42" || data === "CH-43" || data === "CH-44" || data === "CH-45" || data === "CH-46" || data === "CH-47" || data === "CH-48" || data === "CH-49" || data === "CH-50" || data === "CH-51" || data === "CH-52" || data === "CH-53" || data === "CH-54" || data === "CH-55" || data === "CH-56" || data === "CH-57" || data === "CH-58" || data === "CH-59" || data === "CH-60" || data === "CH-61" || data === "CH-62" || data === "CH-63" || data === "CH-64" || data === "CH-65" || data === "CH-66" || data === "CH-67" || data === "CH-68" || data === "CH-69" || data === "CH-70" || data === "CH-71" || data === "CH-72" || data === "CH-73" || data === "CH-74" || data === "CH-75" || data === "CH-76" || data === "CH-77" || data === "CH-78" || data === "CH-79" || data === "CH-80" || data === "CH-81" || data === "CH-82" || data === "CH-83" || data === "CH-84" || data === "CH-85" || data === "CH-86" || data === "CH-87" || data === "CH-88" || data === "CH-89" || data === "CH-90" || data === "CH-91" || data === "CH-92" || data === "CH-93" || data === "CH-94" || data === "CH-95" || data === "CH-96" || data === "CH-97" || data === "CH-98" || data === "CH-99" || data === "CH-100" || data === "CH-101" || data === "CH-102" || data === "CH-T1" || data === "CH-T2" || data === "CH-T3" || data === "CH-T4" || data === "CH-T5" || data === "CH-T6" || data === "CH-T7" || data === "CH-T8" || data === "CH-T9" || data === "CH-X1" || data === "CH-X2" || data === "CH-X3" || data === "CH-X4" || data === "CH-X5" || data === "CH-X6" || data === "CH-X7" || data === "CH-X8" || data === "CH-X9" || data === "CH-X10" || data === "CH-X11" || data === "CH-X12")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema135.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate421.errors = vErrors, errors === 0;
}
var pattern35 = new RegExp("^[a-z]{2,3}(?:-[a-z0-9]{2,8})?$", "u");
function validate424(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func3(data) > 12) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 12 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern35.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}(?:-[a-z0-9]{2,8})?$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate424.errors = vErrors, errors === 0;
}
function validate423(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.en === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "en" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data) {
      let _errs1 = errors;
      validate424(key0, { instancePath, parentData: data, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate424.errors : vErrors.concat(validate424.errors), errors = vErrors.length);
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
          if (func3(data0) > 4096) {
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
        if (func3(data1) > 4096) {
          let err4 = { instancePath: instancePath + "/en", schemaPath: "#/properties/en/maxLength", keyword: "maxLength", params: { limit: 4096 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func3(data1) < 1) {
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
        if (func3(data2) > 4096) {
          let err7 = { instancePath: instancePath + "/it", schemaPath: "#/properties/it/maxLength", keyword: "maxLength", params: { limit: 4096 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func3(data2) < 1) {
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
  return validate423.errors = vErrors, errors === 0;
}
function validate428(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.grid === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "grid" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema120.properties, key0)) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.source !== void 0 && (validate383(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors), errors = vErrors.length)), data.grid !== void 0 && (validate385(data.grid, { instancePath: instancePath + "/grid", parentData: data, parentDataProperty: "grid", rootData }) || (vErrors = vErrors === null ? validate385.errors : vErrors.concat(validate385.errors), errors = vErrors.length)), data.legend !== void 0 && (validate390(data.legend, { instancePath: instancePath + "/legend", parentData: data, parentDataProperty: "legend", rootData }) || (vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors), errors = vErrors.length)), data.rows !== void 0 && (validate394(data.rows, { instancePath: instancePath + "/rows", parentData: data, parentDataProperty: "rows", rootData }) || (vErrors = vErrors === null ? validate394.errors : vErrors.concat(validate394.errors), errors = vErrors.length)), data.areas !== void 0 && (validate396(data.areas, { instancePath: instancePath + "/areas", parentData: data, parentDataProperty: "areas", rootData }) || (vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors), errors = vErrors.length)), data.edges !== void 0 && (validate399(data.edges, { instancePath: instancePath + "/edges", parentData: data, parentDataProperty: "edges", rootData }) || (vErrors = vErrors === null ? validate399.errors : vErrors.concat(validate399.errors), errors = vErrors.length)), data.links !== void 0 && (validate402(data.links, { instancePath: instancePath + "/links", parentData: data, parentDataProperty: "links", rootData }) || (vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors), errors = vErrors.length)), data.places !== void 0 && (validate405(data.places, { instancePath: instancePath + "/places", parentData: data, parentDataProperty: "places", rootData }) || (vErrors = vErrors === null ? validate405.errors : vErrors.concat(validate405.errors), errors = vErrors.length)), data.sites !== void 0 && (validate408(data.sites, { instancePath: instancePath + "/sites", parentData: data, parentDataProperty: "sites", rootData }) || (vErrors = vErrors === null ? validate408.errors : vErrors.concat(validate408.errors), errors = vErrors.length)), data.regions !== void 0 && (validate411(data.regions, { instancePath: instancePath + "/regions", parentData: data, parentDataProperty: "regions", rootData }) || (vErrors = vErrors === null ? validate411.errors : vErrors.concat(validate411.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate428.errors = vErrors, errors === 0;
}
function validate441(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "from" || key0 === "turn" || key0 === "side" || key0 === "step" || key0 === "units")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.from !== void 0 && (validate418(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData }) || (vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors), errors = vErrors.length)), data.turn !== void 0) {
      let data1 = data.turn;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err1 = { instancePath: instancePath + "/turn", schemaPath: "#/properties/turn/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 999 || isNaN(data1)) {
          let err2 = { instancePath: instancePath + "/turn", schemaPath: "#/properties/turn/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err3 = { instancePath: instancePath + "/turn", schemaPath: "#/properties/turn/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
    }
    if (data.side !== void 0 && (validate418(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors), errors = vErrors.length)), data.step !== void 0) {
      let data3 = data.step;
      if (!(data3 === "first-shots" || data3 === "movement" || data3 === "second-shots" || data3 === "fights")) {
        let err4 = { instancePath: instancePath + "/step", schemaPath: "#/properties/step/enum", keyword: "enum", params: { allowedValues: schema139.properties.step.enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.units !== void 0) {
      let data4 = data.units;
      if (Array.isArray(data4)) {
        if (data4.length > 500) {
          let err5 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate444(data4[i0], { instancePath: instancePath + "/units/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate441.errors = vErrors, errors === 0;
}
var schema143 = { type: "object", properties: { do: { $ref: "#/definitions/CryHavocCaseAction" }, offers: { type: "array", items: { $ref: "#/definitions/CryHavocCaseAction" }, minItems: 1, maxItems: 1e3 }, hides: { type: "array", items: { $ref: "#/definitions/CryHavocCaseAction" }, minItems: 1, maxItems: 1e3 }, refuses: { $ref: "#/definitions/CryHavocCaseAction" }, rule: { $ref: "cry-havoc-words.schema.json#/definitions/CryHavocReason" }, by: { $ref: "shared.schema.json#/definitions/Id" }, secret: { $ref: "#/definitions/CryHavocPosition" }, unseenBy: { $ref: "shared.schema.json#/definitions/Id" }, expect: { $ref: "#/definitions/CryHavocExpectation" }, spare: { type: "string", minLength: 8, maxLength: 300 } }, additionalProperties: !1, oneOf: [{ required: ["do"] }, { required: ["offers"] }, { required: ["hides"] }, { required: ["refuses"] }, { required: ["secret"] }, { required: ["expect"] }], dependencies: { refuses: ["rule"], rule: ["refuses"], unseenBy: ["secret"] } }, schema144 = { type: "object", properties: { type: { $ref: "cry-havoc-words.schema.json#/definitions/CryHavocActionType" } }, propertyNames: { $ref: "shared.schema.json#/definitions/EntryName" }, additionalProperties: { type: ["string", "integer", "boolean"], maxLength: 200 }, minProperties: 1, maxProperties: 20 }, schema145 = { type: "string", enum: ["advance", "against", "cancel", "cover", "deliver", "dismount", "done", "enter", "escape", "exit", "face", "fall", "give", "hurt", "lead", "mount", "move", "place", "release", "retreat", "save", "seize", "select", "shoot", "stay", "stop", "strike", "take", "tie", "turn", "untie"] };
function validate461(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "advance" || data === "against" || data === "cancel" || data === "cover" || data === "deliver" || data === "dismount" || data === "done" || data === "enter" || data === "escape" || data === "exit" || data === "face" || data === "fall" || data === "give" || data === "hurt" || data === "lead" || data === "mount" || data === "move" || data === "place" || data === "release" || data === "retreat" || data === "save" || data === "seize" || data === "select" || data === "shoot" || data === "stay" || data === "stop" || data === "strike" || data === "take" || data === "tie" || data === "turn" || data === "untie")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema145.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate461.errors = vErrors, errors === 0;
}
function validate459(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      validate445(key0, { instancePath, parentData: data, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate445.errors : vErrors.concat(validate445.errors), errors = vErrors.length);
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
          let err3 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: schema144.additionalProperties.type } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (typeof data0 == "string" && func3(data0) > 200) {
          let err4 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 200 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    data.type !== void 0 && (validate461(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData }) || (vErrors = vErrors === null ? validate461.errors : vErrors.concat(validate461.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate459.errors = vErrors, errors === 0;
}
var schema146 = { type: "string", enum: ["CH-01", "CH-02", "CH-03", "CH-04", "CH-05", "CH-06", "CH-07", "CH-08", "CH-09", "CH-10", "CH-11", "CH-12", "CH-13", "CH-14", "CH-15", "CH-16", "CH-17", "CH-18", "CH-19", "CH-20", "CH-21", "CH-22", "CH-23", "CH-24", "CH-25", "CH-26", "CH-27", "CH-28", "CH-29", "CH-30", "CH-31", "CH-32", "CH-33", "CH-34", "CH-35", "CH-36", "CH-37", "CH-38", "CH-39", "CH-40", "CH-41", "CH-42", "CH-43", "CH-44", "CH-45", "CH-46", "CH-47", "CH-48", "CH-49", "CH-50", "CH-51", "CH-52", "CH-53", "CH-54", "CH-55", "CH-56", "CH-57", "CH-58", "CH-59", "CH-60", "CH-61", "CH-62", "CH-63", "CH-64", "CH-65", "CH-66", "CH-67", "CH-68", "CH-69", "CH-70", "CH-71", "CH-72", "CH-73", "CH-74", "CH-75", "CH-76", "CH-77", "CH-78", "CH-79", "CH-80", "CH-81", "CH-82", "CH-83", "CH-84", "CH-85", "CH-86", "CH-87", "CH-88", "CH-89", "CH-90", "CH-91", "CH-92", "CH-93", "CH-94", "CH-95", "CH-96", "CH-97", "CH-98", "CH-99", "CH-100", "CH-101", "CH-102", "CH-T1", "CH-T2", "CH-T3", "CH-T4", "CH-T5", "CH-T6", "CH-T7", "CH-T8", "CH-T9", "CH-X1", "CH-X2", "CH-X3", "CH-X4", "CH-X5", "CH-X6", "CH-X7", "CH-X8", "CH-X9", "CH-X10", "CH-X11", "CH-X12", "K-FORM", "K-SEAT", "K-OVER"] };
function validate467(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "CH-01" || data === "CH-02" || data === "CH-03" || data === "CH-04" || data === "CH-05" || data === "CH-06" || data === "CH-07" || data === "CH-08" || data === "CH-09" || data === "CH-10" || data === "CH-11" || data === "CH-12" || data === "CH-13" || data === "CH-14" || data === "CH-15" || data === "CH-16" || data === "CH-17" || data === "CH-18" || data === "CH-19" || data === "CH-20" || data === "CH-21" || data === "CH-22" || data === "CH-23" || data === "CH-24" || data === "CH-25" || data === "CH-26" || data === "CH-27" || data === "CH-28" || data === "CH-29" || data === "CH-30" || data === "CH-31" || data === "CH-32" || data === "CH-33" || data === "CH-34" || data === "CH-35" || data === "CH-36" || data === "CH-37" || data === "CH-38" || data === "CH-39" || data === "CH-40" || data === "CH-41" || data === "CH-42" || data === "CH-43" || data === "CH-44" || data === "CH-45" || data === "CH-46" || data === "CH-47" || data === "CH-48" || data === "CH-49" || data === "CH-50" || data === "CH-51" || data === "CH-52" || data === "CH-53" || data === "CH-54" || data === "CH-55" || data === "CH-56" || data === "CH-57" || data === "CH-58" || data === "CH-59" || data === "CH-60" || data === "CH-61" || data === "CH-62" || data === "CH-63" || data === "CH-64" || data === "CH-65" || data === "CH-66" || data === "CH-67" || data === "CH-68" || data === "CH-69" || data === "CH-70" || data === "CH-71" || data === "CH-72" || data === "CH-73" || data === "CH-74" || data === "CH-75" || data === "CH-76" || data === "CH-77" || data === "CH-78" || data === "CH-79" || data === "CH-80" || data === "CH-81" || data === "CH-82" || data === "CH-83" || data === "CH-84" || data === "CH-85" || data === "CH-86" || data === "CH-87" || data === "CH-88" || data === "CH-89" || data === "CH-90" || data === "CH-91" || data === "CH-92" || data === "CH-93" || data === "CH-94" || data === "CH-95" || data === "CH-96" || data === "CH-97" || data === "CH-98" || data === "CH-99" || data === "CH-100" || data === "CH-101" || data === "CH-102" || data === "CH-T1" || data === "CH-T2" || data === "CH-T3" || data === "CH-T4" || data === "CH-T5" || data === "CH-T6" || data === "CH-T7" || data === "CH-T8" || data === "CH-T9" || data === "CH-X1" || data === "CH-X2" || data === "CH-X3" || data === "CH-X4" || data === "CH-X5" || data === "CH-X6" || data === "CH-X7" || data === "CH-X8" || data === "CH-X9" || data === "CH-X10" || data === "CH-X11" || data === "CH-X12" || data === "K-FORM" || data === "K-SEAT" || data === "K-OVER")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema146.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate467.errors = vErrors, errors === 0;
}
var schema147 = { type: "object", properties: { turn: { type: "integer", minimum: 0, maximum: 999 }, side: { $ref: "shared.schema.json#/definitions/Id" }, step: { enum: ["set-up", "first-shots", "movement", "second-shots", "fights", "cover", "hurt", "retreat", "fall", "advance", "over"] }, asked: { $ref: "shared.schema.json#/definitions/Id" }, units: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/EntryName" }, additionalProperties: { $ref: "#/definitions/CryHavocExpectedUnit" }, maxProperties: 500, minProperties: 1 }, score: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/Id" }, additionalProperties: { type: "integer", minimum: -9999, maximum: 9999 }, minProperties: 1, maxProperties: 2 }, sight: { type: "array", items: { $ref: "#/definitions/CryHavocExpectedSight" }, minItems: 1, maxItems: 200 }, outcome: { $ref: "#/definitions/CryHavocExpectedOutcome" }, events: { type: "array", items: { type: "object", maxProperties: 50, additionalProperties: !0, minProperties: 1 }, maxItems: 200, minItems: 1 } }, additionalProperties: !1, minProperties: 1 }, schema148 = { type: "object", properties: { at: { if: { type: "array" }, then: { type: "array", items: [{ $ref: "shared.schema.json#/definitions/CellName" }, { $ref: "shared.schema.json#/definitions/CellName" }], additionalItems: !1, minItems: 2, maxItems: 2 }, else: { $ref: "shared.schema.json#/definitions/CellName" } }, health: { enum: ["healthy", "wounded", "dead"] }, stunned: { type: "boolean" }, mounted: { type: "boolean" }, ahead: { $ref: "shared.schema.json#/definitions/EntryName" }, tied: { type: "boolean" }, arrows: { type: "integer", minimum: 0, maximum: 999 }, captive: { type: "boolean" }, engaged: { type: "boolean" }, moved: { type: "boolean" }, numbers: { type: "array", items: [{ type: "integer", minimum: 0, maximum: 99 }, { type: "integer", minimum: 0, maximum: 99 }, { type: "integer", minimum: 0, maximum: 99 }], additionalItems: !1, minItems: 3, maxItems: 3 } }, additionalProperties: !1, minProperties: 1 };
function validate476(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      let err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema148.properties, key0)) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.at !== void 0) {
      let data0 = data.at, _errs3 = errors, valid1 = !0, _errs4 = errors;
      if (!Array.isArray(data0)) {
        let err2 = {};
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      var _valid0 = _errs4 === errors;
      errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
      let ifClause0;
      if (_valid0) {
        let _errs6 = errors;
        if (Array.isArray(data0)) {
          if (data0.length > 2) {
            let err3 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/then/maxItems", keyword: "maxItems", params: { limit: 2 } };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
          if (data0.length < 2) {
            let err4 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/then/minItems", keyword: "minItems", params: { limit: 2 } };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
          if (!(data0.length <= 2)) {
            let err5 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/then/additionalItems", keyword: "additionalItems", params: { limit: 2 } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
          let len1 = data0.length;
          len1 > 0 && (validate450(data0[0], { instancePath: instancePath + "/at/0", parentData: data0, parentDataProperty: 0, rootData }) || (vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors), errors = vErrors.length)), len1 > 1 && (validate450(data0[1], { instancePath: instancePath + "/at/1", parentData: data0, parentDataProperty: 1, rootData }) || (vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors), errors = vErrors.length));
        } else {
          let err6 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/then/type", keyword: "type", params: { type: "array" } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        var _valid0 = _errs6 === errors;
        valid1 = _valid0, ifClause0 = "then";
      } else {
        let _errs10 = errors;
        validate450(data0, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData }) || (vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors), errors = vErrors.length);
        var _valid0 = _errs10 === errors;
        valid1 = _valid0, ifClause0 = "else";
      }
      if (!valid1) {
        let err7 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/if", keyword: "if", params: { failingKeyword: ifClause0 } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.health !== void 0) {
      let data3 = data.health;
      if (!(data3 === "healthy" || data3 === "wounded" || data3 === "dead")) {
        let err8 = { instancePath: instancePath + "/health", schemaPath: "#/properties/health/enum", keyword: "enum", params: { allowedValues: schema148.properties.health.enum } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.stunned !== void 0 && typeof data.stunned != "boolean") {
      let err9 = { instancePath: instancePath + "/stunned", schemaPath: "#/properties/stunned/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.mounted !== void 0 && typeof data.mounted != "boolean") {
      let err10 = { instancePath: instancePath + "/mounted", schemaPath: "#/properties/mounted/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.ahead !== void 0 && (validate445(data.ahead, { instancePath: instancePath + "/ahead", parentData: data, parentDataProperty: "ahead", rootData }) || (vErrors = vErrors === null ? validate445.errors : vErrors.concat(validate445.errors), errors = vErrors.length)), data.tied !== void 0 && typeof data.tied != "boolean") {
      let err11 = { instancePath: instancePath + "/tied", schemaPath: "#/properties/tied/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.arrows !== void 0) {
      let data8 = data.arrows;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err12 = { instancePath: instancePath + "/arrows", schemaPath: "#/properties/arrows/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 999 || isNaN(data8)) {
          let err13 = { instancePath: instancePath + "/arrows", schemaPath: "#/properties/arrows/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          let err14 = { instancePath: instancePath + "/arrows", schemaPath: "#/properties/arrows/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      }
    }
    if (data.captive !== void 0 && typeof data.captive != "boolean") {
      let err15 = { instancePath: instancePath + "/captive", schemaPath: "#/properties/captive/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.engaged !== void 0 && typeof data.engaged != "boolean") {
      let err16 = { instancePath: instancePath + "/engaged", schemaPath: "#/properties/engaged/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.moved !== void 0 && typeof data.moved != "boolean") {
      let err17 = { instancePath: instancePath + "/moved", schemaPath: "#/properties/moved/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.numbers !== void 0) {
      let data12 = data.numbers;
      if (Array.isArray(data12)) {
        if (data12.length > 3) {
          let err18 = { instancePath: instancePath + "/numbers", schemaPath: "#/properties/numbers/maxItems", keyword: "maxItems", params: { limit: 3 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (data12.length < 3) {
          let err19 = { instancePath: instancePath + "/numbers", schemaPath: "#/properties/numbers/minItems", keyword: "minItems", params: { limit: 3 } };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (!(data12.length <= 3)) {
          let err20 = { instancePath: instancePath + "/numbers", schemaPath: "#/properties/numbers/additionalItems", keyword: "additionalItems", params: { limit: 3 } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        let len3 = data12.length;
        if (len3 > 0) {
          let data13 = data12[0];
          if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
            let err21 = { instancePath: instancePath + "/numbers/0", schemaPath: "#/properties/numbers/items/0/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
          if (typeof data13 == "number" && isFinite(data13)) {
            if (data13 > 99 || isNaN(data13)) {
              let err22 = { instancePath: instancePath + "/numbers/0", schemaPath: "#/properties/numbers/items/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
            if (data13 < 0 || isNaN(data13)) {
              let err23 = { instancePath: instancePath + "/numbers/0", schemaPath: "#/properties/numbers/items/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
          }
        }
        if (len3 > 1) {
          let data14 = data12[1];
          if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
            let err24 = { instancePath: instancePath + "/numbers/1", schemaPath: "#/properties/numbers/items/1/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
          if (typeof data14 == "number" && isFinite(data14)) {
            if (data14 > 99 || isNaN(data14)) {
              let err25 = { instancePath: instancePath + "/numbers/1", schemaPath: "#/properties/numbers/items/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
            if (data14 < 0 || isNaN(data14)) {
              let err26 = { instancePath: instancePath + "/numbers/1", schemaPath: "#/properties/numbers/items/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
          }
        }
        if (len3 > 2) {
          let data15 = data12[2];
          if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
            let err27 = { instancePath: instancePath + "/numbers/2", schemaPath: "#/properties/numbers/items/2/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
          if (typeof data15 == "number" && isFinite(data15)) {
            if (data15 > 99 || isNaN(data15)) {
              let err28 = { instancePath: instancePath + "/numbers/2", schemaPath: "#/properties/numbers/items/2/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
            if (data15 < 0 || isNaN(data15)) {
              let err29 = { instancePath: instancePath + "/numbers/2", schemaPath: "#/properties/numbers/items/2/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
          }
        }
      } else {
        let err30 = { instancePath: instancePath + "/numbers", schemaPath: "#/properties/numbers/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
  } else {
    let err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
  }
  return validate476.errors = vErrors, errors === 0;
}
var schema149 = { type: "object", required: ["from", "to", "possible"], properties: { from: { $ref: "shared.schema.json#/definitions/EntryName" }, to: { $ref: "shared.schema.json#/definitions/EntryName" }, weapon: { $ref: "shared.schema.json#/definitions/Id" }, possible: { type: "boolean" }, cover: { enum: ["none", "light", "medium"] }, rule: { $ref: "cry-havoc-words.schema.json#/definitions/CryHavocReason" } }, additionalProperties: !1 };
function validate483(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.from === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.to === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.possible === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "possible" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "from" || key0 === "to" || key0 === "weapon" || key0 === "possible" || key0 === "cover" || key0 === "rule")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.from !== void 0 && (validate445(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData }) || (vErrors = vErrors === null ? validate445.errors : vErrors.concat(validate445.errors), errors = vErrors.length)), data.to !== void 0 && (validate445(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData }) || (vErrors = vErrors === null ? validate445.errors : vErrors.concat(validate445.errors), errors = vErrors.length)), data.weapon !== void 0 && (validate418(data.weapon, { instancePath: instancePath + "/weapon", parentData: data, parentDataProperty: "weapon", rootData }) || (vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors), errors = vErrors.length)), data.possible !== void 0 && typeof data.possible != "boolean") {
      let err4 = { instancePath: instancePath + "/possible", schemaPath: "#/properties/possible/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.cover !== void 0) {
      let data4 = data.cover;
      if (!(data4 === "none" || data4 === "light" || data4 === "medium")) {
        let err5 = { instancePath: instancePath + "/cover", schemaPath: "#/properties/cover/enum", keyword: "enum", params: { allowedValues: schema149.properties.cover.enum } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.rule !== void 0 && (validate467(data.rule, { instancePath: instancePath + "/rule", parentData: data, parentDataProperty: "rule", rootData }) || (vErrors = vErrors === null ? validate467.errors : vErrors.concat(validate467.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate483.errors = vErrors, errors === 0;
}
function validate489(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    data.winner !== void 0 && (validate418(data.winner, { instancePath: instancePath + "/winner", parentData: data, parentDataProperty: "winner", rootData }) || (vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors), errors = vErrors.length)), data.level !== void 0 && (validate418(data.level, { instancePath: instancePath + "/level", parentData: data, parentDataProperty: "level", rootData }) || (vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate489.errors = vErrors, errors === 0;
}
function validate472(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      let err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema147.properties, key0)) {
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
        if (data0 > 999 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/turn", schemaPath: "#/properties/turn/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/turn", schemaPath: "#/properties/turn/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
    if (data.side !== void 0 && (validate418(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors), errors = vErrors.length)), data.step !== void 0) {
      let data2 = data.step;
      if (!(data2 === "set-up" || data2 === "first-shots" || data2 === "movement" || data2 === "second-shots" || data2 === "fights" || data2 === "cover" || data2 === "hurt" || data2 === "retreat" || data2 === "fall" || data2 === "advance" || data2 === "over")) {
        let err5 = { instancePath: instancePath + "/step", schemaPath: "#/properties/step/enum", keyword: "enum", params: { allowedValues: schema147.properties.step.enum } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.asked !== void 0 && (validate418(data.asked, { instancePath: instancePath + "/asked", parentData: data, parentDataProperty: "asked", rootData }) || (vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors), errors = vErrors.length)), data.units !== void 0) {
      let data4 = data.units;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (Object.keys(data4).length > 500) {
          let err6 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxProperties", keyword: "maxProperties", params: { limit: 500 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (Object.keys(data4).length < 1) {
          let err7 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        for (let key1 in data4) {
          let _errs9 = errors;
          validate445(key1, { instancePath: instancePath + "/units", parentData: data4, parentDataProperty: "units", rootData }) || (vErrors = vErrors === null ? validate445.errors : vErrors.concat(validate445.errors), errors = vErrors.length);
          var valid1 = _errs9 === errors;
          if (!valid1) {
            let err8 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
        for (let key2 in data4)
          validate476(data4[key2], { instancePath: instancePath + "/units/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data4, parentDataProperty: key2, rootData }) || (vErrors = vErrors === null ? validate476.errors : vErrors.concat(validate476.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.score !== void 0) {
      let data6 = data.score;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (Object.keys(data6).length > 2) {
          let err10 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/maxProperties", keyword: "maxProperties", params: { limit: 2 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (Object.keys(data6).length < 1) {
          let err11 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        for (let key3 in data6) {
          let _errs14 = errors;
          validate418(key3, { instancePath: instancePath + "/score", parentData: data6, parentDataProperty: "score", rootData }) || (vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors), errors = vErrors.length);
          var valid3 = _errs14 === errors;
          if (!valid3) {
            let err12 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/propertyNames", keyword: "propertyNames", params: { propertyName: key3 } };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
        for (let key4 in data6) {
          let data7 = data6[key4];
          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
            let err13 = { instancePath: instancePath + "/score/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/score/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 > 9999 || isNaN(data7)) {
              let err14 = { instancePath: instancePath + "/score/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/score/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9999 } };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            if (data7 < -9999 || isNaN(data7)) {
              let err15 = { instancePath: instancePath + "/score/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/score/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9999 } };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
          }
        }
      } else {
        let err16 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.sight !== void 0) {
      let data8 = data.sight;
      if (Array.isArray(data8)) {
        if (data8.length > 200) {
          let err17 = { instancePath: instancePath + "/sight", schemaPath: "#/properties/sight/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (data8.length < 1) {
          let err18 = { instancePath: instancePath + "/sight", schemaPath: "#/properties/sight/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate483(data8[i0], { instancePath: instancePath + "/sight/" + i0, parentData: data8, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate483.errors : vErrors.concat(validate483.errors), errors = vErrors.length);
      } else {
        let err19 = { instancePath: instancePath + "/sight", schemaPath: "#/properties/sight/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.outcome !== void 0 && (validate489(data.outcome, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData }) || (vErrors = vErrors === null ? validate489.errors : vErrors.concat(validate489.errors), errors = vErrors.length)), data.events !== void 0) {
      let data11 = data.events;
      if (Array.isArray(data11)) {
        if (data11.length > 200) {
          let err20 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (data11.length < 1) {
          let err21 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        let len1 = data11.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data12 = data11[i1];
          if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
            if (Object.keys(data12).length > 50) {
              let err22 = { instancePath: instancePath + "/events/" + i1, schemaPath: "#/properties/events/items/maxProperties", keyword: "maxProperties", params: { limit: 50 } };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
            if (Object.keys(data12).length < 1) {
              let err23 = { instancePath: instancePath + "/events/" + i1, schemaPath: "#/properties/events/items/minProperties", keyword: "minProperties", params: { limit: 1 } };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
          } else {
            let err24 = { instancePath: instancePath + "/events/" + i1, schemaPath: "#/properties/events/items/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
        }
      } else {
        let err25 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
  } else {
    let err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
  }
  return validate472.errors = vErrors, errors === 0;
}
function validate458(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!func2.call(schema143.properties, key0)) {
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
    if (data.do !== void 0 && (validate459(data.do, { instancePath: instancePath + "/do", parentData: data, parentDataProperty: "do", rootData }) || (vErrors = vErrors === null ? validate459.errors : vErrors.concat(validate459.errors), errors = vErrors.length)), data.offers !== void 0) {
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
          validate459(data1[i0], { instancePath: instancePath + "/offers/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate459.errors : vErrors.concat(validate459.errors), errors = vErrors.length);
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
          validate459(data3[i1], { instancePath: instancePath + "/hides/" + i1, parentData: data3, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate459.errors : vErrors.concat(validate459.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/hides", schemaPath: "#/properties/hides/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.refuses !== void 0 && (validate459(data.refuses, { instancePath: instancePath + "/refuses", parentData: data, parentDataProperty: "refuses", rootData }) || (vErrors = vErrors === null ? validate459.errors : vErrors.concat(validate459.errors), errors = vErrors.length)), data.rule !== void 0 && (validate467(data.rule, { instancePath: instancePath + "/rule", parentData: data, parentDataProperty: "rule", rootData }) || (vErrors = vErrors === null ? validate467.errors : vErrors.concat(validate467.errors), errors = vErrors.length)), data.by !== void 0 && (validate418(data.by, { instancePath: instancePath + "/by", parentData: data, parentDataProperty: "by", rootData }) || (vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors), errors = vErrors.length)), data.secret !== void 0 && (validate441(data.secret, { instancePath: instancePath + "/secret", parentData: data, parentDataProperty: "secret", rootData }) || (vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors), errors = vErrors.length)), data.unseenBy !== void 0 && (validate418(data.unseenBy, { instancePath: instancePath + "/unseenBy", parentData: data, parentDataProperty: "unseenBy", rootData }) || (vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors), errors = vErrors.length)), data.expect !== void 0 && (validate472(data.expect, { instancePath: instancePath + "/expect", parentData: data, parentDataProperty: "expect", rootData }) || (vErrors = vErrors === null ? validate472.errors : vErrors.concat(validate472.errors), errors = vErrors.length)), data.spare !== void 0) {
      let data11 = data.spare;
      if (typeof data11 == "string") {
        if (func3(data11) > 300) {
          let err17 = { instancePath: instancePath + "/spare", schemaPath: "#/properties/spare/maxLength", keyword: "maxLength", params: { limit: 300 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (func3(data11) < 8) {
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
  return validate458.errors = vErrors, errors === 0;
}
function validate505(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!func2.call(schema132.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.id !== void 0 && (validate418(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors), errors = vErrors.length)), data.proves !== void 0) {
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
          validate421(data1[i0], { instancePath: instancePath + "/proves/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/proves", schemaPath: "#/properties/proves/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.title !== void 0 && (validate423(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData }) || (vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors), errors = vErrors.length)), data.scenario !== void 0 && (validate418(data.scenario, { instancePath: instancePath + "/scenario", parentData: data, parentDataProperty: "scenario", rootData }) || (vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors), errors = vErrors.length)), data.map !== void 0) {
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
        validate428(data5, { instancePath: instancePath + "/map", parentData: data, parentDataProperty: "map", rootData }) || (vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors), errors = vErrors.length);
        var _valid0 = _errs12 === errors;
        valid3 = _valid0, ifClause0 = "then";
      } else {
        let _errs13 = errors;
        validate418(data5, { instancePath: instancePath + "/map", parentData: data, parentDataProperty: "map", rootData }) || (vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors), errors = vErrors.length);
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
    if (data.given !== void 0 && (validate441(data.given, { instancePath: instancePath + "/given", parentData: data, parentDataProperty: "given", rootData }) || (vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors), errors = vErrors.length)), data.dice !== void 0) {
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
          validate458(data10[i2], { instancePath: instancePath + "/steps/" + i2, parentData: data10, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate458.errors : vErrors.concat(validate458.errors), errors = vErrors.length);
      } else {
        let err18 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.spare !== void 0) {
      let data12 = data.spare;
      if (typeof data12 == "string") {
        if (func3(data12) > 300) {
          let err19 = { instancePath: instancePath + "/spare", schemaPath: "#/properties/spare/maxLength", keyword: "maxLength", params: { limit: 300 } };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (func3(data12) < 8) {
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
  return validate505.errors = vErrors, errors === 0;
}
var stdin_default = {
  schemas: { "cry-havoc-terrain": cryHavocTerrainSchema, "cry-havoc-units": cryHavocUnitsSchema, "cry-havoc-tables": cryHavocTablesSchema, "cry-havoc-bots": cryHavocBotsSchema, "cry-havoc-scenario": cryHavocScenarioSchema, "cry-havoc-case": cryHavocCaseSchema, "cry-havoc-words": cryHavocWordsSchema },
  validators: { cryHavocTerrainFile, cryHavocTerrainItem_terrain, cryHavocTerrainItem_edges, cryHavocUnitsFile, cryHavocUnitsItem_units, cryHavocUnitsItem_figures, cryHavocTablesFile, cryHavocBotsFile, cryHavocBotsItem_bots, cryHavocScenarioFile, cryHavocScenarioItem_forces, cryHavocScenarioItem_scoring, cryHavocScenarioItem_victory, cryHavocCaseFile, cryHavocCaseItem_cases }
};
export {
  stdin_default as default
};
