// Generated from the schemas by `npm run schemas:build`: do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

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

// <stdin>
import terrainSchema from "../../corteo/terrain.schema.json";
import unitsSchema from "../../corteo/units.schema.json";
import tablesSchema from "../../corteo/tables.schema.json";
import botsSchema from "../../corteo/bots.schema.json";
import scenarioSchema from "../../corteo/scenario.schema.json";
import caseSchema from "../../corteo/case.schema.json";
import corteoWordsSchema from "../../corteo/words.schema.json";
var terrainFile = validate21;
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
var terrainItem_terrain = validate71, schema8 = { type: "object", required: ["id", "look", "cost"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, look: { $ref: "shared.schema.json#/definitions/TerrainLook" }, cost: { $ref: "shared.schema.json#/definitions/CostBySide" }, slope: { type: "object", required: ["up", "down"], properties: { up: { $ref: "shared.schema.json#/definitions/Cost" }, down: { $ref: "shared.schema.json#/definitions/Cost" } }, additionalProperties: !1 }, closedTo: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 50, uniqueItems: !0 }, control: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 12, uniqueItems: !0 }, stops: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 12, uniqueItems: !0 }, launch: { type: "object", properties: { through: { enum: [!0, !1, "downhill"] }, shelters: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 12, uniqueItems: !0 } }, additionalProperties: !1 }, clash: { type: "object", properties: { fought: { type: "boolean" }, shelters: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 12, uniqueItems: !0 }, factor: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/Id" }, additionalProperties: { $ref: "shared.schema.json#/definitions/Factor" }, maxProperties: 12 }, uphill: { type: "object", required: ["defender"], properties: { defender: { $ref: "shared.schema.json#/definitions/Factor" } }, additionalProperties: !1 }, downhill: { type: "object", required: ["attacker"], properties: { attacker: { $ref: "shared.schema.json#/definitions/Factor" } }, additionalProperties: !1 } }, additionalProperties: !1 }, barricade: { type: "boolean" }, network: { type: "object", required: ["id", "side"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, side: { $ref: "shared.schema.json#/definitions/Id" } }, additionalProperties: !1 }, coveredAs: { $ref: "shared.schema.json#/definitions/Id" }, source: { $ref: "shared.schema.json#/definitions/Source" } }, additionalProperties: !1 }, func2 = Object.prototype.hasOwnProperty, func0 = require_equal().default;
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
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate34.errors = vErrors, errors === 0;
}
var schema16 = { type: ["integer", "string"], minimum: 0, maximum: 99, pattern: "^(?:closed|[0-9]{1,2}/2)$" }, pattern3 = new RegExp("^(?:closed|[0-9]{1,2}/2)$", "u");
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema16.type } };
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
  if (typeof data == "string" && !pattern3.test(data)) {
    let err3 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?:closed|[0-9]{1,2}/2)$" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate36.errors = vErrors, errors === 0;
}
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 12) {
      let err0 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 12 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (Object.keys(data).length < 1) {
      let err1 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data) {
      let _errs1 = errors;
      validate34(key0, { instancePath, parentData: data, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
      var valid0 = _errs1 === errors;
      if (!valid0) {
        let err2 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    for (let key1 in data)
      validate36(data[key1], { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key1, rootData }) || (vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors), errors = vErrors.length);
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate33.errors = vErrors, errors === 0;
}
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !0, _errs1 = errors;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = {};
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  let ifClause0;
  if (_valid0) {
    let _errs3 = errors;
    validate33(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
    var _valid0 = _errs3 === errors;
    valid0 = _valid0, ifClause0 = "then";
  } else {
    let _errs4 = errors;
    validate36(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors), errors = vErrors.length);
    var _valid0 = _errs4 === errors;
    valid0 = _valid0, ifClause0 = "else";
  }
  if (!valid0) {
    let err1 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: ifClause0 } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate32.errors = vErrors, errors === 0;
}
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema16.type } };
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
  if (typeof data == "string" && !pattern3.test(data)) {
    let err3 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?:closed|[0-9]{1,2}/2)$" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate41.errors = vErrors, errors === 0;
}
var schema18 = { type: ["integer", "string"], minimum: 0, maximum: 99, pattern: "^[0-9]{1,2}/2$" }, pattern5 = new RegExp("^[0-9]{1,2}/2$", "u");
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema18.type } };
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
  if (typeof data == "string" && !pattern5.test(data)) {
    let err3 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,2}/2$" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate50.errors = vErrors, errors === 0;
}
var schema19 = { enum: ["rulebook", "found", "derived", "reconstruction", "own"] };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema19.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate57.errors = vErrors, errors === 0;
}
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.id !== void 0 && (validate25(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data.look !== void 0 && (validate27(data.look, { instancePath: instancePath + "/look", parentData: data, parentDataProperty: "look", rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length)), data.cost !== void 0 && (validate32(data.cost, { instancePath: instancePath + "/cost", parentData: data, parentDataProperty: "cost", rootData }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length)), data.slope !== void 0) {
      let data3 = data.slope;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.up === void 0) {
          let err4 = { instancePath: instancePath + "/slope", schemaPath: "#/properties/slope/required", keyword: "required", params: { missingProperty: "up" } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data3.down === void 0) {
          let err5 = { instancePath: instancePath + "/slope", schemaPath: "#/properties/slope/required", keyword: "required", params: { missingProperty: "down" } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        for (let key1 in data3)
          if (!(key1 === "up" || key1 === "down")) {
            let err6 = { instancePath: instancePath + "/slope", schemaPath: "#/properties/slope/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        data3.up !== void 0 && (validate41(data3.up, { instancePath: instancePath + "/slope/up", parentData: data3, parentDataProperty: "up", rootData }) || (vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors), errors = vErrors.length)), data3.down !== void 0 && (validate41(data3.down, { instancePath: instancePath + "/slope/down", parentData: data3, parentDataProperty: "down", rootData }) || (vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors), errors = vErrors.length));
      } else {
        let err7 = { instancePath: instancePath + "/slope", schemaPath: "#/properties/slope/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.closedTo !== void 0) {
      let data6 = data.closedTo;
      if (Array.isArray(data6)) {
        if (data6.length > 50) {
          let err8 = { instancePath: instancePath + "/closedTo", schemaPath: "#/properties/closedTo/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate25(data6[i0], { instancePath: instancePath + "/closedTo/" + i0, parentData: data6, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length);
        let i1 = data6.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data6[i1], data6[j0])) {
                  let err9 = { instancePath: instancePath + "/closedTo", schemaPath: "#/properties/closedTo/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                  break outer0;
                }
        }
      } else {
        let err10 = { instancePath: instancePath + "/closedTo", schemaPath: "#/properties/closedTo/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.control !== void 0) {
      let data8 = data.control;
      if (Array.isArray(data8)) {
        if (data8.length > 12) {
          let err11 = { instancePath: instancePath + "/control", schemaPath: "#/properties/control/maxItems", keyword: "maxItems", params: { limit: 12 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        let len1 = data8.length;
        for (let i2 = 0; i2 < len1; i2++)
          validate25(data8[i2], { instancePath: instancePath + "/control/" + i2, parentData: data8, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length);
        let i3 = data8.length, j1;
        if (i3 > 1) {
          outer1:
            for (; i3--; )
              for (j1 = i3; j1--; )
                if (func0(data8[i3], data8[j1])) {
                  let err12 = { instancePath: instancePath + "/control", schemaPath: "#/properties/control/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } };
                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                  break outer1;
                }
        }
      } else {
        let err13 = { instancePath: instancePath + "/control", schemaPath: "#/properties/control/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.stops !== void 0) {
      let data10 = data.stops;
      if (Array.isArray(data10)) {
        if (data10.length > 12) {
          let err14 = { instancePath: instancePath + "/stops", schemaPath: "#/properties/stops/maxItems", keyword: "maxItems", params: { limit: 12 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        let len2 = data10.length;
        for (let i4 = 0; i4 < len2; i4++)
          validate25(data10[i4], { instancePath: instancePath + "/stops/" + i4, parentData: data10, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length);
        let i5 = data10.length, j2;
        if (i5 > 1) {
          outer2:
            for (; i5--; )
              for (j2 = i5; j2--; )
                if (func0(data10[i5], data10[j2])) {
                  let err15 = { instancePath: instancePath + "/stops", schemaPath: "#/properties/stops/uniqueItems", keyword: "uniqueItems", params: { i: i5, j: j2 } };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                  break outer2;
                }
        }
      } else {
        let err16 = { instancePath: instancePath + "/stops", schemaPath: "#/properties/stops/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.launch !== void 0) {
      let data12 = data.launch;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        for (let key2 in data12)
          if (!(key2 === "through" || key2 === "shelters")) {
            let err17 = { instancePath: instancePath + "/launch", schemaPath: "#/properties/launch/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        if (data12.through !== void 0) {
          let data13 = data12.through;
          if (!(data13 === !0 || data13 === !1 || data13 === "downhill")) {
            let err18 = { instancePath: instancePath + "/launch/through", schemaPath: "#/properties/launch/properties/through/enum", keyword: "enum", params: { allowedValues: schema8.properties.launch.properties.through.enum } };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
        if (data12.shelters !== void 0) {
          let data14 = data12.shelters;
          if (Array.isArray(data14)) {
            if (data14.length > 12) {
              let err19 = { instancePath: instancePath + "/launch/shelters", schemaPath: "#/properties/launch/properties/shelters/maxItems", keyword: "maxItems", params: { limit: 12 } };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            let len3 = data14.length;
            for (let i6 = 0; i6 < len3; i6++)
              validate25(data14[i6], { instancePath: instancePath + "/launch/shelters/" + i6, parentData: data14, parentDataProperty: i6, rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length);
            let i7 = data14.length, j3;
            if (i7 > 1) {
              outer3:
                for (; i7--; )
                  for (j3 = i7; j3--; )
                    if (func0(data14[i7], data14[j3])) {
                      let err20 = { instancePath: instancePath + "/launch/shelters", schemaPath: "#/properties/launch/properties/shelters/uniqueItems", keyword: "uniqueItems", params: { i: i7, j: j3 } };
                      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                      break outer3;
                    }
            }
          } else {
            let err21 = { instancePath: instancePath + "/launch/shelters", schemaPath: "#/properties/launch/properties/shelters/type", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        }
      } else {
        let err22 = { instancePath: instancePath + "/launch", schemaPath: "#/properties/launch/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.clash !== void 0) {
      let data16 = data.clash;
      if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
        for (let key3 in data16)
          if (!(key3 === "fought" || key3 === "shelters" || key3 === "factor" || key3 === "uphill" || key3 === "downhill")) {
            let err23 = { instancePath: instancePath + "/clash", schemaPath: "#/properties/clash/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        if (data16.fought !== void 0 && typeof data16.fought != "boolean") {
          let err24 = { instancePath: instancePath + "/clash/fought", schemaPath: "#/properties/clash/properties/fought/type", keyword: "type", params: { type: "boolean" } };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (data16.shelters !== void 0) {
          let data18 = data16.shelters;
          if (Array.isArray(data18)) {
            if (data18.length > 12) {
              let err25 = { instancePath: instancePath + "/clash/shelters", schemaPath: "#/properties/clash/properties/shelters/maxItems", keyword: "maxItems", params: { limit: 12 } };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
            let len4 = data18.length;
            for (let i8 = 0; i8 < len4; i8++)
              validate25(data18[i8], { instancePath: instancePath + "/clash/shelters/" + i8, parentData: data18, parentDataProperty: i8, rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length);
            let i9 = data18.length, j4;
            if (i9 > 1) {
              outer4:
                for (; i9--; )
                  for (j4 = i9; j4--; )
                    if (func0(data18[i9], data18[j4])) {
                      let err26 = { instancePath: instancePath + "/clash/shelters", schemaPath: "#/properties/clash/properties/shelters/uniqueItems", keyword: "uniqueItems", params: { i: i9, j: j4 } };
                      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                      break outer4;
                    }
            }
          } else {
            let err27 = { instancePath: instancePath + "/clash/shelters", schemaPath: "#/properties/clash/properties/shelters/type", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
        }
        if (data16.factor !== void 0) {
          let data20 = data16.factor;
          if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
            if (Object.keys(data20).length > 12) {
              let err28 = { instancePath: instancePath + "/clash/factor", schemaPath: "#/properties/clash/properties/factor/maxProperties", keyword: "maxProperties", params: { limit: 12 } };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
            for (let key4 in data20) {
              let _errs36 = errors;
              validate25(key4, { instancePath: instancePath + "/clash/factor", parentData: data20, parentDataProperty: "factor", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length);
              var valid19 = _errs36 === errors;
              if (!valid19) {
                let err29 = { instancePath: instancePath + "/clash/factor", schemaPath: "#/properties/clash/properties/factor/propertyNames", keyword: "propertyNames", params: { propertyName: key4 } };
                vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
              }
            }
            for (let key5 in data20)
              validate50(data20[key5], { instancePath: instancePath + "/clash/factor/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data20, parentDataProperty: key5, rootData }) || (vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors), errors = vErrors.length);
          } else {
            let err30 = { instancePath: instancePath + "/clash/factor", schemaPath: "#/properties/clash/properties/factor/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
        if (data16.uphill !== void 0) {
          let data22 = data16.uphill;
          if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
            if (data22.defender === void 0) {
              let err31 = { instancePath: instancePath + "/clash/uphill", schemaPath: "#/properties/clash/properties/uphill/required", keyword: "required", params: { missingProperty: "defender" } };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
            for (let key6 in data22)
              if (key6 !== "defender") {
                let err32 = { instancePath: instancePath + "/clash/uphill", schemaPath: "#/properties/clash/properties/uphill/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } };
                vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
              }
            data22.defender !== void 0 && (validate50(data22.defender, { instancePath: instancePath + "/clash/uphill/defender", parentData: data22, parentDataProperty: "defender", rootData }) || (vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors), errors = vErrors.length));
          } else {
            let err33 = { instancePath: instancePath + "/clash/uphill", schemaPath: "#/properties/clash/properties/uphill/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
        }
        if (data16.downhill !== void 0) {
          let data24 = data16.downhill;
          if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
            if (data24.attacker === void 0) {
              let err34 = { instancePath: instancePath + "/clash/downhill", schemaPath: "#/properties/clash/properties/downhill/required", keyword: "required", params: { missingProperty: "attacker" } };
              vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
            }
            for (let key7 in data24)
              if (key7 !== "attacker") {
                let err35 = { instancePath: instancePath + "/clash/downhill", schemaPath: "#/properties/clash/properties/downhill/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 } };
                vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
              }
            data24.attacker !== void 0 && (validate50(data24.attacker, { instancePath: instancePath + "/clash/downhill/attacker", parentData: data24, parentDataProperty: "attacker", rootData }) || (vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors), errors = vErrors.length));
          } else {
            let err36 = { instancePath: instancePath + "/clash/downhill", schemaPath: "#/properties/clash/properties/downhill/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
        }
      } else {
        let err37 = { instancePath: instancePath + "/clash", schemaPath: "#/properties/clash/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
    if (data.barricade !== void 0 && typeof data.barricade != "boolean") {
      let err38 = { instancePath: instancePath + "/barricade", schemaPath: "#/properties/barricade/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
    }
    if (data.network !== void 0) {
      let data27 = data.network;
      if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
        if (data27.id === void 0) {
          let err39 = { instancePath: instancePath + "/network", schemaPath: "#/properties/network/required", keyword: "required", params: { missingProperty: "id" } };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
        if (data27.side === void 0) {
          let err40 = { instancePath: instancePath + "/network", schemaPath: "#/properties/network/required", keyword: "required", params: { missingProperty: "side" } };
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
        for (let key8 in data27)
          if (!(key8 === "id" || key8 === "side")) {
            let err41 = { instancePath: instancePath + "/network", schemaPath: "#/properties/network/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 } };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
        data27.id !== void 0 && (validate25(data27.id, { instancePath: instancePath + "/network/id", parentData: data27, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data27.side !== void 0 && (validate25(data27.side, { instancePath: instancePath + "/network/side", parentData: data27, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length));
      } else {
        let err42 = { instancePath: instancePath + "/network", schemaPath: "#/properties/network/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    data.coveredAs !== void 0 && (validate25(data.coveredAs, { instancePath: instancePath + "/coveredAs", parentData: data, parentDataProperty: "coveredAs", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data.source !== void 0 && (validate57(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length));
  } else {
    let err43 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
  }
  return validate71.errors = vErrors, errors === 0;
}
var terrainItem_edges = validate90, schema20 = { type: "object", required: ["id", "look", "cost"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, look: { $ref: "shared.schema.json#/definitions/EdgeLook" }, cost: { if: { type: "object" }, then: { $ref: "shared.schema.json#/definitions/CostOfEachSide" }, else: { type: ["integer", "string"], minimum: 0, maximum: 99, pattern: "^(?:free|closed|[0-9]{1,2}/2)$" } }, control: { type: "boolean" }, launch: { type: "boolean" }, clash: { type: "boolean" } }, additionalProperties: !1 }, schema21 = { type: "object", required: ["colour", "style"], properties: { colour: { $ref: "#/definitions/Colour" }, colourDark: { $ref: "#/definitions/Colour" }, style: { enum: ["wall", "gate", "river", "fence", "door", "window", "hedge", "crest", "border", "rail", "road", "ferry"] } }, additionalProperties: !1 };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err3 = { instancePath: instancePath + "/style", schemaPath: "#/properties/style/enum", keyword: "enum", params: { allowedValues: schema21.properties.style.enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate62.errors = vErrors, errors === 0;
}
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 12) {
      let err0 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 12 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (Object.keys(data).length < 1) {
      let err1 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data) {
      let _errs1 = errors;
      validate34(key0, { instancePath, parentData: data, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
      var valid0 = _errs1 === errors;
      if (!valid0) {
        let err2 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    for (let key1 in data)
      validate36(data[key1], { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key1, rootData }) || (vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors), errors = vErrors.length);
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate66.errors = vErrors, errors === 0;
}
var pattern6 = new RegExp("^(?:free|closed|[0-9]{1,2}/2)$", "u");
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!(key0 === "id" || key0 === "look" || key0 === "cost" || key0 === "control" || key0 === "launch" || key0 === "clash")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.id !== void 0 && (validate25(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data.look !== void 0 && (validate62(data.look, { instancePath: instancePath + "/look", parentData: data, parentDataProperty: "look", rootData }) || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length)), data.cost !== void 0) {
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
        validate66(data2, { instancePath: instancePath + "/cost", parentData: data, parentDataProperty: "cost", rootData }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length);
        var _valid0 = _errs8 === errors;
        valid1 = _valid0, ifClause0 = "then";
      } else {
        let _errs9 = errors;
        if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && typeof data2 != "string") {
          let err5 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/else/type", keyword: "type", params: { type: schema20.properties.cost.else.type } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (typeof data2 == "number" && isFinite(data2)) {
          if (data2 > 99 || isNaN(data2)) {
            let err6 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/else/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
          if (data2 < 0 || isNaN(data2)) {
            let err7 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/else/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
        if (typeof data2 == "string" && !pattern6.test(data2)) {
          let err8 = { instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/else/pattern", keyword: "pattern", params: { pattern: "^(?:free|closed|[0-9]{1,2}/2)$" } };
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
    if (data.control !== void 0 && typeof data.control != "boolean") {
      let err10 = { instancePath: instancePath + "/control", schemaPath: "#/properties/control/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.launch !== void 0 && typeof data.launch != "boolean") {
      let err11 = { instancePath: instancePath + "/launch", schemaPath: "#/properties/launch/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.clash !== void 0 && typeof data.clash != "boolean") {
      let err12 = { instancePath: instancePath + "/clash", schemaPath: "#/properties/clash/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate90.errors = vErrors, errors === 0;
}
var unitsFile = validate94;
var schema27 = { type: "object", required: ["colour", "ink", "shape"], properties: { colour: { $ref: "#/definitions/Colour" }, ink: { $ref: "#/definitions/Colour" }, shape: { enum: ["round", "square", "shield"] } }, additionalProperties: !1 };
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err4 = { instancePath: instancePath + "/shape", schemaPath: "#/properties/shape/enum", keyword: "enum", params: { allowedValues: schema27.properties.shape.enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate97.errors = vErrors, errors === 0;
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
    data.id !== void 0 && (validate34(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length)), data.look !== void 0 && (validate97(data.look, { instancePath: instancePath + "/look", parentData: data, parentDataProperty: "look", rootData }) || (vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate95.errors = vErrors, errors === 0;
}
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!(key0 === "sides" || key0 === "components" || key0 === "units")) {
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
        if (data0.length < 1) {
          let err4 = { instancePath: instancePath + "/sides", schemaPath: "#/properties/sides/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate95(data0[i0], { instancePath: instancePath + "/sides/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/sides", schemaPath: "#/properties/sides/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.components !== void 0) {
      let data2 = data.components;
      if (Array.isArray(data2)) {
        if (data2.length > 500) {
          let err6 = { instancePath: instancePath + "/components", schemaPath: "#/properties/components/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/components", schemaPath: "#/properties/components/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.units !== void 0) {
      let data3 = data.units;
      if (Array.isArray(data3)) {
        if (data3.length > 2e3) {
          let err8 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxItems", keyword: "maxItems", params: { limit: 2e3 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data3.length < 1) {
          let err9 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate94.errors = vErrors, errors === 0;
}
var unitsItem_components = validate129;
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate108.errors = vErrors, errors === 0;
}
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate112.errors = vErrors, errors === 0;
}
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.mark === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mark" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "colour" || key0 === "colour2" || key0 === "ink" || key0 === "mark")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.colour !== void 0 && (validate112(data.colour, { instancePath: instancePath + "/colour", parentData: data, parentDataProperty: "colour", rootData }) || (vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors), errors = vErrors.length)), data.colour2 !== void 0 && (validate112(data.colour2, { instancePath: instancePath + "/colour2", parentData: data, parentDataProperty: "colour2", rootData }) || (vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors), errors = vErrors.length)), data.ink !== void 0 && (validate112(data.ink, { instancePath: instancePath + "/ink", parentData: data, parentDataProperty: "ink", rootData }) || (vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors), errors = vErrors.length)), data.mark !== void 0) {
      let data3 = data.mark;
      if (typeof data3 == "string") {
        if (func3(data3) > 40) {
          let err4 = { instancePath: instancePath + "/mark", schemaPath: "#/properties/mark/maxLength", keyword: "maxLength", params: { limit: 40 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/mark", schemaPath: "#/properties/mark/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate111.errors = vErrors, errors === 0;
}
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.side === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "side" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.look === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "look" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "side" || key0 === "look")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    data.id !== void 0 && (validate108(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length)), data.side !== void 0 && (validate108(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length)), data.look !== void 0 && (validate111(data.look, { instancePath: instancePath + "/look", parentData: data, parentDataProperty: "look", rootData }) || (vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate129.errors = vErrors, errors === 0;
}
var unitsItem_units = validate133, schema34 = { type: "object", required: ["id", "side", "speed", "power", "look"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, side: { $ref: "shared.schema.json#/definitions/Id" }, speed: { type: "integer", minimum: 0, maximum: 99 }, power: { type: "integer", minimum: 0, maximum: 99 }, people: { type: "integer", minimum: 0, maximum: 1e6 }, tags: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 50, uniqueItems: !0 }, look: { $ref: "shared.schema.json#/definitions/UnitLook" }, stacks: { enum: [!0, !1, "base"] }, column: { type: "boolean" }, launch: { type: "object", required: ["range"], properties: { range: { type: "integer", minimum: 1, maximum: 99 }, spreads: { type: "boolean" } }, additionalProperties: !1 }, source: { $ref: "shared.schema.json#/definitions/Source" }, passive: { type: "boolean" }, entersBases: { type: "boolean" }, rides: { type: "boolean" } }, additionalProperties: !1 };
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate122.errors = vErrors, errors === 0;
}
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema19.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate126.errors = vErrors, errors === 0;
}
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.side === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "side" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.speed === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "speed" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.power === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "power" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.look === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "look" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema34.properties, key0)) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.id !== void 0 && (validate108(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length)), data.side !== void 0 && (validate108(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length)), data.speed !== void 0) {
      let data2 = data.speed;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err6 = { instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 99 || isNaN(data2)) {
          let err7 = { instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          let err8 = { instancePath: instancePath + "/speed", schemaPath: "#/properties/speed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
    if (data.power !== void 0) {
      let data3 = data.power;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err9 = { instancePath: instancePath + "/power", schemaPath: "#/properties/power/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 99 || isNaN(data3)) {
          let err10 = { instancePath: instancePath + "/power", schemaPath: "#/properties/power/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          let err11 = { instancePath: instancePath + "/power", schemaPath: "#/properties/power/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      }
    }
    if (data.people !== void 0) {
      let data4 = data.people;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err12 = { instancePath: instancePath + "/people", schemaPath: "#/properties/people/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 1e6 || isNaN(data4)) {
          let err13 = { instancePath: instancePath + "/people", schemaPath: "#/properties/people/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data4 < 0 || isNaN(data4)) {
          let err14 = { instancePath: instancePath + "/people", schemaPath: "#/properties/people/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      }
    }
    if (data.tags !== void 0) {
      let data5 = data.tags;
      if (Array.isArray(data5)) {
        if (data5.length > 50) {
          let err15 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate108(data5[i0], { instancePath: instancePath + "/tags/" + i0, parentData: data5, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length);
        let i1 = data5.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data5[i1], data5[j0])) {
                  let err16 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                  break outer0;
                }
        }
      } else {
        let err17 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.look !== void 0 && (validate122(data.look, { instancePath: instancePath + "/look", parentData: data, parentDataProperty: "look", rootData }) || (vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors), errors = vErrors.length)), data.stacks !== void 0) {
      let data8 = data.stacks;
      if (!(data8 === !0 || data8 === !1 || data8 === "base")) {
        let err18 = { instancePath: instancePath + "/stacks", schemaPath: "#/properties/stacks/enum", keyword: "enum", params: { allowedValues: schema34.properties.stacks.enum } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.column !== void 0 && typeof data.column != "boolean") {
      let err19 = { instancePath: instancePath + "/column", schemaPath: "#/properties/column/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.launch !== void 0) {
      let data10 = data.launch;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (data10.range === void 0) {
          let err20 = { instancePath: instancePath + "/launch", schemaPath: "#/properties/launch/required", keyword: "required", params: { missingProperty: "range" } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        for (let key1 in data10)
          if (!(key1 === "range" || key1 === "spreads")) {
            let err21 = { instancePath: instancePath + "/launch", schemaPath: "#/properties/launch/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        if (data10.range !== void 0) {
          let data11 = data10.range;
          if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
            let err22 = { instancePath: instancePath + "/launch/range", schemaPath: "#/properties/launch/properties/range/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
          if (typeof data11 == "number" && isFinite(data11)) {
            if (data11 > 99 || isNaN(data11)) {
              let err23 = { instancePath: instancePath + "/launch/range", schemaPath: "#/properties/launch/properties/range/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
            if (data11 < 1 || isNaN(data11)) {
              let err24 = { instancePath: instancePath + "/launch/range", schemaPath: "#/properties/launch/properties/range/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
          }
        }
        if (data10.spreads !== void 0 && typeof data10.spreads != "boolean") {
          let err25 = { instancePath: instancePath + "/launch/spreads", schemaPath: "#/properties/launch/properties/spreads/type", keyword: "type", params: { type: "boolean" } };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/launch", schemaPath: "#/properties/launch/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.source !== void 0 && (validate126(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors), errors = vErrors.length)), data.passive !== void 0 && typeof data.passive != "boolean") {
      let err27 = { instancePath: instancePath + "/passive", schemaPath: "#/properties/passive/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
    if (data.entersBases !== void 0 && typeof data.entersBases != "boolean") {
      let err28 = { instancePath: instancePath + "/entersBases", schemaPath: "#/properties/entersBases/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (data.rides !== void 0 && typeof data.rides != "boolean") {
      let err29 = { instancePath: instancePath + "/rides", schemaPath: "#/properties/rides/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
    }
  } else {
    let err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
  }
  return validate133.errors = vErrors, errors === 0;
}
var tablesFile = validate139;
function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.tables === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tables" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "tables") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.tables !== void 0) {
      let data0 = data.tables;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          let err2 = { instancePath: instancePath + "/tables", schemaPath: "#/properties/tables/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/tables", schemaPath: "#/properties/tables/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate139.errors = vErrors, errors === 0;
}
var tablesItem_tables = validate157, schema41 = { type: "object", required: ["id", "ratios", "below", "rows", "results"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, ratios: { type: "array", items: { type: "string", maxLength: 9, pattern: "^[1-9][0-9]{0,2}-[1-9][0-9]{0,2}$" }, minItems: 1, maxItems: 100 }, below: { enum: ["none", "first"] }, rows: { type: "array", items: { type: "array", items: { type: "string", maxLength: 16, minLength: 1 }, minItems: 1, maxItems: 100 }, minItems: 1, maxItems: 100 }, results: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/EntryName" }, additionalProperties: { $ref: "#/definitions/TableResult" }, minProperties: 1, maxProperties: 100 }, source: { $ref: "shared.schema.json#/definitions/Source" } }, additionalProperties: !1 };
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate142.errors = vErrors, errors === 0;
}
var pattern12 = new RegExp("^(?!(?:constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf|prototype)$)[A-Za-z0-9][A-Za-z0-9._#*+-]*$", "u");
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (!pattern12.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?!(?:constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf|prototype)$)[A-Za-z0-9][A-Za-z0-9._#*+-]*$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate144.errors = vErrors, errors === 0;
}
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "type") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.type !== void 0 && data.type !== "none") {
      let err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "none" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate147.errors = vErrors, errors === 0;
}
var schema46 = { type: "object", required: ["type", "who", "steps", "chosenBy"], properties: { type: { const: "retreat" }, who: { enum: ["target", "attacker", "defender"] }, steps: { type: "integer", minimum: 0, maximum: 99 }, chosenBy: { enum: ["owner", "enemy"] } }, additionalProperties: !1 };
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.who === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "who" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.steps === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "steps" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.chosenBy === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chosenBy" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "who" || key0 === "steps" || key0 === "chosenBy")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.type !== void 0 && data.type !== "retreat") {
      let err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "retreat" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.who !== void 0) {
      let data1 = data.who;
      if (!(data1 === "target" || data1 === "attacker" || data1 === "defender")) {
        let err6 = { instancePath: instancePath + "/who", schemaPath: "#/properties/who/enum", keyword: "enum", params: { allowedValues: schema46.properties.who.enum } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.steps !== void 0) {
      let data2 = data.steps;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err7 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 99 || isNaN(data2)) {
          let err8 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          let err9 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.chosenBy !== void 0) {
      let data3 = data.chosenBy;
      if (!(data3 === "owner" || data3 === "enemy")) {
        let err10 = { instancePath: instancePath + "/chosenBy", schemaPath: "#/properties/chosenBy/enum", keyword: "enum", params: { allowedValues: schema46.properties.chosenBy.enum } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate148.errors = vErrors, errors === 0;
}
var schema47 = { type: "object", required: ["type", "who", "steps", "chosenBy"], properties: { type: { const: "panic" }, who: { enum: ["target", "attacker", "defender"] }, steps: { type: "integer", minimum: 0, maximum: 99 }, chosenBy: { enum: ["owner", "enemy"] } }, additionalProperties: !1 };
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.who === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "who" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.steps === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "steps" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.chosenBy === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chosenBy" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "who" || key0 === "steps" || key0 === "chosenBy")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.type !== void 0 && data.type !== "panic") {
      let err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "panic" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.who !== void 0) {
      let data1 = data.who;
      if (!(data1 === "target" || data1 === "attacker" || data1 === "defender")) {
        let err6 = { instancePath: instancePath + "/who", schemaPath: "#/properties/who/enum", keyword: "enum", params: { allowedValues: schema47.properties.who.enum } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.steps !== void 0) {
      let data2 = data.steps;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err7 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 99 || isNaN(data2)) {
          let err8 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          let err9 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.chosenBy !== void 0) {
      let data3 = data.chosenBy;
      if (!(data3 === "owner" || data3 === "enemy")) {
        let err10 = { instancePath: instancePath + "/chosenBy", schemaPath: "#/properties/chosenBy/enum", keyword: "enum", params: { allowedValues: schema47.properties.chosenBy.enum } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate149.errors = vErrors, errors === 0;
}
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.type;
    if (typeof tag0 == "string")
      if (tag0 === "none")
        validate147(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors), errors = vErrors.length);
      else if (tag0 === "retreat")
        validate148(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors), errors = vErrors.length);
      else if (tag0 === "panic")
        validate149(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors), errors = vErrors.length);
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
  return validate146.errors = vErrors, errors === 0;
}
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema19.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate154.errors = vErrors, errors === 0;
}
var pattern11 = new RegExp("^[1-9][0-9]{0,2}-[1-9][0-9]{0,2}$", "u");
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.ratios === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ratios" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.below === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "below" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.rows === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rows" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.results === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "results" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "ratios" || key0 === "below" || key0 === "rows" || key0 === "results" || key0 === "source")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.id !== void 0 && (validate142(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors), errors = vErrors.length)), data.ratios !== void 0) {
      let data1 = data.ratios;
      if (Array.isArray(data1)) {
        if (data1.length > 100) {
          let err6 = { instancePath: instancePath + "/ratios", schemaPath: "#/properties/ratios/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1.length < 1) {
          let err7 = { instancePath: instancePath + "/ratios", schemaPath: "#/properties/ratios/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 == "string") {
            if (func3(data2) > 9) {
              let err8 = { instancePath: instancePath + "/ratios/" + i0, schemaPath: "#/properties/ratios/items/maxLength", keyword: "maxLength", params: { limit: 9 } };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (!pattern11.test(data2)) {
              let err9 = { instancePath: instancePath + "/ratios/" + i0, schemaPath: "#/properties/ratios/items/pattern", keyword: "pattern", params: { pattern: "^[1-9][0-9]{0,2}-[1-9][0-9]{0,2}$" } };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
          } else {
            let err10 = { instancePath: instancePath + "/ratios/" + i0, schemaPath: "#/properties/ratios/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
      } else {
        let err11 = { instancePath: instancePath + "/ratios", schemaPath: "#/properties/ratios/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.below !== void 0) {
      let data3 = data.below;
      if (!(data3 === "none" || data3 === "first")) {
        let err12 = { instancePath: instancePath + "/below", schemaPath: "#/properties/below/enum", keyword: "enum", params: { allowedValues: schema41.properties.below.enum } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.rows !== void 0) {
      let data4 = data.rows;
      if (Array.isArray(data4)) {
        if (data4.length > 100) {
          let err13 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data4.length < 1) {
          let err14 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        let len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data5 = data4[i1];
          if (Array.isArray(data5)) {
            if (data5.length > 100) {
              let err15 = { instancePath: instancePath + "/rows/" + i1, schemaPath: "#/properties/rows/items/maxItems", keyword: "maxItems", params: { limit: 100 } };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
            if (data5.length < 1) {
              let err16 = { instancePath: instancePath + "/rows/" + i1, schemaPath: "#/properties/rows/items/minItems", keyword: "minItems", params: { limit: 1 } };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
            let len2 = data5.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data6 = data5[i2];
              if (typeof data6 == "string") {
                if (func3(data6) > 16) {
                  let err17 = { instancePath: instancePath + "/rows/" + i1 + "/" + i2, schemaPath: "#/properties/rows/items/items/maxLength", keyword: "maxLength", params: { limit: 16 } };
                  vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                }
                if (func3(data6) < 1) {
                  let err18 = { instancePath: instancePath + "/rows/" + i1 + "/" + i2, schemaPath: "#/properties/rows/items/items/minLength", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                }
              } else {
                let err19 = { instancePath: instancePath + "/rows/" + i1 + "/" + i2, schemaPath: "#/properties/rows/items/items/type", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
              }
            }
          } else {
            let err20 = { instancePath: instancePath + "/rows/" + i1, schemaPath: "#/properties/rows/items/type", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
      } else {
        let err21 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.results !== void 0) {
      let data7 = data.results;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (Object.keys(data7).length > 100) {
          let err22 = { instancePath: instancePath + "/results", schemaPath: "#/properties/results/maxProperties", keyword: "maxProperties", params: { limit: 100 } };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (Object.keys(data7).length < 1) {
          let err23 = { instancePath: instancePath + "/results", schemaPath: "#/properties/results/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        for (let key1 in data7) {
          let _errs16 = errors;
          validate144(key1, { instancePath: instancePath + "/results", parentData: data7, parentDataProperty: "results", rootData }) || (vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors), errors = vErrors.length);
          var valid7 = _errs16 === errors;
          if (!valid7) {
            let err24 = { instancePath: instancePath + "/results", schemaPath: "#/properties/results/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
        }
        for (let key2 in data7)
          validate146(data7[key2], { instancePath: instancePath + "/results/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data7, parentDataProperty: key2, rootData }) || (vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors), errors = vErrors.length);
      } else {
        let err25 = { instancePath: instancePath + "/results", schemaPath: "#/properties/results/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    data.source !== void 0 && (validate154(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors), errors = vErrors.length));
  } else {
    let err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
  }
  return validate157.errors = vErrors, errors === 0;
}
var botsFile = validate162;
function validate162(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate162.errors = vErrors, errors === 0;
}
var botsItem_bots = validate194;
function validate165(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate165.errors = vErrors, errors === 0;
}
var schema54 = { type: "object", properties: { objective: { $ref: "shared.schema.json#/definitions/Weight" }, storm: { $ref: "shared.schema.json#/definitions/Weight" }, hunt: { $ref: "shared.schema.json#/definitions/Weight" }, approach: { $ref: "shared.schema.json#/definitions/Weight" }, retreat: { $ref: "shared.schema.json#/definitions/Weight" }, panic: { $ref: "shared.schema.json#/definitions/Weight" }, arrest: { $ref: "shared.schema.json#/definitions/Weight" }, hemmed: { $ref: "shared.schema.json#/definitions/Weight" }, danger: { $ref: "shared.schema.json#/definitions/Weight" }, help: { $ref: "shared.schema.json#/definitions/Weight" }, garrison: { $ref: "shared.schema.json#/definitions/Weight" }, link: { $ref: "shared.schema.json#/definitions/Weight" }, launch: { $ref: "shared.schema.json#/definitions/Weight" }, barricade: { $ref: "shared.schema.json#/definitions/Weight" }, run: { $ref: "shared.schema.json#/definitions/Weight" }, runPrice: { $ref: "shared.schema.json#/definitions/Weight" }, advance: { $ref: "shared.schema.json#/definitions/Weight" }, shelter: { $ref: "shared.schema.json#/definitions/Weight" }, jam: { $ref: "shared.schema.json#/definitions/Weight" }, component: { $ref: "shared.schema.json#/definitions/Weight" }, base: { $ref: "shared.schema.json#/definitions/Weight" }, capture: { $ref: "shared.schema.json#/definitions/Weight" }, escort: { $ref: "shared.schema.json#/definitions/Weight" } }, additionalProperties: !1 };
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate168.errors = vErrors, errors === 0;
}
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func2.call(schema54.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    data.objective !== void 0 && (validate168(data.objective, { instancePath: instancePath + "/objective", parentData: data, parentDataProperty: "objective", rootData }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length)), data.storm !== void 0 && (validate168(data.storm, { instancePath: instancePath + "/storm", parentData: data, parentDataProperty: "storm", rootData }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length)), data.hunt !== void 0 && (validate168(data.hunt, { instancePath: instancePath + "/hunt", parentData: data, parentDataProperty: "hunt", rootData }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length)), data.approach !== void 0 && (validate168(data.approach, { instancePath: instancePath + "/approach", parentData: data, parentDataProperty: "approach", rootData }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length)), data.retreat !== void 0 && (validate168(data.retreat, { instancePath: instancePath + "/retreat", parentData: data, parentDataProperty: "retreat", rootData }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length)), data.panic !== void 0 && (validate168(data.panic, { instancePath: instancePath + "/panic", parentData: data, parentDataProperty: "panic", rootData }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length)), data.arrest !== void 0 && (validate168(data.arrest, { instancePath: instancePath + "/arrest", parentData: data, parentDataProperty: "arrest", rootData }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length)), data.hemmed !== void 0 && (validate168(data.hemmed, { instancePath: instancePath + "/hemmed", parentData: data, parentDataProperty: "hemmed", rootData }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length)), data.danger !== void 0 && (validate168(data.danger, { instancePath: instancePath + "/danger", parentData: data, parentDataProperty: "danger", rootData }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length)), data.help !== void 0 && (validate168(data.help, { instancePath: instancePath + "/help", parentData: data, parentDataProperty: "help", rootData }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length)), data.garrison !== void 0 && (validate168(data.garrison, { instancePath: instancePath + "/garrison", parentData: data, parentDataProperty: "garrison", rootData }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length)), data.link !== void 0 && (validate168(data.link, { instancePath: instancePath + "/link", parentData: data, parentDataProperty: "link", rootData }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length)), data.launch !== void 0 && (validate168(data.launch, { instancePath: instancePath + "/launch", parentData: data, parentDataProperty: "launch", rootData }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length)), data.barricade !== void 0 && (validate168(data.barricade, { instancePath: instancePath + "/barricade", parentData: data, parentDataProperty: "barricade", rootData }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length)), data.run !== void 0 && (validate168(data.run, { instancePath: instancePath + "/run", parentData: data, parentDataProperty: "run", rootData }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length)), data.runPrice !== void 0 && (validate168(data.runPrice, { instancePath: instancePath + "/runPrice", parentData: data, parentDataProperty: "runPrice", rootData }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length)), data.advance !== void 0 && (validate168(data.advance, { instancePath: instancePath + "/advance", parentData: data, parentDataProperty: "advance", rootData }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length)), data.shelter !== void 0 && (validate168(data.shelter, { instancePath: instancePath + "/shelter", parentData: data, parentDataProperty: "shelter", rootData }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length)), data.jam !== void 0 && (validate168(data.jam, { instancePath: instancePath + "/jam", parentData: data, parentDataProperty: "jam", rootData }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length)), data.component !== void 0 && (validate168(data.component, { instancePath: instancePath + "/component", parentData: data, parentDataProperty: "component", rootData }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length)), data.base !== void 0 && (validate168(data.base, { instancePath: instancePath + "/base", parentData: data, parentDataProperty: "base", rootData }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length)), data.capture !== void 0 && (validate168(data.capture, { instancePath: instancePath + "/capture", parentData: data, parentDataProperty: "capture", rootData }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length)), data.escort !== void 0 && (validate168(data.escort, { instancePath: instancePath + "/escort", parentData: data, parentDataProperty: "escort", rootData }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length));
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate167.errors = vErrors, errors === 0;
}
function validate194(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    data.side !== void 0 && (validate165(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors), errors = vErrors.length)), data.weights !== void 0 && (validate167(data.weights, { instancePath: instancePath + "/weights", parentData: data, parentDataProperty: "weights", rootData }) || (vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate194.errors = vErrors, errors === 0;
}
var scenarioFile = validate197, schema57 = { $schema: "http://json-schema.org/draft-07/schema#", $id: "scenario.shell.json", type: "object", required: ["id", "map", "hands", "order", "rosters", "setup", "rules", "scoring", "victory"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, map: { $ref: "shared.schema.json#/definitions/Id" }, sites: { type: "array", minItems: 1, maxItems: 500 }, source: { $ref: "shared.schema.json#/definitions/Source" }, hands: { type: "integer", minimum: 1, maximum: 200 }, minutes: { type: "integer", minimum: 1, maximum: 1440 }, order: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, minItems: 1, maxItems: 12, uniqueItems: !0 }, rosters: { type: "array", minItems: 1, maxItems: 2e3 }, setup: { type: "array", minItems: 1, maxItems: 100 }, reinforcements: { type: "array", maxItems: 500 }, rules: { $ref: "scenario.schema.json#/definitions/CorteoRules" }, scoring: { type: "array", maxItems: 100 }, victory: { type: "array", minItems: 1, maxItems: 100 }, comments: { type: "array", maxItems: 100 }, seats: { type: "array", minItems: 2, maxItems: 12 }, muster: { type: "array", minItems: 1, maxItems: 12 }, options: { type: "array", minItems: 1, maxItems: 50 }, counters: { type: "array", minItems: 1, maxItems: 100 }, triggers: { type: "array", minItems: 1, maxItems: 300 } }, additionalProperties: !1 };
function validate198(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate198.errors = vErrors, errors === 0;
}
function validate201(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema19.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate201.errors = vErrors, errors === 0;
}
var schema99 = { type: "object", required: ["stacking", "run", "barricades", "launch", "clash", "head", "columns", "disengage", "arrests", "panic", "objectives"], properties: { stacking: { type: "integer", minimum: 1, maximum: 99 }, stackAll: { type: "boolean" }, run: { type: "object", required: ["side", "pieces", "factor", "notInHands"], properties: { side: { $ref: "shared.schema.json#/definitions/Id" }, pieces: { type: "integer", minimum: 0, maximum: 99 }, factor: { type: "integer", minimum: 1, maximum: 10 }, notInHands: { type: "array", items: { type: "integer", minimum: 1, maximum: 200 }, maxItems: 200 } }, additionalProperties: !1 }, barricades: { type: "object", required: ["side", "pieces", "cost", "removable"], properties: { side: { $ref: "shared.schema.json#/definitions/Id" }, pieces: { type: "integer", minimum: 0, maximum: 500 }, cost: { type: "integer", minimum: 0, maximum: 99 }, removable: { type: "boolean" }, reusable: { type: "boolean" }, alsoOn: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, minItems: 1, maxItems: 200 } }, additionalProperties: !1 }, launch: { type: "object", required: ["table", "cost", "perPhase", "noArrests"], properties: { table: { $ref: "shared.schema.json#/definitions/Id" }, cost: { type: ["integer", "string"], minimum: 0, maximum: 99, pattern: "^1/2$" }, perPhase: { type: "integer", minimum: 0, maximum: 99 }, noArrests: { type: "boolean" }, short: { type: "boolean" }, together: { type: "boolean" } }, additionalProperties: !1 }, clash: { type: "object", required: ["table"], properties: { table: { $ref: "shared.schema.json#/definitions/Id" }, advance: { type: "boolean" } }, additionalProperties: !1 }, head: { type: "object", required: ["side", "units", "bonus", "components"], properties: { side: { $ref: "shared.schema.json#/definitions/Id" }, units: { type: "integer", minimum: 0, maximum: 99 }, bonus: { type: "integer", minimum: 0, maximum: 99 }, components: { if: { type: "array" }, then: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, minItems: 1, maxItems: 500 }, else: { enum: ["any"] } }, splits: { type: "boolean" } }, additionalProperties: !1 }, garrisons: { type: "object", required: ["tag"], properties: { tag: { $ref: "shared.schema.json#/definitions/Id" } }, additionalProperties: !1 }, columns: { type: "object", required: ["minimum"], properties: { minimum: { type: "integer", minimum: 1, maximum: 99 } }, additionalProperties: !1 }, disengage: { $ref: "shared.schema.json#/definitions/CostBySide" }, controlToControl: { type: "boolean" }, arrests: { type: "object", required: ["side"], properties: { side: { $ref: "shared.schema.json#/definitions/Id" } }, additionalProperties: !1 }, panic: { type: "object", required: ["side", "base", "wakes"], properties: { side: { $ref: "shared.schema.json#/definitions/Id" }, base: { $ref: "shared.schema.json#/definitions/Id" }, wakes: { enum: ["next-hand"] } }, additionalProperties: !1 }, objectives: { type: "object", required: ["side", "covered"], properties: { side: { $ref: "shared.schema.json#/definitions/Id" }, covered: { type: "boolean" }, leave: { type: "boolean" }, stops: { type: "boolean" } }, additionalProperties: !1 }, leaving: { type: "object", required: ["side", "hands", "edges"], properties: { side: { $ref: "shared.schema.json#/definitions/Id" }, hands: { type: "integer", minimum: 0, maximum: 200 }, edges: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, minItems: 1, maxItems: 200 } }, additionalProperties: !1 }, smoke: { type: "object", required: ["pieces", "wind", "directions", "carries"], properties: { pieces: { type: "integer", minimum: 1, maximum: 500 }, wind: { type: "array", items: { type: ["integer", "string"], minimum: 1, maximum: 99, pattern: "^(stay|gone)$" }, minItems: 2, maxItems: 100 }, directions: { type: "array", items: { type: "string", pattern: "^[NESW]{1,3}$", maxLength: 3 }, minItems: 2, maxItems: 100 }, carries: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, minItems: 1, maxItems: 200 } }, additionalProperties: !1 }, jams: { type: "object", required: ["pieces", "faces", "on", "roads", "ways", "removers"], properties: { pieces: { type: "integer", minimum: 1, maximum: 500 }, faces: { type: "array", items: { type: "integer", minimum: 1, maximum: 6 }, minItems: 1, maxItems: 6, uniqueItems: !0 }, on: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, minItems: 1, maxItems: 200 }, roads: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, minItems: 1, maxItems: 200 }, ways: { type: "integer", minimum: 1, maximum: 12 }, removers: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, minItems: 1, maxItems: 200 } }, additionalProperties: !1 }, arrivals: { type: "array", items: { $ref: "#/definitions/Arrival" }, maxItems: 50 }, dormant: { type: "array", items: { $ref: "#/definitions/Dormant" }, minItems: 1, maxItems: 50 }, captures: { type: "array", items: { $ref: "#/definitions/Capture" }, minItems: 1, maxItems: 50 }, convoys: { type: "array", items: { $ref: "#/definitions/Convoy" }, minItems: 1, maxItems: 20 }, exits: { type: "array", items: { $ref: "#/definitions/Exit" }, minItems: 1, maxItems: 50 }, homing: { type: "array", items: { $ref: "#/definitions/Homing" }, minItems: 1, maxItems: 20 }, prolong: { $ref: "#/definitions/Prolong" }, custody: { $ref: "#/definitions/Custody" } }, additionalProperties: !1 };
function validate205(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate205.errors = vErrors, errors === 0;
}
function validate333(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !0, _errs1 = errors;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = {};
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  let ifClause0;
  if (_valid0) {
    let _errs3 = errors;
    validate33(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
    var _valid0 = _errs3 === errors;
    valid0 = _valid0, ifClause0 = "then";
  } else {
    let _errs4 = errors;
    validate36(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors), errors = vErrors.length);
    var _valid0 = _errs4 === errors;
    valid0 = _valid0, ifClause0 = "else";
  }
  if (!valid0) {
    let err1 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: ifClause0 } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate333.errors = vErrors, errors === 0;
}
function validate232(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.place === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "place" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "place")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0 && data.type !== "place") {
      let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "place" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    data.place !== void 0 && (validate205(data.place, { instancePath: instancePath + "/place", parentData: data, parentDataProperty: "place", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate232.errors = vErrors, errors === 0;
}
function validate234(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.region === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "region" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "region")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0 && data.type !== "region") {
      let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "region" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    data.region !== void 0 && (validate205(data.region, { instancePath: instancePath + "/region", parentData: data, parentDataProperty: "region", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate234.errors = vErrors, errors === 0;
}
function validate236(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.terrain === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "terrain" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "terrain")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0 && data.type !== "terrain") {
      let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "terrain" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.terrain !== void 0) {
      let data1 = data.terrain;
      if (Array.isArray(data1)) {
        if (data1.length > 200) {
          let err4 = { instancePath: instancePath + "/terrain", schemaPath: "#/properties/terrain/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1.length < 1) {
          let err5 = { instancePath: instancePath + "/terrain", schemaPath: "#/properties/terrain/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate205(data1[i0], { instancePath: instancePath + "/terrain/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/terrain", schemaPath: "#/properties/terrain/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate236.errors = vErrors, errors === 0;
}
function validate238(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.role === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "role" || key0 === "kinds" || key0 === "side")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0 && data.type !== "sites") {
      let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "sites" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.role !== void 0 && (validate205(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.kinds !== void 0) {
      let data2 = data.kinds;
      if (Array.isArray(data2)) {
        if (data2.length > 200) {
          let err4 = { instancePath: instancePath + "/kinds", schemaPath: "#/properties/kinds/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate205(data2[i0], { instancePath: instancePath + "/kinds/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/kinds", schemaPath: "#/properties/kinds/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.side !== void 0 && (validate205(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate238.errors = vErrors, errors === 0;
}
var pattern17 = new RegExp("^(?:[0-9]{4,8}|(?!constructor$)[a-z][a-z0-9-]*)$", "u");
function validate211(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func3(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern17.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4,8}|(?!constructor$)[a-z][a-z0-9-]*)$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate211.errors = vErrors, errors === 0;
}
function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.cells === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cells" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "cells")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0 && data.type !== "cells") {
      let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "cells" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.cells !== void 0) {
      let data1 = data.cells;
      if (Array.isArray(data1)) {
        if (data1.length > 2e4) {
          let err4 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1.length < 1) {
          let err5 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate211(data1[i0], { instancePath: instancePath + "/cells/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate242.errors = vErrors, errors === 0;
}
var wrapper0 = { validate: validate231 };
function validate244(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.distance === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "distance" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.of === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "of" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "distance" || key0 === "of")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.type !== void 0 && data.type !== "near") {
      let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "near" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.distance !== void 0) {
      let data1 = data.distance;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err5 = { instancePath: instancePath + "/distance", schemaPath: "#/properties/distance/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1024 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/distance", schemaPath: "#/properties/distance/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1024 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err7 = { instancePath: instancePath + "/distance", schemaPath: "#/properties/distance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    data.of !== void 0 && (wrapper0.validate(data.of, { instancePath: instancePath + "/of", parentData: data, parentDataProperty: "of", rootData }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length));
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate244.errors = vErrors, errors === 0;
}
function validate245(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.of === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "of" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "of")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0 && data.type !== "any") {
      let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "any" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.of !== void 0) {
      let data1 = data.of;
      if (Array.isArray(data1)) {
        if (data1.length > 50) {
          let err4 = { instancePath: instancePath + "/of", schemaPath: "#/properties/of/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1.length < 1) {
          let err5 = { instancePath: instancePath + "/of", schemaPath: "#/properties/of/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          wrapper0.validate(data1[i0], { instancePath: instancePath + "/of/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/of", schemaPath: "#/properties/of/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate245.errors = vErrors, errors === 0;
}
function validate246(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.of === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "of" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "of")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0 && data.type !== "all") {
      let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "all" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.of !== void 0) {
      let data1 = data.of;
      if (Array.isArray(data1)) {
        if (data1.length > 50) {
          let err4 = { instancePath: instancePath + "/of", schemaPath: "#/properties/of/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1.length < 1) {
          let err5 = { instancePath: instancePath + "/of", schemaPath: "#/properties/of/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          wrapper0.validate(data1[i0], { instancePath: instancePath + "/of/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/of", schemaPath: "#/properties/of/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate246.errors = vErrors, errors === 0;
}
function validate247(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.of === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "of" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.not === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "not" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "of" || key0 === "not")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.type !== void 0 && data.type !== "except") {
      let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "except" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    data.of !== void 0 && (wrapper0.validate(data.of, { instancePath: instancePath + "/of", parentData: data, parentDataProperty: "of", rootData }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length)), data.not !== void 0 && (wrapper0.validate(data.not, { instancePath: instancePath + "/not", parentData: data, parentDataProperty: "not", rootData }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate247.errors = vErrors, errors === 0;
}
function validate248(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.from === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "from" || key0 === "edges" || key0 === "not")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0 && data.type !== "spread") {
      let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "spread" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.from !== void 0 && (wrapper0.validate(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length)), data.edges !== void 0) {
      let data2 = data.edges;
      if (Array.isArray(data2)) {
        if (data2.length > 500) {
          let err4 = { instancePath: instancePath + "/edges", schemaPath: "#/properties/edges/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data2.length < 1) {
          let err5 = { instancePath: instancePath + "/edges", schemaPath: "#/properties/edges/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate205(data2[i0], { instancePath: instancePath + "/edges/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/edges", schemaPath: "#/properties/edges/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    data.not !== void 0 && (wrapper0.validate(data.not, { instancePath: instancePath + "/not", parentData: data, parentDataProperty: "not", rootData }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length));
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate248.errors = vErrors, errors === 0;
}
function validate250(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.option === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "option" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "option")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0 && data.type !== "chosen") {
      let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "chosen" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    data.option !== void 0 && (validate205(data.option, { instancePath: instancePath + "/option", parentData: data, parentDataProperty: "option", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate250.errors = vErrors, errors === 0;
}
function validate231(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.type;
    if (typeof tag0 == "string")
      if (tag0 === "place")
        validate232(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors), errors = vErrors.length);
      else if (tag0 === "region")
        validate234(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors), errors = vErrors.length);
      else if (tag0 === "terrain")
        validate236(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors), errors = vErrors.length);
      else if (tag0 === "sites")
        validate238(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors), errors = vErrors.length);
      else if (tag0 === "cells")
        validate242(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors), errors = vErrors.length);
      else if (tag0 === "near")
        validate244(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors), errors = vErrors.length);
      else if (tag0 === "any")
        validate245(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors), errors = vErrors.length);
      else if (tag0 === "all")
        validate246(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors), errors = vErrors.length);
      else if (tag0 === "except")
        validate247(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors), errors = vErrors.length);
      else if (tag0 === "spread")
        validate248(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors), errors = vErrors.length);
      else if (tag0 === "chosen")
        validate250(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors), errors = vErrors.length);
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
  return validate231.errors = vErrors, errors === 0;
}
function validate350(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!(key0 === "unit" || key0 === "component" || key0 === "count" || key0 === "seat")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.unit !== void 0 && (validate205(data.unit, { instancePath: instancePath + "/unit", parentData: data, parentDataProperty: "unit", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.component !== void 0 && (validate205(data.component, { instancePath: instancePath + "/component", parentData: data, parentDataProperty: "component", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.count !== void 0) {
      let data2 = data.count;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err3 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 2e3 || isNaN(data2)) {
          let err4 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err5 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    data.seat !== void 0 && (validate205(data.seat, { instancePath: instancePath + "/seat", parentData: data, parentDataProperty: "seat", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate350.errors = vErrors, errors === 0;
}
function validate347(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.hand === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hand" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.side === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "side" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.zone === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zone" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.units === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "units" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.faces === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "faces" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "hand" || key0 === "side" || key0 === "zone" || key0 === "units" || key0 === "faces")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.hand !== void 0) {
      let data0 = data.hand;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err6 = { instancePath: instancePath + "/hand", schemaPath: "#/properties/hand/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 200 || isNaN(data0)) {
          let err7 = { instancePath: instancePath + "/hand", schemaPath: "#/properties/hand/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err8 = { instancePath: instancePath + "/hand", schemaPath: "#/properties/hand/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
    if (data.side !== void 0 && (validate205(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.zone !== void 0 && (validate231(data.zone, { instancePath: instancePath + "/zone", parentData: data, parentDataProperty: "zone", rootData }) || (vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors), errors = vErrors.length)), data.units !== void 0) {
      let data3 = data.units;
      if (Array.isArray(data3)) {
        if (data3.length > 100) {
          let err9 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data3.length < 1) {
          let err10 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate350(data3[i0], { instancePath: instancePath + "/units/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.faces !== void 0) {
      let data5 = data.faces;
      if (Array.isArray(data5)) {
        if (data5.length > 6) {
          let err12 = { instancePath: instancePath + "/faces", schemaPath: "#/properties/faces/maxItems", keyword: "maxItems", params: { limit: 6 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data5.length < 1) {
          let err13 = { instancePath: instancePath + "/faces", schemaPath: "#/properties/faces/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data6 = data5[i1];
          if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
            let err14 = { instancePath: instancePath + "/faces/" + i1, schemaPath: "#/properties/faces/items/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 > 6 || isNaN(data6)) {
              let err15 = { instancePath: instancePath + "/faces/" + i1, schemaPath: "#/properties/faces/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6 } };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
            if (data6 < 1 || isNaN(data6)) {
              let err16 = { instancePath: instancePath + "/faces/" + i1, schemaPath: "#/properties/faces/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
          }
        }
        let i2 = data5.length, j0;
        if (i2 > 1) {
          let indices0 = {};
          for (; i2--; ) {
            let item0 = data5[i2];
            if (typeof item0 == "number" && !(item0 % 1) && !isNaN(item0) && isFinite(item0)) {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err17 = { instancePath: instancePath + "/faces", schemaPath: "#/properties/faces/uniqueItems", keyword: "uniqueItems", params: { i: i2, j: j0 } };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                break;
              }
              indices0[item0] = i2;
            }
          }
        }
      } else {
        let err18 = { instancePath: instancePath + "/faces", schemaPath: "#/properties/faces/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate347.errors = vErrors, errors === 0;
}
var schema84 = { type: "object", required: [], properties: { side: { $ref: "shared.schema.json#/definitions/Id" }, seat: { $ref: "shared.schema.json#/definitions/Id" }, units: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, minItems: 1, maxItems: 500 }, components: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, minItems: 1, maxItems: 500 }, where: { enum: ["map", "arrested", "custody", "out", "reserve"] }, zone: { $ref: "#/definitions/Zone" }, controlledBy: { $ref: "shared.schema.json#/definitions/Id" }, linked: { type: "boolean" }, march: { type: "boolean" }, lastMarch: { type: "boolean" }, head: { type: "boolean" }, waiting: { type: "boolean" } }, additionalProperties: !1, minProperties: 1 };
function validate268(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      let err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema84.properties, key0)) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.side !== void 0 && (validate205(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.seat !== void 0 && (validate205(data.seat, { instancePath: instancePath + "/seat", parentData: data, parentDataProperty: "seat", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.units !== void 0) {
      let data2 = data.units;
      if (Array.isArray(data2)) {
        if (data2.length > 500) {
          let err2 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data2.length < 1) {
          let err3 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate205(data2[i0], { instancePath: instancePath + "/units/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length);
      } else {
        let err4 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.components !== void 0) {
      let data4 = data.components;
      if (Array.isArray(data4)) {
        if (data4.length > 500) {
          let err5 = { instancePath: instancePath + "/components", schemaPath: "#/properties/components/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data4.length < 1) {
          let err6 = { instancePath: instancePath + "/components", schemaPath: "#/properties/components/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate205(data4[i1], { instancePath: instancePath + "/components/" + i1, parentData: data4, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/components", schemaPath: "#/properties/components/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.where !== void 0) {
      let data6 = data.where;
      if (!(data6 === "map" || data6 === "arrested" || data6 === "custody" || data6 === "out" || data6 === "reserve")) {
        let err8 = { instancePath: instancePath + "/where", schemaPath: "#/properties/where/enum", keyword: "enum", params: { allowedValues: schema84.properties.where.enum } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.zone !== void 0 && (validate231(data.zone, { instancePath: instancePath + "/zone", parentData: data, parentDataProperty: "zone", rootData }) || (vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors), errors = vErrors.length)), data.controlledBy !== void 0 && (validate205(data.controlledBy, { instancePath: instancePath + "/controlledBy", parentData: data, parentDataProperty: "controlledBy", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.linked !== void 0 && typeof data.linked != "boolean") {
      let err9 = { instancePath: instancePath + "/linked", schemaPath: "#/properties/linked/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.march !== void 0 && typeof data.march != "boolean") {
      let err10 = { instancePath: instancePath + "/march", schemaPath: "#/properties/march/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.lastMarch !== void 0 && typeof data.lastMarch != "boolean") {
      let err11 = { instancePath: instancePath + "/lastMarch", schemaPath: "#/properties/lastMarch/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.head !== void 0 && typeof data.head != "boolean") {
      let err12 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.waiting !== void 0 && typeof data.waiting != "boolean") {
      let err13 = { instancePath: instancePath + "/waiting", schemaPath: "#/properties/waiting/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate268.errors = vErrors, errors === 0;
}
function validate356(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.units === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "units" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.wakers === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "wakers" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.faces === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "faces" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "units" || key0 === "wakers" || key0 === "faces")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.units !== void 0) {
      let data0 = data.units;
      if (Array.isArray(data0)) {
        if (data0.length > 500) {
          let err4 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0.length < 1) {
          let err5 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate205(data0[i0], { instancePath: instancePath + "/units/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.wakers !== void 0 && (validate268(data.wakers, { instancePath: instancePath + "/wakers", parentData: data, parentDataProperty: "wakers", rootData }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data.faces !== void 0) {
      let data3 = data.faces;
      if (Array.isArray(data3)) {
        if (data3.length > 6) {
          let err7 = { instancePath: instancePath + "/faces", schemaPath: "#/properties/faces/maxItems", keyword: "maxItems", params: { limit: 6 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data3.length < 1) {
          let err8 = { instancePath: instancePath + "/faces", schemaPath: "#/properties/faces/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data4 = data3[i1];
          if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            let err9 = { instancePath: instancePath + "/faces/" + i1, schemaPath: "#/properties/faces/items/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 6 || isNaN(data4)) {
              let err10 = { instancePath: instancePath + "/faces/" + i1, schemaPath: "#/properties/faces/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6 } };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (data4 < 1 || isNaN(data4)) {
              let err11 = { instancePath: instancePath + "/faces/" + i1, schemaPath: "#/properties/faces/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
          }
        }
        let i2 = data3.length, j0;
        if (i2 > 1) {
          let indices0 = {};
          for (; i2--; ) {
            let item0 = data3[i2];
            if (typeof item0 == "number" && !(item0 % 1) && !isNaN(item0) && isFinite(item0)) {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err12 = { instancePath: instancePath + "/faces", schemaPath: "#/properties/faces/uniqueItems", keyword: "uniqueItems", params: { i: i2, j: j0 } };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                break;
              }
              indices0[item0] = i2;
            }
          }
        }
      } else {
        let err13 = { instancePath: instancePath + "/faces", schemaPath: "#/properties/faces/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate356.errors = vErrors, errors === 0;
}
function validate360(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.units === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "units" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.side === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "side" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.to === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "units" || key0 === "side" || key0 === "to")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.units !== void 0) {
      let data0 = data.units;
      if (Array.isArray(data0)) {
        if (data0.length > 500) {
          let err4 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0.length < 1) {
          let err5 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate205(data0[i0], { instancePath: instancePath + "/units/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    data.side !== void 0 && (validate205(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.to !== void 0 && (validate231(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData }) || (vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors), errors = vErrors.length));
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate360.errors = vErrors, errors === 0;
}
var schema105 = { type: "object", required: ["id", "units", "goal"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, units: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, minItems: 1, maxItems: 500 }, escort: { type: "object", required: ["units", "distance"], additionalProperties: !1, properties: { units: { type: "integer", minimum: 1, maximum: 500 }, distance: { type: "integer", minimum: 1, maximum: 500 } } }, control: { type: "string", enum: ["stops", "holds"] }, clear: { type: "integer", minimum: 1, maximum: 500 }, goal: { $ref: "#/definitions/Zone" }, halt: { $ref: "#/definitions/Zone" } }, additionalProperties: !1 };
function validate365(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.units === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "units" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.goal === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "goal" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "units" || key0 === "escort" || key0 === "control" || key0 === "clear" || key0 === "goal" || key0 === "halt")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.id !== void 0 && (validate205(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.units !== void 0) {
      let data1 = data.units;
      if (Array.isArray(data1)) {
        if (data1.length > 500) {
          let err4 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1.length < 1) {
          let err5 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate205(data1[i0], { instancePath: instancePath + "/units/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.escort !== void 0) {
      let data3 = data.escort;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.units === void 0) {
          let err7 = { instancePath: instancePath + "/escort", schemaPath: "#/properties/escort/required", keyword: "required", params: { missingProperty: "units" } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data3.distance === void 0) {
          let err8 = { instancePath: instancePath + "/escort", schemaPath: "#/properties/escort/required", keyword: "required", params: { missingProperty: "distance" } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        for (let key1 in data3)
          if (!(key1 === "units" || key1 === "distance")) {
            let err9 = { instancePath: instancePath + "/escort", schemaPath: "#/properties/escort/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        if (data3.units !== void 0) {
          let data4 = data3.units;
          if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            let err10 = { instancePath: instancePath + "/escort/units", schemaPath: "#/properties/escort/properties/units/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 500 || isNaN(data4)) {
              let err11 = { instancePath: instancePath + "/escort/units", schemaPath: "#/properties/escort/properties/units/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 } };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            if (data4 < 1 || isNaN(data4)) {
              let err12 = { instancePath: instancePath + "/escort/units", schemaPath: "#/properties/escort/properties/units/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
          }
        }
        if (data3.distance !== void 0) {
          let data5 = data3.distance;
          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
            let err13 = { instancePath: instancePath + "/escort/distance", schemaPath: "#/properties/escort/properties/distance/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 500 || isNaN(data5)) {
              let err14 = { instancePath: instancePath + "/escort/distance", schemaPath: "#/properties/escort/properties/distance/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 } };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            if (data5 < 1 || isNaN(data5)) {
              let err15 = { instancePath: instancePath + "/escort/distance", schemaPath: "#/properties/escort/properties/distance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
          }
        }
      } else {
        let err16 = { instancePath: instancePath + "/escort", schemaPath: "#/properties/escort/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.control !== void 0) {
      let data6 = data.control;
      if (typeof data6 != "string") {
        let err17 = { instancePath: instancePath + "/control", schemaPath: "#/properties/control/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (!(data6 === "stops" || data6 === "holds")) {
        let err18 = { instancePath: instancePath + "/control", schemaPath: "#/properties/control/enum", keyword: "enum", params: { allowedValues: schema105.properties.control.enum } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.clear !== void 0) {
      let data7 = data.clear;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        let err19 = { instancePath: instancePath + "/clear", schemaPath: "#/properties/clear/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 500 || isNaN(data7)) {
          let err20 = { instancePath: instancePath + "/clear", schemaPath: "#/properties/clear/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (data7 < 1 || isNaN(data7)) {
          let err21 = { instancePath: instancePath + "/clear", schemaPath: "#/properties/clear/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      }
    }
    data.goal !== void 0 && (validate231(data.goal, { instancePath: instancePath + "/goal", parentData: data, parentDataProperty: "goal", rootData }) || (vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors), errors = vErrors.length)), data.halt !== void 0 && (validate231(data.halt, { instancePath: instancePath + "/halt", parentData: data, parentDataProperty: "halt", rootData }) || (vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors), errors = vErrors.length));
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate365.errors = vErrors, errors === 0;
}
function validate267(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.who === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "who" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "who" || key0 === "beyond")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0 && data.type !== "units") {
      let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "units" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    data.who !== void 0 && (validate268(data.who, { instancePath: instancePath + "/who", parentData: data, parentDataProperty: "who", rootData }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data.beyond !== void 0 && (validate205(data.beyond, { instancePath: instancePath + "/beyond", parentData: data, parentDataProperty: "beyond", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate267.errors = vErrors, errors === 0;
}
function validate277(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.who === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "who" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "who")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0 && data.type !== "power") {
      let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "power" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    data.who !== void 0 && (validate268(data.who, { instancePath: instancePath + "/who", parentData: data, parentDataProperty: "who", rootData }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate277.errors = vErrors, errors === 0;
}
function validate279(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.counter === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "counter" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "counter")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0 && data.type !== "counter") {
      let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "counter" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    data.counter !== void 0 && (validate205(data.counter, { instancePath: instancePath + "/counter", parentData: data, parentDataProperty: "counter", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate279.errors = vErrors, errors === 0;
}
function validate281(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.zone === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zone" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "zone")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0 && data.type !== "taken") {
      let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "taken" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    data.zone !== void 0 && (validate231(data.zone, { instancePath: instancePath + "/zone", parentData: data, parentDataProperty: "zone", rootData }) || (vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate281.errors = vErrors, errors === 0;
}
function validate283(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "type") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.type !== void 0 && data.type !== "head-steps") {
      let err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "head-steps" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate283.errors = vErrors, errors === 0;
}
function validate266(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.type;
    if (typeof tag0 == "string")
      if (tag0 === "units")
        validate267(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors), errors = vErrors.length);
      else if (tag0 === "power")
        validate277(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors), errors = vErrors.length);
      else if (tag0 === "counter")
        validate279(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors), errors = vErrors.length);
      else if (tag0 === "taken")
        validate281(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate281.errors : vErrors.concat(validate281.errors), errors = vErrors.length);
      else if (tag0 === "head-steps")
        validate283(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors), errors = vErrors.length);
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
  return validate266.errors = vErrors, errors === 0;
}
function validate265(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.of === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "of" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "of" || key0 === "least" || key0 === "most" || key0 === "atMost")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0 && data.type !== "measure") {
      let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "measure" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.of !== void 0 && (validate266(data.of, { instancePath: instancePath + "/of", parentData: data, parentDataProperty: "of", rootData }) || (vErrors = vErrors === null ? validate266.errors : vErrors.concat(validate266.errors), errors = vErrors.length)), data.least !== void 0) {
      let data2 = data.least;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err4 = { instancePath: instancePath + "/least", schemaPath: "#/properties/least/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e5 || isNaN(data2)) {
          let err5 = { instancePath: instancePath + "/least", schemaPath: "#/properties/least/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data2 < -1e5 || isNaN(data2)) {
          let err6 = { instancePath: instancePath + "/least", schemaPath: "#/properties/least/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e5 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.most !== void 0) {
      let data3 = data.most;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err7 = { instancePath: instancePath + "/most", schemaPath: "#/properties/most/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1e5 || isNaN(data3)) {
          let err8 = { instancePath: instancePath + "/most", schemaPath: "#/properties/most/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data3 < -1e5 || isNaN(data3)) {
          let err9 = { instancePath: instancePath + "/most", schemaPath: "#/properties/most/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e5 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    data.atMost !== void 0 && (validate266(data.atMost, { instancePath: instancePath + "/atMost", parentData: data, parentDataProperty: "atMost", rootData }) || (vErrors = vErrors === null ? validate266.errors : vErrors.concat(validate266.errors), errors = vErrors.length));
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate265.errors = vErrors, errors === 0;
}
function validate291(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.option === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "option" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.is === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "option" || key0 === "is")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.type !== void 0 && data.type !== "option") {
      let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "option" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.option !== void 0 && (validate205(data.option, { instancePath: instancePath + "/option", parentData: data, parentDataProperty: "option", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.is !== void 0) {
      let data2 = data.is;
      if (Array.isArray(data2)) {
        if (data2.length > 500) {
          let err5 = { instancePath: instancePath + "/is", schemaPath: "#/properties/is/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data2.length < 1) {
          let err6 = { instancePath: instancePath + "/is", schemaPath: "#/properties/is/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate205(data2[i0], { instancePath: instancePath + "/is/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/is", schemaPath: "#/properties/is/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate291.errors = vErrors, errors === 0;
}
function validate294(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.units === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "units" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "units" || key0 === "zone" || key0 === "cells")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0 && data.type !== "march") {
      let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "march" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.units !== void 0) {
      let data1 = data.units;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err4 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2e3 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.zone !== void 0 && (validate231(data.zone, { instancePath: instancePath + "/zone", parentData: data, parentDataProperty: "zone", rootData }) || (vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors), errors = vErrors.length)), data.cells !== void 0) {
      let data3 = data.cells;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err7 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2e3 || isNaN(data3)) {
          let err8 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err9 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate294.errors = vErrors, errors === 0;
}
function validate296(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "type") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.type !== void 0 && data.type !== "split") {
      let err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "split" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate296.errors = vErrors, errors === 0;
}
var schema92 = { type: "object", required: ["type", "convoy", "did"], properties: { type: { const: "convoy" }, convoy: { $ref: "shared.schema.json#/definitions/Id" }, did: { enum: ["stopped", "back", "stayed"] } }, additionalProperties: !1 };
function validate297(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.convoy === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "convoy" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.did === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "did" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "convoy" || key0 === "did")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.type !== void 0 && data.type !== "convoy") {
      let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "convoy" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.convoy !== void 0 && (validate205(data.convoy, { instancePath: instancePath + "/convoy", parentData: data, parentDataProperty: "convoy", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.did !== void 0) {
      let data2 = data.did;
      if (!(data2 === "stopped" || data2 === "back" || data2 === "stayed")) {
        let err5 = { instancePath: instancePath + "/did", schemaPath: "#/properties/did/enum", keyword: "enum", params: { allowedValues: schema92.properties.did.enum } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate297.errors = vErrors, errors === 0;
}
function validate299(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 2) {
      let err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 2 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "from" || key0 === "to")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0 && data.type !== "hand") {
      let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "hand" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.from !== void 0) {
      let data1 = data.from;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err4 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 400 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/maximum", keyword: "maximum", params: { comparison: "<=", limit: 400 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.to !== void 0) {
      let data2 = data.to;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err7 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 400 || isNaN(data2)) {
          let err8 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/maximum", keyword: "maximum", params: { comparison: "<=", limit: 400 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err9 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate299.errors = vErrors, errors === 0;
}
var wrapper7 = { validate: validate264 };
function validate300(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.of === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "of" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "of")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0 && data.type !== "all") {
      let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "all" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.of !== void 0) {
      let data1 = data.of;
      if (Array.isArray(data1)) {
        if (data1.length > 50) {
          let err4 = { instancePath: instancePath + "/of", schemaPath: "#/properties/of/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1.length < 1) {
          let err5 = { instancePath: instancePath + "/of", schemaPath: "#/properties/of/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          wrapper7.validate(data1[i0], { instancePath: instancePath + "/of/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? wrapper7.validate.errors : vErrors.concat(wrapper7.validate.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/of", schemaPath: "#/properties/of/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate300.errors = vErrors, errors === 0;
}
function validate301(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.of === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "of" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "of")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0 && data.type !== "any") {
      let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "any" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.of !== void 0) {
      let data1 = data.of;
      if (Array.isArray(data1)) {
        if (data1.length > 50) {
          let err4 = { instancePath: instancePath + "/of", schemaPath: "#/properties/of/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1.length < 1) {
          let err5 = { instancePath: instancePath + "/of", schemaPath: "#/properties/of/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          wrapper7.validate(data1[i0], { instancePath: instancePath + "/of/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? wrapper7.validate.errors : vErrors.concat(wrapper7.validate.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/of", schemaPath: "#/properties/of/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate301.errors = vErrors, errors === 0;
}
function validate302(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.of === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "of" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "of")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0 && data.type !== "not") {
      let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "not" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    data.of !== void 0 && (wrapper7.validate(data.of, { instancePath: instancePath + "/of", parentData: data, parentDataProperty: "of", rootData }) || (vErrors = vErrors === null ? wrapper7.validate.errors : vErrors.concat(wrapper7.validate.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate302.errors = vErrors, errors === 0;
}
function validate264(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.type;
    if (typeof tag0 == "string")
      if (tag0 === "measure")
        validate265(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors), errors = vErrors.length);
      else if (tag0 === "option")
        validate291(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors), errors = vErrors.length);
      else if (tag0 === "march")
        validate294(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate294.errors : vErrors.concat(validate294.errors), errors = vErrors.length);
      else if (tag0 === "split")
        validate296(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors), errors = vErrors.length);
      else if (tag0 === "convoy")
        validate297(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors), errors = vErrors.length);
      else if (tag0 === "hand")
        validate299(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors), errors = vErrors.length);
      else if (tag0 === "all")
        validate300(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors), errors = vErrors.length);
      else if (tag0 === "any")
        validate301(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors), errors = vErrors.length);
      else if (tag0 === "not")
        validate302(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors), errors = vErrors.length);
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
  return validate264.errors = vErrors, errors === 0;
}
function validate371(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.side === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "side" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.zone === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zone" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "side" || key0 === "units" || key0 === "zone" || key0 === "when" || key0 === "back")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.side !== void 0 && (validate205(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.units !== void 0) {
      let data1 = data.units;
      if (Array.isArray(data1)) {
        if (data1.length > 500) {
          let err3 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.length < 1) {
          let err4 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate205(data1[i0], { instancePath: instancePath + "/units/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.zone !== void 0 && (validate231(data.zone, { instancePath: instancePath + "/zone", parentData: data, parentDataProperty: "zone", rootData }) || (vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors), errors = vErrors.length)), data.when !== void 0 && (validate264(data.when, { instancePath: instancePath + "/when", parentData: data, parentDataProperty: "when", rootData }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.back !== void 0 && typeof data.back != "boolean") {
      let err6 = { instancePath: instancePath + "/back", schemaPath: "#/properties/back/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate371.errors = vErrors, errors === 0;
}
function validate377(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.units === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "units" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.to === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.while === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "while" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "units" || key0 === "to" || key0 === "while")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.units !== void 0) {
      let data0 = data.units;
      if (Array.isArray(data0)) {
        if (data0.length > 500) {
          let err4 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0.length < 1) {
          let err5 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate205(data0[i0], { instancePath: instancePath + "/units/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    data.to !== void 0 && (validate231(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData }) || (vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors), errors = vErrors.length)), data.while !== void 0 && (validate264(data.while, { instancePath: instancePath + "/while", parentData: data, parentDataProperty: "while", rootData }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length));
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate377.errors = vErrors, errors === 0;
}
function validate382(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.hand === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hand" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.most === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "most" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "hand" || key0 === "most")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.hand !== void 0) {
      let data0 = data.hand;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/hand", schemaPath: "#/properties/hand/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 200 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/hand", schemaPath: "#/properties/hand/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/hand", schemaPath: "#/properties/hand/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.most !== void 0) {
      let data1 = data.most;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err6 = { instancePath: instancePath + "/most", schemaPath: "#/properties/most/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 100 || isNaN(data1)) {
          let err7 = { instancePath: instancePath + "/most", schemaPath: "#/properties/most/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/most", schemaPath: "#/properties/most/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate382.errors = vErrors, errors === 0;
}
function validate384(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.side === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "side" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.seat === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seat" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.units === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "units" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.zone === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zone" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "side" || key0 === "seat" || key0 === "units" || key0 === "zone" || key0 === "transfer" || key0 === "when")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.side !== void 0 && (validate205(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.seat !== void 0 && (validate205(data.seat, { instancePath: instancePath + "/seat", parentData: data, parentDataProperty: "seat", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.units !== void 0) {
      let data2 = data.units;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err5 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 100 || isNaN(data2)) {
          let err6 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err7 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    data.zone !== void 0 && (validate231(data.zone, { instancePath: instancePath + "/zone", parentData: data, parentDataProperty: "zone", rootData }) || (vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors), errors = vErrors.length)), data.transfer !== void 0 && (validate231(data.transfer, { instancePath: instancePath + "/transfer", parentData: data, parentDataProperty: "transfer", rootData }) || (vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors), errors = vErrors.length)), data.when !== void 0 && (validate264(data.when, { instancePath: instancePath + "/when", parentData: data, parentDataProperty: "when", rootData }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length));
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate384.errors = vErrors, errors === 0;
}
var pattern18 = new RegExp("^1/2$", "u"), pattern19 = new RegExp("^(stay|gone)$", "u"), pattern20 = new RegExp("^[NESW]{1,3}$", "u");
function validate484(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.stacking === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stacking" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.run === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "run" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.barricades === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "barricades" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.launch === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "launch" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.clash === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clash" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.head === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "head" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.columns === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "columns" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.disengage === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "disengage" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.arrests === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "arrests" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.panic === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "panic" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.objectives === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "objectives" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema99.properties, key0)) {
        let err11 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    if (data.stacking !== void 0) {
      let data0 = data.stacking;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err12 = { instancePath: instancePath + "/stacking", schemaPath: "#/properties/stacking/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 99 || isNaN(data0)) {
          let err13 = { instancePath: instancePath + "/stacking", schemaPath: "#/properties/stacking/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err14 = { instancePath: instancePath + "/stacking", schemaPath: "#/properties/stacking/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      }
    }
    if (data.stackAll !== void 0 && typeof data.stackAll != "boolean") {
      let err15 = { instancePath: instancePath + "/stackAll", schemaPath: "#/properties/stackAll/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.run !== void 0) {
      let data2 = data.run;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.side === void 0) {
          let err16 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/required", keyword: "required", params: { missingProperty: "side" } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data2.pieces === void 0) {
          let err17 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/required", keyword: "required", params: { missingProperty: "pieces" } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (data2.factor === void 0) {
          let err18 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/required", keyword: "required", params: { missingProperty: "factor" } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (data2.notInHands === void 0) {
          let err19 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/required", keyword: "required", params: { missingProperty: "notInHands" } };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        for (let key1 in data2)
          if (!(key1 === "side" || key1 === "pieces" || key1 === "factor" || key1 === "notInHands")) {
            let err20 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        if (data2.side !== void 0 && (validate205(data2.side, { instancePath: instancePath + "/run/side", parentData: data2, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data2.pieces !== void 0) {
          let data4 = data2.pieces;
          if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            let err21 = { instancePath: instancePath + "/run/pieces", schemaPath: "#/properties/run/properties/pieces/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 99 || isNaN(data4)) {
              let err22 = { instancePath: instancePath + "/run/pieces", schemaPath: "#/properties/run/properties/pieces/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
            if (data4 < 0 || isNaN(data4)) {
              let err23 = { instancePath: instancePath + "/run/pieces", schemaPath: "#/properties/run/properties/pieces/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
          }
        }
        if (data2.factor !== void 0) {
          let data5 = data2.factor;
          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
            let err24 = { instancePath: instancePath + "/run/factor", schemaPath: "#/properties/run/properties/factor/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 10 || isNaN(data5)) {
              let err25 = { instancePath: instancePath + "/run/factor", schemaPath: "#/properties/run/properties/factor/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 } };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
            if (data5 < 1 || isNaN(data5)) {
              let err26 = { instancePath: instancePath + "/run/factor", schemaPath: "#/properties/run/properties/factor/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
          }
        }
        if (data2.notInHands !== void 0) {
          let data6 = data2.notInHands;
          if (Array.isArray(data6)) {
            if (data6.length > 200) {
              let err27 = { instancePath: instancePath + "/run/notInHands", schemaPath: "#/properties/run/properties/notInHands/maxItems", keyword: "maxItems", params: { limit: 200 } };
              vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
            let len0 = data6.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data7 = data6[i0];
              if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
                let err28 = { instancePath: instancePath + "/run/notInHands/" + i0, schemaPath: "#/properties/run/properties/notInHands/items/type", keyword: "type", params: { type: "integer" } };
                vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
              }
              if (typeof data7 == "number" && isFinite(data7)) {
                if (data7 > 200 || isNaN(data7)) {
                  let err29 = { instancePath: instancePath + "/run/notInHands/" + i0, schemaPath: "#/properties/run/properties/notInHands/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 } };
                  vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                }
                if (data7 < 1 || isNaN(data7)) {
                  let err30 = { instancePath: instancePath + "/run/notInHands/" + i0, schemaPath: "#/properties/run/properties/notInHands/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                }
              }
            }
          } else {
            let err31 = { instancePath: instancePath + "/run/notInHands", schemaPath: "#/properties/run/properties/notInHands/type", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
        }
      } else {
        let err32 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.barricades !== void 0) {
      let data8 = data.barricades;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.side === void 0) {
          let err33 = { instancePath: instancePath + "/barricades", schemaPath: "#/properties/barricades/required", keyword: "required", params: { missingProperty: "side" } };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
        if (data8.pieces === void 0) {
          let err34 = { instancePath: instancePath + "/barricades", schemaPath: "#/properties/barricades/required", keyword: "required", params: { missingProperty: "pieces" } };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        if (data8.cost === void 0) {
          let err35 = { instancePath: instancePath + "/barricades", schemaPath: "#/properties/barricades/required", keyword: "required", params: { missingProperty: "cost" } };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
        if (data8.removable === void 0) {
          let err36 = { instancePath: instancePath + "/barricades", schemaPath: "#/properties/barricades/required", keyword: "required", params: { missingProperty: "removable" } };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
        for (let key2 in data8)
          if (!(key2 === "side" || key2 === "pieces" || key2 === "cost" || key2 === "removable" || key2 === "reusable" || key2 === "alsoOn")) {
            let err37 = { instancePath: instancePath + "/barricades", schemaPath: "#/properties/barricades/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        if (data8.side !== void 0 && (validate205(data8.side, { instancePath: instancePath + "/barricades/side", parentData: data8, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data8.pieces !== void 0) {
          let data10 = data8.pieces;
          if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
            let err38 = { instancePath: instancePath + "/barricades/pieces", schemaPath: "#/properties/barricades/properties/pieces/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
          if (typeof data10 == "number" && isFinite(data10)) {
            if (data10 > 500 || isNaN(data10)) {
              let err39 = { instancePath: instancePath + "/barricades/pieces", schemaPath: "#/properties/barricades/properties/pieces/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 } };
              vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
            }
            if (data10 < 0 || isNaN(data10)) {
              let err40 = { instancePath: instancePath + "/barricades/pieces", schemaPath: "#/properties/barricades/properties/pieces/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
            }
          }
        }
        if (data8.cost !== void 0) {
          let data11 = data8.cost;
          if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
            let err41 = { instancePath: instancePath + "/barricades/cost", schemaPath: "#/properties/barricades/properties/cost/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
          if (typeof data11 == "number" && isFinite(data11)) {
            if (data11 > 99 || isNaN(data11)) {
              let err42 = { instancePath: instancePath + "/barricades/cost", schemaPath: "#/properties/barricades/properties/cost/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
              vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
            }
            if (data11 < 0 || isNaN(data11)) {
              let err43 = { instancePath: instancePath + "/barricades/cost", schemaPath: "#/properties/barricades/properties/cost/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
            }
          }
        }
        if (data8.removable !== void 0 && typeof data8.removable != "boolean") {
          let err44 = { instancePath: instancePath + "/barricades/removable", schemaPath: "#/properties/barricades/properties/removable/type", keyword: "type", params: { type: "boolean" } };
          vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
        }
        if (data8.reusable !== void 0 && typeof data8.reusable != "boolean") {
          let err45 = { instancePath: instancePath + "/barricades/reusable", schemaPath: "#/properties/barricades/properties/reusable/type", keyword: "type", params: { type: "boolean" } };
          vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
        }
        if (data8.alsoOn !== void 0) {
          let data14 = data8.alsoOn;
          if (Array.isArray(data14)) {
            if (data14.length > 200) {
              let err46 = { instancePath: instancePath + "/barricades/alsoOn", schemaPath: "#/properties/barricades/properties/alsoOn/maxItems", keyword: "maxItems", params: { limit: 200 } };
              vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
            }
            if (data14.length < 1) {
              let err47 = { instancePath: instancePath + "/barricades/alsoOn", schemaPath: "#/properties/barricades/properties/alsoOn/minItems", keyword: "minItems", params: { limit: 1 } };
              vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
            }
            let len1 = data14.length;
            for (let i1 = 0; i1 < len1; i1++)
              validate205(data14[i1], { instancePath: instancePath + "/barricades/alsoOn/" + i1, parentData: data14, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length);
          } else {
            let err48 = { instancePath: instancePath + "/barricades/alsoOn", schemaPath: "#/properties/barricades/properties/alsoOn/type", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
          }
        }
      } else {
        let err49 = { instancePath: instancePath + "/barricades", schemaPath: "#/properties/barricades/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
    }
    if (data.launch !== void 0) {
      let data16 = data.launch;
      if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
        if (data16.table === void 0) {
          let err50 = { instancePath: instancePath + "/launch", schemaPath: "#/properties/launch/required", keyword: "required", params: { missingProperty: "table" } };
          vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
        }
        if (data16.cost === void 0) {
          let err51 = { instancePath: instancePath + "/launch", schemaPath: "#/properties/launch/required", keyword: "required", params: { missingProperty: "cost" } };
          vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
        }
        if (data16.perPhase === void 0) {
          let err52 = { instancePath: instancePath + "/launch", schemaPath: "#/properties/launch/required", keyword: "required", params: { missingProperty: "perPhase" } };
          vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
        }
        if (data16.noArrests === void 0) {
          let err53 = { instancePath: instancePath + "/launch", schemaPath: "#/properties/launch/required", keyword: "required", params: { missingProperty: "noArrests" } };
          vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
        }
        for (let key3 in data16)
          if (!(key3 === "table" || key3 === "cost" || key3 === "perPhase" || key3 === "noArrests" || key3 === "short" || key3 === "together")) {
            let err54 = { instancePath: instancePath + "/launch", schemaPath: "#/properties/launch/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
            vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
          }
        if (data16.table !== void 0 && (validate205(data16.table, { instancePath: instancePath + "/launch/table", parentData: data16, parentDataProperty: "table", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data16.cost !== void 0) {
          let data18 = data16.cost;
          if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18)) && typeof data18 != "string") {
            let err55 = { instancePath: instancePath + "/launch/cost", schemaPath: "#/properties/launch/properties/cost/type", keyword: "type", params: { type: schema99.properties.launch.properties.cost.type } };
            vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
          }
          if (typeof data18 == "number" && isFinite(data18)) {
            if (data18 > 99 || isNaN(data18)) {
              let err56 = { instancePath: instancePath + "/launch/cost", schemaPath: "#/properties/launch/properties/cost/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
              vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
            }
            if (data18 < 0 || isNaN(data18)) {
              let err57 = { instancePath: instancePath + "/launch/cost", schemaPath: "#/properties/launch/properties/cost/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
            }
          }
          if (typeof data18 == "string" && !pattern18.test(data18)) {
            let err58 = { instancePath: instancePath + "/launch/cost", schemaPath: "#/properties/launch/properties/cost/pattern", keyword: "pattern", params: { pattern: "^1/2$" } };
            vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
          }
        }
        if (data16.perPhase !== void 0) {
          let data19 = data16.perPhase;
          if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19) && isFinite(data19))) {
            let err59 = { instancePath: instancePath + "/launch/perPhase", schemaPath: "#/properties/launch/properties/perPhase/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
          }
          if (typeof data19 == "number" && isFinite(data19)) {
            if (data19 > 99 || isNaN(data19)) {
              let err60 = { instancePath: instancePath + "/launch/perPhase", schemaPath: "#/properties/launch/properties/perPhase/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
              vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
            }
            if (data19 < 0 || isNaN(data19)) {
              let err61 = { instancePath: instancePath + "/launch/perPhase", schemaPath: "#/properties/launch/properties/perPhase/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
            }
          }
        }
        if (data16.noArrests !== void 0 && typeof data16.noArrests != "boolean") {
          let err62 = { instancePath: instancePath + "/launch/noArrests", schemaPath: "#/properties/launch/properties/noArrests/type", keyword: "type", params: { type: "boolean" } };
          vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
        }
        if (data16.short !== void 0 && typeof data16.short != "boolean") {
          let err63 = { instancePath: instancePath + "/launch/short", schemaPath: "#/properties/launch/properties/short/type", keyword: "type", params: { type: "boolean" } };
          vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
        }
        if (data16.together !== void 0 && typeof data16.together != "boolean") {
          let err64 = { instancePath: instancePath + "/launch/together", schemaPath: "#/properties/launch/properties/together/type", keyword: "type", params: { type: "boolean" } };
          vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
        }
      } else {
        let err65 = { instancePath: instancePath + "/launch", schemaPath: "#/properties/launch/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
      }
    }
    if (data.clash !== void 0) {
      let data23 = data.clash;
      if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
        if (data23.table === void 0) {
          let err66 = { instancePath: instancePath + "/clash", schemaPath: "#/properties/clash/required", keyword: "required", params: { missingProperty: "table" } };
          vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
        }
        for (let key4 in data23)
          if (!(key4 === "table" || key4 === "advance")) {
            let err67 = { instancePath: instancePath + "/clash", schemaPath: "#/properties/clash/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } };
            vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
          }
        if (data23.table !== void 0 && (validate205(data23.table, { instancePath: instancePath + "/clash/table", parentData: data23, parentDataProperty: "table", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data23.advance !== void 0 && typeof data23.advance != "boolean") {
          let err68 = { instancePath: instancePath + "/clash/advance", schemaPath: "#/properties/clash/properties/advance/type", keyword: "type", params: { type: "boolean" } };
          vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
        }
      } else {
        let err69 = { instancePath: instancePath + "/clash", schemaPath: "#/properties/clash/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
      }
    }
    if (data.head !== void 0) {
      let data26 = data.head;
      if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
        if (data26.side === void 0) {
          let err70 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/required", keyword: "required", params: { missingProperty: "side" } };
          vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
        }
        if (data26.units === void 0) {
          let err71 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/required", keyword: "required", params: { missingProperty: "units" } };
          vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
        }
        if (data26.bonus === void 0) {
          let err72 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/required", keyword: "required", params: { missingProperty: "bonus" } };
          vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
        }
        if (data26.components === void 0) {
          let err73 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/required", keyword: "required", params: { missingProperty: "components" } };
          vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
        }
        for (let key5 in data26)
          if (!(key5 === "side" || key5 === "units" || key5 === "bonus" || key5 === "components" || key5 === "splits")) {
            let err74 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } };
            vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
          }
        if (data26.side !== void 0 && (validate205(data26.side, { instancePath: instancePath + "/head/side", parentData: data26, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data26.units !== void 0) {
          let data28 = data26.units;
          if (!(typeof data28 == "number" && !(data28 % 1) && !isNaN(data28) && isFinite(data28))) {
            let err75 = { instancePath: instancePath + "/head/units", schemaPath: "#/properties/head/properties/units/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
          }
          if (typeof data28 == "number" && isFinite(data28)) {
            if (data28 > 99 || isNaN(data28)) {
              let err76 = { instancePath: instancePath + "/head/units", schemaPath: "#/properties/head/properties/units/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
              vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
            }
            if (data28 < 0 || isNaN(data28)) {
              let err77 = { instancePath: instancePath + "/head/units", schemaPath: "#/properties/head/properties/units/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
            }
          }
        }
        if (data26.bonus !== void 0) {
          let data29 = data26.bonus;
          if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29) && isFinite(data29))) {
            let err78 = { instancePath: instancePath + "/head/bonus", schemaPath: "#/properties/head/properties/bonus/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
          }
          if (typeof data29 == "number" && isFinite(data29)) {
            if (data29 > 99 || isNaN(data29)) {
              let err79 = { instancePath: instancePath + "/head/bonus", schemaPath: "#/properties/head/properties/bonus/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
              vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
            }
            if (data29 < 0 || isNaN(data29)) {
              let err80 = { instancePath: instancePath + "/head/bonus", schemaPath: "#/properties/head/properties/bonus/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
            }
          }
        }
        if (data26.components !== void 0) {
          let data30 = data26.components, _errs62 = errors, valid10 = !0, _errs63 = errors;
          if (!Array.isArray(data30)) {
            let err81 = {};
            vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
          }
          var _valid0 = _errs63 === errors;
          errors = _errs62, vErrors !== null && (_errs62 ? vErrors.length = _errs62 : vErrors = null);
          let ifClause0;
          if (_valid0) {
            let _errs65 = errors;
            if (Array.isArray(data30)) {
              if (data30.length > 500) {
                let err82 = { instancePath: instancePath + "/head/components", schemaPath: "#/properties/head/properties/components/then/maxItems", keyword: "maxItems", params: { limit: 500 } };
                vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
              }
              if (data30.length < 1) {
                let err83 = { instancePath: instancePath + "/head/components", schemaPath: "#/properties/head/properties/components/then/minItems", keyword: "minItems", params: { limit: 1 } };
                vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
              }
              let len2 = data30.length;
              for (let i2 = 0; i2 < len2; i2++)
                validate205(data30[i2], { instancePath: instancePath + "/head/components/" + i2, parentData: data30, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length);
            } else {
              let err84 = { instancePath: instancePath + "/head/components", schemaPath: "#/properties/head/properties/components/then/type", keyword: "type", params: { type: "array" } };
              vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
            }
            var _valid0 = _errs65 === errors;
            valid10 = _valid0, ifClause0 = "then";
          } else {
            let _errs68 = errors;
            if (data30 !== "any") {
              let err85 = { instancePath: instancePath + "/head/components", schemaPath: "#/properties/head/properties/components/else/enum", keyword: "enum", params: { allowedValues: schema99.properties.head.properties.components.else.enum } };
              vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
            }
            var _valid0 = _errs68 === errors;
            valid10 = _valid0, ifClause0 = "else";
          }
          if (!valid10) {
            let err86 = { instancePath: instancePath + "/head/components", schemaPath: "#/properties/head/properties/components/if", keyword: "if", params: { failingKeyword: ifClause0 } };
            vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
          }
        }
        if (data26.splits !== void 0 && typeof data26.splits != "boolean") {
          let err87 = { instancePath: instancePath + "/head/splits", schemaPath: "#/properties/head/properties/splits/type", keyword: "type", params: { type: "boolean" } };
          vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
        }
      } else {
        let err88 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
      }
    }
    if (data.garrisons !== void 0) {
      let data33 = data.garrisons;
      if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
        if (data33.tag === void 0) {
          let err89 = { instancePath: instancePath + "/garrisons", schemaPath: "#/properties/garrisons/required", keyword: "required", params: { missingProperty: "tag" } };
          vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
        }
        for (let key6 in data33)
          if (key6 !== "tag") {
            let err90 = { instancePath: instancePath + "/garrisons", schemaPath: "#/properties/garrisons/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } };
            vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
          }
        data33.tag !== void 0 && (validate205(data33.tag, { instancePath: instancePath + "/garrisons/tag", parentData: data33, parentDataProperty: "tag", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length));
      } else {
        let err91 = { instancePath: instancePath + "/garrisons", schemaPath: "#/properties/garrisons/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
      }
    }
    if (data.columns !== void 0) {
      let data35 = data.columns;
      if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
        if (data35.minimum === void 0) {
          let err92 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/required", keyword: "required", params: { missingProperty: "minimum" } };
          vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
        }
        for (let key7 in data35)
          if (key7 !== "minimum") {
            let err93 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 } };
            vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
          }
        if (data35.minimum !== void 0) {
          let data36 = data35.minimum;
          if (!(typeof data36 == "number" && !(data36 % 1) && !isNaN(data36) && isFinite(data36))) {
            let err94 = { instancePath: instancePath + "/columns/minimum", schemaPath: "#/properties/columns/properties/minimum/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
          }
          if (typeof data36 == "number" && isFinite(data36)) {
            if (data36 > 99 || isNaN(data36)) {
              let err95 = { instancePath: instancePath + "/columns/minimum", schemaPath: "#/properties/columns/properties/minimum/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
              vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
            }
            if (data36 < 1 || isNaN(data36)) {
              let err96 = { instancePath: instancePath + "/columns/minimum", schemaPath: "#/properties/columns/properties/minimum/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
            }
          }
        }
      } else {
        let err97 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
      }
    }
    if (data.disengage !== void 0 && (validate333(data.disengage, { instancePath: instancePath + "/disengage", parentData: data, parentDataProperty: "disengage", rootData }) || (vErrors = vErrors === null ? validate333.errors : vErrors.concat(validate333.errors), errors = vErrors.length)), data.controlToControl !== void 0 && typeof data.controlToControl != "boolean") {
      let err98 = { instancePath: instancePath + "/controlToControl", schemaPath: "#/properties/controlToControl/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
    }
    if (data.arrests !== void 0) {
      let data39 = data.arrests;
      if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
        if (data39.side === void 0) {
          let err99 = { instancePath: instancePath + "/arrests", schemaPath: "#/properties/arrests/required", keyword: "required", params: { missingProperty: "side" } };
          vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
        }
        for (let key8 in data39)
          if (key8 !== "side") {
            let err100 = { instancePath: instancePath + "/arrests", schemaPath: "#/properties/arrests/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 } };
            vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
          }
        data39.side !== void 0 && (validate205(data39.side, { instancePath: instancePath + "/arrests/side", parentData: data39, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length));
      } else {
        let err101 = { instancePath: instancePath + "/arrests", schemaPath: "#/properties/arrests/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
      }
    }
    if (data.panic !== void 0) {
      let data41 = data.panic;
      if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
        if (data41.side === void 0) {
          let err102 = { instancePath: instancePath + "/panic", schemaPath: "#/properties/panic/required", keyword: "required", params: { missingProperty: "side" } };
          vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
        }
        if (data41.base === void 0) {
          let err103 = { instancePath: instancePath + "/panic", schemaPath: "#/properties/panic/required", keyword: "required", params: { missingProperty: "base" } };
          vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
        }
        if (data41.wakes === void 0) {
          let err104 = { instancePath: instancePath + "/panic", schemaPath: "#/properties/panic/required", keyword: "required", params: { missingProperty: "wakes" } };
          vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
        }
        for (let key9 in data41)
          if (!(key9 === "side" || key9 === "base" || key9 === "wakes")) {
            let err105 = { instancePath: instancePath + "/panic", schemaPath: "#/properties/panic/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 } };
            vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
          }
        if (data41.side !== void 0 && (validate205(data41.side, { instancePath: instancePath + "/panic/side", parentData: data41, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data41.base !== void 0 && (validate205(data41.base, { instancePath: instancePath + "/panic/base", parentData: data41, parentDataProperty: "base", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data41.wakes !== void 0 && data41.wakes !== "next-hand") {
          let err106 = { instancePath: instancePath + "/panic/wakes", schemaPath: "#/properties/panic/properties/wakes/enum", keyword: "enum", params: { allowedValues: schema99.properties.panic.properties.wakes.enum } };
          vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
        }
      } else {
        let err107 = { instancePath: instancePath + "/panic", schemaPath: "#/properties/panic/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
      }
    }
    if (data.objectives !== void 0) {
      let data45 = data.objectives;
      if (data45 && typeof data45 == "object" && !Array.isArray(data45)) {
        if (data45.side === void 0) {
          let err108 = { instancePath: instancePath + "/objectives", schemaPath: "#/properties/objectives/required", keyword: "required", params: { missingProperty: "side" } };
          vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
        }
        if (data45.covered === void 0) {
          let err109 = { instancePath: instancePath + "/objectives", schemaPath: "#/properties/objectives/required", keyword: "required", params: { missingProperty: "covered" } };
          vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
        }
        for (let key10 in data45)
          if (!(key10 === "side" || key10 === "covered" || key10 === "leave" || key10 === "stops")) {
            let err110 = { instancePath: instancePath + "/objectives", schemaPath: "#/properties/objectives/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 } };
            vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
          }
        if (data45.side !== void 0 && (validate205(data45.side, { instancePath: instancePath + "/objectives/side", parentData: data45, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data45.covered !== void 0 && typeof data45.covered != "boolean") {
          let err111 = { instancePath: instancePath + "/objectives/covered", schemaPath: "#/properties/objectives/properties/covered/type", keyword: "type", params: { type: "boolean" } };
          vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
        }
        if (data45.leave !== void 0 && typeof data45.leave != "boolean") {
          let err112 = { instancePath: instancePath + "/objectives/leave", schemaPath: "#/properties/objectives/properties/leave/type", keyword: "type", params: { type: "boolean" } };
          vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
        }
        if (data45.stops !== void 0 && typeof data45.stops != "boolean") {
          let err113 = { instancePath: instancePath + "/objectives/stops", schemaPath: "#/properties/objectives/properties/stops/type", keyword: "type", params: { type: "boolean" } };
          vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
        }
      } else {
        let err114 = { instancePath: instancePath + "/objectives", schemaPath: "#/properties/objectives/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
      }
    }
    if (data.leaving !== void 0) {
      let data50 = data.leaving;
      if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
        if (data50.side === void 0) {
          let err115 = { instancePath: instancePath + "/leaving", schemaPath: "#/properties/leaving/required", keyword: "required", params: { missingProperty: "side" } };
          vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
        }
        if (data50.hands === void 0) {
          let err116 = { instancePath: instancePath + "/leaving", schemaPath: "#/properties/leaving/required", keyword: "required", params: { missingProperty: "hands" } };
          vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
        }
        if (data50.edges === void 0) {
          let err117 = { instancePath: instancePath + "/leaving", schemaPath: "#/properties/leaving/required", keyword: "required", params: { missingProperty: "edges" } };
          vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
        }
        for (let key11 in data50)
          if (!(key11 === "side" || key11 === "hands" || key11 === "edges")) {
            let err118 = { instancePath: instancePath + "/leaving", schemaPath: "#/properties/leaving/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 } };
            vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
          }
        if (data50.side !== void 0 && (validate205(data50.side, { instancePath: instancePath + "/leaving/side", parentData: data50, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data50.hands !== void 0) {
          let data52 = data50.hands;
          if (!(typeof data52 == "number" && !(data52 % 1) && !isNaN(data52) && isFinite(data52))) {
            let err119 = { instancePath: instancePath + "/leaving/hands", schemaPath: "#/properties/leaving/properties/hands/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
          }
          if (typeof data52 == "number" && isFinite(data52)) {
            if (data52 > 200 || isNaN(data52)) {
              let err120 = { instancePath: instancePath + "/leaving/hands", schemaPath: "#/properties/leaving/properties/hands/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 } };
              vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
            }
            if (data52 < 0 || isNaN(data52)) {
              let err121 = { instancePath: instancePath + "/leaving/hands", schemaPath: "#/properties/leaving/properties/hands/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
            }
          }
        }
        if (data50.edges !== void 0) {
          let data53 = data50.edges;
          if (Array.isArray(data53)) {
            if (data53.length > 200) {
              let err122 = { instancePath: instancePath + "/leaving/edges", schemaPath: "#/properties/leaving/properties/edges/maxItems", keyword: "maxItems", params: { limit: 200 } };
              vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
            }
            if (data53.length < 1) {
              let err123 = { instancePath: instancePath + "/leaving/edges", schemaPath: "#/properties/leaving/properties/edges/minItems", keyword: "minItems", params: { limit: 1 } };
              vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
            }
            let len3 = data53.length;
            for (let i3 = 0; i3 < len3; i3++)
              validate205(data53[i3], { instancePath: instancePath + "/leaving/edges/" + i3, parentData: data53, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length);
          } else {
            let err124 = { instancePath: instancePath + "/leaving/edges", schemaPath: "#/properties/leaving/properties/edges/type", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
          }
        }
      } else {
        let err125 = { instancePath: instancePath + "/leaving", schemaPath: "#/properties/leaving/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err125] : vErrors.push(err125), errors++;
      }
    }
    if (data.smoke !== void 0) {
      let data55 = data.smoke;
      if (data55 && typeof data55 == "object" && !Array.isArray(data55)) {
        if (data55.pieces === void 0) {
          let err126 = { instancePath: instancePath + "/smoke", schemaPath: "#/properties/smoke/required", keyword: "required", params: { missingProperty: "pieces" } };
          vErrors === null ? vErrors = [err126] : vErrors.push(err126), errors++;
        }
        if (data55.wind === void 0) {
          let err127 = { instancePath: instancePath + "/smoke", schemaPath: "#/properties/smoke/required", keyword: "required", params: { missingProperty: "wind" } };
          vErrors === null ? vErrors = [err127] : vErrors.push(err127), errors++;
        }
        if (data55.directions === void 0) {
          let err128 = { instancePath: instancePath + "/smoke", schemaPath: "#/properties/smoke/required", keyword: "required", params: { missingProperty: "directions" } };
          vErrors === null ? vErrors = [err128] : vErrors.push(err128), errors++;
        }
        if (data55.carries === void 0) {
          let err129 = { instancePath: instancePath + "/smoke", schemaPath: "#/properties/smoke/required", keyword: "required", params: { missingProperty: "carries" } };
          vErrors === null ? vErrors = [err129] : vErrors.push(err129), errors++;
        }
        for (let key12 in data55)
          if (!(key12 === "pieces" || key12 === "wind" || key12 === "directions" || key12 === "carries")) {
            let err130 = { instancePath: instancePath + "/smoke", schemaPath: "#/properties/smoke/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 } };
            vErrors === null ? vErrors = [err130] : vErrors.push(err130), errors++;
          }
        if (data55.pieces !== void 0) {
          let data56 = data55.pieces;
          if (!(typeof data56 == "number" && !(data56 % 1) && !isNaN(data56) && isFinite(data56))) {
            let err131 = { instancePath: instancePath + "/smoke/pieces", schemaPath: "#/properties/smoke/properties/pieces/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err131] : vErrors.push(err131), errors++;
          }
          if (typeof data56 == "number" && isFinite(data56)) {
            if (data56 > 500 || isNaN(data56)) {
              let err132 = { instancePath: instancePath + "/smoke/pieces", schemaPath: "#/properties/smoke/properties/pieces/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 } };
              vErrors === null ? vErrors = [err132] : vErrors.push(err132), errors++;
            }
            if (data56 < 1 || isNaN(data56)) {
              let err133 = { instancePath: instancePath + "/smoke/pieces", schemaPath: "#/properties/smoke/properties/pieces/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              vErrors === null ? vErrors = [err133] : vErrors.push(err133), errors++;
            }
          }
        }
        if (data55.wind !== void 0) {
          let data57 = data55.wind;
          if (Array.isArray(data57)) {
            if (data57.length > 100) {
              let err134 = { instancePath: instancePath + "/smoke/wind", schemaPath: "#/properties/smoke/properties/wind/maxItems", keyword: "maxItems", params: { limit: 100 } };
              vErrors === null ? vErrors = [err134] : vErrors.push(err134), errors++;
            }
            if (data57.length < 2) {
              let err135 = { instancePath: instancePath + "/smoke/wind", schemaPath: "#/properties/smoke/properties/wind/minItems", keyword: "minItems", params: { limit: 2 } };
              vErrors === null ? vErrors = [err135] : vErrors.push(err135), errors++;
            }
            let len4 = data57.length;
            for (let i4 = 0; i4 < len4; i4++) {
              let data58 = data57[i4];
              if (!(typeof data58 == "number" && !(data58 % 1) && !isNaN(data58) && isFinite(data58)) && typeof data58 != "string") {
                let err136 = { instancePath: instancePath + "/smoke/wind/" + i4, schemaPath: "#/properties/smoke/properties/wind/items/type", keyword: "type", params: { type: schema99.properties.smoke.properties.wind.items.type } };
                vErrors === null ? vErrors = [err136] : vErrors.push(err136), errors++;
              }
              if (typeof data58 == "number" && isFinite(data58)) {
                if (data58 > 99 || isNaN(data58)) {
                  let err137 = { instancePath: instancePath + "/smoke/wind/" + i4, schemaPath: "#/properties/smoke/properties/wind/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 } };
                  vErrors === null ? vErrors = [err137] : vErrors.push(err137), errors++;
                }
                if (data58 < 1 || isNaN(data58)) {
                  let err138 = { instancePath: instancePath + "/smoke/wind/" + i4, schemaPath: "#/properties/smoke/properties/wind/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  vErrors === null ? vErrors = [err138] : vErrors.push(err138), errors++;
                }
              }
              if (typeof data58 == "string" && !pattern19.test(data58)) {
                let err139 = { instancePath: instancePath + "/smoke/wind/" + i4, schemaPath: "#/properties/smoke/properties/wind/items/pattern", keyword: "pattern", params: { pattern: "^(stay|gone)$" } };
                vErrors === null ? vErrors = [err139] : vErrors.push(err139), errors++;
              }
            }
          } else {
            let err140 = { instancePath: instancePath + "/smoke/wind", schemaPath: "#/properties/smoke/properties/wind/type", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err140] : vErrors.push(err140), errors++;
          }
        }
        if (data55.directions !== void 0) {
          let data59 = data55.directions;
          if (Array.isArray(data59)) {
            if (data59.length > 100) {
              let err141 = { instancePath: instancePath + "/smoke/directions", schemaPath: "#/properties/smoke/properties/directions/maxItems", keyword: "maxItems", params: { limit: 100 } };
              vErrors === null ? vErrors = [err141] : vErrors.push(err141), errors++;
            }
            if (data59.length < 2) {
              let err142 = { instancePath: instancePath + "/smoke/directions", schemaPath: "#/properties/smoke/properties/directions/minItems", keyword: "minItems", params: { limit: 2 } };
              vErrors === null ? vErrors = [err142] : vErrors.push(err142), errors++;
            }
            let len5 = data59.length;
            for (let i5 = 0; i5 < len5; i5++) {
              let data60 = data59[i5];
              if (typeof data60 == "string") {
                if (func3(data60) > 3) {
                  let err143 = { instancePath: instancePath + "/smoke/directions/" + i5, schemaPath: "#/properties/smoke/properties/directions/items/maxLength", keyword: "maxLength", params: { limit: 3 } };
                  vErrors === null ? vErrors = [err143] : vErrors.push(err143), errors++;
                }
                if (!pattern20.test(data60)) {
                  let err144 = { instancePath: instancePath + "/smoke/directions/" + i5, schemaPath: "#/properties/smoke/properties/directions/items/pattern", keyword: "pattern", params: { pattern: "^[NESW]{1,3}$" } };
                  vErrors === null ? vErrors = [err144] : vErrors.push(err144), errors++;
                }
              } else {
                let err145 = { instancePath: instancePath + "/smoke/directions/" + i5, schemaPath: "#/properties/smoke/properties/directions/items/type", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err145] : vErrors.push(err145), errors++;
              }
            }
          } else {
            let err146 = { instancePath: instancePath + "/smoke/directions", schemaPath: "#/properties/smoke/properties/directions/type", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err146] : vErrors.push(err146), errors++;
          }
        }
        if (data55.carries !== void 0) {
          let data61 = data55.carries;
          if (Array.isArray(data61)) {
            if (data61.length > 200) {
              let err147 = { instancePath: instancePath + "/smoke/carries", schemaPath: "#/properties/smoke/properties/carries/maxItems", keyword: "maxItems", params: { limit: 200 } };
              vErrors === null ? vErrors = [err147] : vErrors.push(err147), errors++;
            }
            if (data61.length < 1) {
              let err148 = { instancePath: instancePath + "/smoke/carries", schemaPath: "#/properties/smoke/properties/carries/minItems", keyword: "minItems", params: { limit: 1 } };
              vErrors === null ? vErrors = [err148] : vErrors.push(err148), errors++;
            }
            let len6 = data61.length;
            for (let i6 = 0; i6 < len6; i6++)
              validate205(data61[i6], { instancePath: instancePath + "/smoke/carries/" + i6, parentData: data61, parentDataProperty: i6, rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length);
          } else {
            let err149 = { instancePath: instancePath + "/smoke/carries", schemaPath: "#/properties/smoke/properties/carries/type", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err149] : vErrors.push(err149), errors++;
          }
        }
      } else {
        let err150 = { instancePath: instancePath + "/smoke", schemaPath: "#/properties/smoke/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err150] : vErrors.push(err150), errors++;
      }
    }
    if (data.jams !== void 0) {
      let data63 = data.jams;
      if (data63 && typeof data63 == "object" && !Array.isArray(data63)) {
        if (data63.pieces === void 0) {
          let err151 = { instancePath: instancePath + "/jams", schemaPath: "#/properties/jams/required", keyword: "required", params: { missingProperty: "pieces" } };
          vErrors === null ? vErrors = [err151] : vErrors.push(err151), errors++;
        }
        if (data63.faces === void 0) {
          let err152 = { instancePath: instancePath + "/jams", schemaPath: "#/properties/jams/required", keyword: "required", params: { missingProperty: "faces" } };
          vErrors === null ? vErrors = [err152] : vErrors.push(err152), errors++;
        }
        if (data63.on === void 0) {
          let err153 = { instancePath: instancePath + "/jams", schemaPath: "#/properties/jams/required", keyword: "required", params: { missingProperty: "on" } };
          vErrors === null ? vErrors = [err153] : vErrors.push(err153), errors++;
        }
        if (data63.roads === void 0) {
          let err154 = { instancePath: instancePath + "/jams", schemaPath: "#/properties/jams/required", keyword: "required", params: { missingProperty: "roads" } };
          vErrors === null ? vErrors = [err154] : vErrors.push(err154), errors++;
        }
        if (data63.ways === void 0) {
          let err155 = { instancePath: instancePath + "/jams", schemaPath: "#/properties/jams/required", keyword: "required", params: { missingProperty: "ways" } };
          vErrors === null ? vErrors = [err155] : vErrors.push(err155), errors++;
        }
        if (data63.removers === void 0) {
          let err156 = { instancePath: instancePath + "/jams", schemaPath: "#/properties/jams/required", keyword: "required", params: { missingProperty: "removers" } };
          vErrors === null ? vErrors = [err156] : vErrors.push(err156), errors++;
        }
        for (let key13 in data63)
          if (!(key13 === "pieces" || key13 === "faces" || key13 === "on" || key13 === "roads" || key13 === "ways" || key13 === "removers")) {
            let err157 = { instancePath: instancePath + "/jams", schemaPath: "#/properties/jams/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 } };
            vErrors === null ? vErrors = [err157] : vErrors.push(err157), errors++;
          }
        if (data63.pieces !== void 0) {
          let data64 = data63.pieces;
          if (!(typeof data64 == "number" && !(data64 % 1) && !isNaN(data64) && isFinite(data64))) {
            let err158 = { instancePath: instancePath + "/jams/pieces", schemaPath: "#/properties/jams/properties/pieces/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err158] : vErrors.push(err158), errors++;
          }
          if (typeof data64 == "number" && isFinite(data64)) {
            if (data64 > 500 || isNaN(data64)) {
              let err159 = { instancePath: instancePath + "/jams/pieces", schemaPath: "#/properties/jams/properties/pieces/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 } };
              vErrors === null ? vErrors = [err159] : vErrors.push(err159), errors++;
            }
            if (data64 < 1 || isNaN(data64)) {
              let err160 = { instancePath: instancePath + "/jams/pieces", schemaPath: "#/properties/jams/properties/pieces/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              vErrors === null ? vErrors = [err160] : vErrors.push(err160), errors++;
            }
          }
        }
        if (data63.faces !== void 0) {
          let data65 = data63.faces;
          if (Array.isArray(data65)) {
            if (data65.length > 6) {
              let err161 = { instancePath: instancePath + "/jams/faces", schemaPath: "#/properties/jams/properties/faces/maxItems", keyword: "maxItems", params: { limit: 6 } };
              vErrors === null ? vErrors = [err161] : vErrors.push(err161), errors++;
            }
            if (data65.length < 1) {
              let err162 = { instancePath: instancePath + "/jams/faces", schemaPath: "#/properties/jams/properties/faces/minItems", keyword: "minItems", params: { limit: 1 } };
              vErrors === null ? vErrors = [err162] : vErrors.push(err162), errors++;
            }
            let len7 = data65.length;
            for (let i7 = 0; i7 < len7; i7++) {
              let data66 = data65[i7];
              if (!(typeof data66 == "number" && !(data66 % 1) && !isNaN(data66) && isFinite(data66))) {
                let err163 = { instancePath: instancePath + "/jams/faces/" + i7, schemaPath: "#/properties/jams/properties/faces/items/type", keyword: "type", params: { type: "integer" } };
                vErrors === null ? vErrors = [err163] : vErrors.push(err163), errors++;
              }
              if (typeof data66 == "number" && isFinite(data66)) {
                if (data66 > 6 || isNaN(data66)) {
                  let err164 = { instancePath: instancePath + "/jams/faces/" + i7, schemaPath: "#/properties/jams/properties/faces/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6 } };
                  vErrors === null ? vErrors = [err164] : vErrors.push(err164), errors++;
                }
                if (data66 < 1 || isNaN(data66)) {
                  let err165 = { instancePath: instancePath + "/jams/faces/" + i7, schemaPath: "#/properties/jams/properties/faces/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  vErrors === null ? vErrors = [err165] : vErrors.push(err165), errors++;
                }
              }
            }
            let i8 = data65.length, j0;
            if (i8 > 1) {
              let indices0 = {};
              for (; i8--; ) {
                let item0 = data65[i8];
                if (typeof item0 == "number" && !(item0 % 1) && !isNaN(item0) && isFinite(item0)) {
                  if (typeof indices0[item0] == "number") {
                    j0 = indices0[item0];
                    let err166 = { instancePath: instancePath + "/jams/faces", schemaPath: "#/properties/jams/properties/faces/uniqueItems", keyword: "uniqueItems", params: { i: i8, j: j0 } };
                    vErrors === null ? vErrors = [err166] : vErrors.push(err166), errors++;
                    break;
                  }
                  indices0[item0] = i8;
                }
              }
            }
          } else {
            let err167 = { instancePath: instancePath + "/jams/faces", schemaPath: "#/properties/jams/properties/faces/type", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err167] : vErrors.push(err167), errors++;
          }
        }
        if (data63.on !== void 0) {
          let data67 = data63.on;
          if (Array.isArray(data67)) {
            if (data67.length > 200) {
              let err168 = { instancePath: instancePath + "/jams/on", schemaPath: "#/properties/jams/properties/on/maxItems", keyword: "maxItems", params: { limit: 200 } };
              vErrors === null ? vErrors = [err168] : vErrors.push(err168), errors++;
            }
            if (data67.length < 1) {
              let err169 = { instancePath: instancePath + "/jams/on", schemaPath: "#/properties/jams/properties/on/minItems", keyword: "minItems", params: { limit: 1 } };
              vErrors === null ? vErrors = [err169] : vErrors.push(err169), errors++;
            }
            let len8 = data67.length;
            for (let i9 = 0; i9 < len8; i9++)
              validate205(data67[i9], { instancePath: instancePath + "/jams/on/" + i9, parentData: data67, parentDataProperty: i9, rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length);
          } else {
            let err170 = { instancePath: instancePath + "/jams/on", schemaPath: "#/properties/jams/properties/on/type", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err170] : vErrors.push(err170), errors++;
          }
        }
        if (data63.roads !== void 0) {
          let data69 = data63.roads;
          if (Array.isArray(data69)) {
            if (data69.length > 200) {
              let err171 = { instancePath: instancePath + "/jams/roads", schemaPath: "#/properties/jams/properties/roads/maxItems", keyword: "maxItems", params: { limit: 200 } };
              vErrors === null ? vErrors = [err171] : vErrors.push(err171), errors++;
            }
            if (data69.length < 1) {
              let err172 = { instancePath: instancePath + "/jams/roads", schemaPath: "#/properties/jams/properties/roads/minItems", keyword: "minItems", params: { limit: 1 } };
              vErrors === null ? vErrors = [err172] : vErrors.push(err172), errors++;
            }
            let len9 = data69.length;
            for (let i10 = 0; i10 < len9; i10++)
              validate205(data69[i10], { instancePath: instancePath + "/jams/roads/" + i10, parentData: data69, parentDataProperty: i10, rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length);
          } else {
            let err173 = { instancePath: instancePath + "/jams/roads", schemaPath: "#/properties/jams/properties/roads/type", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err173] : vErrors.push(err173), errors++;
          }
        }
        if (data63.ways !== void 0) {
          let data71 = data63.ways;
          if (!(typeof data71 == "number" && !(data71 % 1) && !isNaN(data71) && isFinite(data71))) {
            let err174 = { instancePath: instancePath + "/jams/ways", schemaPath: "#/properties/jams/properties/ways/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err174] : vErrors.push(err174), errors++;
          }
          if (typeof data71 == "number" && isFinite(data71)) {
            if (data71 > 12 || isNaN(data71)) {
              let err175 = { instancePath: instancePath + "/jams/ways", schemaPath: "#/properties/jams/properties/ways/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 } };
              vErrors === null ? vErrors = [err175] : vErrors.push(err175), errors++;
            }
            if (data71 < 1 || isNaN(data71)) {
              let err176 = { instancePath: instancePath + "/jams/ways", schemaPath: "#/properties/jams/properties/ways/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              vErrors === null ? vErrors = [err176] : vErrors.push(err176), errors++;
            }
          }
        }
        if (data63.removers !== void 0) {
          let data72 = data63.removers;
          if (Array.isArray(data72)) {
            if (data72.length > 200) {
              let err177 = { instancePath: instancePath + "/jams/removers", schemaPath: "#/properties/jams/properties/removers/maxItems", keyword: "maxItems", params: { limit: 200 } };
              vErrors === null ? vErrors = [err177] : vErrors.push(err177), errors++;
            }
            if (data72.length < 1) {
              let err178 = { instancePath: instancePath + "/jams/removers", schemaPath: "#/properties/jams/properties/removers/minItems", keyword: "minItems", params: { limit: 1 } };
              vErrors === null ? vErrors = [err178] : vErrors.push(err178), errors++;
            }
            let len10 = data72.length;
            for (let i11 = 0; i11 < len10; i11++)
              validate205(data72[i11], { instancePath: instancePath + "/jams/removers/" + i11, parentData: data72, parentDataProperty: i11, rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length);
          } else {
            let err179 = { instancePath: instancePath + "/jams/removers", schemaPath: "#/properties/jams/properties/removers/type", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err179] : vErrors.push(err179), errors++;
          }
        }
      } else {
        let err180 = { instancePath: instancePath + "/jams", schemaPath: "#/properties/jams/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err180] : vErrors.push(err180), errors++;
      }
    }
    if (data.arrivals !== void 0) {
      let data74 = data.arrivals;
      if (Array.isArray(data74)) {
        if (data74.length > 50) {
          let err181 = { instancePath: instancePath + "/arrivals", schemaPath: "#/properties/arrivals/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err181] : vErrors.push(err181), errors++;
        }
        let len11 = data74.length;
        for (let i12 = 0; i12 < len11; i12++)
          validate347(data74[i12], { instancePath: instancePath + "/arrivals/" + i12, parentData: data74, parentDataProperty: i12, rootData }) || (vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors), errors = vErrors.length);
      } else {
        let err182 = { instancePath: instancePath + "/arrivals", schemaPath: "#/properties/arrivals/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err182] : vErrors.push(err182), errors++;
      }
    }
    if (data.dormant !== void 0) {
      let data76 = data.dormant;
      if (Array.isArray(data76)) {
        if (data76.length > 50) {
          let err183 = { instancePath: instancePath + "/dormant", schemaPath: "#/properties/dormant/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err183] : vErrors.push(err183), errors++;
        }
        if (data76.length < 1) {
          let err184 = { instancePath: instancePath + "/dormant", schemaPath: "#/properties/dormant/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err184] : vErrors.push(err184), errors++;
        }
        let len12 = data76.length;
        for (let i13 = 0; i13 < len12; i13++)
          validate356(data76[i13], { instancePath: instancePath + "/dormant/" + i13, parentData: data76, parentDataProperty: i13, rootData }) || (vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors), errors = vErrors.length);
      } else {
        let err185 = { instancePath: instancePath + "/dormant", schemaPath: "#/properties/dormant/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err185] : vErrors.push(err185), errors++;
      }
    }
    if (data.captures !== void 0) {
      let data78 = data.captures;
      if (Array.isArray(data78)) {
        if (data78.length > 50) {
          let err186 = { instancePath: instancePath + "/captures", schemaPath: "#/properties/captures/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err186] : vErrors.push(err186), errors++;
        }
        if (data78.length < 1) {
          let err187 = { instancePath: instancePath + "/captures", schemaPath: "#/properties/captures/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err187] : vErrors.push(err187), errors++;
        }
        let len13 = data78.length;
        for (let i14 = 0; i14 < len13; i14++)
          validate360(data78[i14], { instancePath: instancePath + "/captures/" + i14, parentData: data78, parentDataProperty: i14, rootData }) || (vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors), errors = vErrors.length);
      } else {
        let err188 = { instancePath: instancePath + "/captures", schemaPath: "#/properties/captures/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err188] : vErrors.push(err188), errors++;
      }
    }
    if (data.convoys !== void 0) {
      let data80 = data.convoys;
      if (Array.isArray(data80)) {
        if (data80.length > 20) {
          let err189 = { instancePath: instancePath + "/convoys", schemaPath: "#/properties/convoys/maxItems", keyword: "maxItems", params: { limit: 20 } };
          vErrors === null ? vErrors = [err189] : vErrors.push(err189), errors++;
        }
        if (data80.length < 1) {
          let err190 = { instancePath: instancePath + "/convoys", schemaPath: "#/properties/convoys/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err190] : vErrors.push(err190), errors++;
        }
        let len14 = data80.length;
        for (let i15 = 0; i15 < len14; i15++)
          validate365(data80[i15], { instancePath: instancePath + "/convoys/" + i15, parentData: data80, parentDataProperty: i15, rootData }) || (vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors), errors = vErrors.length);
      } else {
        let err191 = { instancePath: instancePath + "/convoys", schemaPath: "#/properties/convoys/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err191] : vErrors.push(err191), errors++;
      }
    }
    if (data.exits !== void 0) {
      let data82 = data.exits;
      if (Array.isArray(data82)) {
        if (data82.length > 50) {
          let err192 = { instancePath: instancePath + "/exits", schemaPath: "#/properties/exits/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err192] : vErrors.push(err192), errors++;
        }
        if (data82.length < 1) {
          let err193 = { instancePath: instancePath + "/exits", schemaPath: "#/properties/exits/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err193] : vErrors.push(err193), errors++;
        }
        let len15 = data82.length;
        for (let i16 = 0; i16 < len15; i16++)
          validate371(data82[i16], { instancePath: instancePath + "/exits/" + i16, parentData: data82, parentDataProperty: i16, rootData }) || (vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors), errors = vErrors.length);
      } else {
        let err194 = { instancePath: instancePath + "/exits", schemaPath: "#/properties/exits/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err194] : vErrors.push(err194), errors++;
      }
    }
    if (data.homing !== void 0) {
      let data84 = data.homing;
      if (Array.isArray(data84)) {
        if (data84.length > 20) {
          let err195 = { instancePath: instancePath + "/homing", schemaPath: "#/properties/homing/maxItems", keyword: "maxItems", params: { limit: 20 } };
          vErrors === null ? vErrors = [err195] : vErrors.push(err195), errors++;
        }
        if (data84.length < 1) {
          let err196 = { instancePath: instancePath + "/homing", schemaPath: "#/properties/homing/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err196] : vErrors.push(err196), errors++;
        }
        let len16 = data84.length;
        for (let i17 = 0; i17 < len16; i17++)
          validate377(data84[i17], { instancePath: instancePath + "/homing/" + i17, parentData: data84, parentDataProperty: i17, rootData }) || (vErrors = vErrors === null ? validate377.errors : vErrors.concat(validate377.errors), errors = vErrors.length);
      } else {
        let err197 = { instancePath: instancePath + "/homing", schemaPath: "#/properties/homing/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err197] : vErrors.push(err197), errors++;
      }
    }
    data.prolong !== void 0 && (validate382(data.prolong, { instancePath: instancePath + "/prolong", parentData: data, parentDataProperty: "prolong", rootData }) || (vErrors = vErrors === null ? validate382.errors : vErrors.concat(validate382.errors), errors = vErrors.length)), data.custody !== void 0 && (validate384(data.custody, { instancePath: instancePath + "/custody", parentData: data, parentDataProperty: "custody", rootData }) || (vErrors = vErrors === null ? validate384.errors : vErrors.concat(validate384.errors), errors = vErrors.length));
  } else {
    let err198 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err198] : vErrors.push(err198), errors++;
  }
  return validate484.errors = vErrors, errors === 0;
}
function validate197(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.hands === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hands" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.order === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "order" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.rosters === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rosters" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.setup === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "setup" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.rules === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rules" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.scoring === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scoring" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.victory === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "victory" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema57.properties, key0)) {
        let err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.id !== void 0 && (validate198(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors), errors = vErrors.length)), data.map !== void 0 && (validate198(data.map, { instancePath: instancePath + "/map", parentData: data, parentDataProperty: "map", rootData }) || (vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors), errors = vErrors.length)), data.sites !== void 0) {
      let data2 = data.sites;
      if (Array.isArray(data2)) {
        if (data2.length > 500) {
          let err10 = { instancePath: instancePath + "/sites", schemaPath: "#/properties/sites/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data2.length < 1) {
          let err11 = { instancePath: instancePath + "/sites", schemaPath: "#/properties/sites/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/sites", schemaPath: "#/properties/sites/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.source !== void 0 && (validate201(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors), errors = vErrors.length)), data.hands !== void 0) {
      let data4 = data.hands;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err13 = { instancePath: instancePath + "/hands", schemaPath: "#/properties/hands/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 200 || isNaN(data4)) {
          let err14 = { instancePath: instancePath + "/hands", schemaPath: "#/properties/hands/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data4 < 1 || isNaN(data4)) {
          let err15 = { instancePath: instancePath + "/hands", schemaPath: "#/properties/hands/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
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
    if (data.order !== void 0) {
      let data6 = data.order;
      if (Array.isArray(data6)) {
        if (data6.length > 12) {
          let err19 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/maxItems", keyword: "maxItems", params: { limit: 12 } };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (data6.length < 1) {
          let err20 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate198(data6[i0], { instancePath: instancePath + "/order/" + i0, parentData: data6, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors), errors = vErrors.length);
        let i1 = data6.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data6[i1], data6[j0])) {
                  let err21 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                  break outer0;
                }
        }
      } else {
        let err22 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.rosters !== void 0) {
      let data8 = data.rosters;
      if (Array.isArray(data8)) {
        if (data8.length > 2e3) {
          let err23 = { instancePath: instancePath + "/rosters", schemaPath: "#/properties/rosters/maxItems", keyword: "maxItems", params: { limit: 2e3 } };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (data8.length < 1) {
          let err24 = { instancePath: instancePath + "/rosters", schemaPath: "#/properties/rosters/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      } else {
        let err25 = { instancePath: instancePath + "/rosters", schemaPath: "#/properties/rosters/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.setup !== void 0) {
      let data9 = data.setup;
      if (Array.isArray(data9)) {
        if (data9.length > 100) {
          let err26 = { instancePath: instancePath + "/setup", schemaPath: "#/properties/setup/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (data9.length < 1) {
          let err27 = { instancePath: instancePath + "/setup", schemaPath: "#/properties/setup/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      } else {
        let err28 = { instancePath: instancePath + "/setup", schemaPath: "#/properties/setup/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.reinforcements !== void 0) {
      let data10 = data.reinforcements;
      if (Array.isArray(data10)) {
        if (data10.length > 500) {
          let err29 = { instancePath: instancePath + "/reinforcements", schemaPath: "#/properties/reinforcements/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      } else {
        let err30 = { instancePath: instancePath + "/reinforcements", schemaPath: "#/properties/reinforcements/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.rules !== void 0 && (validate484(data.rules, { instancePath: instancePath + "/rules", parentData: data, parentDataProperty: "rules", rootData }) || (vErrors = vErrors === null ? validate484.errors : vErrors.concat(validate484.errors), errors = vErrors.length)), data.scoring !== void 0) {
      let data12 = data.scoring;
      if (Array.isArray(data12)) {
        if (data12.length > 100) {
          let err31 = { instancePath: instancePath + "/scoring", schemaPath: "#/properties/scoring/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
      } else {
        let err32 = { instancePath: instancePath + "/scoring", schemaPath: "#/properties/scoring/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.victory !== void 0) {
      let data13 = data.victory;
      if (Array.isArray(data13)) {
        if (data13.length > 100) {
          let err33 = { instancePath: instancePath + "/victory", schemaPath: "#/properties/victory/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
        if (data13.length < 1) {
          let err34 = { instancePath: instancePath + "/victory", schemaPath: "#/properties/victory/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
      } else {
        let err35 = { instancePath: instancePath + "/victory", schemaPath: "#/properties/victory/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.comments !== void 0) {
      let data14 = data.comments;
      if (Array.isArray(data14)) {
        if (data14.length > 100) {
          let err36 = { instancePath: instancePath + "/comments", schemaPath: "#/properties/comments/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
      } else {
        let err37 = { instancePath: instancePath + "/comments", schemaPath: "#/properties/comments/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
    if (data.seats !== void 0) {
      let data15 = data.seats;
      if (Array.isArray(data15)) {
        if (data15.length > 12) {
          let err38 = { instancePath: instancePath + "/seats", schemaPath: "#/properties/seats/maxItems", keyword: "maxItems", params: { limit: 12 } };
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
        if (data15.length < 2) {
          let err39 = { instancePath: instancePath + "/seats", schemaPath: "#/properties/seats/minItems", keyword: "minItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
      } else {
        let err40 = { instancePath: instancePath + "/seats", schemaPath: "#/properties/seats/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    if (data.muster !== void 0) {
      let data16 = data.muster;
      if (Array.isArray(data16)) {
        if (data16.length > 12) {
          let err41 = { instancePath: instancePath + "/muster", schemaPath: "#/properties/muster/maxItems", keyword: "maxItems", params: { limit: 12 } };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
        if (data16.length < 1) {
          let err42 = { instancePath: instancePath + "/muster", schemaPath: "#/properties/muster/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
      } else {
        let err43 = { instancePath: instancePath + "/muster", schemaPath: "#/properties/muster/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
    if (data.options !== void 0) {
      let data17 = data.options;
      if (Array.isArray(data17)) {
        if (data17.length > 50) {
          let err44 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
        }
        if (data17.length < 1) {
          let err45 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
        }
      } else {
        let err46 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
    }
    if (data.counters !== void 0) {
      let data18 = data.counters;
      if (Array.isArray(data18)) {
        if (data18.length > 100) {
          let err47 = { instancePath: instancePath + "/counters", schemaPath: "#/properties/counters/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
        if (data18.length < 1) {
          let err48 = { instancePath: instancePath + "/counters", schemaPath: "#/properties/counters/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
        }
      } else {
        let err49 = { instancePath: instancePath + "/counters", schemaPath: "#/properties/counters/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
    }
    if (data.triggers !== void 0) {
      let data19 = data.triggers;
      if (Array.isArray(data19)) {
        if (data19.length > 300) {
          let err50 = { instancePath: instancePath + "/triggers", schemaPath: "#/properties/triggers/maxItems", keyword: "maxItems", params: { limit: 300 } };
          vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
        }
        if (data19.length < 1) {
          let err51 = { instancePath: instancePath + "/triggers", schemaPath: "#/properties/triggers/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
        }
      } else {
        let err52 = { instancePath: instancePath + "/triggers", schemaPath: "#/properties/triggers/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
      }
    }
  } else {
    let err53 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
  }
  return validate197.errors = vErrors, errors === 0;
}
var scenarioItem_sites = validate513;
function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema19.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate214.errors = vErrors, errors === 0;
}
function validate513(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.id !== void 0 && (validate205(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.kind !== void 0 && (validate205(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.value !== void 0) {
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
          validate211(data4[i0], { instancePath: instancePath + "/cells/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    data.place !== void 0 && (validate205(data.place, { instancePath: instancePath + "/place", parentData: data, parentDataProperty: "place", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.source !== void 0 && (validate214(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors), errors = vErrors.length));
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate513.errors = vErrors, errors === 0;
}
var scenarioItem_rosters = validate519;
function validate519(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!(key0 === "side" || key0 === "unit" || key0 === "component" || key0 === "count" || key0 === "source" || key0 === "seat")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.side !== void 0 && (validate205(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.unit !== void 0 && (validate205(data.unit, { instancePath: instancePath + "/unit", parentData: data, parentDataProperty: "unit", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.component !== void 0 && (validate205(data.component, { instancePath: instancePath + "/component", parentData: data, parentDataProperty: "component", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.count !== void 0) {
      let data3 = data.count;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err4 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2e3 || isNaN(data3)) {
          let err5 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err6 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    data.source !== void 0 && (validate214(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors), errors = vErrors.length)), data.seat !== void 0 && (validate205(data.seat, { instancePath: instancePath + "/seat", parentData: data, parentDataProperty: "seat", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length));
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate519.errors = vErrors, errors === 0;
}
var scenarioItem_setup = validate525;
var schema67 = { type: "object", required: ["id", "units", "count", "zone", "perCell"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, units: { if: { type: "array" }, then: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, minItems: 1, maxItems: 500 }, else: { enum: ["all"] } }, count: { type: "integer", minimum: 0, maximum: 2e3 }, zone: { $ref: "#/definitions/Zone" }, perCell: { type: "integer", minimum: 1, maximum: 2e3 }, when: { $ref: "#/definitions/Condition" } }, additionalProperties: !1 };
function validate228(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.units === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "units" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.count === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.zone === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zone" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.perCell === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "perCell" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "units" || key0 === "count" || key0 === "zone" || key0 === "perCell" || key0 === "when")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.id !== void 0 && (validate205(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.units !== void 0) {
      let data1 = data.units, _errs4 = errors, valid1 = !0, _errs5 = errors;
      if (!Array.isArray(data1)) {
        let err6 = {};
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      var _valid0 = _errs5 === errors;
      errors = _errs4, vErrors !== null && (_errs4 ? vErrors.length = _errs4 : vErrors = null);
      let ifClause0;
      if (_valid0) {
        let _errs7 = errors;
        if (Array.isArray(data1)) {
          if (data1.length > 500) {
            let err7 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/then/maxItems", keyword: "maxItems", params: { limit: 500 } };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
          if (data1.length < 1) {
            let err8 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/then/minItems", keyword: "minItems", params: { limit: 1 } };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
          let len0 = data1.length;
          for (let i0 = 0; i0 < len0; i0++)
            validate205(data1[i0], { instancePath: instancePath + "/units/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length);
        } else {
          let err9 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/then/type", keyword: "type", params: { type: "array" } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        var _valid0 = _errs7 === errors;
        valid1 = _valid0, ifClause0 = "then";
      } else {
        let _errs10 = errors;
        if (data1 !== "all") {
          let err10 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/else/enum", keyword: "enum", params: { allowedValues: schema67.properties.units.else.enum } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        var _valid0 = _errs10 === errors;
        valid1 = _valid0, ifClause0 = "else";
      }
      if (!valid1) {
        let err11 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/if", keyword: "if", params: { failingKeyword: ifClause0 } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.count !== void 0) {
      let data3 = data.count;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err12 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2e3 || isNaN(data3)) {
          let err13 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          let err14 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      }
    }
    if (data.zone !== void 0 && (validate231(data.zone, { instancePath: instancePath + "/zone", parentData: data, parentDataProperty: "zone", rootData }) || (vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors), errors = vErrors.length)), data.perCell !== void 0) {
      let data5 = data.perCell;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err15 = { instancePath: instancePath + "/perCell", schemaPath: "#/properties/perCell/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 2e3 || isNaN(data5)) {
          let err16 = { instancePath: instancePath + "/perCell", schemaPath: "#/properties/perCell/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data5 < 1 || isNaN(data5)) {
          let err17 = { instancePath: instancePath + "/perCell", schemaPath: "#/properties/perCell/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      }
    }
    data.when !== void 0 && (validate264(data.when, { instancePath: instancePath + "/when", parentData: data, parentDataProperty: "when", rootData }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length));
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate228.errors = vErrors, errors === 0;
}
function validate525(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!(key0 === "side" || key0 === "groups" || key0 === "seat")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.side !== void 0 && (validate205(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.groups !== void 0) {
      let data1 = data.groups;
      if (Array.isArray(data1)) {
        if (data1.length > 200) {
          let err3 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.length < 1) {
          let err4 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate228(data1[i0], { instancePath: instancePath + "/groups/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.seat !== void 0 && (validate205(data.seat, { instancePath: instancePath + "/seat", parentData: data, parentDataProperty: "seat", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate525.errors = vErrors, errors === 0;
}
var scenarioItem_reinforcements = validate529;
function validate319(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!(key0 === "unit" || key0 === "count")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.unit !== void 0 && (validate205(data.unit, { instancePath: instancePath + "/unit", parentData: data, parentDataProperty: "unit", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.count !== void 0) {
      let data1 = data.count;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err3 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2e3 || isNaN(data1)) {
          let err4 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate319.errors = vErrors, errors === 0;
}
function validate529(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 4) {
      let err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 4 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.hand === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hand" } };
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
    for (let key0 in data)
      if (!(key0 === "hand" || key0 === "side" || key0 === "zone" || key0 === "units" || key0 === "points" || key0 === "when" || key0 === "optional")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.hand !== void 0) {
      let data0 = data.hand;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err5 = { instancePath: instancePath + "/hand", schemaPath: "#/properties/hand/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 200 || isNaN(data0)) {
          let err6 = { instancePath: instancePath + "/hand", schemaPath: "#/properties/hand/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err7 = { instancePath: instancePath + "/hand", schemaPath: "#/properties/hand/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.side !== void 0 && (validate205(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.zone !== void 0 && (validate231(data.zone, { instancePath: instancePath + "/zone", parentData: data, parentDataProperty: "zone", rootData }) || (vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors), errors = vErrors.length)), data.units !== void 0) {
      let data3 = data.units;
      if (Array.isArray(data3)) {
        if (data3.length > 500) {
          let err8 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data3.length < 1) {
          let err9 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate319(data3[i0], { instancePath: instancePath + "/units/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors), errors = vErrors.length);
      } else {
        let err10 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "array" } };
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
        if (data5 > 1e5 || isNaN(data5)) {
          let err12 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data5 < 1 || isNaN(data5)) {
          let err13 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      }
    }
    if (data.when !== void 0 && (validate264(data.when, { instancePath: instancePath + "/when", parentData: data, parentDataProperty: "when", rootData }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.optional !== void 0 && typeof data.optional != "boolean") {
      let err14 = { instancePath: instancePath + "/optional", schemaPath: "#/properties/optional/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate529.errors = vErrors, errors === 0;
}
var scenarioItem_scoring = validate534;
function validate393(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.times === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "times" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "type" || key0 === "kinds" || key0 === "times" || key0 === "seat" || key0 === "when")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.id !== void 0 && (validate205(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.type !== void 0 && data.type !== "objectives") {
      let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "objectives" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.kinds !== void 0) {
      let data2 = data.kinds;
      if (Array.isArray(data2)) {
        if (data2.length > 200) {
          let err5 = { instancePath: instancePath + "/kinds", schemaPath: "#/properties/kinds/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate205(data2[i0], { instancePath: instancePath + "/kinds/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/kinds", schemaPath: "#/properties/kinds/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.times !== void 0) {
      let data4 = data.times;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err7 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 100 || isNaN(data4)) {
          let err8 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data4 < -100 || isNaN(data4)) {
          let err9 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/minimum", keyword: "minimum", params: { comparison: ">=", limit: -100 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    data.seat !== void 0 && (validate205(data.seat, { instancePath: instancePath + "/seat", parentData: data, parentDataProperty: "seat", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.when !== void 0 && (validate264(data.when, { instancePath: instancePath + "/when", parentData: data, parentDataProperty: "when", rootData }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length));
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate393.errors = vErrors, errors === 0;
}
function validate398(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.times === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "times" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "type" || key0 === "times" || key0 === "seat" || key0 === "when")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.id !== void 0 && (validate205(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.type !== void 0 && data.type !== "arrested-power") {
      let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "arrested-power" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.times !== void 0) {
      let data2 = data.times;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err5 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 100 || isNaN(data2)) {
          let err6 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2 < -100 || isNaN(data2)) {
          let err7 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/minimum", keyword: "minimum", params: { comparison: ">=", limit: -100 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    data.seat !== void 0 && (validate205(data.seat, { instancePath: instancePath + "/seat", parentData: data, parentDataProperty: "seat", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.when !== void 0 && (validate264(data.when, { instancePath: instancePath + "/when", parentData: data, parentDataProperty: "when", rootData }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length));
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate398.errors = vErrors, errors === 0;
}
function validate402(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.units === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "units" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.times === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "times" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "type" || key0 === "units" || key0 === "except" || key0 === "times" || key0 === "seat" || key0 === "when")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.id !== void 0 && (validate205(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.type !== void 0 && data.type !== "power-on-map") {
      let err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "power-on-map" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.units !== void 0) {
      let data2 = data.units;
      if (Array.isArray(data2)) {
        if (data2.length > 500) {
          let err6 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2.length < 1) {
          let err7 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate205(data2[i0], { instancePath: instancePath + "/units/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.except !== void 0 && (validate231(data.except, { instancePath: instancePath + "/except", parentData: data, parentDataProperty: "except", rootData }) || (vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors), errors = vErrors.length)), data.times !== void 0) {
      let data5 = data.times;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err9 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 100 || isNaN(data5)) {
          let err10 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data5 < -100 || isNaN(data5)) {
          let err11 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/minimum", keyword: "minimum", params: { comparison: ">=", limit: -100 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      }
    }
    data.seat !== void 0 && (validate205(data.seat, { instancePath: instancePath + "/seat", parentData: data, parentDataProperty: "seat", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.when !== void 0 && (validate264(data.when, { instancePath: instancePath + "/when", parentData: data, parentDataProperty: "when", rootData }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length));
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate402.errors = vErrors, errors === 0;
}
function validate408(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.counter === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "counter" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.times === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "times" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "type" || key0 === "counter" || key0 === "times" || key0 === "seat" || key0 === "when")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.id !== void 0 && (validate205(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.type !== void 0 && data.type !== "counter") {
      let err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "counter" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.counter !== void 0 && (validate205(data.counter, { instancePath: instancePath + "/counter", parentData: data, parentDataProperty: "counter", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.times !== void 0) {
      let data3 = data.times;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err6 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 100 || isNaN(data3)) {
          let err7 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data3 < -100 || isNaN(data3)) {
          let err8 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/minimum", keyword: "minimum", params: { comparison: ">=", limit: -100 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
    data.seat !== void 0 && (validate205(data.seat, { instancePath: instancePath + "/seat", parentData: data, parentDataProperty: "seat", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.when !== void 0 && (validate264(data.when, { instancePath: instancePath + "/when", parentData: data, parentDataProperty: "when", rootData }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length));
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate408.errors = vErrors, errors === 0;
}
function validate534(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.type;
    if (typeof tag0 == "string")
      if (tag0 === "objectives")
        validate393(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors), errors = vErrors.length);
      else if (tag0 === "arrested-power")
        validate398(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate398.errors : vErrors.concat(validate398.errors), errors = vErrors.length);
      else if (tag0 === "power-on-map")
        validate402(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors), errors = vErrors.length);
      else if (tag0 === "counter")
        validate408(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate408.errors : vErrors.concat(validate408.errors), errors = vErrors.length);
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
  return validate534.errors = vErrors, errors === 0;
}
var scenarioItem_victory = validate539;
function validate539(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.winner === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "winner" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "from" || key0 === "to" || key0 === "winner")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.id !== void 0 && (validate205(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.from !== void 0) {
      let data1 = data.from;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err3 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1e5 || isNaN(data1)) {
          let err4 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1 < -1e5 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e5 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.to !== void 0) {
      let data2 = data.to;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err6 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e5 || isNaN(data2)) {
          let err7 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data2 < -1e5 || isNaN(data2)) {
          let err8 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e5 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
    data.winner !== void 0 && (validate205(data.winner, { instancePath: instancePath + "/winner", parentData: data, parentDataProperty: "winner", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length));
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate539.errors = vErrors, errors === 0;
}
var scenarioItem_comments = validate542;
function validate542(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "from" || key0 === "to")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.id !== void 0 && (validate205(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.from !== void 0) {
      let data1 = data.from;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err2 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1e5 || isNaN(data1)) {
          let err3 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1 < -1e5 || isNaN(data1)) {
          let err4 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e5 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
    if (data.to !== void 0) {
      let data2 = data.to;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err5 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e5 || isNaN(data2)) {
          let err6 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2 < -1e5 || isNaN(data2)) {
          let err7 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e5 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate542.errors = vErrors, errors === 0;
}
var scenarioItem_seats = validate544;
function validate544(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.side === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "side" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "side")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    data.id !== void 0 && (validate205(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.side !== void 0 && (validate205(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate544.errors = vErrors, errors === 0;
}
var scenarioItem_muster = validate547;
function validate547(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.points === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "points" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.pool === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pool" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "side" || key0 === "seat" || key0 === "units" || key0 === "points" || key0 === "pool")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.side !== void 0 && (validate205(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.seat !== void 0 && (validate205(data.seat, { instancePath: instancePath + "/seat", parentData: data, parentDataProperty: "seat", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.units !== void 0) {
      let data2 = data.units;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err5 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 2e3 || isNaN(data2)) {
          let err6 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err7 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.points !== void 0) {
      let data3 = data.points;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err8 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1e5 || isNaN(data3)) {
          let err9 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          let err10 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
    if (data.pool !== void 0) {
      let data4 = data.pool;
      if (Array.isArray(data4)) {
        if (data4.length > 200) {
          let err11 = { instancePath: instancePath + "/pool", schemaPath: "#/properties/pool/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data4.length < 1) {
          let err12 = { instancePath: instancePath + "/pool", schemaPath: "#/properties/pool/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate350(data4[i0], { instancePath: instancePath + "/pool/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors), errors = vErrors.length);
      } else {
        let err13 = { instancePath: instancePath + "/pool", schemaPath: "#/properties/pool/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate547.errors = vErrors, errors === 0;
}
var scenarioItem_options = validate551;
function validate437(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "zone")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.id !== void 0 && (validate205(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.zone !== void 0 && (validate231(data.zone, { instancePath: instancePath + "/zone", parentData: data, parentDataProperty: "zone", rootData }) || (vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate437.errors = vErrors, errors === 0;
}
function validate441(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.terrain === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "terrain" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.least === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "least" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "terrain" || key0 === "least")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.terrain !== void 0) {
      let data0 = data.terrain;
      if (Array.isArray(data0)) {
        if (data0.length > 500) {
          let err3 = { instancePath: instancePath + "/terrain", schemaPath: "#/properties/terrain/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0.length < 1) {
          let err4 = { instancePath: instancePath + "/terrain", schemaPath: "#/properties/terrain/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate205(data0[i0], { instancePath: instancePath + "/terrain/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/terrain", schemaPath: "#/properties/terrain/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.least !== void 0) {
      let data2 = data.least;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err6 = { instancePath: instancePath + "/least", schemaPath: "#/properties/least/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e4 || isNaN(data2)) {
          let err7 = { instancePath: instancePath + "/least", schemaPath: "#/properties/least/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err8 = { instancePath: instancePath + "/least", schemaPath: "#/properties/least/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate441.errors = vErrors, errors === 0;
}
function validate445(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    for (let key0 in data)
      if (!(key0 === "from" || key0 === "to")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    data.from !== void 0 && (validate205(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.to !== void 0 && (validate205(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate445.errors = vErrors, errors === 0;
}
function validate551(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.seat === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seat" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "seat" || key0 === "secret" || key0 === "choices" || key0 === "places" || key0 === "start" || key0 === "changes")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.id !== void 0 && (validate205(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.seat !== void 0 && (validate205(data.seat, { instancePath: instancePath + "/seat", parentData: data, parentDataProperty: "seat", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.secret !== void 0 && typeof data.secret != "boolean") {
      let err3 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.choices !== void 0) {
      let data3 = data.choices;
      if (Array.isArray(data3)) {
        if (data3.length > 200) {
          let err4 = { instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data3.length < 1) {
          let err5 = { instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate437(data3[i0], { instancePath: instancePath + "/choices/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate437.errors : vErrors.concat(validate437.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.places !== void 0 && (validate441(data.places, { instancePath: instancePath + "/places", parentData: data, parentDataProperty: "places", rootData }) || (vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors), errors = vErrors.length)), data.start !== void 0 && (validate205(data.start, { instancePath: instancePath + "/start", parentData: data, parentDataProperty: "start", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.changes !== void 0) {
      let data7 = data.changes;
      if (Array.isArray(data7)) {
        if (data7.length > 50) {
          let err7 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data7.length < 1) {
          let err8 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len1 = data7.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate445(data7[i1], { instancePath: instancePath + "/changes/" + i1, parentData: data7, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate445.errors : vErrors.concat(validate445.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate551.errors = vErrors, errors === 0;
}
var scenarioItem_counters = validate558;
function validate558(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "start" || key0 === "hidden")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.id !== void 0 && (validate205(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.start !== void 0) {
      let data1 = data.start;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err2 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1e5 || isNaN(data1)) {
          let err3 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1 < -1e5 || isNaN(data1)) {
          let err4 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e5 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
    if (data.hidden !== void 0 && typeof data.hidden != "boolean") {
      let err5 = { instancePath: instancePath + "/hidden", schemaPath: "#/properties/hidden/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate558.errors = vErrors, errors === 0;
}
var scenarioItem_triggers = validate560, schema124 = { type: "object", required: ["id", "at", "do"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, at: { enum: ["hand-start", "turn-start", "movement-end", "turn-end", "hand-end", "game-end", "captured", "exited", "woken", "freed", "arrested"] }, turn: { $ref: "shared.schema.json#/definitions/Id" }, from: { type: "integer", minimum: 1, maximum: 400 }, to: { type: "integer", minimum: 1, maximum: 400 }, once: { type: "boolean" }, who: { $ref: "#/definitions/UnitFilter" }, when: { $ref: "#/definitions/Condition" }, do: { type: "array", items: { $ref: "#/definitions/Effect" }, minItems: 1, maxItems: 50 }, quiet: { type: "boolean" } }, additionalProperties: !1 };
function validate459(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.counter === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "counter" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.by === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "by" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "counter" || key0 === "by" || key0 === "each")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.type !== void 0 && data.type !== "count") {
      let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "count" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.counter !== void 0 && (validate205(data.counter, { instancePath: instancePath + "/counter", parentData: data, parentDataProperty: "counter", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.by !== void 0) {
      let data2 = data.by;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err5 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e3 || isNaN(data2)) {
          let err6 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2 < -1e3 || isNaN(data2)) {
          let err7 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e3 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    data.each !== void 0 && (validate266(data.each, { instancePath: instancePath + "/each", parentData: data, parentDataProperty: "each", rootData }) || (vErrors = vErrors === null ? validate266.errors : vErrors.concat(validate266.errors), errors = vErrors.length));
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate459.errors = vErrors, errors === 0;
}
function validate462(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.counter === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "counter" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.to === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "counter" || key0 === "to")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.type !== void 0 && data.type !== "set") {
      let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "set" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    data.counter !== void 0 && (validate205(data.counter, { instancePath: instancePath + "/counter", parentData: data, parentDataProperty: "counter", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.to !== void 0 && (validate266(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData }) || (vErrors = vErrors === null ? validate266.errors : vErrors.concat(validate266.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate462.errors = vErrors, errors === 0;
}
function validate465(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.option === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "option" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "option")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0 && data.type !== "reveal") {
      let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "reveal" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    data.option !== void 0 && (validate205(data.option, { instancePath: instancePath + "/option", parentData: data, parentDataProperty: "option", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate465.errors = vErrors, errors === 0;
}
var schema129 = { type: "object", required: ["type", "zone"], properties: { type: { const: "free" }, zone: { $ref: "#/definitions/Zone" }, faces: { type: "array", items: { type: "integer", minimum: 1, maximum: 6 }, minItems: 1, maxItems: 6, uniqueItems: !0 }, others: { enum: ["stay", "arrest"] } }, additionalProperties: !1 };
function validate467(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.zone === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zone" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "zone" || key0 === "faces" || key0 === "others")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0 && data.type !== "free") {
      let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "free" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.zone !== void 0 && (validate231(data.zone, { instancePath: instancePath + "/zone", parentData: data, parentDataProperty: "zone", rootData }) || (vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors), errors = vErrors.length)), data.faces !== void 0) {
      let data2 = data.faces;
      if (Array.isArray(data2)) {
        if (data2.length > 6) {
          let err4 = { instancePath: instancePath + "/faces", schemaPath: "#/properties/faces/maxItems", keyword: "maxItems", params: { limit: 6 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data2.length < 1) {
          let err5 = { instancePath: instancePath + "/faces", schemaPath: "#/properties/faces/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
            let err6 = { instancePath: instancePath + "/faces/" + i0, schemaPath: "#/properties/faces/items/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 6 || isNaN(data3)) {
              let err7 = { instancePath: instancePath + "/faces/" + i0, schemaPath: "#/properties/faces/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6 } };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            if (data3 < 1 || isNaN(data3)) {
              let err8 = { instancePath: instancePath + "/faces/" + i0, schemaPath: "#/properties/faces/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
          }
        }
        let i1 = data2.length, j0;
        if (i1 > 1) {
          let indices0 = {};
          for (; i1--; ) {
            let item0 = data2[i1];
            if (typeof item0 == "number" && !(item0 % 1) && !isNaN(item0) && isFinite(item0)) {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err9 = { instancePath: instancePath + "/faces", schemaPath: "#/properties/faces/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        let err10 = { instancePath: instancePath + "/faces", schemaPath: "#/properties/faces/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.others !== void 0) {
      let data4 = data.others;
      if (!(data4 === "stay" || data4 === "arrest")) {
        let err11 = { instancePath: instancePath + "/others", schemaPath: "#/properties/others/enum", keyword: "enum", params: { allowedValues: schema129.properties.others.enum } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate467.errors = vErrors, errors === 0;
}
function validate469(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.by === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "by" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "by")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0 && data.type !== "hands") {
      let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "hands" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.by !== void 0) {
      let data1 = data.by;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err4 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 200 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1 < -200 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/minimum", keyword: "minimum", params: { comparison: ">=", limit: -200 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate469.errors = vErrors, errors === 0;
}
function validate470(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "type") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.type !== void 0 && data.type !== "end") {
      let err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "end" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate470.errors = vErrors, errors === 0;
}
var schema132 = { type: "object", required: ["type", "of", "by"], properties: { type: { const: "supplies" }, of: { enum: ["runs", "barricades"] }, by: { type: "integer", minimum: -500, maximum: 500 } }, additionalProperties: !1 };
function validate471(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.of === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "of" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.by === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "by" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "of" || key0 === "by")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.type !== void 0 && data.type !== "supplies") {
      let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "supplies" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.of !== void 0) {
      let data1 = data.of;
      if (!(data1 === "runs" || data1 === "barricades")) {
        let err5 = { instancePath: instancePath + "/of", schemaPath: "#/properties/of/enum", keyword: "enum", params: { allowedValues: schema132.properties.of.enum } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.by !== void 0) {
      let data2 = data.by;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err6 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 500 || isNaN(data2)) {
          let err7 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data2 < -500 || isNaN(data2)) {
          let err8 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/minimum", keyword: "minimum", params: { comparison: ">=", limit: -500 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate471.errors = vErrors, errors === 0;
}
function validate472(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.who === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "who" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "who")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0 && data.type !== "remove") {
      let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "remove" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    data.who !== void 0 && (validate268(data.who, { instancePath: instancePath + "/who", parentData: data, parentDataProperty: "who", rootData }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate472.errors = vErrors, errors === 0;
}
function validate458(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.type;
    if (typeof tag0 == "string")
      if (tag0 === "count")
        validate459(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate459.errors : vErrors.concat(validate459.errors), errors = vErrors.length);
      else if (tag0 === "set")
        validate462(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate462.errors : vErrors.concat(validate462.errors), errors = vErrors.length);
      else if (tag0 === "reveal")
        validate465(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors), errors = vErrors.length);
      else if (tag0 === "free")
        validate467(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate467.errors : vErrors.concat(validate467.errors), errors = vErrors.length);
      else if (tag0 === "hands")
        validate469(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate469.errors : vErrors.concat(validate469.errors), errors = vErrors.length);
      else if (tag0 === "end")
        validate470(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate470.errors : vErrors.concat(validate470.errors), errors = vErrors.length);
      else if (tag0 === "supplies")
        validate471(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate471.errors : vErrors.concat(validate471.errors), errors = vErrors.length);
      else if (tag0 === "remove")
        validate472(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate472.errors : vErrors.concat(validate472.errors), errors = vErrors.length);
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
  return validate458.errors = vErrors, errors === 0;
}
function validate560(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.at === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.do === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "do" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema124.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.id !== void 0 && (validate205(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.at !== void 0) {
      let data1 = data.at;
      if (!(data1 === "hand-start" || data1 === "turn-start" || data1 === "movement-end" || data1 === "turn-end" || data1 === "hand-end" || data1 === "game-end" || data1 === "captured" || data1 === "exited" || data1 === "woken" || data1 === "freed" || data1 === "arrested")) {
        let err4 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/enum", keyword: "enum", params: { allowedValues: schema124.properties.at.enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.turn !== void 0 && (validate205(data.turn, { instancePath: instancePath + "/turn", parentData: data, parentDataProperty: "turn", rootData }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length)), data.from !== void 0) {
      let data3 = data.from;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err5 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 400 || isNaN(data3)) {
          let err6 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/maximum", keyword: "maximum", params: { comparison: "<=", limit: 400 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err7 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.to !== void 0) {
      let data4 = data.to;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err8 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 400 || isNaN(data4)) {
          let err9 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/maximum", keyword: "maximum", params: { comparison: "<=", limit: 400 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data4 < 1 || isNaN(data4)) {
          let err10 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
    if (data.once !== void 0 && typeof data.once != "boolean") {
      let err11 = { instancePath: instancePath + "/once", schemaPath: "#/properties/once/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.who !== void 0 && (validate268(data.who, { instancePath: instancePath + "/who", parentData: data, parentDataProperty: "who", rootData }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length)), data.when !== void 0 && (validate264(data.when, { instancePath: instancePath + "/when", parentData: data, parentDataProperty: "when", rootData }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length)), data.do !== void 0) {
      let data8 = data.do;
      if (Array.isArray(data8)) {
        if (data8.length > 50) {
          let err12 = { instancePath: instancePath + "/do", schemaPath: "#/properties/do/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data8.length < 1) {
          let err13 = { instancePath: instancePath + "/do", schemaPath: "#/properties/do/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate458(data8[i0], { instancePath: instancePath + "/do/" + i0, parentData: data8, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate458.errors : vErrors.concat(validate458.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/do", schemaPath: "#/properties/do/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.quiet !== void 0 && typeof data.quiet != "boolean") {
      let err15 = { instancePath: instancePath + "/quiet", schemaPath: "#/properties/quiet/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate560.errors = vErrors, errors === 0;
}
var caseFile = validate566;
function validate567(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate567.errors = vErrors, errors === 0;
}
var schema174 = { type: "object", required: ["grid"], properties: { source: { $ref: "#/properties/source" }, grid: { $ref: "#/properties/grid" }, legend: { $ref: "#/properties/legend" }, rows: { $ref: "#/properties/rows" }, areas: { $ref: "#/properties/areas" }, edges: { $ref: "#/properties/edges" }, links: { $ref: "#/properties/links" }, places: { $ref: "#/properties/places" }, sites: { $ref: "#/properties/sites" }, regions: { $ref: "#/properties/regions" } }, additionalProperties: !1 };
function validate651(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema19.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate651.errors = vErrors, errors === 0;
}
var schema153 = { type: "object", required: ["kind", "orientation", "offset", "columns", "rows"], properties: { kind: { const: "hex" }, orientation: { enum: ["flat", "pointy"] }, offset: { enum: ["odd", "even"] }, columns: { type: "integer", minimum: 1, maximum: 512 }, rows: { type: "integer", minimum: 1, maximum: 512 } }, additionalProperties: !1 };
function validate575(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err7 = { instancePath: instancePath + "/orientation", schemaPath: "#/properties/orientation/enum", keyword: "enum", params: { allowedValues: schema153.properties.orientation.enum } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.offset !== void 0) {
      let data2 = data.offset;
      if (!(data2 === "odd" || data2 === "even")) {
        let err8 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/enum", keyword: "enum", params: { allowedValues: schema153.properties.offset.enum } };
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
  return validate575.errors = vErrors, errors === 0;
}
function validate576(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate576.errors = vErrors, errors === 0;
}
var schema155 = { type: "object", required: ["kind"], properties: { kind: { const: "areas" }, around: { enum: ["paper", "sea"] }, cell: { type: "number", exclusiveMinimum: 0, maximum: 1e3 } }, additionalProperties: !1 };
function validate577(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err3 = { instancePath: instancePath + "/around", schemaPath: "#/properties/around/enum", keyword: "enum", params: { allowedValues: schema155.properties.around.enum } };
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
  return validate577.errors = vErrors, errors === 0;
}
function validate653(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.kind;
    if (typeof tag0 == "string")
      if (tag0 === "hex")
        validate575(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate575.errors : vErrors.concat(validate575.errors), errors = vErrors.length);
      else if (tag0 === "square")
        validate576(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate576.errors : vErrors.concat(validate576.errors), errors = vErrors.length);
      else if (tag0 === "areas")
        validate577(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate577.errors : vErrors.concat(validate577.errors), errors = vErrors.length);
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
  return validate653.errors = vErrors, errors === 0;
}
var pattern26 = new RegExp("^.$", "u");
function validate582(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern26.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^.$" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate582.errors = vErrors, errors === 0;
}
function validate570(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate570.errors = vErrors, errors === 0;
}
var schema158 = { enum: ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] };
function validate586(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "N" || data === "NE" || data === "E" || data === "SE" || data === "S" || data === "SW" || data === "W" || data === "NW")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema158.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate586.errors = vErrors, errors === 0;
}
function validate584(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    data.terrain !== void 0 && (validate570(data.terrain, { instancePath: instancePath + "/terrain", parentData: data, parentDataProperty: "terrain", rootData }) || (vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors), errors = vErrors.length)), data.up !== void 0 && (validate586(data.up, { instancePath: instancePath + "/up", parentData: data, parentDataProperty: "up", rootData }) || (vErrors = vErrors === null ? validate586.errors : vErrors.concat(validate586.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate584.errors = vErrors, errors === 0;
}
function validate658(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      validate582(key0, { instancePath, parentData: data, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate582.errors : vErrors.concat(validate582.errors), errors = vErrors.length);
      var valid0 = _errs1 === errors;
      if (!valid0) {
        let err2 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    for (let key1 in data)
      validate584(data[key1], { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key1, rootData }) || (vErrors = vErrors === null ? validate584.errors : vErrors.concat(validate584.errors), errors = vErrors.length);
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate658.errors = vErrors, errors === 0;
}
function validate662(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate662.errors = vErrors, errors === 0;
}
function validate592(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate592.errors = vErrors, errors === 0;
}
function validate589(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.id !== void 0 && (validate570(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors), errors = vErrors.length)), data.terrain !== void 0 && (validate570(data.terrain, { instancePath: instancePath + "/terrain", parentData: data, parentDataProperty: "terrain", rootData }) || (vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors), errors = vErrors.length)), data.at !== void 0) {
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
          validate592(data5[i0], { instancePath: instancePath + "/shape/" + i0, parentData: data5, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/shape", schemaPath: "#/properties/shape/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    data.label !== void 0 && (validate592(data.label, { instancePath: instancePath + "/label", parentData: data, parentDataProperty: "label", rootData }) || (vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors), errors = vErrors.length));
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate589.errors = vErrors, errors === 0;
}
function validate664(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 2e3) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 2e3 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate589(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate589.errors : vErrors.concat(validate589.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate664.errors = vErrors, errors === 0;
}
var pattern27 = new RegExp("^(?:[0-9]{4,8}|[a-z][a-z0-9-]*)/(?:N|NE|E|SE|S|SW|W|NW)$", "u");
function validate598(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func3(data) > 72) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 72 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern27.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4,8}|[a-z][a-z0-9-]*)/(?:N|NE|E|SE|S|SW|W|NW)$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate598.errors = vErrors, errors === 0;
}
function validate596(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.type !== void 0 && (validate570(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData }) || (vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors), errors = vErrors.length)), data.sides !== void 0) {
      let data1 = data.sides;
      if (Array.isArray(data1)) {
        if (data1.length > 2e4) {
          let err3 = { instancePath: instancePath + "/sides", schemaPath: "#/properties/sides/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate598(data1[i0], { instancePath: instancePath + "/sides/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate598.errors : vErrors.concat(validate598.errors), errors = vErrors.length);
      } else {
        let err4 = { instancePath: instancePath + "/sides", schemaPath: "#/properties/sides/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate596.errors = vErrors, errors === 0;
}
function validate667(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 2e3) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 2e3 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate596(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate596.errors : vErrors.concat(validate596.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate667.errors = vErrors, errors === 0;
}
function validate603(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func3(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern17.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4,8}|(?!constructor$)[a-z][a-z0-9-]*)$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate603.errors = vErrors, errors === 0;
}
function validate606(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema16.type } };
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
  if (typeof data == "string" && !pattern3.test(data)) {
    let err3 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?:closed|[0-9]{1,2}/2)$" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate606.errors = vErrors, errors === 0;
}
function validate601(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.type !== void 0 && (validate570(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData }) || (vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors), errors = vErrors.length)), data.between !== void 0) {
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
        len1 > 0 && (validate603(data1[0], { instancePath: instancePath + "/between/0", parentData: data1, parentDataProperty: 0, rootData }) || (vErrors = vErrors === null ? validate603.errors : vErrors.concat(validate603.errors), errors = vErrors.length)), len1 > 1 && (validate603(data1[1], { instancePath: instancePath + "/between/1", parentData: data1, parentDataProperty: 1, rootData }) || (vErrors = vErrors === null ? validate603.errors : vErrors.concat(validate603.errors), errors = vErrors.length));
      } else {
        let err6 = { instancePath: instancePath + "/between", schemaPath: "#/properties/between/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.cost !== void 0 && (validate606(data.cost, { instancePath: instancePath + "/cost", parentData: data, parentDataProperty: "cost", rootData }) || (vErrors = vErrors === null ? validate606.errors : vErrors.concat(validate606.errors), errors = vErrors.length)), data.via !== void 0) {
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
          validate592(data5[i0], { instancePath: instancePath + "/via/" + i0, parentData: data5, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/via", schemaPath: "#/properties/via/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate601.errors = vErrors, errors === 0;
}
function validate670(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 5e3) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 5e3 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate601(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate601.errors : vErrors.concat(validate601.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate670.errors = vErrors, errors === 0;
}
function validate610(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.id !== void 0 && (validate570(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors), errors = vErrors.length)), data.kind !== void 0 && (validate570(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData }) || (vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors), errors = vErrors.length)), data.cells !== void 0) {
      let data2 = data.cells;
      if (Array.isArray(data2)) {
        if (data2.length > 2e4) {
          let err4 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate603(data2[i0], { instancePath: instancePath + "/cells/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate603.errors : vErrors.concat(validate603.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate610.errors = vErrors, errors === 0;
}
function validate673(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 2e3) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 2e3 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate610(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate610.errors : vErrors.concat(validate610.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate673.errors = vErrors, errors === 0;
}
function validate572(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema19.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate572.errors = vErrors, errors === 0;
}
function validate616(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.id !== void 0 && (validate570(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors), errors = vErrors.length)), data.kind !== void 0 && (validate570(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData }) || (vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors), errors = vErrors.length)), data.value !== void 0) {
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
          validate603(data4[i0], { instancePath: instancePath + "/cells/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate603.errors : vErrors.concat(validate603.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    data.place !== void 0 && (validate570(data.place, { instancePath: instancePath + "/place", parentData: data, parentDataProperty: "place", rootData }) || (vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors), errors = vErrors.length)), data.source !== void 0 && (validate572(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate572.errors : vErrors.concat(validate572.errors), errors = vErrors.length));
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate616.errors = vErrors, errors === 0;
}
function validate622(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.id !== void 0 && (validate570(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors), errors = vErrors.length)), data.side !== void 0 && (validate570(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors), errors = vErrors.length)), data.number !== void 0) {
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
          validate603(data4[i0], { instancePath: instancePath + "/cells/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate603.errors : vErrors.concat(validate603.errors), errors = vErrors.length);
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
          validate603(data6[i1], { instancePath: instancePath + "/exits/" + i1, parentData: data6, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate603.errors : vErrors.concat(validate603.errors), errors = vErrors.length);
      } else {
        let err15 = { instancePath: instancePath + "/exits", schemaPath: "#/properties/exits/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate622.errors = vErrors, errors === 0;
}
function validate627(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.id !== void 0 && (validate570(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors), errors = vErrors.length)), data.cells !== void 0) {
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
          validate603(data2[i0], { instancePath: instancePath + "/cells/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate603.errors : vErrors.concat(validate603.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate627.errors = vErrors, errors === 0;
}
function validate630(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.id !== void 0 && (validate570(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors), errors = vErrors.length)), data.kind !== void 0 && (validate570(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData }) || (vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors), errors = vErrors.length)), data.cells !== void 0) {
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
          validate603(data3[i0], { instancePath: instancePath + "/cells/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate603.errors : vErrors.concat(validate603.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate630.errors = vErrors, errors === 0;
}
function validate615(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.role === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.role;
    if (typeof tag0 == "string")
      if (tag0 === "objective")
        validate616(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate616.errors : vErrors.concat(validate616.errors), errors = vErrors.length);
      else if (tag0 === "base")
        validate622(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate622.errors : vErrors.concat(validate622.errors), errors = vErrors.length);
      else if (tag0 === "prison")
        validate627(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate627.errors : vErrors.concat(validate627.errors), errors = vErrors.length);
      else if (tag0 === "landmark")
        validate630(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate630.errors : vErrors.concat(validate630.errors), errors = vErrors.length);
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
  return validate615.errors = vErrors, errors === 0;
}
function validate676(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 2e3) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 2e3 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate615(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate615.errors : vErrors.concat(validate615.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate676.errors = vErrors, errors === 0;
}
function validate639(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.id !== void 0 && (validate570(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors), errors = vErrors.length)), data.cells !== void 0) {
      let data1 = data.cells;
      if (Array.isArray(data1)) {
        if (data1.length > 2e4) {
          let err3 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate603(data1[i0], { instancePath: instancePath + "/cells/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate603.errors : vErrors.concat(validate603.errors), errors = vErrors.length);
      } else {
        let err4 = { instancePath: instancePath + "/cells", schemaPath: "#/properties/cells/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate639.errors = vErrors, errors === 0;
}
function validate679(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 500) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 500 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate639(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate639.errors : vErrors.concat(validate639.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate679.errors = vErrors, errors === 0;
}
function validate650(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.grid === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "grid" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema174.properties, key0)) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.source !== void 0 && (validate651(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate651.errors : vErrors.concat(validate651.errors), errors = vErrors.length)), data.grid !== void 0 && (validate653(data.grid, { instancePath: instancePath + "/grid", parentData: data, parentDataProperty: "grid", rootData }) || (vErrors = vErrors === null ? validate653.errors : vErrors.concat(validate653.errors), errors = vErrors.length)), data.legend !== void 0 && (validate658(data.legend, { instancePath: instancePath + "/legend", parentData: data, parentDataProperty: "legend", rootData }) || (vErrors = vErrors === null ? validate658.errors : vErrors.concat(validate658.errors), errors = vErrors.length)), data.rows !== void 0 && (validate662(data.rows, { instancePath: instancePath + "/rows", parentData: data, parentDataProperty: "rows", rootData }) || (vErrors = vErrors === null ? validate662.errors : vErrors.concat(validate662.errors), errors = vErrors.length)), data.areas !== void 0 && (validate664(data.areas, { instancePath: instancePath + "/areas", parentData: data, parentDataProperty: "areas", rootData }) || (vErrors = vErrors === null ? validate664.errors : vErrors.concat(validate664.errors), errors = vErrors.length)), data.edges !== void 0 && (validate667(data.edges, { instancePath: instancePath + "/edges", parentData: data, parentDataProperty: "edges", rootData }) || (vErrors = vErrors === null ? validate667.errors : vErrors.concat(validate667.errors), errors = vErrors.length)), data.links !== void 0 && (validate670(data.links, { instancePath: instancePath + "/links", parentData: data, parentDataProperty: "links", rootData }) || (vErrors = vErrors === null ? validate670.errors : vErrors.concat(validate670.errors), errors = vErrors.length)), data.places !== void 0 && (validate673(data.places, { instancePath: instancePath + "/places", parentData: data, parentDataProperty: "places", rootData }) || (vErrors = vErrors === null ? validate673.errors : vErrors.concat(validate673.errors), errors = vErrors.length)), data.sites !== void 0 && (validate676(data.sites, { instancePath: instancePath + "/sites", parentData: data, parentDataProperty: "sites", rootData }) || (vErrors = vErrors === null ? validate676.errors : vErrors.concat(validate676.errors), errors = vErrors.length)), data.regions !== void 0 && (validate679(data.regions, { instancePath: instancePath + "/regions", parentData: data, parentDataProperty: "regions", rootData }) || (vErrors = vErrors === null ? validate679.errors : vErrors.concat(validate679.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate650.errors = vErrors, errors === 0;
}
var schema193 = { type: "object", properties: { from: { $ref: "shared.schema.json#/definitions/Id" }, hand: { type: "integer", minimum: 1, maximum: 200 }, turn: { $ref: "shared.schema.json#/definitions/Id" }, phase: { enum: ["movement", "clash", "head"] }, units: { type: "array", items: { $ref: "#/definitions/PositionUnit" }, maxItems: 2e3 }, barricades: { type: "array", items: { $ref: "shared.schema.json#/definitions/CellName" }, maxItems: 2e4 }, covered: { type: "array", items: { $ref: "shared.schema.json#/definitions/CellName" }, maxItems: 2e4 }, held: { type: "array", items: { $ref: "shared.schema.json#/definitions/CellName" }, maxItems: 2e4 }, arrested: { type: "array", items: { $ref: "shared.schema.json#/definitions/EntryName" }, maxItems: 2e3 }, running: { type: "boolean" }, supplies: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/EntryName" }, additionalProperties: { type: "integer", minimum: 0, maximum: 2e3 }, maxProperties: 100 }, head: { type: "object", required: ["component"], properties: { component: { $ref: "shared.schema.json#/definitions/Id" }, units: { type: "array", items: { $ref: "shared.schema.json#/definitions/EntryName" }, maxItems: 100 } }, additionalProperties: !1 }, counters: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/Id" }, additionalProperties: { type: "integer", minimum: -1e5, maximum: 1e5 }, maxProperties: 100 }, options: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/Id" }, additionalProperties: { type: "string", maxLength: 64 }, maxProperties: 50 }, custody: { type: "array", items: { type: "string", maxLength: 64 }, maxItems: 100 }, jams: { type: "array", items: { $ref: "shared.schema.json#/definitions/CellName" }, maxItems: 2e4 }, smoke: { type: "array", items: { $ref: "shared.schema.json#/definitions/CellName" }, maxItems: 2e4 } }, additionalProperties: !1 };
function validate686(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate686.errors = vErrors, errors === 0;
}
function validate713(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (!pattern12.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?!(?:constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf|prototype)$)[A-Za-z0-9][A-Za-z0-9._#*+-]*$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate713.errors = vErrors, errors === 0;
}
function validate717(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func3(data) > 64) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern17.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4,8}|(?!constructor$)[a-z][a-z0-9-]*)$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate717.errors = vErrors, errors === 0;
}
function validate712(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!(key0 === "id" || key0 === "unit" || key0 === "component" || key0 === "at" || key0 === "moved" || key0 === "thrown" || key0 === "panicked" || key0 === "waiting")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.id !== void 0 && (validate713(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate713.errors : vErrors.concat(validate713.errors), errors = vErrors.length)), data.unit !== void 0 && (validate686(data.unit, { instancePath: instancePath + "/unit", parentData: data, parentDataProperty: "unit", rootData }) || (vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors), errors = vErrors.length)), data.component !== void 0 && (validate686(data.component, { instancePath: instancePath + "/component", parentData: data, parentDataProperty: "component", rootData }) || (vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors), errors = vErrors.length)), data.at !== void 0 && (validate717(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData }) || (vErrors = vErrors === null ? validate717.errors : vErrors.concat(validate717.errors), errors = vErrors.length)), data.moved !== void 0 && typeof data.moved != "boolean") {
      let err3 = { instancePath: instancePath + "/moved", schemaPath: "#/properties/moved/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.thrown !== void 0 && typeof data.thrown != "boolean") {
      let err4 = { instancePath: instancePath + "/thrown", schemaPath: "#/properties/thrown/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.panicked !== void 0 && typeof data.panicked != "boolean") {
      let err5 = { instancePath: instancePath + "/panicked", schemaPath: "#/properties/panicked/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.waiting !== void 0 && typeof data.waiting != "boolean") {
      let err6 = { instancePath: instancePath + "/waiting", schemaPath: "#/properties/waiting/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate712.errors = vErrors, errors === 0;
}
function validate772(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func2.call(schema193.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.from !== void 0 && (validate686(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData }) || (vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors), errors = vErrors.length)), data.hand !== void 0) {
      let data1 = data.hand;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err1 = { instancePath: instancePath + "/hand", schemaPath: "#/properties/hand/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 200 || isNaN(data1)) {
          let err2 = { instancePath: instancePath + "/hand", schemaPath: "#/properties/hand/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err3 = { instancePath: instancePath + "/hand", schemaPath: "#/properties/hand/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
    }
    if (data.turn !== void 0 && (validate686(data.turn, { instancePath: instancePath + "/turn", parentData: data, parentDataProperty: "turn", rootData }) || (vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors), errors = vErrors.length)), data.phase !== void 0) {
      let data3 = data.phase;
      if (!(data3 === "movement" || data3 === "clash" || data3 === "head")) {
        let err4 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/enum", keyword: "enum", params: { allowedValues: schema193.properties.phase.enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.units !== void 0) {
      let data4 = data.units;
      if (Array.isArray(data4)) {
        if (data4.length > 2e3) {
          let err5 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxItems", keyword: "maxItems", params: { limit: 2e3 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate712(data4[i0], { instancePath: instancePath + "/units/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate712.errors : vErrors.concat(validate712.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.barricades !== void 0) {
      let data6 = data.barricades;
      if (Array.isArray(data6)) {
        if (data6.length > 2e4) {
          let err7 = { instancePath: instancePath + "/barricades", schemaPath: "#/properties/barricades/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate717(data6[i1], { instancePath: instancePath + "/barricades/" + i1, parentData: data6, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate717.errors : vErrors.concat(validate717.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/barricades", schemaPath: "#/properties/barricades/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.covered !== void 0) {
      let data8 = data.covered;
      if (Array.isArray(data8)) {
        if (data8.length > 2e4) {
          let err9 = { instancePath: instancePath + "/covered", schemaPath: "#/properties/covered/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        let len2 = data8.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate717(data8[i2], { instancePath: instancePath + "/covered/" + i2, parentData: data8, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate717.errors : vErrors.concat(validate717.errors), errors = vErrors.length);
      } else {
        let err10 = { instancePath: instancePath + "/covered", schemaPath: "#/properties/covered/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.held !== void 0) {
      let data10 = data.held;
      if (Array.isArray(data10)) {
        if (data10.length > 2e4) {
          let err11 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        let len3 = data10.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate717(data10[i3], { instancePath: instancePath + "/held/" + i3, parentData: data10, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate717.errors : vErrors.concat(validate717.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.arrested !== void 0) {
      let data12 = data.arrested;
      if (Array.isArray(data12)) {
        if (data12.length > 2e3) {
          let err13 = { instancePath: instancePath + "/arrested", schemaPath: "#/properties/arrested/maxItems", keyword: "maxItems", params: { limit: 2e3 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len4 = data12.length;
        for (let i4 = 0; i4 < len4; i4++)
          validate713(data12[i4], { instancePath: instancePath + "/arrested/" + i4, parentData: data12, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate713.errors : vErrors.concat(validate713.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/arrested", schemaPath: "#/properties/arrested/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.running !== void 0 && typeof data.running != "boolean") {
      let err15 = { instancePath: instancePath + "/running", schemaPath: "#/properties/running/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.supplies !== void 0) {
      let data15 = data.supplies;
      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
        if (Object.keys(data15).length > 100) {
          let err16 = { instancePath: instancePath + "/supplies", schemaPath: "#/properties/supplies/maxProperties", keyword: "maxProperties", params: { limit: 100 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        for (let key1 in data15) {
          let _errs26 = errors;
          validate713(key1, { instancePath: instancePath + "/supplies", parentData: data15, parentDataProperty: "supplies", rootData }) || (vErrors = vErrors === null ? validate713.errors : vErrors.concat(validate713.errors), errors = vErrors.length);
          var valid11 = _errs26 === errors;
          if (!valid11) {
            let err17 = { instancePath: instancePath + "/supplies", schemaPath: "#/properties/supplies/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
        for (let key2 in data15) {
          let data16 = data15[key2];
          if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
            let err18 = { instancePath: instancePath + "/supplies/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/supplies/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
          if (typeof data16 == "number" && isFinite(data16)) {
            if (data16 > 2e3 || isNaN(data16)) {
              let err19 = { instancePath: instancePath + "/supplies/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/supplies/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 } };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            if (data16 < 0 || isNaN(data16)) {
              let err20 = { instancePath: instancePath + "/supplies/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/supplies/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
          }
        }
      } else {
        let err21 = { instancePath: instancePath + "/supplies", schemaPath: "#/properties/supplies/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.head !== void 0) {
      let data17 = data.head;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (data17.component === void 0) {
          let err22 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/required", keyword: "required", params: { missingProperty: "component" } };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        for (let key3 in data17)
          if (!(key3 === "component" || key3 === "units")) {
            let err23 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        if (data17.component !== void 0 && (validate686(data17.component, { instancePath: instancePath + "/head/component", parentData: data17, parentDataProperty: "component", rootData }) || (vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors), errors = vErrors.length)), data17.units !== void 0) {
          let data19 = data17.units;
          if (Array.isArray(data19)) {
            if (data19.length > 100) {
              let err24 = { instancePath: instancePath + "/head/units", schemaPath: "#/properties/head/properties/units/maxItems", keyword: "maxItems", params: { limit: 100 } };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
            let len5 = data19.length;
            for (let i5 = 0; i5 < len5; i5++)
              validate713(data19[i5], { instancePath: instancePath + "/head/units/" + i5, parentData: data19, parentDataProperty: i5, rootData }) || (vErrors = vErrors === null ? validate713.errors : vErrors.concat(validate713.errors), errors = vErrors.length);
          } else {
            let err25 = { instancePath: instancePath + "/head/units", schemaPath: "#/properties/head/properties/units/type", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        }
      } else {
        let err26 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.counters !== void 0) {
      let data21 = data.counters;
      if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
        if (Object.keys(data21).length > 100) {
          let err27 = { instancePath: instancePath + "/counters", schemaPath: "#/properties/counters/maxProperties", keyword: "maxProperties", params: { limit: 100 } };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        for (let key4 in data21) {
          let _errs39 = errors;
          validate686(key4, { instancePath: instancePath + "/counters", parentData: data21, parentDataProperty: "counters", rootData }) || (vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors), errors = vErrors.length);
          var valid16 = _errs39 === errors;
          if (!valid16) {
            let err28 = { instancePath: instancePath + "/counters", schemaPath: "#/properties/counters/propertyNames", keyword: "propertyNames", params: { propertyName: key4 } };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
        for (let key5 in data21) {
          let data22 = data21[key5];
          if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22) && isFinite(data22))) {
            let err29 = { instancePath: instancePath + "/counters/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/counters/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
          if (typeof data22 == "number" && isFinite(data22)) {
            if (data22 > 1e5 || isNaN(data22)) {
              let err30 = { instancePath: instancePath + "/counters/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/counters/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
            if (data22 < -1e5 || isNaN(data22)) {
              let err31 = { instancePath: instancePath + "/counters/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/counters/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e5 } };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
          }
        }
      } else {
        let err32 = { instancePath: instancePath + "/counters", schemaPath: "#/properties/counters/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.options !== void 0) {
      let data23 = data.options;
      if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
        if (Object.keys(data23).length > 50) {
          let err33 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/maxProperties", keyword: "maxProperties", params: { limit: 50 } };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
        for (let key6 in data23) {
          let _errs45 = errors;
          validate686(key6, { instancePath: instancePath + "/options", parentData: data23, parentDataProperty: "options", rootData }) || (vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors), errors = vErrors.length);
          var valid18 = _errs45 === errors;
          if (!valid18) {
            let err34 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/propertyNames", keyword: "propertyNames", params: { propertyName: key6 } };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
        }
        for (let key7 in data23) {
          let data24 = data23[key7];
          if (typeof data24 == "string") {
            if (func3(data24) > 64) {
              let err35 = { instancePath: instancePath + "/options/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/options/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 64 } };
              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
            }
          } else {
            let err36 = { instancePath: instancePath + "/options/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/options/additionalProperties/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
        }
      } else {
        let err37 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
    if (data.custody !== void 0) {
      let data25 = data.custody;
      if (Array.isArray(data25)) {
        if (data25.length > 100) {
          let err38 = { instancePath: instancePath + "/custody", schemaPath: "#/properties/custody/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
        let len6 = data25.length;
        for (let i6 = 0; i6 < len6; i6++) {
          let data26 = data25[i6];
          if (typeof data26 == "string") {
            if (func3(data26) > 64) {
              let err39 = { instancePath: instancePath + "/custody/" + i6, schemaPath: "#/properties/custody/items/maxLength", keyword: "maxLength", params: { limit: 64 } };
              vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
            }
          } else {
            let err40 = { instancePath: instancePath + "/custody/" + i6, schemaPath: "#/properties/custody/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
        }
      } else {
        let err41 = { instancePath: instancePath + "/custody", schemaPath: "#/properties/custody/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
    }
    if (data.jams !== void 0) {
      let data27 = data.jams;
      if (Array.isArray(data27)) {
        if (data27.length > 2e4) {
          let err42 = { instancePath: instancePath + "/jams", schemaPath: "#/properties/jams/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
        let len7 = data27.length;
        for (let i7 = 0; i7 < len7; i7++)
          validate717(data27[i7], { instancePath: instancePath + "/jams/" + i7, parentData: data27, parentDataProperty: i7, rootData }) || (vErrors = vErrors === null ? validate717.errors : vErrors.concat(validate717.errors), errors = vErrors.length);
      } else {
        let err43 = { instancePath: instancePath + "/jams", schemaPath: "#/properties/jams/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
    if (data.smoke !== void 0) {
      let data29 = data.smoke;
      if (Array.isArray(data29)) {
        if (data29.length > 2e4) {
          let err44 = { instancePath: instancePath + "/smoke", schemaPath: "#/properties/smoke/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
        }
        let len8 = data29.length;
        for (let i8 = 0; i8 < len8; i8++)
          validate717(data29[i8], { instancePath: instancePath + "/smoke/" + i8, parentData: data29, parentDataProperty: i8, rootData }) || (vErrors = vErrors === null ? validate717.errors : vErrors.concat(validate717.errors), errors = vErrors.length);
      } else {
        let err45 = { instancePath: instancePath + "/smoke", schemaPath: "#/properties/smoke/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
  } else {
    let err46 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
  }
  return validate772.errors = vErrors, errors === 0;
}
function validate566(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          validate567(key1, { instancePath: instancePath + "/maps", parentData: data1, parentDataProperty: "maps", rootData }) || (vErrors = vErrors === null ? validate567.errors : vErrors.concat(validate567.errors), errors = vErrors.length);
          var valid1 = _errs6 === errors;
          if (!valid1) {
            let err6 = { instancePath: instancePath + "/maps", schemaPath: "#/properties/maps/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
        for (let key2 in data1)
          validate650(data1[key2], { instancePath: instancePath + "/maps/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data1, parentDataProperty: key2, rootData }) || (vErrors = vErrors === null ? validate650.errors : vErrors.concat(validate650.errors), errors = vErrors.length);
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
          validate567(key3, { instancePath: instancePath + "/positions", parentData: data3, parentDataProperty: "positions", rootData }) || (vErrors = vErrors === null ? validate567.errors : vErrors.concat(validate567.errors), errors = vErrors.length);
          var valid3 = _errs11 === errors;
          if (!valid3) {
            let err10 = { instancePath: instancePath + "/positions", schemaPath: "#/properties/positions/propertyNames", keyword: "propertyNames", params: { propertyName: key3 } };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
        for (let key4 in data3)
          validate772(data3[key4], { instancePath: instancePath + "/positions/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data3, parentDataProperty: key4, rootData }) || (vErrors = vErrors === null ? validate772.errors : vErrors.concat(validate772.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/positions", schemaPath: "#/properties/positions/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate566.errors = vErrors, errors === 0;
}
var caseItem_cases = validate788, schema186 = { type: "object", required: ["id", "scenario", "steps"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, proves: { type: "array", items: { $ref: "corteo-words.schema.json#/definitions/CorteoStatement" }, maxItems: 100, minItems: 1 }, title: { $ref: "shared.schema.json#/definitions/LocalText" }, scenario: { $ref: "shared.schema.json#/definitions/Id" }, map: { if: { type: "object" }, then: { $ref: "map.schema.json#/definitions/CaseMap" }, else: { $ref: "shared.schema.json#/definitions/Id" } }, change: { type: "object", maxProperties: 100, additionalProperties: !0 }, given: { $ref: "#/definitions/Position" }, dice: { type: "array", items: { type: "integer", minimum: 1, maximum: 1e3 }, maxItems: 1e3 }, steps: { type: "array", items: { $ref: "#/definitions/CaseStep" }, maxItems: 1e3, minItems: 1 }, spare: { type: "string", minLength: 8, maxLength: 300 } }, additionalProperties: !1 }, schema189 = { type: "string", enum: ["C-001", "C-002", "C-003", "C-004", "C-005", "C-006", "C-007", "C-008", "C-009", "C-010", "C-011", "C-012", "C-013", "C-014", "C-015", "C-016", "C-017", "C-018", "C-019", "C-020", "C-021", "C-022", "C-023", "C-024", "C-025", "C-026", "C-027", "C-028", "C-029", "C-030", "C-031", "C-032", "C-033", "C-034", "C-035", "C-036", "C-037", "C-038", "C-039", "C-040", "C-041", "C-042", "C-043", "C-044", "C-045", "C-046", "C-047", "C-048", "C-049", "C-050", "C-051", "C-052", "C-053", "C-054", "C-055", "C-056", "C-057", "C-058", "C-059", "C-060", "C-061", "C-062", "C-063", "C-064", "C-065", "C-066", "C-067", "C-068", "C-069", "C-070", "C-071", "C-072", "C-073", "C-074", "C-075", "C-076", "C-077", "C-078", "C-079", "C-080", "C-081", "C-082", "C-083", "C-084", "C-085", "C-086", "C-087", "C-088", "C-089", "C-090", "C-091", "C-092", "C-093", "C-094", "C-095", "C-096", "C-097", "C-098", "C-099", "C-100", "C-101", "C-102", "C-103", "C-104", "C-105", "C-106", "C-107", "C-108", "C-109", "C-110", "C-111", "C-112", "C-113", "C-114", "C-115", "C-116", "C-117", "C-118", "C-119", "C-120", "C-121", "C-122", "C-123", "C-124", "C-125", "C-126", "C-127", "C-128", "C-129", "C-130", "C-131", "C-132", "C-133", "C-134", "C-135", "C-136", "C-137", "C-138", "C-139", "C-140", "C-141", "C-142", "C-143", "C-144", "C-145", "C-146", "C-147", "C-148", "C-149", "C-150", "C-151", "C-152", "C-153", "C-154", "C-155", "C-156", "C-157", "C-158", "C-159", "C-160", "C-161", "C-162", "C-163", "C-164", "C-165", "C-166", "C-167", "C-168", "C-169", "C-170", "C-171", "C-172", "C-173", "C-174", "C-175", "C-176", "C-177", "C-178", "C-179", "C-180", "C-181", "C-182", "C-183", "C-184", "C-X1", "C-X2", "C-X3", "C-X4", "C-X5", "C-X6", "C-X7", "C-X8", "C-X9", "C-X10", "C-X11", "C-X12", "C-X13", "C-X14", "C-X15", "C-X16", "C-X17", "C-X18", "C-X19", "C-X20", "C-X21", "C-X22", "C-X23", "C-X24", "C-X25", "C-X26", "C-X27", "C-X28", "C-X29"] };
function validate689(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  let valid0;
  valid0 = !1;
  for (let v0 of schema189.enum)
    if (func0(data, v0)) {
      valid0 = !0;
      break;
    }
  if (!valid0) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema189.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate689.errors = vErrors, errors === 0;
}
var pattern31 = new RegExp("^[a-z]{2,3}(?:-[a-z0-9]{2,8})?$", "u");
function validate692(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (func3(data) > 12) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 12 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern31.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}(?:-[a-z0-9]{2,8})?$" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate692.errors = vErrors, errors === 0;
}
function validate691(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.en === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "en" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data) {
      let _errs1 = errors;
      validate692(key0, { instancePath, parentData: data, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate692.errors : vErrors.concat(validate692.errors), errors = vErrors.length);
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
  return validate691.errors = vErrors, errors === 0;
}
function validate696(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.grid === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "grid" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema174.properties, key0)) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.source !== void 0 && (validate651(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate651.errors : vErrors.concat(validate651.errors), errors = vErrors.length)), data.grid !== void 0 && (validate653(data.grid, { instancePath: instancePath + "/grid", parentData: data, parentDataProperty: "grid", rootData }) || (vErrors = vErrors === null ? validate653.errors : vErrors.concat(validate653.errors), errors = vErrors.length)), data.legend !== void 0 && (validate658(data.legend, { instancePath: instancePath + "/legend", parentData: data, parentDataProperty: "legend", rootData }) || (vErrors = vErrors === null ? validate658.errors : vErrors.concat(validate658.errors), errors = vErrors.length)), data.rows !== void 0 && (validate662(data.rows, { instancePath: instancePath + "/rows", parentData: data, parentDataProperty: "rows", rootData }) || (vErrors = vErrors === null ? validate662.errors : vErrors.concat(validate662.errors), errors = vErrors.length)), data.areas !== void 0 && (validate664(data.areas, { instancePath: instancePath + "/areas", parentData: data, parentDataProperty: "areas", rootData }) || (vErrors = vErrors === null ? validate664.errors : vErrors.concat(validate664.errors), errors = vErrors.length)), data.edges !== void 0 && (validate667(data.edges, { instancePath: instancePath + "/edges", parentData: data, parentDataProperty: "edges", rootData }) || (vErrors = vErrors === null ? validate667.errors : vErrors.concat(validate667.errors), errors = vErrors.length)), data.links !== void 0 && (validate670(data.links, { instancePath: instancePath + "/links", parentData: data, parentDataProperty: "links", rootData }) || (vErrors = vErrors === null ? validate670.errors : vErrors.concat(validate670.errors), errors = vErrors.length)), data.places !== void 0 && (validate673(data.places, { instancePath: instancePath + "/places", parentData: data, parentDataProperty: "places", rootData }) || (vErrors = vErrors === null ? validate673.errors : vErrors.concat(validate673.errors), errors = vErrors.length)), data.sites !== void 0 && (validate676(data.sites, { instancePath: instancePath + "/sites", parentData: data, parentDataProperty: "sites", rootData }) || (vErrors = vErrors === null ? validate676.errors : vErrors.concat(validate676.errors), errors = vErrors.length)), data.regions !== void 0 && (validate679(data.regions, { instancePath: instancePath + "/regions", parentData: data, parentDataProperty: "regions", rootData }) || (vErrors = vErrors === null ? validate679.errors : vErrors.concat(validate679.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate696.errors = vErrors, errors === 0;
}
function validate709(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func2.call(schema193.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.from !== void 0 && (validate686(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData }) || (vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors), errors = vErrors.length)), data.hand !== void 0) {
      let data1 = data.hand;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err1 = { instancePath: instancePath + "/hand", schemaPath: "#/properties/hand/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 200 || isNaN(data1)) {
          let err2 = { instancePath: instancePath + "/hand", schemaPath: "#/properties/hand/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err3 = { instancePath: instancePath + "/hand", schemaPath: "#/properties/hand/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
    }
    if (data.turn !== void 0 && (validate686(data.turn, { instancePath: instancePath + "/turn", parentData: data, parentDataProperty: "turn", rootData }) || (vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors), errors = vErrors.length)), data.phase !== void 0) {
      let data3 = data.phase;
      if (!(data3 === "movement" || data3 === "clash" || data3 === "head")) {
        let err4 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/enum", keyword: "enum", params: { allowedValues: schema193.properties.phase.enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.units !== void 0) {
      let data4 = data.units;
      if (Array.isArray(data4)) {
        if (data4.length > 2e3) {
          let err5 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxItems", keyword: "maxItems", params: { limit: 2e3 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate712(data4[i0], { instancePath: instancePath + "/units/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate712.errors : vErrors.concat(validate712.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.barricades !== void 0) {
      let data6 = data.barricades;
      if (Array.isArray(data6)) {
        if (data6.length > 2e4) {
          let err7 = { instancePath: instancePath + "/barricades", schemaPath: "#/properties/barricades/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate717(data6[i1], { instancePath: instancePath + "/barricades/" + i1, parentData: data6, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate717.errors : vErrors.concat(validate717.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/barricades", schemaPath: "#/properties/barricades/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.covered !== void 0) {
      let data8 = data.covered;
      if (Array.isArray(data8)) {
        if (data8.length > 2e4) {
          let err9 = { instancePath: instancePath + "/covered", schemaPath: "#/properties/covered/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        let len2 = data8.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate717(data8[i2], { instancePath: instancePath + "/covered/" + i2, parentData: data8, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate717.errors : vErrors.concat(validate717.errors), errors = vErrors.length);
      } else {
        let err10 = { instancePath: instancePath + "/covered", schemaPath: "#/properties/covered/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.held !== void 0) {
      let data10 = data.held;
      if (Array.isArray(data10)) {
        if (data10.length > 2e4) {
          let err11 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        let len3 = data10.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate717(data10[i3], { instancePath: instancePath + "/held/" + i3, parentData: data10, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate717.errors : vErrors.concat(validate717.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.arrested !== void 0) {
      let data12 = data.arrested;
      if (Array.isArray(data12)) {
        if (data12.length > 2e3) {
          let err13 = { instancePath: instancePath + "/arrested", schemaPath: "#/properties/arrested/maxItems", keyword: "maxItems", params: { limit: 2e3 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len4 = data12.length;
        for (let i4 = 0; i4 < len4; i4++)
          validate713(data12[i4], { instancePath: instancePath + "/arrested/" + i4, parentData: data12, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate713.errors : vErrors.concat(validate713.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/arrested", schemaPath: "#/properties/arrested/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.running !== void 0 && typeof data.running != "boolean") {
      let err15 = { instancePath: instancePath + "/running", schemaPath: "#/properties/running/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.supplies !== void 0) {
      let data15 = data.supplies;
      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
        if (Object.keys(data15).length > 100) {
          let err16 = { instancePath: instancePath + "/supplies", schemaPath: "#/properties/supplies/maxProperties", keyword: "maxProperties", params: { limit: 100 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        for (let key1 in data15) {
          let _errs26 = errors;
          validate713(key1, { instancePath: instancePath + "/supplies", parentData: data15, parentDataProperty: "supplies", rootData }) || (vErrors = vErrors === null ? validate713.errors : vErrors.concat(validate713.errors), errors = vErrors.length);
          var valid11 = _errs26 === errors;
          if (!valid11) {
            let err17 = { instancePath: instancePath + "/supplies", schemaPath: "#/properties/supplies/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
        for (let key2 in data15) {
          let data16 = data15[key2];
          if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
            let err18 = { instancePath: instancePath + "/supplies/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/supplies/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
          if (typeof data16 == "number" && isFinite(data16)) {
            if (data16 > 2e3 || isNaN(data16)) {
              let err19 = { instancePath: instancePath + "/supplies/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/supplies/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 } };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            if (data16 < 0 || isNaN(data16)) {
              let err20 = { instancePath: instancePath + "/supplies/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/supplies/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
          }
        }
      } else {
        let err21 = { instancePath: instancePath + "/supplies", schemaPath: "#/properties/supplies/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.head !== void 0) {
      let data17 = data.head;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (data17.component === void 0) {
          let err22 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/required", keyword: "required", params: { missingProperty: "component" } };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        for (let key3 in data17)
          if (!(key3 === "component" || key3 === "units")) {
            let err23 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        if (data17.component !== void 0 && (validate686(data17.component, { instancePath: instancePath + "/head/component", parentData: data17, parentDataProperty: "component", rootData }) || (vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors), errors = vErrors.length)), data17.units !== void 0) {
          let data19 = data17.units;
          if (Array.isArray(data19)) {
            if (data19.length > 100) {
              let err24 = { instancePath: instancePath + "/head/units", schemaPath: "#/properties/head/properties/units/maxItems", keyword: "maxItems", params: { limit: 100 } };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
            let len5 = data19.length;
            for (let i5 = 0; i5 < len5; i5++)
              validate713(data19[i5], { instancePath: instancePath + "/head/units/" + i5, parentData: data19, parentDataProperty: i5, rootData }) || (vErrors = vErrors === null ? validate713.errors : vErrors.concat(validate713.errors), errors = vErrors.length);
          } else {
            let err25 = { instancePath: instancePath + "/head/units", schemaPath: "#/properties/head/properties/units/type", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        }
      } else {
        let err26 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.counters !== void 0) {
      let data21 = data.counters;
      if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
        if (Object.keys(data21).length > 100) {
          let err27 = { instancePath: instancePath + "/counters", schemaPath: "#/properties/counters/maxProperties", keyword: "maxProperties", params: { limit: 100 } };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        for (let key4 in data21) {
          let _errs39 = errors;
          validate686(key4, { instancePath: instancePath + "/counters", parentData: data21, parentDataProperty: "counters", rootData }) || (vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors), errors = vErrors.length);
          var valid16 = _errs39 === errors;
          if (!valid16) {
            let err28 = { instancePath: instancePath + "/counters", schemaPath: "#/properties/counters/propertyNames", keyword: "propertyNames", params: { propertyName: key4 } };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
        for (let key5 in data21) {
          let data22 = data21[key5];
          if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22) && isFinite(data22))) {
            let err29 = { instancePath: instancePath + "/counters/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/counters/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
          if (typeof data22 == "number" && isFinite(data22)) {
            if (data22 > 1e5 || isNaN(data22)) {
              let err30 = { instancePath: instancePath + "/counters/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/counters/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
            if (data22 < -1e5 || isNaN(data22)) {
              let err31 = { instancePath: instancePath + "/counters/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/counters/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e5 } };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
          }
        }
      } else {
        let err32 = { instancePath: instancePath + "/counters", schemaPath: "#/properties/counters/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.options !== void 0) {
      let data23 = data.options;
      if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
        if (Object.keys(data23).length > 50) {
          let err33 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/maxProperties", keyword: "maxProperties", params: { limit: 50 } };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
        for (let key6 in data23) {
          let _errs45 = errors;
          validate686(key6, { instancePath: instancePath + "/options", parentData: data23, parentDataProperty: "options", rootData }) || (vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors), errors = vErrors.length);
          var valid18 = _errs45 === errors;
          if (!valid18) {
            let err34 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/propertyNames", keyword: "propertyNames", params: { propertyName: key6 } };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
        }
        for (let key7 in data23) {
          let data24 = data23[key7];
          if (typeof data24 == "string") {
            if (func3(data24) > 64) {
              let err35 = { instancePath: instancePath + "/options/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/options/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 64 } };
              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
            }
          } else {
            let err36 = { instancePath: instancePath + "/options/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/options/additionalProperties/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
        }
      } else {
        let err37 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
    if (data.custody !== void 0) {
      let data25 = data.custody;
      if (Array.isArray(data25)) {
        if (data25.length > 100) {
          let err38 = { instancePath: instancePath + "/custody", schemaPath: "#/properties/custody/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
        let len6 = data25.length;
        for (let i6 = 0; i6 < len6; i6++) {
          let data26 = data25[i6];
          if (typeof data26 == "string") {
            if (func3(data26) > 64) {
              let err39 = { instancePath: instancePath + "/custody/" + i6, schemaPath: "#/properties/custody/items/maxLength", keyword: "maxLength", params: { limit: 64 } };
              vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
            }
          } else {
            let err40 = { instancePath: instancePath + "/custody/" + i6, schemaPath: "#/properties/custody/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
        }
      } else {
        let err41 = { instancePath: instancePath + "/custody", schemaPath: "#/properties/custody/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
    }
    if (data.jams !== void 0) {
      let data27 = data.jams;
      if (Array.isArray(data27)) {
        if (data27.length > 2e4) {
          let err42 = { instancePath: instancePath + "/jams", schemaPath: "#/properties/jams/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
        let len7 = data27.length;
        for (let i7 = 0; i7 < len7; i7++)
          validate717(data27[i7], { instancePath: instancePath + "/jams/" + i7, parentData: data27, parentDataProperty: i7, rootData }) || (vErrors = vErrors === null ? validate717.errors : vErrors.concat(validate717.errors), errors = vErrors.length);
      } else {
        let err43 = { instancePath: instancePath + "/jams", schemaPath: "#/properties/jams/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
    if (data.smoke !== void 0) {
      let data29 = data.smoke;
      if (Array.isArray(data29)) {
        if (data29.length > 2e4) {
          let err44 = { instancePath: instancePath + "/smoke", schemaPath: "#/properties/smoke/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
        }
        let len8 = data29.length;
        for (let i8 = 0; i8 < len8; i8++)
          validate717(data29[i8], { instancePath: instancePath + "/smoke/" + i8, parentData: data29, parentDataProperty: i8, rootData }) || (vErrors = vErrors === null ? validate717.errors : vErrors.concat(validate717.errors), errors = vErrors.length);
      } else {
        let err45 = { instancePath: instancePath + "/smoke", schemaPath: "#/properties/smoke/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
  } else {
    let err46 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
  }
  return validate709.errors = vErrors, errors === 0;
}
var schema197 = { type: "object", properties: { do: { $ref: "#/definitions/CaseAction" }, offers: { type: "array", items: { $ref: "#/definitions/CaseAction" }, minItems: 1, maxItems: 1e3 }, hides: { type: "array", items: { $ref: "#/definitions/CaseAction" }, minItems: 1, maxItems: 1e3 }, refuses: { $ref: "#/definitions/CaseAction" }, rule: { $ref: "corteo-words.schema.json#/definitions/CorteoReason" }, by: { $ref: "shared.schema.json#/definitions/Id" }, secret: { $ref: "#/definitions/Position" }, unseenBy: { $ref: "shared.schema.json#/definitions/Id" }, expect: { $ref: "#/definitions/Expectation" }, spare: { type: "string", minLength: 8, maxLength: 300 } }, additionalProperties: !1, oneOf: [{ required: ["do"] }, { required: ["offers"] }, { required: ["hides"] }, { required: ["refuses"] }, { required: ["secret"] }, { required: ["expect"] }], dependencies: { refuses: ["rule"], rule: ["refuses"], unseenBy: ["secret"] } }, schema198 = { type: "object", properties: { type: { $ref: "corteo-words.schema.json#/definitions/CorteoActionType" } }, propertyNames: { $ref: "shared.schema.json#/definitions/EntryName" }, additionalProperties: { type: ["string", "integer", "boolean"], maxLength: 200 }, minProperties: 1, maxProperties: 20 }, schema199 = { type: "string", enum: ["advance", "agree", "attack", "barricade", "base", "change", "choose", "component", "decline", "dismiss", "done", "enough", "exit", "fight", "head", "hold", "jam", "join", "launch", "leave", "march", "move", "place", "prolong", "remove", "retreat", "rouse", "run", "select", "stay", "stop", "traffic", "transfer", "usual"] };
function validate735(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "advance" || data === "agree" || data === "attack" || data === "barricade" || data === "base" || data === "change" || data === "choose" || data === "component" || data === "decline" || data === "dismiss" || data === "done" || data === "enough" || data === "exit" || data === "fight" || data === "head" || data === "hold" || data === "jam" || data === "join" || data === "launch" || data === "leave" || data === "march" || data === "move" || data === "place" || data === "prolong" || data === "remove" || data === "retreat" || data === "rouse" || data === "run" || data === "select" || data === "stay" || data === "stop" || data === "traffic" || data === "transfer" || data === "usual")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema199.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate735.errors = vErrors, errors === 0;
}
function validate733(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      validate713(key0, { instancePath, parentData: data, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate713.errors : vErrors.concat(validate713.errors), errors = vErrors.length);
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
          let err3 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: schema198.additionalProperties.type } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (typeof data0 == "string" && func3(data0) > 200) {
          let err4 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 200 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    data.type !== void 0 && (validate735(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData }) || (vErrors = vErrors === null ? validate735.errors : vErrors.concat(validate735.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate733.errors = vErrors, errors === 0;
}
var schema200 = { type: "string", enum: ["C-001", "C-002", "C-003", "C-004", "C-005", "C-006", "C-007", "C-008", "C-009", "C-010", "C-011", "C-012", "C-013", "C-014", "C-015", "C-016", "C-017", "C-018", "C-019", "C-020", "C-021", "C-022", "C-023", "C-024", "C-025", "C-026", "C-027", "C-028", "C-029", "C-030", "C-031", "C-032", "C-033", "C-034", "C-035", "C-036", "C-037", "C-038", "C-039", "C-040", "C-041", "C-042", "C-043", "C-044", "C-045", "C-046", "C-047", "C-048", "C-049", "C-050", "C-051", "C-052", "C-053", "C-054", "C-055", "C-056", "C-057", "C-058", "C-059", "C-060", "C-061", "C-062", "C-063", "C-064", "C-065", "C-066", "C-067", "C-068", "C-069", "C-070", "C-071", "C-072", "C-073", "C-074", "C-075", "C-076", "C-077", "C-078", "C-079", "C-080", "C-081", "C-082", "C-083", "C-084", "C-085", "C-086", "C-087", "C-088", "C-089", "C-090", "C-091", "C-092", "C-093", "C-094", "C-095", "C-096", "C-097", "C-098", "C-099", "C-100", "C-101", "C-102", "C-103", "C-104", "C-105", "C-106", "C-107", "C-108", "C-109", "C-110", "C-111", "C-112", "C-113", "C-114", "C-115", "C-116", "C-117", "C-118", "C-119", "C-120", "C-121", "C-122", "C-123", "C-124", "C-125", "C-126", "C-127", "C-128", "C-129", "C-130", "C-131", "C-132", "C-133", "C-134", "C-135", "C-136", "C-137", "C-138", "C-139", "C-140", "C-141", "C-142", "C-143", "C-144", "C-145", "C-146", "C-147", "C-148", "C-149", "C-150", "C-151", "C-152", "C-153", "C-154", "C-155", "C-156", "C-157", "C-158", "C-159", "C-160", "C-161", "C-162", "C-163", "C-164", "C-165", "C-166", "C-167", "C-168", "C-169", "C-170", "C-171", "C-172", "C-173", "C-174", "C-175", "C-176", "C-177", "C-178", "C-179", "C-180", "C-181", "C-182", "C-183", "C-184", "C-X1", "C-X2", "C-X3", "C-X4", "C-X5", "C-X6", "C-X7", "C-X8", "C-X9", "C-X10", "C-X11", "C-X12", "C-X13", "C-X14", "C-X15", "C-X16", "C-X17", "C-X18", "C-X19", "C-X20", "C-X21", "C-X22", "C-X23", "C-X24", "C-X25", "C-X26", "C-X27", "C-X28", "C-X29", "K-FORM", "K-SEAT", "K-OVER"] };
function validate741(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  let valid0;
  valid0 = !1;
  for (let v0 of schema200.enum)
    if (func0(data, v0)) {
      valid0 = !0;
      break;
    }
  if (!valid0) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema200.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate741.errors = vErrors, errors === 0;
}
var schema201 = { type: "object", properties: { hand: { type: "integer", minimum: 1, maximum: 1e3 }, turn: { $ref: "shared.schema.json#/definitions/Id" }, phase: { $ref: "corteo-words.schema.json#/definitions/CorteoPhase" }, asked: { $ref: "shared.schema.json#/definitions/Id" }, units: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/EntryName" }, additionalProperties: { $ref: "#/definitions/ExpectedUnit" }, maxProperties: 2e3, minProperties: 1 }, covered: { type: "array", items: { $ref: "shared.schema.json#/definitions/CellName" }, maxItems: 2e4 }, barricades: { type: "array", items: { $ref: "shared.schema.json#/definitions/CellName" }, maxItems: 2e4 }, supplies: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/EntryName" }, additionalProperties: { type: "integer", minimum: 0, maximum: 1e6 }, maxProperties: 100, minProperties: 1 }, score: { type: "integer", minimum: -1e5, maximum: 1e5 }, outcome: { type: "object", required: ["winner"], properties: { winner: { $ref: "shared.schema.json#/definitions/Id" }, level: { $ref: "shared.schema.json#/definitions/Id" } }, additionalProperties: !1 }, events: { type: "array", items: { type: "object", maxProperties: 50, additionalProperties: !0, minProperties: 1 }, maxItems: 200, minItems: 1 }, zone: { type: "object", required: ["side"], properties: { side: { $ref: "shared.schema.json#/definitions/Id" }, cells: { type: "array", items: { $ref: "shared.schema.json#/definitions/CellName" }, maxItems: 2e4, minItems: 1 }, without: { type: "array", items: { $ref: "shared.schema.json#/definitions/CellName" }, maxItems: 2e4, minItems: 1 } }, additionalProperties: !1, minProperties: 2 }, counters: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/Id" }, additionalProperties: { type: "integer", minimum: -1e5, maximum: 1e5 }, maxProperties: 100, minProperties: 1 }, scores: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/Id" }, additionalProperties: { type: "integer", minimum: -1e5, maximum: 1e5 }, maxProperties: 100, minProperties: 1 } }, additionalProperties: !1, minProperties: 1 }, schema202 = { type: "string", enum: ["option", "muster", "custody", "prolong", "set-up", "component", "turn", "reinforcements", "movement", "head", "march", "clash", "join", "retreat", "base", "smoke", "jam", "advance", "turn-end", "over"] };
function validate748(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "option" || data === "muster" || data === "custody" || data === "prolong" || data === "set-up" || data === "component" || data === "turn" || data === "reinforcements" || data === "movement" || data === "head" || data === "march" || data === "clash" || data === "join" || data === "retreat" || data === "base" || data === "smoke" || data === "jam" || data === "advance" || data === "turn-end" || data === "over")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema202.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate748.errors = vErrors, errors === 0;
}
function validate752(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      let err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "at" || key0 === "panicked" || key0 === "moved")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.at !== void 0 && (validate717(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData }) || (vErrors = vErrors === null ? validate717.errors : vErrors.concat(validate717.errors), errors = vErrors.length)), data.panicked !== void 0 && typeof data.panicked != "boolean") {
      let err2 = { instancePath: instancePath + "/panicked", schemaPath: "#/properties/panicked/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.moved !== void 0 && typeof data.moved != "boolean") {
      let err3 = { instancePath: instancePath + "/moved", schemaPath: "#/properties/moved/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate752.errors = vErrors, errors === 0;
}
function validate746(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      let err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema201.properties, key0)) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.hand !== void 0) {
      let data0 = data.hand;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err2 = { instancePath: instancePath + "/hand", schemaPath: "#/properties/hand/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1e3 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/hand", schemaPath: "#/properties/hand/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/hand", schemaPath: "#/properties/hand/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
    if (data.turn !== void 0 && (validate686(data.turn, { instancePath: instancePath + "/turn", parentData: data, parentDataProperty: "turn", rootData }) || (vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors), errors = vErrors.length)), data.phase !== void 0 && (validate748(data.phase, { instancePath: instancePath + "/phase", parentData: data, parentDataProperty: "phase", rootData }) || (vErrors = vErrors === null ? validate748.errors : vErrors.concat(validate748.errors), errors = vErrors.length)), data.asked !== void 0 && (validate686(data.asked, { instancePath: instancePath + "/asked", parentData: data, parentDataProperty: "asked", rootData }) || (vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors), errors = vErrors.length)), data.units !== void 0) {
      let data4 = data.units;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (Object.keys(data4).length > 2e3) {
          let err5 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxProperties", keyword: "maxProperties", params: { limit: 2e3 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (Object.keys(data4).length < 1) {
          let err6 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        for (let key1 in data4) {
          let _errs9 = errors;
          validate713(key1, { instancePath: instancePath + "/units", parentData: data4, parentDataProperty: "units", rootData }) || (vErrors = vErrors === null ? validate713.errors : vErrors.concat(validate713.errors), errors = vErrors.length);
          var valid1 = _errs9 === errors;
          if (!valid1) {
            let err7 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
        for (let key2 in data4)
          validate752(data4[key2], { instancePath: instancePath + "/units/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data4, parentDataProperty: key2, rootData }) || (vErrors = vErrors === null ? validate752.errors : vErrors.concat(validate752.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.covered !== void 0) {
      let data6 = data.covered;
      if (Array.isArray(data6)) {
        if (data6.length > 2e4) {
          let err9 = { instancePath: instancePath + "/covered", schemaPath: "#/properties/covered/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate717(data6[i0], { instancePath: instancePath + "/covered/" + i0, parentData: data6, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate717.errors : vErrors.concat(validate717.errors), errors = vErrors.length);
      } else {
        let err10 = { instancePath: instancePath + "/covered", schemaPath: "#/properties/covered/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.barricades !== void 0) {
      let data8 = data.barricades;
      if (Array.isArray(data8)) {
        if (data8.length > 2e4) {
          let err11 = { instancePath: instancePath + "/barricades", schemaPath: "#/properties/barricades/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        let len1 = data8.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate717(data8[i1], { instancePath: instancePath + "/barricades/" + i1, parentData: data8, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate717.errors : vErrors.concat(validate717.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/barricades", schemaPath: "#/properties/barricades/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.supplies !== void 0) {
      let data10 = data.supplies;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (Object.keys(data10).length > 100) {
          let err13 = { instancePath: instancePath + "/supplies", schemaPath: "#/properties/supplies/maxProperties", keyword: "maxProperties", params: { limit: 100 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (Object.keys(data10).length < 1) {
          let err14 = { instancePath: instancePath + "/supplies", schemaPath: "#/properties/supplies/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        for (let key3 in data10) {
          let _errs20 = errors;
          validate713(key3, { instancePath: instancePath + "/supplies", parentData: data10, parentDataProperty: "supplies", rootData }) || (vErrors = vErrors === null ? validate713.errors : vErrors.concat(validate713.errors), errors = vErrors.length);
          var valid7 = _errs20 === errors;
          if (!valid7) {
            let err15 = { instancePath: instancePath + "/supplies", schemaPath: "#/properties/supplies/propertyNames", keyword: "propertyNames", params: { propertyName: key3 } };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        }
        for (let key4 in data10) {
          let data11 = data10[key4];
          if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
            let err16 = { instancePath: instancePath + "/supplies/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/supplies/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
          if (typeof data11 == "number" && isFinite(data11)) {
            if (data11 > 1e6 || isNaN(data11)) {
              let err17 = { instancePath: instancePath + "/supplies/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/supplies/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
            if (data11 < 0 || isNaN(data11)) {
              let err18 = { instancePath: instancePath + "/supplies/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/supplies/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
          }
        }
      } else {
        let err19 = { instancePath: instancePath + "/supplies", schemaPath: "#/properties/supplies/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.score !== void 0) {
      let data12 = data.score;
      if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
        let err20 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data12 == "number" && isFinite(data12)) {
        if (data12 > 1e5 || isNaN(data12)) {
          let err21 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (data12 < -1e5 || isNaN(data12)) {
          let err22 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e5 } };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      }
    }
    if (data.outcome !== void 0) {
      let data13 = data.outcome;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        if (data13.winner === void 0) {
          let err23 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/required", keyword: "required", params: { missingProperty: "winner" } };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        for (let key5 in data13)
          if (!(key5 === "winner" || key5 === "level")) {
            let err24 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
        data13.winner !== void 0 && (validate686(data13.winner, { instancePath: instancePath + "/outcome/winner", parentData: data13, parentDataProperty: "winner", rootData }) || (vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors), errors = vErrors.length)), data13.level !== void 0 && (validate686(data13.level, { instancePath: instancePath + "/outcome/level", parentData: data13, parentDataProperty: "level", rootData }) || (vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors), errors = vErrors.length));
      } else {
        let err25 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.events !== void 0) {
      let data16 = data.events;
      if (Array.isArray(data16)) {
        if (data16.length > 200) {
          let err26 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (data16.length < 1) {
          let err27 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        let len2 = data16.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data17 = data16[i2];
          if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
            if (Object.keys(data17).length > 50) {
              let err28 = { instancePath: instancePath + "/events/" + i2, schemaPath: "#/properties/events/items/maxProperties", keyword: "maxProperties", params: { limit: 50 } };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
            if (Object.keys(data17).length < 1) {
              let err29 = { instancePath: instancePath + "/events/" + i2, schemaPath: "#/properties/events/items/minProperties", keyword: "minProperties", params: { limit: 1 } };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
          } else {
            let err30 = { instancePath: instancePath + "/events/" + i2, schemaPath: "#/properties/events/items/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
      } else {
        let err31 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.zone !== void 0) {
      let data18 = data.zone;
      if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
        if (Object.keys(data18).length < 2) {
          let err32 = { instancePath: instancePath + "/zone", schemaPath: "#/properties/zone/minProperties", keyword: "minProperties", params: { limit: 2 } };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        if (data18.side === void 0) {
          let err33 = { instancePath: instancePath + "/zone", schemaPath: "#/properties/zone/required", keyword: "required", params: { missingProperty: "side" } };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
        for (let key6 in data18)
          if (!(key6 === "side" || key6 === "cells" || key6 === "without")) {
            let err34 = { instancePath: instancePath + "/zone", schemaPath: "#/properties/zone/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
        if (data18.side !== void 0 && (validate686(data18.side, { instancePath: instancePath + "/zone/side", parentData: data18, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors), errors = vErrors.length)), data18.cells !== void 0) {
          let data20 = data18.cells;
          if (Array.isArray(data20)) {
            if (data20.length > 2e4) {
              let err35 = { instancePath: instancePath + "/zone/cells", schemaPath: "#/properties/zone/properties/cells/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
            }
            if (data20.length < 1) {
              let err36 = { instancePath: instancePath + "/zone/cells", schemaPath: "#/properties/zone/properties/cells/minItems", keyword: "minItems", params: { limit: 1 } };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
            let len3 = data20.length;
            for (let i3 = 0; i3 < len3; i3++)
              validate717(data20[i3], { instancePath: instancePath + "/zone/cells/" + i3, parentData: data20, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate717.errors : vErrors.concat(validate717.errors), errors = vErrors.length);
          } else {
            let err37 = { instancePath: instancePath + "/zone/cells", schemaPath: "#/properties/zone/properties/cells/type", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        }
        if (data18.without !== void 0) {
          let data22 = data18.without;
          if (Array.isArray(data22)) {
            if (data22.length > 2e4) {
              let err38 = { instancePath: instancePath + "/zone/without", schemaPath: "#/properties/zone/properties/without/maxItems", keyword: "maxItems", params: { limit: 2e4 } };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
            if (data22.length < 1) {
              let err39 = { instancePath: instancePath + "/zone/without", schemaPath: "#/properties/zone/properties/without/minItems", keyword: "minItems", params: { limit: 1 } };
              vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
            }
            let len4 = data22.length;
            for (let i4 = 0; i4 < len4; i4++)
              validate717(data22[i4], { instancePath: instancePath + "/zone/without/" + i4, parentData: data22, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate717.errors : vErrors.concat(validate717.errors), errors = vErrors.length);
          } else {
            let err40 = { instancePath: instancePath + "/zone/without", schemaPath: "#/properties/zone/properties/without/type", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
        }
      } else {
        let err41 = { instancePath: instancePath + "/zone", schemaPath: "#/properties/zone/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
    }
    if (data.counters !== void 0) {
      let data24 = data.counters;
      if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
        if (Object.keys(data24).length > 100) {
          let err42 = { instancePath: instancePath + "/counters", schemaPath: "#/properties/counters/maxProperties", keyword: "maxProperties", params: { limit: 100 } };
          vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
        if (Object.keys(data24).length < 1) {
          let err43 = { instancePath: instancePath + "/counters", schemaPath: "#/properties/counters/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
        for (let key7 in data24) {
          let _errs48 = errors;
          validate686(key7, { instancePath: instancePath + "/counters", parentData: data24, parentDataProperty: "counters", rootData }) || (vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors), errors = vErrors.length);
          var valid17 = _errs48 === errors;
          if (!valid17) {
            let err44 = { instancePath: instancePath + "/counters", schemaPath: "#/properties/counters/propertyNames", keyword: "propertyNames", params: { propertyName: key7 } };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
        }
        for (let key8 in data24) {
          let data25 = data24[key8];
          if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25) && isFinite(data25))) {
            let err45 = { instancePath: instancePath + "/counters/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/counters/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
          }
          if (typeof data25 == "number" && isFinite(data25)) {
            if (data25 > 1e5 || isNaN(data25)) {
              let err46 = { instancePath: instancePath + "/counters/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/counters/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
              vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
            }
            if (data25 < -1e5 || isNaN(data25)) {
              let err47 = { instancePath: instancePath + "/counters/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/counters/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e5 } };
              vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
            }
          }
        }
      } else {
        let err48 = { instancePath: instancePath + "/counters", schemaPath: "#/properties/counters/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
    }
    if (data.scores !== void 0) {
      let data26 = data.scores;
      if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
        if (Object.keys(data26).length > 100) {
          let err49 = { instancePath: instancePath + "/scores", schemaPath: "#/properties/scores/maxProperties", keyword: "maxProperties", params: { limit: 100 } };
          vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
        }
        if (Object.keys(data26).length < 1) {
          let err50 = { instancePath: instancePath + "/scores", schemaPath: "#/properties/scores/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
        }
        for (let key9 in data26) {
          let _errs54 = errors;
          validate686(key9, { instancePath: instancePath + "/scores", parentData: data26, parentDataProperty: "scores", rootData }) || (vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors), errors = vErrors.length);
          var valid19 = _errs54 === errors;
          if (!valid19) {
            let err51 = { instancePath: instancePath + "/scores", schemaPath: "#/properties/scores/propertyNames", keyword: "propertyNames", params: { propertyName: key9 } };
            vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
          }
        }
        for (let key10 in data26) {
          let data27 = data26[key10];
          if (!(typeof data27 == "number" && !(data27 % 1) && !isNaN(data27) && isFinite(data27))) {
            let err52 = { instancePath: instancePath + "/scores/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/scores/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
          }
          if (typeof data27 == "number" && isFinite(data27)) {
            if (data27 > 1e5 || isNaN(data27)) {
              let err53 = { instancePath: instancePath + "/scores/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/scores/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
              vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
            }
            if (data27 < -1e5 || isNaN(data27)) {
              let err54 = { instancePath: instancePath + "/scores/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/scores/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e5 } };
              vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
            }
          }
        }
      } else {
        let err55 = { instancePath: instancePath + "/scores", schemaPath: "#/properties/scores/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
      }
    }
  } else {
    let err56 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
  }
  return validate746.errors = vErrors, errors === 0;
}
function validate732(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!func2.call(schema197.properties, key0)) {
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
    if (data.do !== void 0 && (validate733(data.do, { instancePath: instancePath + "/do", parentData: data, parentDataProperty: "do", rootData }) || (vErrors = vErrors === null ? validate733.errors : vErrors.concat(validate733.errors), errors = vErrors.length)), data.offers !== void 0) {
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
          validate733(data1[i0], { instancePath: instancePath + "/offers/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate733.errors : vErrors.concat(validate733.errors), errors = vErrors.length);
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
          validate733(data3[i1], { instancePath: instancePath + "/hides/" + i1, parentData: data3, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate733.errors : vErrors.concat(validate733.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/hides", schemaPath: "#/properties/hides/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.refuses !== void 0 && (validate733(data.refuses, { instancePath: instancePath + "/refuses", parentData: data, parentDataProperty: "refuses", rootData }) || (vErrors = vErrors === null ? validate733.errors : vErrors.concat(validate733.errors), errors = vErrors.length)), data.rule !== void 0 && (validate741(data.rule, { instancePath: instancePath + "/rule", parentData: data, parentDataProperty: "rule", rootData }) || (vErrors = vErrors === null ? validate741.errors : vErrors.concat(validate741.errors), errors = vErrors.length)), data.by !== void 0 && (validate686(data.by, { instancePath: instancePath + "/by", parentData: data, parentDataProperty: "by", rootData }) || (vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors), errors = vErrors.length)), data.secret !== void 0 && (validate709(data.secret, { instancePath: instancePath + "/secret", parentData: data, parentDataProperty: "secret", rootData }) || (vErrors = vErrors === null ? validate709.errors : vErrors.concat(validate709.errors), errors = vErrors.length)), data.unseenBy !== void 0 && (validate686(data.unseenBy, { instancePath: instancePath + "/unseenBy", parentData: data, parentDataProperty: "unseenBy", rootData }) || (vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors), errors = vErrors.length)), data.expect !== void 0 && (validate746(data.expect, { instancePath: instancePath + "/expect", parentData: data, parentDataProperty: "expect", rootData }) || (vErrors = vErrors === null ? validate746.errors : vErrors.concat(validate746.errors), errors = vErrors.length)), data.spare !== void 0) {
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
  return validate732.errors = vErrors, errors === 0;
}
function validate788(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!func2.call(schema186.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.id !== void 0 && (validate686(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors), errors = vErrors.length)), data.proves !== void 0) {
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
          validate689(data1[i0], { instancePath: instancePath + "/proves/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate689.errors : vErrors.concat(validate689.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/proves", schemaPath: "#/properties/proves/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.title !== void 0 && (validate691(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData }) || (vErrors = vErrors === null ? validate691.errors : vErrors.concat(validate691.errors), errors = vErrors.length)), data.scenario !== void 0 && (validate686(data.scenario, { instancePath: instancePath + "/scenario", parentData: data, parentDataProperty: "scenario", rootData }) || (vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors), errors = vErrors.length)), data.map !== void 0) {
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
        validate696(data5, { instancePath: instancePath + "/map", parentData: data, parentDataProperty: "map", rootData }) || (vErrors = vErrors === null ? validate696.errors : vErrors.concat(validate696.errors), errors = vErrors.length);
        var _valid0 = _errs12 === errors;
        valid3 = _valid0, ifClause0 = "then";
      } else {
        let _errs13 = errors;
        validate686(data5, { instancePath: instancePath + "/map", parentData: data, parentDataProperty: "map", rootData }) || (vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors), errors = vErrors.length);
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
    if (data.given !== void 0 && (validate709(data.given, { instancePath: instancePath + "/given", parentData: data, parentDataProperty: "given", rootData }) || (vErrors = vErrors === null ? validate709.errors : vErrors.concat(validate709.errors), errors = vErrors.length)), data.dice !== void 0) {
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
          validate732(data10[i2], { instancePath: instancePath + "/steps/" + i2, parentData: data10, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate732.errors : vErrors.concat(validate732.errors), errors = vErrors.length);
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
  return validate788.errors = vErrors, errors === 0;
}
var stdin_default = {
  schemas: { terrain: terrainSchema, units: unitsSchema, tables: tablesSchema, bots: botsSchema, scenario: scenarioSchema, case: caseSchema, "corteo-words": corteoWordsSchema },
  validators: { terrainFile, terrainItem_terrain, terrainItem_edges, unitsFile, unitsItem_components, unitsItem_units, tablesFile, tablesItem_tables, botsFile, botsItem_bots, scenarioFile, scenarioItem_sites, scenarioItem_rosters, scenarioItem_setup, scenarioItem_reinforcements, scenarioItem_scoring, scenarioItem_victory, scenarioItem_comments, scenarioItem_seats, scenarioItem_muster, scenarioItem_options, scenarioItem_counters, scenarioItem_triggers, caseFile, caseItem_cases }
};
export {
  stdin_default as default
};
