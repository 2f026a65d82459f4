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
import wirSindDasVolkTerrainSchema from "../../wir-sind-das-volk/terrain.schema.json";
import wirSindDasVolkUnitsSchema from "../../wir-sind-das-volk/units.schema.json";
import wirSindDasVolkTablesSchema from "../../wir-sind-das-volk/tables.schema.json";
import wirSindDasVolkTracksSchema from "../../wir-sind-das-volk/tracks.schema.json";
import wirSindDasVolkDeckSchema from "../../wir-sind-das-volk/deck.schema.json";
import wirSindDasVolkBotsSchema from "../../wir-sind-das-volk/bots.schema.json";
import wirSindDasVolkScenarioSchema from "../../wir-sind-das-volk/scenario.schema.json";
import wirSindDasVolkCaseSchema from "../../wir-sind-das-volk/case.schema.json";
import wirSindDasVolkWordsSchema from "../../wir-sind-das-volk/words.schema.json";
var wirSindDasVolkTerrainFile = validate21;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "terrain" || key0 === "edges" || key0 === "provinces" || key0 === "towns" || key0 === "rails")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.terrain !== void 0) {
      let data0 = data.terrain;
      if (Array.isArray(data0)) {
        if (data0.length > 200) {
          let err1 = { instancePath: instancePath + "/terrain", schemaPath: "#/properties/terrain/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/terrain", schemaPath: "#/properties/terrain/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.edges !== void 0) {
      let data1 = data.edges;
      if (Array.isArray(data1)) {
        if (data1.length > 200) {
          let err3 = { instancePath: instancePath + "/edges", schemaPath: "#/properties/edges/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/edges", schemaPath: "#/properties/edges/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.provinces !== void 0) {
      let data2 = data.provinces;
      if (Array.isArray(data2)) {
        if (data2.length > 100) {
          let err5 = { instancePath: instancePath + "/provinces", schemaPath: "#/properties/provinces/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/provinces", schemaPath: "#/properties/provinces/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.towns !== void 0) {
      let data3 = data.towns;
      if (Array.isArray(data3)) {
        if (data3.length > 200) {
          let err7 = { instancePath: instancePath + "/towns", schemaPath: "#/properties/towns/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/towns", schemaPath: "#/properties/towns/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.rails !== void 0) {
      let data4 = data.rails;
      if (Array.isArray(data4)) {
        if (data4.length > 500) {
          let err9 = { instancePath: instancePath + "/rails", schemaPath: "#/properties/rails/maxItems", keyword: "maxItems", params: { limit: 500 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/rails", schemaPath: "#/properties/rails/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
var wirSindDasVolkTerrainItem_terrain = validate69;
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
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate69.errors = vErrors, errors === 0;
}
var wirSindDasVolkTerrainItem_edges = validate73;
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
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate73.errors = vErrors, errors === 0;
}
var wirSindDasVolkTerrainItem_provinces = validate77;
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
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.supplier === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supplier" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "supplier")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    data.id !== void 0 && (validate44(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors), errors = vErrors.length)), data.supplier !== void 0 && (validate44(data.supplier, { instancePath: instancePath + "/supplier", parentData: data, parentDataProperty: "supplier", rootData }) || (vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate49.errors = vErrors, errors === 0;
}
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!(key0 === "id" || key0 === "side" || key0 === "cities" || key0 === "faces" || key0 === "facesAll" || key0 === "sections" || key0 === "source")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.id !== void 0 && (validate44(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors), errors = vErrors.length)), data.side !== void 0 && (validate25(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data.cities !== void 0) {
      let data2 = data.cities;
      if (Array.isArray(data2)) {
        if (data2.length > 200) {
          let err3 = { instancePath: instancePath + "/cities", schemaPath: "#/properties/cities/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate44(data2[i0], { instancePath: instancePath + "/cities/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors), errors = vErrors.length);
      } else {
        let err4 = { instancePath: instancePath + "/cities", schemaPath: "#/properties/cities/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.faces !== void 0) {
      let data4 = data.faces;
      if (Array.isArray(data4)) {
        if (data4.length > 200) {
          let err5 = { instancePath: instancePath + "/faces", schemaPath: "#/properties/faces/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate44(data4[i1], { instancePath: instancePath + "/faces/" + i1, parentData: data4, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/faces", schemaPath: "#/properties/faces/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.facesAll !== void 0 && typeof data.facesAll != "boolean") {
      let err7 = { instancePath: instancePath + "/facesAll", schemaPath: "#/properties/facesAll/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.sections !== void 0) {
      let data7 = data.sections;
      if (Array.isArray(data7)) {
        if (data7.length > 12) {
          let err8 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/maxItems", keyword: "maxItems", params: { limit: 12 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len2 = data7.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate49(data7[i2], { instancePath: instancePath + "/sections/" + i2, parentData: data7, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    data.source !== void 0 && (validate32(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length));
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate77.errors = vErrors, errors === 0;
}
var wirSindDasVolkTerrainItem_towns = validate84;
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.base === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "base" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.rundown === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rundown" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "base" || key0 === "rundown")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.base !== void 0) {
      let data0 = data.base;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 20 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.rundown !== void 0) {
      let data1 = data.rundown;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err6 = { instancePath: instancePath + "/rundown", schemaPath: "#/properties/rundown/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 20 || isNaN(data1)) {
          let err7 = { instancePath: instancePath + "/rundown", schemaPath: "#/properties/rundown/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/rundown", schemaPath: "#/properties/rundown/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate59.errors = vErrors, errors === 0;
}
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "joker" || key0 === "foreign" || key0 === "side" || key0 === "special" || key0 === "source")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.id !== void 0 && (validate44(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors), errors = vErrors.length)), data.joker !== void 0) {
      let data1 = data.joker;
      if (Array.isArray(data1)) {
        if (data1.length > 200) {
          let err2 = { instancePath: instancePath + "/joker", schemaPath: "#/properties/joker/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate44(data1[i0], { instancePath: instancePath + "/joker/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors), errors = vErrors.length);
      } else {
        let err3 = { instancePath: instancePath + "/joker", schemaPath: "#/properties/joker/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.foreign !== void 0 && typeof data.foreign != "boolean") {
      let err4 = { instancePath: instancePath + "/foreign", schemaPath: "#/properties/foreign/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    data.side !== void 0 && (validate25(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data.special !== void 0 && (validate59(data.special, { instancePath: instancePath + "/special", parentData: data, parentDataProperty: "special", rootData }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length)), data.source !== void 0 && (validate32(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate84.errors = vErrors, errors === 0;
}
var wirSindDasVolkTerrainItem_rails = validate90;
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.between === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "between" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.crosses === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "crosses" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "between" || key0 === "crosses")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.id !== void 0 && (validate25(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length)), data.between !== void 0) {
      let data1 = data.between;
      if (Array.isArray(data1)) {
        if (data1.length > 2) {
          let err4 = { instancePath: instancePath + "/between", schemaPath: "#/properties/between/maxItems", keyword: "maxItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1.length < 2) {
          let err5 = { instancePath: instancePath + "/between", schemaPath: "#/properties/between/minItems", keyword: "minItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!(data1.length <= 2)) {
          let err6 = { instancePath: instancePath + "/between", schemaPath: "#/properties/between/additionalItems", keyword: "additionalItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len1 = data1.length;
        len1 > 0 && (validate44(data1[0], { instancePath: instancePath + "/between/0", parentData: data1, parentDataProperty: 0, rootData }) || (vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors), errors = vErrors.length)), len1 > 1 && (validate44(data1[1], { instancePath: instancePath + "/between/1", parentData: data1, parentDataProperty: 1, rootData }) || (vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors), errors = vErrors.length));
      } else {
        let err7 = { instancePath: instancePath + "/between", schemaPath: "#/properties/between/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.crosses !== void 0) {
      let data4 = data.crosses;
      if (Array.isArray(data4)) {
        if (data4.length > 200) {
          let err8 = { instancePath: instancePath + "/crosses", schemaPath: "#/properties/crosses/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len2 = data4.length;
        for (let i0 = 0; i0 < len2; i0++)
          validate44(data4[i0], { instancePath: instancePath + "/crosses/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/crosses", schemaPath: "#/properties/crosses/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate90.errors = vErrors, errors === 0;
}
var wirSindDasVolkUnitsFile = validate95;
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      } else {
        let err4 = { instancePath: instancePath + "/sides", schemaPath: "#/properties/sides/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.units !== void 0) {
      let data1 = data.units;
      if (Array.isArray(data1)) {
        if (data1.length > 100) {
          let err5 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/units", schemaPath: "#/properties/units/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate95.errors = vErrors, errors === 0;
}
var wirSindDasVolkUnitsItem_sides = validate116, schema29 = { type: "object", required: ["id", "role", "look"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, role: { enum: ["east", "west"] }, look: { $ref: "shared.schema.json#/definitions/SideLook" }, source: { $ref: "shared.schema.json#/definitions/Source" } }, additionalProperties: !1 };
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate98.errors = vErrors, errors === 0;
}
var schema31 = { type: "object", required: ["colour", "ink", "shape"], properties: { colour: { $ref: "#/definitions/Colour" }, ink: { $ref: "#/definitions/Colour" }, shape: { enum: ["round", "square", "shield"] } }, additionalProperties: !1 };
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err4 = { instancePath: instancePath + "/shape", schemaPath: "#/properties/shape/enum", keyword: "enum", params: { allowedValues: schema31.properties.shape.enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate100.errors = vErrors, errors === 0;
}
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema13.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate104.errors = vErrors, errors === 0;
}
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.look === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "look" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "role" || key0 === "look" || key0 === "source")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.id !== void 0 && (validate98(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length)), data.role !== void 0) {
      let data1 = data.role;
      if (!(data1 === "east" || data1 === "west")) {
        let err4 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema29.properties.role.enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    data.look !== void 0 && (validate100(data.look, { instancePath: instancePath + "/look", parentData: data, parentDataProperty: "look", rootData }) || (vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors), errors = vErrors.length)), data.source !== void 0 && (validate104(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate116.errors = vErrors, errors === 0;
}
var wirSindDasVolkUnitsItem_units = validate120, schema33 = { type: "object", required: ["id", "kind", "count", "look"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, kind: { enum: ["standard", "unrest", "socialist", "rail", "factory", "abroad", "special", "rundown", "protest"] }, side: { $ref: "shared.schema.json#/definitions/Id" }, count: { type: "integer", minimum: 0, maximum: 1e3 }, look: { $ref: "shared.schema.json#/definitions/UnitLook" }, source: { $ref: "shared.schema.json#/definitions/Source" } }, additionalProperties: !1 };
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate110.errors = vErrors, errors === 0;
}
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.count === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.look === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "look" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "kind" || key0 === "side" || key0 === "count" || key0 === "look" || key0 === "source")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.id !== void 0 && (validate98(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length)), data.kind !== void 0) {
      let data1 = data.kind;
      if (!(data1 === "standard" || data1 === "unrest" || data1 === "socialist" || data1 === "rail" || data1 === "factory" || data1 === "abroad" || data1 === "special" || data1 === "rundown" || data1 === "protest")) {
        let err5 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema33.properties.kind.enum } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.side !== void 0 && (validate98(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length)), data.count !== void 0) {
      let data3 = data.count;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err6 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1e3 || isNaN(data3)) {
          let err7 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          let err8 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
    data.look !== void 0 && (validate110(data.look, { instancePath: instancePath + "/look", parentData: data, parentDataProperty: "look", rootData }) || (vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors), errors = vErrors.length)), data.source !== void 0 && (validate104(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors), errors = vErrors.length));
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate120.errors = vErrors, errors === 0;
}
var wirSindDasVolkTablesFile = validate125;
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (key0 !== "numbers") {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.numbers !== void 0) {
      let data0 = data.numbers;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          let err1 = { instancePath: instancePath + "/numbers", schemaPath: "#/properties/numbers/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/numbers", schemaPath: "#/properties/numbers/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate125.errors = vErrors, errors === 0;
}
var wirSindDasVolkTablesItem_numbers = validate131, schema39 = { type: "object", required: ["id", "value"], properties: { id: { enum: ["step", "raises", "bridge", "protest", "calmed", "collapse", "factory-cost", "quiet", "quiet-price", "raise-quiet", "peek", "wall-prestige", "wall-price", "police-price", "police-quiet", "lenience"] }, value: { type: "integer", minimum: 0, maximum: 100 }, source: { $ref: "shared.schema.json#/definitions/Source" } }, additionalProperties: !1 };
function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema13.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate128.errors = vErrors, errors === 0;
}
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.value === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "value" || key0 === "source")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(data0 === "step" || data0 === "raises" || data0 === "bridge" || data0 === "protest" || data0 === "calmed" || data0 === "collapse" || data0 === "factory-cost" || data0 === "quiet" || data0 === "quiet-price" || data0 === "raise-quiet" || data0 === "peek" || data0 === "wall-prestige" || data0 === "wall-price" || data0 === "police-price" || data0 === "police-quiet" || data0 === "lenience")) {
        let err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/enum", keyword: "enum", params: { allowedValues: schema39.properties.id.enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.value !== void 0) {
      let data1 = data.value;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err4 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 100 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    data.source !== void 0 && (validate128(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors), errors = vErrors.length));
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate131.errors = vErrors, errors === 0;
}
var wirSindDasVolkTracksFile = validate133;
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.tracks === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tracks" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "tracks") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.tracks !== void 0) {
      let data0 = data.tracks;
      if (Array.isArray(data0)) {
        if (data0.length > 20) {
          let err2 = { instancePath: instancePath + "/tracks", schemaPath: "#/properties/tracks/maxItems", keyword: "maxItems", params: { limit: 20 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/tracks", schemaPath: "#/properties/tracks/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate133.errors = vErrors, errors === 0;
}
var wirSindDasVolkTracksItem_tracks = validate253, schema44 = { type: "object", required: ["id", "kind", "least", "most", "start"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, kind: { enum: ["prestige", "currency", "socialism", "flight"] }, least: { type: "integer", minimum: -100, maximum: 100 }, most: { type: "integer", minimum: -100, maximum: 100 }, start: { type: "integer", minimum: -100, maximum: 100 }, spaces: { type: "array", items: { $ref: "#/definitions/VolkSpace" }, maxItems: 200 }, beyond: { type: "array", items: { $ref: "#/definitions/VolkBeyond" }, maxItems: 2 }, gains: { type: "array", items: { $ref: "#/definitions/VolkBand" }, maxItems: 100 }, prices: { type: "array", items: { $ref: "#/definitions/VolkBand" }, maxItems: 100 }, source: { $ref: "shared.schema.json#/definitions/Source" } }, additionalProperties: !1 }, func11 = Object.prototype.hasOwnProperty;
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate136.errors = vErrors, errors === 0;
}
var schema53 = { type: "object", required: ["type", "track", "steps"], properties: { type: { const: "track" }, track: { enum: ["prestige", "currency", "socialism"] }, steps: { type: "integer", minimum: -12, maximum: 12 }, wall: { enum: ["standing", "never"] } }, additionalProperties: !1 };
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.track === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "track" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.steps === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "steps" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "track" || key0 === "steps" || key0 === "wall")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.type !== void 0 && data.type !== "track") {
      let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "track" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.track !== void 0) {
      let data1 = data.track;
      if (!(data1 === "prestige" || data1 === "currency" || data1 === "socialism")) {
        let err5 = { instancePath: instancePath + "/track", schemaPath: "#/properties/track/enum", keyword: "enum", params: { allowedValues: schema53.properties.track.enum } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.steps !== void 0) {
      let data2 = data.steps;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err6 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 12 || isNaN(data2)) {
          let err7 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data2 < -12 || isNaN(data2)) {
          let err8 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/minimum", keyword: "minimum", params: { comparison: ">=", limit: -12 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
    if (data.wall !== void 0) {
      let data3 = data.wall;
      if (!(data3 === "standing" || data3 === "never")) {
        let err9 = { instancePath: instancePath + "/wall", schemaPath: "#/properties/wall/enum", keyword: "enum", params: { allowedValues: schema53.properties.wall.enum } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate149.errors = vErrors, errors === 0;
}
var schema54 = { type: "object", required: ["type", "on", "count"], properties: { type: { const: "unrest" }, on: { $ref: "shared.schema.json#/definitions/Id" }, count: { type: "integer", minimum: -30, maximum: 30 }, provinces: { type: "array", items: { $ref: "shared.schema.json#/definitions/CellName" }, maxItems: 50 }, except: { type: "array", items: { $ref: "shared.schema.json#/definitions/CellName" }, maxItems: 50 }, share: { $ref: "#/definitions/VolkShare" }, by: { $ref: "shared.schema.json#/definitions/Id" }, wall: { enum: ["standing", "never"] } }, additionalProperties: !1 };
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate140.errors = vErrors, errors === 0;
}
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate152.errors = vErrors, errors === 0;
}
function validate155(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.province === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "province" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.count === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "province" || key0 === "count")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.province !== void 0 && (validate152(data.province, { instancePath: instancePath + "/province", parentData: data, parentDataProperty: "province", rootData }) || (vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors), errors = vErrors.length)), data.count !== void 0) {
      let data1 = data.count;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err3 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 30 || isNaN(data1)) {
          let err4 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 30 } };
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
  return validate155.errors = vErrors, errors === 0;
}
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.on === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "on" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.count === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "on" || key0 === "count" || key0 === "provinces" || key0 === "except" || key0 === "share" || key0 === "by" || key0 === "wall")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.type !== void 0 && data.type !== "unrest") {
      let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "unrest" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.on !== void 0 && (validate140(data.on, { instancePath: instancePath + "/on", parentData: data, parentDataProperty: "on", rootData }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length)), data.count !== void 0) {
      let data2 = data.count;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err5 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 30 || isNaN(data2)) {
          let err6 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 30 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2 < -30 || isNaN(data2)) {
          let err7 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: -30 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.provinces !== void 0) {
      let data3 = data.provinces;
      if (Array.isArray(data3)) {
        if (data3.length > 50) {
          let err8 = { instancePath: instancePath + "/provinces", schemaPath: "#/properties/provinces/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate152(data3[i0], { instancePath: instancePath + "/provinces/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/provinces", schemaPath: "#/properties/provinces/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.except !== void 0) {
      let data5 = data.except;
      if (Array.isArray(data5)) {
        if (data5.length > 50) {
          let err10 = { instancePath: instancePath + "/except", schemaPath: "#/properties/except/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        let len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate152(data5[i1], { instancePath: instancePath + "/except/" + i1, parentData: data5, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/except", schemaPath: "#/properties/except/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.share !== void 0 && (validate155(data.share, { instancePath: instancePath + "/share", parentData: data, parentDataProperty: "share", rootData }) || (vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors), errors = vErrors.length)), data.by !== void 0 && (validate140(data.by, { instancePath: instancePath + "/by", parentData: data, parentDataProperty: "by", rootData }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length)), data.wall !== void 0) {
      let data9 = data.wall;
      if (!(data9 === "standing" || data9 === "never")) {
        let err12 = { instancePath: instancePath + "/wall", schemaPath: "#/properties/wall/enum", keyword: "enum", params: { allowedValues: schema54.properties.wall.enum } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate150.errors = vErrors, errors === 0;
}
var schema57 = { type: "object", required: ["type", "on", "count"], properties: { type: { const: "shift" }, on: { $ref: "shared.schema.json#/definitions/Id" }, count: { type: "integer", minimum: 1, maximum: 30 }, provinces: { type: "array", items: { $ref: "shared.schema.json#/definitions/CellName" }, maxItems: 50 }, except: { type: "array", items: { $ref: "shared.schema.json#/definitions/CellName" }, maxItems: 50 }, by: { $ref: "shared.schema.json#/definitions/Id" }, wall: { enum: ["standing", "never"] } }, additionalProperties: !1 };
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.on === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "on" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.count === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "on" || key0 === "count" || key0 === "provinces" || key0 === "except" || key0 === "by" || key0 === "wall")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.type !== void 0 && data.type !== "shift") {
      let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "shift" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.on !== void 0 && (validate140(data.on, { instancePath: instancePath + "/on", parentData: data, parentDataProperty: "on", rootData }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length)), data.count !== void 0) {
      let data2 = data.count;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err5 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 30 || isNaN(data2)) {
          let err6 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 30 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err7 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.provinces !== void 0) {
      let data3 = data.provinces;
      if (Array.isArray(data3)) {
        if (data3.length > 50) {
          let err8 = { instancePath: instancePath + "/provinces", schemaPath: "#/properties/provinces/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate152(data3[i0], { instancePath: instancePath + "/provinces/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/provinces", schemaPath: "#/properties/provinces/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.except !== void 0) {
      let data5 = data.except;
      if (Array.isArray(data5)) {
        if (data5.length > 50) {
          let err10 = { instancePath: instancePath + "/except", schemaPath: "#/properties/except/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        let len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate152(data5[i1], { instancePath: instancePath + "/except/" + i1, parentData: data5, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/except", schemaPath: "#/properties/except/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.by !== void 0 && (validate140(data.by, { instancePath: instancePath + "/by", parentData: data, parentDataProperty: "by", rootData }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length)), data.wall !== void 0) {
      let data8 = data.wall;
      if (!(data8 === "standing" || data8 === "never")) {
        let err12 = { instancePath: instancePath + "/wall", schemaPath: "#/properties/wall/enum", keyword: "enum", params: { allowedValues: schema57.properties.wall.enum } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate159.errors = vErrors, errors === 0;
}
var schema58 = { type: "object", required: ["type", "on", "count"], properties: { type: { const: "standard" }, on: { $ref: "shared.schema.json#/definitions/Id" }, count: { type: "integer", minimum: -10, maximum: 10 }, provinces: { type: "array", items: { $ref: "shared.schema.json#/definitions/CellName" }, maxItems: 50 }, except: { type: "array", items: { $ref: "shared.schema.json#/definitions/CellName" }, maxItems: 50 }, by: { $ref: "shared.schema.json#/definitions/Id" }, wall: { enum: ["standing", "never"] } }, additionalProperties: !1 };
function validate164(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.on === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "on" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.count === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "on" || key0 === "count" || key0 === "provinces" || key0 === "except" || key0 === "by" || key0 === "wall")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.type !== void 0 && data.type !== "standard") {
      let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "standard" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.on !== void 0 && (validate140(data.on, { instancePath: instancePath + "/on", parentData: data, parentDataProperty: "on", rootData }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length)), data.count !== void 0) {
      let data2 = data.count;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err5 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 10 || isNaN(data2)) {
          let err6 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2 < -10 || isNaN(data2)) {
          let err7 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: -10 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.provinces !== void 0) {
      let data3 = data.provinces;
      if (Array.isArray(data3)) {
        if (data3.length > 50) {
          let err8 = { instancePath: instancePath + "/provinces", schemaPath: "#/properties/provinces/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate152(data3[i0], { instancePath: instancePath + "/provinces/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/provinces", schemaPath: "#/properties/provinces/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.except !== void 0) {
      let data5 = data.except;
      if (Array.isArray(data5)) {
        if (data5.length > 50) {
          let err10 = { instancePath: instancePath + "/except", schemaPath: "#/properties/except/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        let len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate152(data5[i1], { instancePath: instancePath + "/except/" + i1, parentData: data5, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/except", schemaPath: "#/properties/except/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.by !== void 0 && (validate140(data.by, { instancePath: instancePath + "/by", parentData: data, parentDataProperty: "by", rootData }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length)), data.wall !== void 0) {
      let data8 = data.wall;
      if (!(data8 === "standing" || data8 === "never")) {
        let err12 = { instancePath: instancePath + "/wall", schemaPath: "#/properties/wall/enum", keyword: "enum", params: { allowedValues: schema58.properties.wall.enum } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate164.errors = vErrors, errors === 0;
}
var schema59 = { type: "object", required: ["type", "on", "count"], properties: { type: { const: "build" }, on: { $ref: "shared.schema.json#/definitions/Id" }, count: { type: "integer", minimum: 1, maximum: 30 }, wall: { enum: ["standing", "never"] } }, additionalProperties: !1 };
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.on === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "on" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.count === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "on" || key0 === "count" || key0 === "wall")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.type !== void 0 && data.type !== "build") {
      let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "build" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.on !== void 0 && (validate140(data.on, { instancePath: instancePath + "/on", parentData: data, parentDataProperty: "on", rootData }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length)), data.count !== void 0) {
      let data2 = data.count;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err5 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 30 || isNaN(data2)) {
          let err6 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 30 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err7 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.wall !== void 0) {
      let data3 = data.wall;
      if (!(data3 === "standing" || data3 === "never")) {
        let err8 = { instancePath: instancePath + "/wall", schemaPath: "#/properties/wall/enum", keyword: "enum", params: { allowedValues: schema59.properties.wall.enum } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate169.errors = vErrors, errors === 0;
}
var schema60 = { type: "object", required: ["type", "on", "count"], properties: { type: { const: "dismantle" }, on: { $ref: "shared.schema.json#/definitions/Id" }, count: { type: "integer", minimum: 1, maximum: 30 }, provinces: { type: "array", items: { $ref: "shared.schema.json#/definitions/CellName" }, maxItems: 50 }, except: { type: "array", items: { $ref: "shared.schema.json#/definitions/CellName" }, maxItems: 50 }, by: { $ref: "shared.schema.json#/definitions/Id" }, wall: { enum: ["standing", "never"] } }, additionalProperties: !1 };
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.on === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "on" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.count === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "on" || key0 === "count" || key0 === "provinces" || key0 === "except" || key0 === "by" || key0 === "wall")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.type !== void 0 && data.type !== "dismantle") {
      let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "dismantle" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.on !== void 0 && (validate140(data.on, { instancePath: instancePath + "/on", parentData: data, parentDataProperty: "on", rootData }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length)), data.count !== void 0) {
      let data2 = data.count;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err5 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 30 || isNaN(data2)) {
          let err6 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 30 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err7 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.provinces !== void 0) {
      let data3 = data.provinces;
      if (Array.isArray(data3)) {
        if (data3.length > 50) {
          let err8 = { instancePath: instancePath + "/provinces", schemaPath: "#/properties/provinces/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate152(data3[i0], { instancePath: instancePath + "/provinces/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/provinces", schemaPath: "#/properties/provinces/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.except !== void 0) {
      let data5 = data.except;
      if (Array.isArray(data5)) {
        if (data5.length > 50) {
          let err10 = { instancePath: instancePath + "/except", schemaPath: "#/properties/except/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        let len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate152(data5[i1], { instancePath: instancePath + "/except/" + i1, parentData: data5, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/except", schemaPath: "#/properties/except/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.by !== void 0 && (validate140(data.by, { instancePath: instancePath + "/by", parentData: data, parentDataProperty: "by", rootData }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length)), data.wall !== void 0) {
      let data8 = data.wall;
      if (!(data8 === "standing" || data8 === "never")) {
        let err12 = { instancePath: instancePath + "/wall", schemaPath: "#/properties/wall/enum", keyword: "enum", params: { allowedValues: schema60.properties.wall.enum } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate171.errors = vErrors, errors === 0;
}
var schema61 = { type: "object", required: ["type", "on"], properties: { type: { const: "calm" }, on: { $ref: "shared.schema.json#/definitions/Id" }, count: { type: "integer", minimum: 1, maximum: 10 }, provinces: { type: "array", items: { $ref: "shared.schema.json#/definitions/CellName" }, maxItems: 50 }, except: { type: "array", items: { $ref: "shared.schema.json#/definitions/CellName" }, maxItems: 50 }, by: { $ref: "shared.schema.json#/definitions/Id" }, wall: { enum: ["standing", "never"] } }, additionalProperties: !1 };
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.on === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "on" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "on" || key0 === "count" || key0 === "provinces" || key0 === "except" || key0 === "by" || key0 === "wall")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0 && data.type !== "calm") {
      let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "calm" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.on !== void 0 && (validate140(data.on, { instancePath: instancePath + "/on", parentData: data, parentDataProperty: "on", rootData }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length)), data.count !== void 0) {
      let data2 = data.count;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err4 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 10 || isNaN(data2)) {
          let err5 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err6 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.provinces !== void 0) {
      let data3 = data.provinces;
      if (Array.isArray(data3)) {
        if (data3.length > 50) {
          let err7 = { instancePath: instancePath + "/provinces", schemaPath: "#/properties/provinces/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate152(data3[i0], { instancePath: instancePath + "/provinces/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/provinces", schemaPath: "#/properties/provinces/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.except !== void 0) {
      let data5 = data.except;
      if (Array.isArray(data5)) {
        if (data5.length > 50) {
          let err9 = { instancePath: instancePath + "/except", schemaPath: "#/properties/except/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        let len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate152(data5[i1], { instancePath: instancePath + "/except/" + i1, parentData: data5, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors), errors = vErrors.length);
      } else {
        let err10 = { instancePath: instancePath + "/except", schemaPath: "#/properties/except/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.by !== void 0 && (validate140(data.by, { instancePath: instancePath + "/by", parentData: data, parentDataProperty: "by", rootData }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length)), data.wall !== void 0) {
      let data8 = data.wall;
      if (!(data8 === "standing" || data8 === "never")) {
        let err11 = { instancePath: instancePath + "/wall", schemaPath: "#/properties/wall/enum", keyword: "enum", params: { allowedValues: schema61.properties.wall.enum } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate176.errors = vErrors, errors === 0;
}
var schema62 = { type: "object", required: ["type", "on", "count"], properties: { type: { const: "rundown" }, on: { $ref: "shared.schema.json#/definitions/Id" }, count: { type: "integer", minimum: 1, maximum: 30 }, provinces: { type: "array", items: { $ref: "shared.schema.json#/definitions/CellName" }, maxItems: 50 }, except: { type: "array", items: { $ref: "shared.schema.json#/definitions/CellName" }, maxItems: 50 }, by: { $ref: "shared.schema.json#/definitions/Id" }, wall: { enum: ["standing", "never"] } }, additionalProperties: !1 };
function validate181(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.on === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "on" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.count === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "on" || key0 === "count" || key0 === "provinces" || key0 === "except" || key0 === "by" || key0 === "wall")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.type !== void 0 && data.type !== "rundown") {
      let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "rundown" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.on !== void 0 && (validate140(data.on, { instancePath: instancePath + "/on", parentData: data, parentDataProperty: "on", rootData }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length)), data.count !== void 0) {
      let data2 = data.count;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err5 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 30 || isNaN(data2)) {
          let err6 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 30 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err7 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.provinces !== void 0) {
      let data3 = data.provinces;
      if (Array.isArray(data3)) {
        if (data3.length > 50) {
          let err8 = { instancePath: instancePath + "/provinces", schemaPath: "#/properties/provinces/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate152(data3[i0], { instancePath: instancePath + "/provinces/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/provinces", schemaPath: "#/properties/provinces/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.except !== void 0) {
      let data5 = data.except;
      if (Array.isArray(data5)) {
        if (data5.length > 50) {
          let err10 = { instancePath: instancePath + "/except", schemaPath: "#/properties/except/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        let len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate152(data5[i1], { instancePath: instancePath + "/except/" + i1, parentData: data5, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/except", schemaPath: "#/properties/except/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.by !== void 0 && (validate140(data.by, { instancePath: instancePath + "/by", parentData: data, parentDataProperty: "by", rootData }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length)), data.wall !== void 0) {
      let data8 = data.wall;
      if (!(data8 === "standing" || data8 === "never")) {
        let err12 = { instancePath: instancePath + "/wall", schemaPath: "#/properties/wall/enum", keyword: "enum", params: { allowedValues: schema62.properties.wall.enum } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate181.errors = vErrors, errors === 0;
}
var schema63 = { type: "object", required: ["type", "on", "count"], properties: { type: { const: "repair" }, on: { $ref: "shared.schema.json#/definitions/Id" }, count: { type: "integer", minimum: 1, maximum: 30 }, provinces: { type: "array", items: { $ref: "shared.schema.json#/definitions/CellName" }, maxItems: 50 }, except: { type: "array", items: { $ref: "shared.schema.json#/definitions/CellName" }, maxItems: 50 }, by: { $ref: "shared.schema.json#/definitions/Id" }, wall: { enum: ["standing", "never"] } }, additionalProperties: !1 };
function validate186(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.on === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "on" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.count === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "on" || key0 === "count" || key0 === "provinces" || key0 === "except" || key0 === "by" || key0 === "wall")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.type !== void 0 && data.type !== "repair") {
      let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "repair" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.on !== void 0 && (validate140(data.on, { instancePath: instancePath + "/on", parentData: data, parentDataProperty: "on", rootData }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length)), data.count !== void 0) {
      let data2 = data.count;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err5 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 30 || isNaN(data2)) {
          let err6 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 30 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err7 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.provinces !== void 0) {
      let data3 = data.provinces;
      if (Array.isArray(data3)) {
        if (data3.length > 50) {
          let err8 = { instancePath: instancePath + "/provinces", schemaPath: "#/properties/provinces/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate152(data3[i0], { instancePath: instancePath + "/provinces/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/provinces", schemaPath: "#/properties/provinces/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.except !== void 0) {
      let data5 = data.except;
      if (Array.isArray(data5)) {
        if (data5.length > 50) {
          let err10 = { instancePath: instancePath + "/except", schemaPath: "#/properties/except/maxItems", keyword: "maxItems", params: { limit: 50 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        let len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate152(data5[i1], { instancePath: instancePath + "/except/" + i1, parentData: data5, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/except", schemaPath: "#/properties/except/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.by !== void 0 && (validate140(data.by, { instancePath: instancePath + "/by", parentData: data, parentDataProperty: "by", rootData }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length)), data.wall !== void 0) {
      let data8 = data.wall;
      if (!(data8 === "standing" || data8 === "never")) {
        let err12 = { instancePath: instancePath + "/wall", schemaPath: "#/properties/wall/enum", keyword: "enum", params: { allowedValues: schema63.properties.wall.enum } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate186.errors = vErrors, errors === 0;
}
var schema64 = { type: "object", required: ["type"], properties: { type: { const: "dissolve" }, wall: { enum: ["standing", "never"] } }, additionalProperties: !1 };
function validate191(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "wall")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.type !== void 0 && data.type !== "dissolve") {
      let err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "dissolve" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.wall !== void 0) {
      let data1 = data.wall;
      if (!(data1 === "standing" || data1 === "never")) {
        let err3 = { instancePath: instancePath + "/wall", schemaPath: "#/properties/wall/enum", keyword: "enum", params: { allowedValues: schema64.properties.wall.enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate191.errors = vErrors, errors === 0;
}
var schema65 = { type: "object", required: ["type"], properties: { type: { const: "peek" }, by: { $ref: "shared.schema.json#/definitions/Id" }, wall: { enum: ["standing", "never"] } }, additionalProperties: !1 };
function validate192(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "by" || key0 === "wall")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.type !== void 0 && data.type !== "peek") {
      let err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "peek" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.by !== void 0 && (validate140(data.by, { instancePath: instancePath + "/by", parentData: data, parentDataProperty: "by", rootData }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length)), data.wall !== void 0) {
      let data2 = data.wall;
      if (!(data2 === "standing" || data2 === "never")) {
        let err3 = { instancePath: instancePath + "/wall", schemaPath: "#/properties/wall/enum", keyword: "enum", params: { allowedValues: schema65.properties.wall.enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate192.errors = vErrors, errors === 0;
}
var schema66 = { type: "object", required: ["type", "count"], properties: { type: { const: "external" }, count: { type: "integer", minimum: 1, maximum: 10 }, by: { $ref: "shared.schema.json#/definitions/Id" }, wall: { enum: ["standing", "never"] } }, additionalProperties: !1 };
function validate194(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.count === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "count" || key0 === "by" || key0 === "wall")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0 && data.type !== "external") {
      let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "external" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.count !== void 0) {
      let data1 = data.count;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err4 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 10 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.by !== void 0 && (validate140(data.by, { instancePath: instancePath + "/by", parentData: data, parentDataProperty: "by", rootData }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length)), data.wall !== void 0) {
      let data3 = data.wall;
      if (!(data3 === "standing" || data3 === "never")) {
        let err7 = { instancePath: instancePath + "/wall", schemaPath: "#/properties/wall/enum", keyword: "enum", params: { allowedValues: schema66.properties.wall.enum } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate194.errors = vErrors, errors === 0;
}
var schema67 = { type: "object", required: ["type", "town"], properties: { type: { const: "special" }, town: { $ref: "shared.schema.json#/definitions/CellName" }, wall: { enum: ["standing", "never"] } }, additionalProperties: !1 };
function validate196(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.town === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "town" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "town" || key0 === "wall")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0 && data.type !== "special") {
      let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "special" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.town !== void 0 && (validate152(data.town, { instancePath: instancePath + "/town", parentData: data, parentDataProperty: "town", rootData }) || (vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors), errors = vErrors.length)), data.wall !== void 0) {
      let data2 = data.wall;
      if (!(data2 === "standing" || data2 === "never")) {
        let err4 = { instancePath: instancePath + "/wall", schemaPath: "#/properties/wall/enum", keyword: "enum", params: { allowedValues: schema67.properties.wall.enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate196.errors = vErrors, errors === 0;
}
var schema68 = { type: "object", required: ["type", "count"], properties: { type: { const: "raze" }, count: { type: "integer", minimum: 1, maximum: 10 }, by: { $ref: "shared.schema.json#/definitions/Id" }, wall: { enum: ["standing", "never"] } }, additionalProperties: !1 };
function validate198(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.count === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "count" || key0 === "by" || key0 === "wall")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0 && data.type !== "raze") {
      let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "raze" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.count !== void 0) {
      let data1 = data.count;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err4 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 10 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.by !== void 0 && (validate140(data.by, { instancePath: instancePath + "/by", parentData: data, parentDataProperty: "by", rootData }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length)), data.wall !== void 0) {
      let data3 = data.wall;
      if (!(data3 === "standing" || data3 === "never")) {
        let err7 = { instancePath: instancePath + "/wall", schemaPath: "#/properties/wall/enum", keyword: "enum", params: { allowedValues: schema68.properties.wall.enum } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate198.errors = vErrors, errors === 0;
}
var schema69 = { type: "object", required: ["type"], properties: { type: { const: "wall" }, wall: { enum: ["standing", "never"] } }, additionalProperties: !1 };
function validate200(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "wall")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.type !== void 0 && data.type !== "wall") {
      let err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "wall" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.wall !== void 0) {
      let data1 = data.wall;
      if (!(data1 === "standing" || data1 === "never")) {
        let err3 = { instancePath: instancePath + "/wall", schemaPath: "#/properties/wall/enum", keyword: "enum", params: { allowedValues: schema69.properties.wall.enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate200.errors = vErrors, errors === 0;
}
var schema70 = { type: "object", required: ["type"], properties: { type: { const: "open-wall" }, wall: { enum: ["standing", "never"] } }, additionalProperties: !1 };
function validate201(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "wall")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.type !== void 0 && data.type !== "open-wall") {
      let err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "open-wall" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.wall !== void 0) {
      let data1 = data.wall;
      if (!(data1 === "standing" || data1 === "never")) {
        let err3 = { instancePath: instancePath + "/wall", schemaPath: "#/properties/wall/enum", keyword: "enum", params: { allowedValues: schema70.properties.wall.enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate201.errors = vErrors, errors === 0;
}
function validate224(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.type;
    if (typeof tag0 == "string")
      if (tag0 === "track")
        validate149(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors), errors = vErrors.length);
      else if (tag0 === "unrest")
        validate150(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors), errors = vErrors.length);
      else if (tag0 === "shift")
        validate159(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors), errors = vErrors.length);
      else if (tag0 === "standard")
        validate164(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length);
      else if (tag0 === "build")
        validate169(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors), errors = vErrors.length);
      else if (tag0 === "dismantle")
        validate171(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors), errors = vErrors.length);
      else if (tag0 === "calm")
        validate176(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors), errors = vErrors.length);
      else if (tag0 === "rundown")
        validate181(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors), errors = vErrors.length);
      else if (tag0 === "repair")
        validate186(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors), errors = vErrors.length);
      else if (tag0 === "dissolve")
        validate191(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length);
      else if (tag0 === "peek")
        validate192(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors), errors = vErrors.length);
      else if (tag0 === "external")
        validate194(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors), errors = vErrors.length);
      else if (tag0 === "special")
        validate196(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors), errors = vErrors.length);
      else if (tag0 === "raze")
        validate198(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors), errors = vErrors.length);
      else if (tag0 === "wall")
        validate200(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors), errors = vErrors.length);
      else if (tag0 === "open-wall")
        validate201(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors), errors = vErrors.length);
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
  return validate224.errors = vErrors, errors === 0;
}
function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema13.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate242.errors = vErrors, errors === 0;
}
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.at === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.effects === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effects" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "at" || key0 === "effects" || key0 === "source")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.at !== void 0) {
      let data0 = data.at;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 100 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0 < -100 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/minimum", keyword: "minimum", params: { comparison: ">=", limit: -100 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.effects !== void 0) {
      let data1 = data.effects;
      if (Array.isArray(data1)) {
        if (data1.length > 12) {
          let err6 = { instancePath: instancePath + "/effects", schemaPath: "#/properties/effects/maxItems", keyword: "maxItems", params: { limit: 12 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate224(data1[i0], { instancePath: instancePath + "/effects/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/effects", schemaPath: "#/properties/effects/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    data.source !== void 0 && (validate242(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors), errors = vErrors.length));
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate138.errors = vErrors, errors === 0;
}
var schema74 = { type: "object", required: ["end", "effects"], properties: { end: { enum: ["least", "most"] }, effects: { type: "array", items: { $ref: "wir-sind-das-volk-deck.schema.json#/definitions/VolkEffect" }, maxItems: 12 } }, additionalProperties: !1 };
function validate245(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.end === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "end" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.effects === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effects" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "end" || key0 === "effects")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.end !== void 0) {
      let data0 = data.end;
      if (!(data0 === "least" || data0 === "most")) {
        let err3 = { instancePath: instancePath + "/end", schemaPath: "#/properties/end/enum", keyword: "enum", params: { allowedValues: schema74.properties.end.enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.effects !== void 0) {
      let data1 = data.effects;
      if (Array.isArray(data1)) {
        if (data1.length > 12) {
          let err4 = { instancePath: instancePath + "/effects", schemaPath: "#/properties/effects/maxItems", keyword: "maxItems", params: { limit: 12 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate224(data1[i0], { instancePath: instancePath + "/effects/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/effects", schemaPath: "#/properties/effects/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate245.errors = vErrors, errors === 0;
}
function validate248(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.count === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "from" || key0 === "to" || key0 === "count")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.from !== void 0) {
      let data0 = data.from;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err4 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 100 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data0 < -100 || isNaN(data0)) {
          let err6 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/minimum", keyword: "minimum", params: { comparison: ">=", limit: -100 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.to !== void 0) {
      let data1 = data.to;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err7 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 100 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1 < -100 || isNaN(data1)) {
          let err9 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/minimum", keyword: "minimum", params: { comparison: ">=", limit: -100 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.count !== void 0) {
      let data2 = data.count;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err10 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 50 || isNaN(data2)) {
          let err11 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data2 < -50 || isNaN(data2)) {
          let err12 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: -50 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate248.errors = vErrors, errors === 0;
}
function validate253(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.least === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "least" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.most === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "most" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.start === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "start" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!func11.call(schema44.properties, key0)) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.id !== void 0 && (validate136(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors), errors = vErrors.length)), data.kind !== void 0) {
      let data1 = data.kind;
      if (!(data1 === "prestige" || data1 === "currency" || data1 === "socialism" || data1 === "flight")) {
        let err6 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema44.properties.kind.enum } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.least !== void 0) {
      let data2 = data.least;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err7 = { instancePath: instancePath + "/least", schemaPath: "#/properties/least/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 100 || isNaN(data2)) {
          let err8 = { instancePath: instancePath + "/least", schemaPath: "#/properties/least/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data2 < -100 || isNaN(data2)) {
          let err9 = { instancePath: instancePath + "/least", schemaPath: "#/properties/least/minimum", keyword: "minimum", params: { comparison: ">=", limit: -100 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.most !== void 0) {
      let data3 = data.most;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err10 = { instancePath: instancePath + "/most", schemaPath: "#/properties/most/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 100 || isNaN(data3)) {
          let err11 = { instancePath: instancePath + "/most", schemaPath: "#/properties/most/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data3 < -100 || isNaN(data3)) {
          let err12 = { instancePath: instancePath + "/most", schemaPath: "#/properties/most/minimum", keyword: "minimum", params: { comparison: ">=", limit: -100 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
    if (data.start !== void 0) {
      let data4 = data.start;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err13 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 100 || isNaN(data4)) {
          let err14 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data4 < -100 || isNaN(data4)) {
          let err15 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/minimum", keyword: "minimum", params: { comparison: ">=", limit: -100 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      }
    }
    if (data.spaces !== void 0) {
      let data5 = data.spaces;
      if (Array.isArray(data5)) {
        if (data5.length > 200) {
          let err16 = { instancePath: instancePath + "/spaces", schemaPath: "#/properties/spaces/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate138(data5[i0], { instancePath: instancePath + "/spaces/" + i0, parentData: data5, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors), errors = vErrors.length);
      } else {
        let err17 = { instancePath: instancePath + "/spaces", schemaPath: "#/properties/spaces/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.beyond !== void 0) {
      let data7 = data.beyond;
      if (Array.isArray(data7)) {
        if (data7.length > 2) {
          let err18 = { instancePath: instancePath + "/beyond", schemaPath: "#/properties/beyond/maxItems", keyword: "maxItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        let len1 = data7.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate245(data7[i1], { instancePath: instancePath + "/beyond/" + i1, parentData: data7, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors), errors = vErrors.length);
      } else {
        let err19 = { instancePath: instancePath + "/beyond", schemaPath: "#/properties/beyond/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.gains !== void 0) {
      let data9 = data.gains;
      if (Array.isArray(data9)) {
        if (data9.length > 100) {
          let err20 = { instancePath: instancePath + "/gains", schemaPath: "#/properties/gains/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        let len2 = data9.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate248(data9[i2], { instancePath: instancePath + "/gains/" + i2, parentData: data9, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors), errors = vErrors.length);
      } else {
        let err21 = { instancePath: instancePath + "/gains", schemaPath: "#/properties/gains/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.prices !== void 0) {
      let data11 = data.prices;
      if (Array.isArray(data11)) {
        if (data11.length > 100) {
          let err22 = { instancePath: instancePath + "/prices", schemaPath: "#/properties/prices/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        let len3 = data11.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate248(data11[i3], { instancePath: instancePath + "/prices/" + i3, parentData: data11, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors), errors = vErrors.length);
      } else {
        let err23 = { instancePath: instancePath + "/prices", schemaPath: "#/properties/prices/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    data.source !== void 0 && (validate242(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors), errors = vErrors.length));
  } else {
    let err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return validate253.errors = vErrors, errors === 0;
}
var wirSindDasVolkDeckFile = validate260;
function validate261(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate261.errors = vErrors, errors === 0;
}
function validate264(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema13.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate264.errors = vErrors, errors === 0;
}
function validate260(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!(key0 === "id" || key0 === "size" || key0 === "special" || key0 === "cards" || key0 === "without" || key0 === "source")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.id !== void 0 && (validate261(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors), errors = vErrors.length)), data.size !== void 0) {
      let data1 = data.size;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err3 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 200 || isNaN(data1)) {
          let err4 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.special !== void 0) {
      let data2 = data.special;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err6 = { instancePath: instancePath + "/special", schemaPath: "#/properties/special/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 10 || isNaN(data2)) {
          let err7 = { instancePath: instancePath + "/special", schemaPath: "#/properties/special/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          let err8 = { instancePath: instancePath + "/special", schemaPath: "#/properties/special/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
    if (data.cards !== void 0) {
      let data3 = data.cards;
      if (Array.isArray(data3)) {
        if (data3.length > 200) {
          let err9 = { instancePath: instancePath + "/cards", schemaPath: "#/properties/cards/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/cards", schemaPath: "#/properties/cards/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.without !== void 0) {
      let data4 = data.without;
      if (Array.isArray(data4)) {
        if (data4.length > 200) {
          let err11 = { instancePath: instancePath + "/without", schemaPath: "#/properties/without/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate261(data4[i0], { instancePath: instancePath + "/without/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/without", schemaPath: "#/properties/without/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    data.source !== void 0 && (validate264(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors), errors = vErrors.length));
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate260.errors = vErrors, errors === 0;
}
var wirSindDasVolkDeckItem_cards = validate266, schema49 = { type: "object", required: ["id", "effects"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, colour: { enum: ["red", "yellow", "dual"] }, value: { type: "integer", minimum: 0, maximum: 20 }, values: { $ref: "#/definitions/VolkValues" }, flight: { type: "integer", minimum: 0, maximum: 10 }, police: { enum: ["red", "pink"] }, special: { type: "boolean" }, when: { $ref: "#/definitions/VolkCardWhen" }, effects: { type: "array", items: { $ref: "#/definitions/VolkEffect" }, maxItems: 12 }, source: { $ref: "shared.schema.json#/definitions/Source" } }, additionalProperties: !1 };
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.east === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "east" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.west === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "west" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "east" || key0 === "west")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.east !== void 0) {
      let data0 = data.east;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/east", schemaPath: "#/properties/east/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 20 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/east", schemaPath: "#/properties/east/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/east", schemaPath: "#/properties/east/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.west !== void 0) {
      let data1 = data.west;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err6 = { instancePath: instancePath + "/west", schemaPath: "#/properties/west/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 20 || isNaN(data1)) {
          let err7 = { instancePath: instancePath + "/west", schemaPath: "#/properties/west/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/west", schemaPath: "#/properties/west/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate144.errors = vErrors, errors === 0;
}
var schema51 = { type: "object", required: ["wall"], properties: { wall: { enum: ["standing", "never"] } }, additionalProperties: !1 };
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.wall === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "wall" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "wall") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.wall !== void 0) {
      let data0 = data.wall;
      if (!(data0 === "standing" || data0 === "never")) {
        let err2 = { instancePath: instancePath + "/wall", schemaPath: "#/properties/wall/enum", keyword: "enum", params: { allowedValues: schema51.properties.wall.enum } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate146.errors = vErrors, errors === 0;
}
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.type;
    if (typeof tag0 == "string")
      if (tag0 === "track")
        validate149(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors), errors = vErrors.length);
      else if (tag0 === "unrest")
        validate150(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors), errors = vErrors.length);
      else if (tag0 === "shift")
        validate159(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors), errors = vErrors.length);
      else if (tag0 === "standard")
        validate164(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length);
      else if (tag0 === "build")
        validate169(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors), errors = vErrors.length);
      else if (tag0 === "dismantle")
        validate171(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors), errors = vErrors.length);
      else if (tag0 === "calm")
        validate176(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors), errors = vErrors.length);
      else if (tag0 === "rundown")
        validate181(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors), errors = vErrors.length);
      else if (tag0 === "repair")
        validate186(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors), errors = vErrors.length);
      else if (tag0 === "dissolve")
        validate191(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length);
      else if (tag0 === "peek")
        validate192(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors), errors = vErrors.length);
      else if (tag0 === "external")
        validate194(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors), errors = vErrors.length);
      else if (tag0 === "special")
        validate196(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors), errors = vErrors.length);
      else if (tag0 === "raze")
        validate198(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors), errors = vErrors.length);
      else if (tag0 === "wall")
        validate200(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors), errors = vErrors.length);
      else if (tag0 === "open-wall")
        validate201(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors), errors = vErrors.length);
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
  return validate148.errors = vErrors, errors === 0;
}
function validate219(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema13.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate219.errors = vErrors, errors === 0;
}
function validate266(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.effects === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effects" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!func11.call(schema49.properties, key0)) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.id !== void 0 && (validate140(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors), errors = vErrors.length)), data.colour !== void 0) {
      let data1 = data.colour;
      if (!(data1 === "red" || data1 === "yellow" || data1 === "dual")) {
        let err3 = { instancePath: instancePath + "/colour", schemaPath: "#/properties/colour/enum", keyword: "enum", params: { allowedValues: schema49.properties.colour.enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.value !== void 0) {
      let data2 = data.value;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err4 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 20 || isNaN(data2)) {
          let err5 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          let err6 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.values !== void 0 && (validate144(data.values, { instancePath: instancePath + "/values", parentData: data, parentDataProperty: "values", rootData }) || (vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors), errors = vErrors.length)), data.flight !== void 0) {
      let data4 = data.flight;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err7 = { instancePath: instancePath + "/flight", schemaPath: "#/properties/flight/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 10 || isNaN(data4)) {
          let err8 = { instancePath: instancePath + "/flight", schemaPath: "#/properties/flight/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data4 < 0 || isNaN(data4)) {
          let err9 = { instancePath: instancePath + "/flight", schemaPath: "#/properties/flight/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.police !== void 0) {
      let data5 = data.police;
      if (!(data5 === "red" || data5 === "pink")) {
        let err10 = { instancePath: instancePath + "/police", schemaPath: "#/properties/police/enum", keyword: "enum", params: { allowedValues: schema49.properties.police.enum } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.special !== void 0 && typeof data.special != "boolean") {
      let err11 = { instancePath: instancePath + "/special", schemaPath: "#/properties/special/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.when !== void 0 && (validate146(data.when, { instancePath: instancePath + "/when", parentData: data, parentDataProperty: "when", rootData }) || (vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors), errors = vErrors.length)), data.effects !== void 0) {
      let data8 = data.effects;
      if (Array.isArray(data8)) {
        if (data8.length > 12) {
          let err12 = { instancePath: instancePath + "/effects", schemaPath: "#/properties/effects/maxItems", keyword: "maxItems", params: { limit: 12 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate148(data8[i0], { instancePath: instancePath + "/effects/" + i0, parentData: data8, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors), errors = vErrors.length);
      } else {
        let err13 = { instancePath: instancePath + "/effects", schemaPath: "#/properties/effects/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    data.source !== void 0 && (validate219(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors), errors = vErrors.length));
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate266.errors = vErrors, errors === 0;
}
var wirSindDasVolkBotsFile = validate272;
function validate272(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate272.errors = vErrors, errors === 0;
}
var wirSindDasVolkBotsItem_bots = validate300;
function validate275(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate275.errors = vErrors, errors === 0;
}
var schema85 = { type: "object", properties: { win: { $ref: "#/definitions/VolkWeight" }, prestige: { $ref: "#/definitions/VolkWeight" }, currency: { $ref: "#/definitions/VolkWeight" }, socialism: { $ref: "#/definitions/VolkWeight" }, flight: { $ref: "#/definitions/VolkWeight" }, wall: { $ref: "#/definitions/VolkWeight" }, unrest: { $ref: "#/definitions/VolkWeight" }, protest: { $ref: "#/definitions/VolkWeight" }, standard: { $ref: "#/definitions/VolkWeight" }, economy: { $ref: "#/definitions/VolkWeight" }, factory: { $ref: "#/definitions/VolkWeight" }, rail: { $ref: "#/definitions/VolkWeight" }, rundown: { $ref: "#/definitions/VolkWeight" }, police: { $ref: "#/definitions/VolkWeight" }, socialist: { $ref: "#/definitions/VolkWeight" }, export: { $ref: "#/definitions/VolkWeight" }, hand: { $ref: "#/definitions/VolkWeight" }, dissolved: { $ref: "#/definitions/VolkWeight" }, spread: { $ref: "#/definitions/VolkWeight" } }, additionalProperties: !1 };
function validate278(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 1e5 || isNaN(data)) {
      let err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data < -1e5 || isNaN(data)) {
      let err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e5 } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate278.errors = vErrors, errors === 0;
}
function validate277(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func11.call(schema85.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    data.win !== void 0 && (validate278(data.win, { instancePath: instancePath + "/win", parentData: data, parentDataProperty: "win", rootData }) || (vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors), errors = vErrors.length)), data.prestige !== void 0 && (validate278(data.prestige, { instancePath: instancePath + "/prestige", parentData: data, parentDataProperty: "prestige", rootData }) || (vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors), errors = vErrors.length)), data.currency !== void 0 && (validate278(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData }) || (vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors), errors = vErrors.length)), data.socialism !== void 0 && (validate278(data.socialism, { instancePath: instancePath + "/socialism", parentData: data, parentDataProperty: "socialism", rootData }) || (vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors), errors = vErrors.length)), data.flight !== void 0 && (validate278(data.flight, { instancePath: instancePath + "/flight", parentData: data, parentDataProperty: "flight", rootData }) || (vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors), errors = vErrors.length)), data.wall !== void 0 && (validate278(data.wall, { instancePath: instancePath + "/wall", parentData: data, parentDataProperty: "wall", rootData }) || (vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors), errors = vErrors.length)), data.unrest !== void 0 && (validate278(data.unrest, { instancePath: instancePath + "/unrest", parentData: data, parentDataProperty: "unrest", rootData }) || (vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors), errors = vErrors.length)), data.protest !== void 0 && (validate278(data.protest, { instancePath: instancePath + "/protest", parentData: data, parentDataProperty: "protest", rootData }) || (vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors), errors = vErrors.length)), data.standard !== void 0 && (validate278(data.standard, { instancePath: instancePath + "/standard", parentData: data, parentDataProperty: "standard", rootData }) || (vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors), errors = vErrors.length)), data.economy !== void 0 && (validate278(data.economy, { instancePath: instancePath + "/economy", parentData: data, parentDataProperty: "economy", rootData }) || (vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors), errors = vErrors.length)), data.factory !== void 0 && (validate278(data.factory, { instancePath: instancePath + "/factory", parentData: data, parentDataProperty: "factory", rootData }) || (vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors), errors = vErrors.length)), data.rail !== void 0 && (validate278(data.rail, { instancePath: instancePath + "/rail", parentData: data, parentDataProperty: "rail", rootData }) || (vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors), errors = vErrors.length)), data.rundown !== void 0 && (validate278(data.rundown, { instancePath: instancePath + "/rundown", parentData: data, parentDataProperty: "rundown", rootData }) || (vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors), errors = vErrors.length)), data.police !== void 0 && (validate278(data.police, { instancePath: instancePath + "/police", parentData: data, parentDataProperty: "police", rootData }) || (vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors), errors = vErrors.length)), data.socialist !== void 0 && (validate278(data.socialist, { instancePath: instancePath + "/socialist", parentData: data, parentDataProperty: "socialist", rootData }) || (vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors), errors = vErrors.length)), data.export !== void 0 && (validate278(data.export, { instancePath: instancePath + "/export", parentData: data, parentDataProperty: "export", rootData }) || (vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors), errors = vErrors.length)), data.hand !== void 0 && (validate278(data.hand, { instancePath: instancePath + "/hand", parentData: data, parentDataProperty: "hand", rootData }) || (vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors), errors = vErrors.length)), data.dissolved !== void 0 && (validate278(data.dissolved, { instancePath: instancePath + "/dissolved", parentData: data, parentDataProperty: "dissolved", rootData }) || (vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors), errors = vErrors.length)), data.spread !== void 0 && (validate278(data.spread, { instancePath: instancePath + "/spread", parentData: data, parentDataProperty: "spread", rootData }) || (vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors), errors = vErrors.length));
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate277.errors = vErrors, errors === 0;
}
function validate300(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    data.side !== void 0 && (validate275(data.side, { instancePath: instancePath + "/side", parentData: data, parentDataProperty: "side", rootData }) || (vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors), errors = vErrors.length)), data.weights !== void 0 && (validate277(data.weights, { instancePath: instancePath + "/weights", parentData: data, parentDataProperty: "weights", rootData }) || (vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate300.errors = vErrors, errors === 0;
}
var wirSindDasVolkScenarioFile = validate303, schema88 = { $schema: "http://json-schema.org/draft-07/schema#", $id: "wir-sind-das-volk-scenario.shell.json", type: "object", required: ["id", "map", "order", "decks", "open", "dealt", "keep", "setup"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, map: { $ref: "shared.schema.json#/definitions/Id" }, source: { $ref: "shared.schema.json#/definitions/Source" }, order: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, minItems: 2, maxItems: 2, uniqueItems: !0 }, minutes: { type: "integer", minimum: 1, maximum: 1440 }, decks: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, minItems: 1, maxItems: 12 }, open: { type: "integer", minimum: 1, maximum: 50 }, dealt: { type: "integer", minimum: 0, maximum: 20 }, keep: { type: "integer", minimum: 0, maximum: 20 }, setup: { $ref: "wir-sind-das-volk-scenario.schema.json#/definitions/VolkSetup" }, options: { $ref: "wir-sind-das-volk-scenario.schema.json#/definitions/VolkOptions" }, comments: { type: "array", maxItems: 100 } }, additionalProperties: !1 }, func0 = require_equal().default;
function validate304(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate304.errors = vErrors, errors === 0;
}
function validate307(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "rulebook" || data === "found" || data === "derived" || data === "reconstruction" || data === "own")) {
    let err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema13.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate307.errors = vErrors, errors === 0;
}
function validate320(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate320.errors = vErrors, errors === 0;
}
function validate336(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "unrest" || key0 === "factories" || key0 === "rails" || key0 === "standard" || key0 === "socialists" || key0 === "prestige" || key0 === "currency" || key0 === "socialism")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.unrest !== void 0) {
      let data0 = data.unrest;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (Object.keys(data0).length > 200) {
          let err1 = { instancePath: instancePath + "/unrest", schemaPath: "#/properties/unrest/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        for (let key1 in data0) {
          let _errs4 = errors;
          validate320(key1, { instancePath: instancePath + "/unrest", parentData: data0, parentDataProperty: "unrest", rootData }) || (vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors), errors = vErrors.length);
          var valid1 = _errs4 === errors;
          if (!valid1) {
            let err2 = { instancePath: instancePath + "/unrest", schemaPath: "#/properties/unrest/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        }
        for (let key2 in data0) {
          let data1 = data0[key2];
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
            let err3 = { instancePath: instancePath + "/unrest/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/unrest/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 50 || isNaN(data1)) {
              let err4 = { instancePath: instancePath + "/unrest/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/unrest/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 } };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (data1 < 0 || isNaN(data1)) {
              let err5 = { instancePath: instancePath + "/unrest/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/unrest/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          }
        }
      } else {
        let err6 = { instancePath: instancePath + "/unrest", schemaPath: "#/properties/unrest/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.factories !== void 0) {
      let data2 = data.factories;
      if (Array.isArray(data2)) {
        if (data2.length > 200) {
          let err7 = { instancePath: instancePath + "/factories", schemaPath: "#/properties/factories/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate320(data2[i0], { instancePath: instancePath + "/factories/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/factories", schemaPath: "#/properties/factories/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.rails !== void 0) {
      let data4 = data.rails;
      if (Array.isArray(data4)) {
        if (data4.length > 200) {
          let err9 = { instancePath: instancePath + "/rails", schemaPath: "#/properties/rails/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        let len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data5 = data4[i1];
          if (Array.isArray(data5)) {
            if (data5.length > 2) {
              let err10 = { instancePath: instancePath + "/rails/" + i1, schemaPath: "#/properties/rails/items/maxItems", keyword: "maxItems", params: { limit: 2 } };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (data5.length < 2) {
              let err11 = { instancePath: instancePath + "/rails/" + i1, schemaPath: "#/properties/rails/items/minItems", keyword: "minItems", params: { limit: 2 } };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            if (!(data5.length <= 2)) {
              let err12 = { instancePath: instancePath + "/rails/" + i1, schemaPath: "#/properties/rails/items/additionalItems", keyword: "additionalItems", params: { limit: 2 } };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            let len3 = data5.length;
            len3 > 0 && (validate320(data5[0], { instancePath: instancePath + "/rails/" + i1 + "/0", parentData: data5, parentDataProperty: 0, rootData }) || (vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors), errors = vErrors.length)), len3 > 1 && (validate320(data5[1], { instancePath: instancePath + "/rails/" + i1 + "/1", parentData: data5, parentDataProperty: 1, rootData }) || (vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors), errors = vErrors.length));
          } else {
            let err13 = { instancePath: instancePath + "/rails/" + i1, schemaPath: "#/properties/rails/items/type", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
      } else {
        let err14 = { instancePath: instancePath + "/rails", schemaPath: "#/properties/rails/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.standard !== void 0) {
      let data8 = data.standard;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (Object.keys(data8).length > 200) {
          let err15 = { instancePath: instancePath + "/standard", schemaPath: "#/properties/standard/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        for (let key3 in data8) {
          let _errs19 = errors;
          validate320(key3, { instancePath: instancePath + "/standard", parentData: data8, parentDataProperty: "standard", rootData }) || (vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors), errors = vErrors.length);
          var valid8 = _errs19 === errors;
          if (!valid8) {
            let err16 = { instancePath: instancePath + "/standard", schemaPath: "#/properties/standard/propertyNames", keyword: "propertyNames", params: { propertyName: key3 } };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
        for (let key4 in data8) {
          let data9 = data8[key4];
          if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
            let err17 = { instancePath: instancePath + "/standard/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/standard/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
          if (typeof data9 == "number" && isFinite(data9)) {
            if (data9 > 35 || isNaN(data9)) {
              let err18 = { instancePath: instancePath + "/standard/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/standard/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 35 } };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
            if (data9 < 0 || isNaN(data9)) {
              let err19 = { instancePath: instancePath + "/standard/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/standard/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
          }
        }
      } else {
        let err20 = { instancePath: instancePath + "/standard", schemaPath: "#/properties/standard/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.socialists !== void 0) {
      let data10 = data.socialists;
      if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
        let err21 = { instancePath: instancePath + "/socialists", schemaPath: "#/properties/socialists/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (typeof data10 == "number" && isFinite(data10)) {
        if (data10 > 50 || isNaN(data10)) {
          let err22 = { instancePath: instancePath + "/socialists", schemaPath: "#/properties/socialists/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 } };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (data10 < 0 || isNaN(data10)) {
          let err23 = { instancePath: instancePath + "/socialists", schemaPath: "#/properties/socialists/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      }
    }
    if (data.prestige !== void 0) {
      let data11 = data.prestige;
      if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
        let err24 = { instancePath: instancePath + "/prestige", schemaPath: "#/properties/prestige/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      if (typeof data11 == "number" && isFinite(data11)) {
        if (data11 > 100 || isNaN(data11)) {
          let err25 = { instancePath: instancePath + "/prestige", schemaPath: "#/properties/prestige/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        if (data11 < -100 || isNaN(data11)) {
          let err26 = { instancePath: instancePath + "/prestige", schemaPath: "#/properties/prestige/minimum", keyword: "minimum", params: { comparison: ">=", limit: -100 } };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
      }
    }
    if (data.currency !== void 0) {
      let data12 = data.currency;
      if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
        let err27 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (typeof data12 == "number" && isFinite(data12)) {
        if (data12 > 100 || isNaN(data12)) {
          let err28 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        if (data12 < -100 || isNaN(data12)) {
          let err29 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/minimum", keyword: "minimum", params: { comparison: ">=", limit: -100 } };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      }
    }
    if (data.socialism !== void 0) {
      let data13 = data.socialism;
      if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
        let err30 = { instancePath: instancePath + "/socialism", schemaPath: "#/properties/socialism/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
      if (typeof data13 == "number" && isFinite(data13)) {
        if (data13 > 100 || isNaN(data13)) {
          let err31 = { instancePath: instancePath + "/socialism", schemaPath: "#/properties/socialism/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
        if (data13 < -100 || isNaN(data13)) {
          let err32 = { instancePath: instancePath + "/socialism", schemaPath: "#/properties/socialism/minimum", keyword: "minimum", params: { comparison: ">=", limit: -100 } };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      }
    }
  } else {
    let err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
  }
  return validate336.errors = vErrors, errors === 0;
}
var schema96 = { type: "object", properties: { startingFactories: { enum: ["all", "first"] }, bridging: { enum: ["free", "capped"] }, dismantling: { enum: ["any", "links-first"] }, crossing: { enum: ["free", "barred"] }, passingOn: { enum: ["at-once", "at-end"] }, evenPrestige: { enum: ["west", "east"] }, echoChooser: { enum: ["west", "mover"] }, quietWithoutMeans: { enum: ["barred", "free"] }, policePrice: { enum: ["all", "red"] }, exportReference: { enum: ["with-factory", "all"] }, keptCards: { enum: ["besides", "among"] }, dividedInFlight: { enum: ["counted", "left-out"] }, eventStandard: { enum: ["quiets", "plain"] }, wallChooser: { enum: ["east", "ahead"] } }, additionalProperties: !1 };
function validate343(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func11.call(schema96.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.startingFactories !== void 0) {
      let data0 = data.startingFactories;
      if (!(data0 === "all" || data0 === "first")) {
        let err1 = { instancePath: instancePath + "/startingFactories", schemaPath: "#/properties/startingFactories/enum", keyword: "enum", params: { allowedValues: schema96.properties.startingFactories.enum } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.bridging !== void 0) {
      let data1 = data.bridging;
      if (!(data1 === "free" || data1 === "capped")) {
        let err2 = { instancePath: instancePath + "/bridging", schemaPath: "#/properties/bridging/enum", keyword: "enum", params: { allowedValues: schema96.properties.bridging.enum } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.dismantling !== void 0) {
      let data2 = data.dismantling;
      if (!(data2 === "any" || data2 === "links-first")) {
        let err3 = { instancePath: instancePath + "/dismantling", schemaPath: "#/properties/dismantling/enum", keyword: "enum", params: { allowedValues: schema96.properties.dismantling.enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.crossing !== void 0) {
      let data3 = data.crossing;
      if (!(data3 === "free" || data3 === "barred")) {
        let err4 = { instancePath: instancePath + "/crossing", schemaPath: "#/properties/crossing/enum", keyword: "enum", params: { allowedValues: schema96.properties.crossing.enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.passingOn !== void 0) {
      let data4 = data.passingOn;
      if (!(data4 === "at-once" || data4 === "at-end")) {
        let err5 = { instancePath: instancePath + "/passingOn", schemaPath: "#/properties/passingOn/enum", keyword: "enum", params: { allowedValues: schema96.properties.passingOn.enum } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.evenPrestige !== void 0) {
      let data5 = data.evenPrestige;
      if (!(data5 === "west" || data5 === "east")) {
        let err6 = { instancePath: instancePath + "/evenPrestige", schemaPath: "#/properties/evenPrestige/enum", keyword: "enum", params: { allowedValues: schema96.properties.evenPrestige.enum } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.echoChooser !== void 0) {
      let data6 = data.echoChooser;
      if (!(data6 === "west" || data6 === "mover")) {
        let err7 = { instancePath: instancePath + "/echoChooser", schemaPath: "#/properties/echoChooser/enum", keyword: "enum", params: { allowedValues: schema96.properties.echoChooser.enum } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.quietWithoutMeans !== void 0) {
      let data7 = data.quietWithoutMeans;
      if (!(data7 === "barred" || data7 === "free")) {
        let err8 = { instancePath: instancePath + "/quietWithoutMeans", schemaPath: "#/properties/quietWithoutMeans/enum", keyword: "enum", params: { allowedValues: schema96.properties.quietWithoutMeans.enum } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.policePrice !== void 0) {
      let data8 = data.policePrice;
      if (!(data8 === "all" || data8 === "red")) {
        let err9 = { instancePath: instancePath + "/policePrice", schemaPath: "#/properties/policePrice/enum", keyword: "enum", params: { allowedValues: schema96.properties.policePrice.enum } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.exportReference !== void 0) {
      let data9 = data.exportReference;
      if (!(data9 === "with-factory" || data9 === "all")) {
        let err10 = { instancePath: instancePath + "/exportReference", schemaPath: "#/properties/exportReference/enum", keyword: "enum", params: { allowedValues: schema96.properties.exportReference.enum } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.keptCards !== void 0) {
      let data10 = data.keptCards;
      if (!(data10 === "besides" || data10 === "among")) {
        let err11 = { instancePath: instancePath + "/keptCards", schemaPath: "#/properties/keptCards/enum", keyword: "enum", params: { allowedValues: schema96.properties.keptCards.enum } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.dividedInFlight !== void 0) {
      let data11 = data.dividedInFlight;
      if (!(data11 === "counted" || data11 === "left-out")) {
        let err12 = { instancePath: instancePath + "/dividedInFlight", schemaPath: "#/properties/dividedInFlight/enum", keyword: "enum", params: { allowedValues: schema96.properties.dividedInFlight.enum } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.eventStandard !== void 0) {
      let data12 = data.eventStandard;
      if (!(data12 === "quiets" || data12 === "plain")) {
        let err13 = { instancePath: instancePath + "/eventStandard", schemaPath: "#/properties/eventStandard/enum", keyword: "enum", params: { allowedValues: schema96.properties.eventStandard.enum } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.wallChooser !== void 0) {
      let data13 = data.wallChooser;
      if (!(data13 === "east" || data13 === "ahead")) {
        let err14 = { instancePath: instancePath + "/wallChooser", schemaPath: "#/properties/wallChooser/enum", keyword: "enum", params: { allowedValues: schema96.properties.wallChooser.enum } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate343.errors = vErrors, errors === 0;
}
function validate303(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.decks === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decks" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.open === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "open" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.dealt === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dealt" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.keep === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "keep" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.setup === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "setup" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    for (let key0 in data)
      if (!func11.call(schema88.properties, key0)) {
        let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    if (data.id !== void 0 && (validate304(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate304.errors : vErrors.concat(validate304.errors), errors = vErrors.length)), data.map !== void 0 && (validate304(data.map, { instancePath: instancePath + "/map", parentData: data, parentDataProperty: "map", rootData }) || (vErrors = vErrors === null ? validate304.errors : vErrors.concat(validate304.errors), errors = vErrors.length)), data.source !== void 0 && (validate307(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData }) || (vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors), errors = vErrors.length)), data.order !== void 0) {
      let data3 = data.order;
      if (Array.isArray(data3)) {
        if (data3.length > 2) {
          let err9 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/maxItems", keyword: "maxItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data3.length < 2) {
          let err10 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/minItems", keyword: "minItems", params: { limit: 2 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate304(data3[i0], { instancePath: instancePath + "/order/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate304.errors : vErrors.concat(validate304.errors), errors = vErrors.length);
        let i1 = data3.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data3[i1], data3[j0])) {
                  let err11 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                  break outer0;
                }
        }
      } else {
        let err12 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.minutes !== void 0) {
      let data5 = data.minutes;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err13 = { instancePath: instancePath + "/minutes", schemaPath: "#/properties/minutes/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 1440 || isNaN(data5)) {
          let err14 = { instancePath: instancePath + "/minutes", schemaPath: "#/properties/minutes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1440 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data5 < 1 || isNaN(data5)) {
          let err15 = { instancePath: instancePath + "/minutes", schemaPath: "#/properties/minutes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      }
    }
    if (data.decks !== void 0) {
      let data6 = data.decks;
      if (Array.isArray(data6)) {
        if (data6.length > 12) {
          let err16 = { instancePath: instancePath + "/decks", schemaPath: "#/properties/decks/maxItems", keyword: "maxItems", params: { limit: 12 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data6.length < 1) {
          let err17 = { instancePath: instancePath + "/decks", schemaPath: "#/properties/decks/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        let len1 = data6.length;
        for (let i2 = 0; i2 < len1; i2++)
          validate304(data6[i2], { instancePath: instancePath + "/decks/" + i2, parentData: data6, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate304.errors : vErrors.concat(validate304.errors), errors = vErrors.length);
      } else {
        let err18 = { instancePath: instancePath + "/decks", schemaPath: "#/properties/decks/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.open !== void 0) {
      let data8 = data.open;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err19 = { instancePath: instancePath + "/open", schemaPath: "#/properties/open/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 50 || isNaN(data8)) {
          let err20 = { instancePath: instancePath + "/open", schemaPath: "#/properties/open/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (data8 < 1 || isNaN(data8)) {
          let err21 = { instancePath: instancePath + "/open", schemaPath: "#/properties/open/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      }
    }
    if (data.dealt !== void 0) {
      let data9 = data.dealt;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
        let err22 = { instancePath: instancePath + "/dealt", schemaPath: "#/properties/dealt/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 20 || isNaN(data9)) {
          let err23 = { instancePath: instancePath + "/dealt", schemaPath: "#/properties/dealt/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (data9 < 0 || isNaN(data9)) {
          let err24 = { instancePath: instancePath + "/dealt", schemaPath: "#/properties/dealt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      }
    }
    if (data.keep !== void 0) {
      let data10 = data.keep;
      if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
        let err25 = { instancePath: instancePath + "/keep", schemaPath: "#/properties/keep/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (typeof data10 == "number" && isFinite(data10)) {
        if (data10 > 20 || isNaN(data10)) {
          let err26 = { instancePath: instancePath + "/keep", schemaPath: "#/properties/keep/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (data10 < 0 || isNaN(data10)) {
          let err27 = { instancePath: instancePath + "/keep", schemaPath: "#/properties/keep/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      }
    }
    if (data.setup !== void 0 && (validate336(data.setup, { instancePath: instancePath + "/setup", parentData: data, parentDataProperty: "setup", rootData }) || (vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors), errors = vErrors.length)), data.options !== void 0 && (validate343(data.options, { instancePath: instancePath + "/options", parentData: data, parentDataProperty: "options", rootData }) || (vErrors = vErrors === null ? validate343.errors : vErrors.concat(validate343.errors), errors = vErrors.length)), data.comments !== void 0) {
      let data13 = data.comments;
      if (Array.isArray(data13)) {
        if (data13.length > 100) {
          let err28 = { instancePath: instancePath + "/comments", schemaPath: "#/properties/comments/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
      } else {
        let err29 = { instancePath: instancePath + "/comments", schemaPath: "#/properties/comments/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
  } else {
    let err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
  }
  return validate303.errors = vErrors, errors === 0;
}
var wirSindDasVolkScenarioItem_comments = validate345;
var pattern12 = new RegExp("^[a-z]{2,3}(?:-[a-z0-9]{2,8})?$", "u");
function validate331(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate331.errors = vErrors, errors === 0;
}
function validate330(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.en === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "en" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data) {
      let _errs1 = errors;
      validate331(key0, { instancePath, parentData: data, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors), errors = vErrors.length);
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
  return validate330.errors = vErrors, errors === 0;
}
function validate345(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    data.title !== void 0 && (validate330(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData }) || (vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors), errors = vErrors.length)), data.text !== void 0 && (validate330(data.text, { instancePath: instancePath + "/text", parentData: data, parentDataProperty: "text", rootData }) || (vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate345.errors = vErrors, errors === 0;
}
var wirSindDasVolkCaseFile = validate348;
function validate349(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate349.errors = vErrors, errors === 0;
}
var schema111 = { type: "object", properties: { from: { $ref: "shared.schema.json#/definitions/Id" }, decade: { type: "integer", minimum: 1, maximum: 12 }, half: { type: "integer", minimum: 1, maximum: 2 }, turn: { $ref: "shared.schema.json#/definitions/Id" }, last: { $ref: "shared.schema.json#/definitions/Id" }, phase: { enum: ["turn", "end", "keep"] }, step: { type: "integer", minimum: 1, maximum: 10 }, hands: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/Id" }, additionalProperties: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 200 }, maxProperties: 2 }, open: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 200 }, pile: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 200 }, played: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 200 }, police: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 200 }, used: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 200 }, gone: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 200 }, special: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 200 }, factories: { type: "array", items: { $ref: "shared.schema.json#/definitions/CellName" }, maxItems: 200 }, rundown: { type: "array", items: { $ref: "shared.schema.json#/definitions/CellName" }, maxItems: 200 }, rails: { type: "array", items: { type: "array", items: [{ $ref: "shared.schema.json#/definitions/CellName" }, { $ref: "shared.schema.json#/definitions/CellName" }], additionalItems: !1, minItems: 2, maxItems: 2 }, maxItems: 200 }, unrest: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/CellName" }, additionalProperties: { type: "integer", minimum: 0, maximum: 50 }, maxProperties: 200 }, standard: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/CellName" }, additionalProperties: { type: "integer", minimum: 0, maximum: 35 }, maxProperties: 200 }, sections: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/CellName" }, additionalProperties: { type: "integer", minimum: 0, maximum: 35 }, maxProperties: 200 }, socialists: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/CellName" }, additionalProperties: { type: "integer", minimum: 0, maximum: 50 }, maxProperties: 200 }, echo: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/CellName" }, additionalProperties: { type: "integer", minimum: 0, maximum: 20 }, maxProperties: 200 }, prestige: { type: "integer", minimum: -100, maximum: 100 }, currency: { type: "integer", minimum: -100, maximum: 100 }, socialism: { type: "integer", minimum: -100, maximum: 100 }, flight: { type: "integer", minimum: -100, maximum: 100 }, box: { type: "integer", minimum: 0, maximum: 50 }, wall: { type: "boolean" }, dissolved: { type: "boolean" }, walled: { type: "boolean" } }, additionalProperties: !1 };
function validate353(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate353.errors = vErrors, errors === 0;
}
function validate375(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate375.errors = vErrors, errors === 0;
}
function validate442(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func11.call(schema111.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.from !== void 0 && (validate353(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length)), data.decade !== void 0) {
      let data1 = data.decade;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err1 = { instancePath: instancePath + "/decade", schemaPath: "#/properties/decade/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 12 || isNaN(data1)) {
          let err2 = { instancePath: instancePath + "/decade", schemaPath: "#/properties/decade/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err3 = { instancePath: instancePath + "/decade", schemaPath: "#/properties/decade/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
    }
    if (data.half !== void 0) {
      let data2 = data.half;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err4 = { instancePath: instancePath + "/half", schemaPath: "#/properties/half/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 2 || isNaN(data2)) {
          let err5 = { instancePath: instancePath + "/half", schemaPath: "#/properties/half/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err6 = { instancePath: instancePath + "/half", schemaPath: "#/properties/half/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.turn !== void 0 && (validate353(data.turn, { instancePath: instancePath + "/turn", parentData: data, parentDataProperty: "turn", rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length)), data.last !== void 0 && (validate353(data.last, { instancePath: instancePath + "/last", parentData: data, parentDataProperty: "last", rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length)), data.phase !== void 0) {
      let data5 = data.phase;
      if (!(data5 === "turn" || data5 === "end" || data5 === "keep")) {
        let err7 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/enum", keyword: "enum", params: { allowedValues: schema111.properties.phase.enum } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.step !== void 0) {
      let data6 = data.step;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        let err8 = { instancePath: instancePath + "/step", schemaPath: "#/properties/step/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 10 || isNaN(data6)) {
          let err9 = { instancePath: instancePath + "/step", schemaPath: "#/properties/step/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data6 < 1 || isNaN(data6)) {
          let err10 = { instancePath: instancePath + "/step", schemaPath: "#/properties/step/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
    if (data.hands !== void 0) {
      let data7 = data.hands;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (Object.keys(data7).length > 2) {
          let err11 = { instancePath: instancePath + "/hands", schemaPath: "#/properties/hands/maxProperties", keyword: "maxProperties", params: { limit: 2 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        for (let key1 in data7) {
          let _errs14 = errors;
          validate353(key1, { instancePath: instancePath + "/hands", parentData: data7, parentDataProperty: "hands", rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length);
          var valid1 = _errs14 === errors;
          if (!valid1) {
            let err12 = { instancePath: instancePath + "/hands", schemaPath: "#/properties/hands/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
        for (let key2 in data7) {
          let data8 = data7[key2];
          if (Array.isArray(data8)) {
            if (data8.length > 200) {
              let err13 = { instancePath: instancePath + "/hands/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/hands/additionalProperties/maxItems", keyword: "maxItems", params: { limit: 200 } };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            let len0 = data8.length;
            for (let i0 = 0; i0 < len0; i0++)
              validate353(data8[i0], { instancePath: instancePath + "/hands/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, parentData: data8, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length);
          } else {
            let err14 = { instancePath: instancePath + "/hands/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/hands/additionalProperties/type", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
      } else {
        let err15 = { instancePath: instancePath + "/hands", schemaPath: "#/properties/hands/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.open !== void 0) {
      let data10 = data.open;
      if (Array.isArray(data10)) {
        if (data10.length > 200) {
          let err16 = { instancePath: instancePath + "/open", schemaPath: "#/properties/open/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        let len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate353(data10[i1], { instancePath: instancePath + "/open/" + i1, parentData: data10, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length);
      } else {
        let err17 = { instancePath: instancePath + "/open", schemaPath: "#/properties/open/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.pile !== void 0) {
      let data12 = data.pile;
      if (Array.isArray(data12)) {
        if (data12.length > 200) {
          let err18 = { instancePath: instancePath + "/pile", schemaPath: "#/properties/pile/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        let len2 = data12.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate353(data12[i2], { instancePath: instancePath + "/pile/" + i2, parentData: data12, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length);
      } else {
        let err19 = { instancePath: instancePath + "/pile", schemaPath: "#/properties/pile/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.played !== void 0) {
      let data14 = data.played;
      if (Array.isArray(data14)) {
        if (data14.length > 200) {
          let err20 = { instancePath: instancePath + "/played", schemaPath: "#/properties/played/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        let len3 = data14.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate353(data14[i3], { instancePath: instancePath + "/played/" + i3, parentData: data14, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length);
      } else {
        let err21 = { instancePath: instancePath + "/played", schemaPath: "#/properties/played/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.police !== void 0) {
      let data16 = data.police;
      if (Array.isArray(data16)) {
        if (data16.length > 200) {
          let err22 = { instancePath: instancePath + "/police", schemaPath: "#/properties/police/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        let len4 = data16.length;
        for (let i4 = 0; i4 < len4; i4++)
          validate353(data16[i4], { instancePath: instancePath + "/police/" + i4, parentData: data16, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length);
      } else {
        let err23 = { instancePath: instancePath + "/police", schemaPath: "#/properties/police/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.used !== void 0) {
      let data18 = data.used;
      if (Array.isArray(data18)) {
        if (data18.length > 200) {
          let err24 = { instancePath: instancePath + "/used", schemaPath: "#/properties/used/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        let len5 = data18.length;
        for (let i5 = 0; i5 < len5; i5++)
          validate353(data18[i5], { instancePath: instancePath + "/used/" + i5, parentData: data18, parentDataProperty: i5, rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length);
      } else {
        let err25 = { instancePath: instancePath + "/used", schemaPath: "#/properties/used/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.gone !== void 0) {
      let data20 = data.gone;
      if (Array.isArray(data20)) {
        if (data20.length > 200) {
          let err26 = { instancePath: instancePath + "/gone", schemaPath: "#/properties/gone/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        let len6 = data20.length;
        for (let i6 = 0; i6 < len6; i6++)
          validate353(data20[i6], { instancePath: instancePath + "/gone/" + i6, parentData: data20, parentDataProperty: i6, rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length);
      } else {
        let err27 = { instancePath: instancePath + "/gone", schemaPath: "#/properties/gone/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.special !== void 0) {
      let data22 = data.special;
      if (Array.isArray(data22)) {
        if (data22.length > 200) {
          let err28 = { instancePath: instancePath + "/special", schemaPath: "#/properties/special/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        let len7 = data22.length;
        for (let i7 = 0; i7 < len7; i7++)
          validate353(data22[i7], { instancePath: instancePath + "/special/" + i7, parentData: data22, parentDataProperty: i7, rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length);
      } else {
        let err29 = { instancePath: instancePath + "/special", schemaPath: "#/properties/special/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.factories !== void 0) {
      let data24 = data.factories;
      if (Array.isArray(data24)) {
        if (data24.length > 200) {
          let err30 = { instancePath: instancePath + "/factories", schemaPath: "#/properties/factories/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        let len8 = data24.length;
        for (let i8 = 0; i8 < len8; i8++)
          validate375(data24[i8], { instancePath: instancePath + "/factories/" + i8, parentData: data24, parentDataProperty: i8, rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length);
      } else {
        let err31 = { instancePath: instancePath + "/factories", schemaPath: "#/properties/factories/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.rundown !== void 0) {
      let data26 = data.rundown;
      if (Array.isArray(data26)) {
        if (data26.length > 200) {
          let err32 = { instancePath: instancePath + "/rundown", schemaPath: "#/properties/rundown/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        let len9 = data26.length;
        for (let i9 = 0; i9 < len9; i9++)
          validate375(data26[i9], { instancePath: instancePath + "/rundown/" + i9, parentData: data26, parentDataProperty: i9, rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length);
      } else {
        let err33 = { instancePath: instancePath + "/rundown", schemaPath: "#/properties/rundown/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.rails !== void 0) {
      let data28 = data.rails;
      if (Array.isArray(data28)) {
        if (data28.length > 200) {
          let err34 = { instancePath: instancePath + "/rails", schemaPath: "#/properties/rails/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        let len10 = data28.length;
        for (let i10 = 0; i10 < len10; i10++) {
          let data29 = data28[i10];
          if (Array.isArray(data29)) {
            if (data29.length > 2) {
              let err35 = { instancePath: instancePath + "/rails/" + i10, schemaPath: "#/properties/rails/items/maxItems", keyword: "maxItems", params: { limit: 2 } };
              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
            }
            if (data29.length < 2) {
              let err36 = { instancePath: instancePath + "/rails/" + i10, schemaPath: "#/properties/rails/items/minItems", keyword: "minItems", params: { limit: 2 } };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
            if (!(data29.length <= 2)) {
              let err37 = { instancePath: instancePath + "/rails/" + i10, schemaPath: "#/properties/rails/items/additionalItems", keyword: "additionalItems", params: { limit: 2 } };
              vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
            }
            let len12 = data29.length;
            len12 > 0 && (validate375(data29[0], { instancePath: instancePath + "/rails/" + i10 + "/0", parentData: data29, parentDataProperty: 0, rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length)), len12 > 1 && (validate375(data29[1], { instancePath: instancePath + "/rails/" + i10 + "/1", parentData: data29, parentDataProperty: 1, rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length));
          } else {
            let err38 = { instancePath: instancePath + "/rails/" + i10, schemaPath: "#/properties/rails/items/type", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
        }
      } else {
        let err39 = { instancePath: instancePath + "/rails", schemaPath: "#/properties/rails/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.unrest !== void 0) {
      let data32 = data.unrest;
      if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
        if (Object.keys(data32).length > 200) {
          let err40 = { instancePath: instancePath + "/unrest", schemaPath: "#/properties/unrest/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
        for (let key3 in data32) {
          let _errs54 = errors;
          validate375(key3, { instancePath: instancePath + "/unrest", parentData: data32, parentDataProperty: "unrest", rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length);
          var valid26 = _errs54 === errors;
          if (!valid26) {
            let err41 = { instancePath: instancePath + "/unrest", schemaPath: "#/properties/unrest/propertyNames", keyword: "propertyNames", params: { propertyName: key3 } };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
        }
        for (let key4 in data32) {
          let data33 = data32[key4];
          if (!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33) && isFinite(data33))) {
            let err42 = { instancePath: instancePath + "/unrest/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/unrest/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          }
          if (typeof data33 == "number" && isFinite(data33)) {
            if (data33 > 50 || isNaN(data33)) {
              let err43 = { instancePath: instancePath + "/unrest/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/unrest/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 } };
              vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
            }
            if (data33 < 0 || isNaN(data33)) {
              let err44 = { instancePath: instancePath + "/unrest/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/unrest/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
            }
          }
        }
      } else {
        let err45 = { instancePath: instancePath + "/unrest", schemaPath: "#/properties/unrest/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
    if (data.standard !== void 0) {
      let data34 = data.standard;
      if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
        if (Object.keys(data34).length > 200) {
          let err46 = { instancePath: instancePath + "/standard", schemaPath: "#/properties/standard/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
        }
        for (let key5 in data34) {
          let _errs60 = errors;
          validate375(key5, { instancePath: instancePath + "/standard", parentData: data34, parentDataProperty: "standard", rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length);
          var valid28 = _errs60 === errors;
          if (!valid28) {
            let err47 = { instancePath: instancePath + "/standard", schemaPath: "#/properties/standard/propertyNames", keyword: "propertyNames", params: { propertyName: key5 } };
            vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
          }
        }
        for (let key6 in data34) {
          let data35 = data34[key6];
          if (!(typeof data35 == "number" && !(data35 % 1) && !isNaN(data35) && isFinite(data35))) {
            let err48 = { instancePath: instancePath + "/standard/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/standard/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
          }
          if (typeof data35 == "number" && isFinite(data35)) {
            if (data35 > 35 || isNaN(data35)) {
              let err49 = { instancePath: instancePath + "/standard/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/standard/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 35 } };
              vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
            }
            if (data35 < 0 || isNaN(data35)) {
              let err50 = { instancePath: instancePath + "/standard/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/standard/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
            }
          }
        }
      } else {
        let err51 = { instancePath: instancePath + "/standard", schemaPath: "#/properties/standard/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
      }
    }
    if (data.sections !== void 0) {
      let data36 = data.sections;
      if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
        if (Object.keys(data36).length > 200) {
          let err52 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
        }
        for (let key7 in data36) {
          let _errs66 = errors;
          validate375(key7, { instancePath: instancePath + "/sections", parentData: data36, parentDataProperty: "sections", rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length);
          var valid30 = _errs66 === errors;
          if (!valid30) {
            let err53 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/propertyNames", keyword: "propertyNames", params: { propertyName: key7 } };
            vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
          }
        }
        for (let key8 in data36) {
          let data37 = data36[key8];
          if (!(typeof data37 == "number" && !(data37 % 1) && !isNaN(data37) && isFinite(data37))) {
            let err54 = { instancePath: instancePath + "/sections/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/sections/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
          }
          if (typeof data37 == "number" && isFinite(data37)) {
            if (data37 > 35 || isNaN(data37)) {
              let err55 = { instancePath: instancePath + "/sections/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/sections/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 35 } };
              vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
            }
            if (data37 < 0 || isNaN(data37)) {
              let err56 = { instancePath: instancePath + "/sections/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/sections/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
            }
          }
        }
      } else {
        let err57 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
      }
    }
    if (data.socialists !== void 0) {
      let data38 = data.socialists;
      if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
        if (Object.keys(data38).length > 200) {
          let err58 = { instancePath: instancePath + "/socialists", schemaPath: "#/properties/socialists/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
        }
        for (let key9 in data38) {
          let _errs72 = errors;
          validate375(key9, { instancePath: instancePath + "/socialists", parentData: data38, parentDataProperty: "socialists", rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length);
          var valid32 = _errs72 === errors;
          if (!valid32) {
            let err59 = { instancePath: instancePath + "/socialists", schemaPath: "#/properties/socialists/propertyNames", keyword: "propertyNames", params: { propertyName: key9 } };
            vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
          }
        }
        for (let key10 in data38) {
          let data39 = data38[key10];
          if (!(typeof data39 == "number" && !(data39 % 1) && !isNaN(data39) && isFinite(data39))) {
            let err60 = { instancePath: instancePath + "/socialists/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/socialists/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
          }
          if (typeof data39 == "number" && isFinite(data39)) {
            if (data39 > 50 || isNaN(data39)) {
              let err61 = { instancePath: instancePath + "/socialists/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/socialists/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 } };
              vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
            }
            if (data39 < 0 || isNaN(data39)) {
              let err62 = { instancePath: instancePath + "/socialists/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/socialists/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
            }
          }
        }
      } else {
        let err63 = { instancePath: instancePath + "/socialists", schemaPath: "#/properties/socialists/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
      }
    }
    if (data.echo !== void 0) {
      let data40 = data.echo;
      if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
        if (Object.keys(data40).length > 200) {
          let err64 = { instancePath: instancePath + "/echo", schemaPath: "#/properties/echo/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
        }
        for (let key11 in data40) {
          let _errs78 = errors;
          validate375(key11, { instancePath: instancePath + "/echo", parentData: data40, parentDataProperty: "echo", rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length);
          var valid34 = _errs78 === errors;
          if (!valid34) {
            let err65 = { instancePath: instancePath + "/echo", schemaPath: "#/properties/echo/propertyNames", keyword: "propertyNames", params: { propertyName: key11 } };
            vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
          }
        }
        for (let key12 in data40) {
          let data41 = data40[key12];
          if (!(typeof data41 == "number" && !(data41 % 1) && !isNaN(data41) && isFinite(data41))) {
            let err66 = { instancePath: instancePath + "/echo/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/echo/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
          }
          if (typeof data41 == "number" && isFinite(data41)) {
            if (data41 > 20 || isNaN(data41)) {
              let err67 = { instancePath: instancePath + "/echo/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/echo/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
              vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
            }
            if (data41 < 0 || isNaN(data41)) {
              let err68 = { instancePath: instancePath + "/echo/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/echo/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
            }
          }
        }
      } else {
        let err69 = { instancePath: instancePath + "/echo", schemaPath: "#/properties/echo/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
      }
    }
    if (data.prestige !== void 0) {
      let data42 = data.prestige;
      if (!(typeof data42 == "number" && !(data42 % 1) && !isNaN(data42) && isFinite(data42))) {
        let err70 = { instancePath: instancePath + "/prestige", schemaPath: "#/properties/prestige/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
      }
      if (typeof data42 == "number" && isFinite(data42)) {
        if (data42 > 100 || isNaN(data42)) {
          let err71 = { instancePath: instancePath + "/prestige", schemaPath: "#/properties/prestige/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
        }
        if (data42 < -100 || isNaN(data42)) {
          let err72 = { instancePath: instancePath + "/prestige", schemaPath: "#/properties/prestige/minimum", keyword: "minimum", params: { comparison: ">=", limit: -100 } };
          vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
        }
      }
    }
    if (data.currency !== void 0) {
      let data43 = data.currency;
      if (!(typeof data43 == "number" && !(data43 % 1) && !isNaN(data43) && isFinite(data43))) {
        let err73 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
      }
      if (typeof data43 == "number" && isFinite(data43)) {
        if (data43 > 100 || isNaN(data43)) {
          let err74 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
        }
        if (data43 < -100 || isNaN(data43)) {
          let err75 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/minimum", keyword: "minimum", params: { comparison: ">=", limit: -100 } };
          vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
        }
      }
    }
    if (data.socialism !== void 0) {
      let data44 = data.socialism;
      if (!(typeof data44 == "number" && !(data44 % 1) && !isNaN(data44) && isFinite(data44))) {
        let err76 = { instancePath: instancePath + "/socialism", schemaPath: "#/properties/socialism/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
      }
      if (typeof data44 == "number" && isFinite(data44)) {
        if (data44 > 100 || isNaN(data44)) {
          let err77 = { instancePath: instancePath + "/socialism", schemaPath: "#/properties/socialism/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
        }
        if (data44 < -100 || isNaN(data44)) {
          let err78 = { instancePath: instancePath + "/socialism", schemaPath: "#/properties/socialism/minimum", keyword: "minimum", params: { comparison: ">=", limit: -100 } };
          vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
        }
      }
    }
    if (data.flight !== void 0) {
      let data45 = data.flight;
      if (!(typeof data45 == "number" && !(data45 % 1) && !isNaN(data45) && isFinite(data45))) {
        let err79 = { instancePath: instancePath + "/flight", schemaPath: "#/properties/flight/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
      }
      if (typeof data45 == "number" && isFinite(data45)) {
        if (data45 > 100 || isNaN(data45)) {
          let err80 = { instancePath: instancePath + "/flight", schemaPath: "#/properties/flight/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
        }
        if (data45 < -100 || isNaN(data45)) {
          let err81 = { instancePath: instancePath + "/flight", schemaPath: "#/properties/flight/minimum", keyword: "minimum", params: { comparison: ">=", limit: -100 } };
          vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
        }
      }
    }
    if (data.box !== void 0) {
      let data46 = data.box;
      if (!(typeof data46 == "number" && !(data46 % 1) && !isNaN(data46) && isFinite(data46))) {
        let err82 = { instancePath: instancePath + "/box", schemaPath: "#/properties/box/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
      }
      if (typeof data46 == "number" && isFinite(data46)) {
        if (data46 > 50 || isNaN(data46)) {
          let err83 = { instancePath: instancePath + "/box", schemaPath: "#/properties/box/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 } };
          vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
        }
        if (data46 < 0 || isNaN(data46)) {
          let err84 = { instancePath: instancePath + "/box", schemaPath: "#/properties/box/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
        }
      }
    }
    if (data.wall !== void 0 && typeof data.wall != "boolean") {
      let err85 = { instancePath: instancePath + "/wall", schemaPath: "#/properties/wall/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
    }
    if (data.dissolved !== void 0 && typeof data.dissolved != "boolean") {
      let err86 = { instancePath: instancePath + "/dissolved", schemaPath: "#/properties/dissolved/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
    }
    if (data.walled !== void 0 && typeof data.walled != "boolean") {
      let err87 = { instancePath: instancePath + "/walled", schemaPath: "#/properties/walled/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
    }
  } else {
    let err88 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
  }
  return validate442.errors = vErrors, errors === 0;
}
function validate348(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.cases === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cases" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "cases" || key0 === "positions")) {
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
    if (data.positions !== void 0) {
      let data1 = data.positions;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (Object.keys(data1).length > 200) {
          let err4 = { instancePath: instancePath + "/positions", schemaPath: "#/properties/positions/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (Object.keys(data1).length < 1) {
          let err5 = { instancePath: instancePath + "/positions", schemaPath: "#/properties/positions/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        for (let key1 in data1) {
          let _errs6 = errors;
          validate349(key1, { instancePath: instancePath + "/positions", parentData: data1, parentDataProperty: "positions", rootData }) || (vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors), errors = vErrors.length);
          var valid1 = _errs6 === errors;
          if (!valid1) {
            let err6 = { instancePath: instancePath + "/positions", schemaPath: "#/properties/positions/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
        for (let key2 in data1)
          validate442(data1[key2], { instancePath: instancePath + "/positions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data1, parentDataProperty: key2, rootData }) || (vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/positions", schemaPath: "#/properties/positions/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate348.errors = vErrors, errors === 0;
}
var wirSindDasVolkCaseItem_cases = validate465, schema106 = { type: "object", required: ["id", "scenario", "steps"], properties: { id: { $ref: "shared.schema.json#/definitions/Id" }, proves: { type: "array", items: { $ref: "wir-sind-das-volk-words.schema.json#/definitions/WirSindDasVolkStatement" }, maxItems: 100, minItems: 1 }, title: { $ref: "shared.schema.json#/definitions/LocalText" }, scenario: { $ref: "shared.schema.json#/definitions/Id" }, change: { type: "object", maxProperties: 100, additionalProperties: !0 }, given: { $ref: "#/definitions/VolkPosition" }, dice: { type: "array", items: { type: "integer", minimum: 1, maximum: 1e3 }, maxItems: 1e3 }, steps: { type: "array", items: { $ref: "#/definitions/VolkCaseStep" }, maxItems: 1e3, minItems: 1 }, spare: { type: "string", minLength: 8, maxLength: 300 } }, additionalProperties: !1 }, schema109 = { type: "string", enum: ["W-01", "W-02", "W-03", "W-04", "W-05", "W-06", "W-07", "W-08", "W-09", "W-10", "W-11", "W-12", "W-13", "W-14", "W-15", "W-16", "W-17", "W-18", "W-19", "W-20", "W-21", "W-22", "W-23", "W-24", "W-108", "W-25", "W-26", "W-27", "W-28", "W-29", "W-30", "W-31", "W-32", "W-33", "W-34", "W-35", "W-36", "W-37", "W-38", "W-39", "W-40", "W-41", "W-42", "W-43", "W-44", "W-45", "W-46", "W-47", "W-48", "W-49", "W-50", "W-51", "W-52", "W-53", "W-54", "W-55", "W-56", "W-57", "W-58", "W-59", "W-60", "W-61", "W-62", "W-63", "W-64", "W-65", "W-66", "W-67", "W-68", "W-69", "W-70", "W-107", "W-71", "W-72", "W-73", "W-74", "W-75", "W-76", "W-77", "W-78", "W-79", "W-80", "W-81", "W-82", "W-83", "W-84", "W-85", "W-86", "W-87", "W-88", "W-89", "W-90", "W-91", "W-92", "W-93", "W-94", "W-95", "W-96", "W-97", "W-98", "W-99", "W-100", "W-101", "W-102", "W-103", "W-104", "W-105", "W-106", "W-F1", "W-F2", "W-F3", "W-F4", "W-X1", "W-X2", "W-X3", "W-X4", "W-X5", "W-X6", "W-X7", "W-X8", "W-X9", "W-X10", "W-X11", "W-X12", "W-X13", "W-X14", "W-X15", "W-X16", "W-X17", "W-X18", "W-X19", "W-X20", "W-X21"] };
function validate356(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "W-01" || data === "W-02" || data === "W-03" || data === "W-04" || data === "W-05" || data === "W-06" || data === "W-07" || data === "W-08" || data === "W-09" || data === "W-10" || data === "W-11" || data === "W-12" || data === "W-13" || data === "W-14" || data === "W-15" || data === "W-16" || data === "W-17" || data === "W-18" || data === "W-19" || data === "W-20" || data === "W-21" || data === "W-22" || data === "W-23" || data === "W-24" || data === "W-108" || data === "W-25" || data === "W-26" || data === "W-27" || data === "W-28" || data === "W-29" || data === "W-30" || data === "W-31" || data === "W-32" || data === "W-33" || data === "W-34" || data === "W-35" || data === "W-36" || data === "W-37" || data === "W-38" || data === "W-39" || data === "W-40" || data === "W-41" || data === "W-42" || data === "W-43" || data === "W-44" || data === "W-45" || data === "W-46" || data === "W-47" || data === "W-48" || data === "W-49" || data === "W-50" || data === "W-51" || data === "W-52" || data === "W-53" || data === "W-54" || data === "W-55" || data === "W-56" || data === "W-57" || data === "W-58" || data === "W-59" || data === "W-60" || data === "W-61" || data === "W-62" || data === "W-63" || data === "W-64" || data === "W-65" || data === "W-66" || data === "W-67" || data === "W-68" || data === "W-69" || data === "W-70" || data === "W-107" || data === "W-71" || data === "W-72" || data === "W-73" || data === "W-74" || data === "W-75" || data === "W-76" || data === "W-77" || data === "W-78" || data === "W-79" || data === "W-80" || data === "W-81" || data === "W-82" || data === "W-83" || data === "W-84" || data === "W-85" || data === "W-86" || data === "W-87" || data === "W-88" || data === "W-89" || data === "W-90" || data === "W-91" || data === "W-92" || data === "W-93" || data === "W-94" || data === "W-95" || data === "W-96" || data === "W-97" || data === "W-98" || data === "W-99" || data === "W-100" || data === "W-101" || data === "W-102" || data === "W-103" || data === "W-104" || data === "W-105" || data === "W-106" || data === "W-F1" || data === "W-F2" || data === "W-F3" || data === "W-F4" || data === "W-X1" || data === "W-X2" || data === "W-X3" || data === "W-X4" || data === "W-X5" || data === "W-X6" || data === "W-X7" || data === "W-X8" || data === "W-X9" || data === "W-X10" || data === "W-X11" || data === "W-X12" || data === "W-X13" || data === "W-X14" || data === "W-X15" || data === "W-X16" || data === "W-X17" || data === "W-X18" || data === "W-X19" || data === "W-X20" || data === "W-X21")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema109.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate356.errors = vErrors, errors === 0;
}
function validate358(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.en === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "en" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data) {
      let _errs1 = errors;
      validate331(key0, { instancePath, parentData: data, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors), errors = vErrors.length);
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
  return validate358.errors = vErrors, errors === 0;
}
function validate362(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func11.call(schema111.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.from !== void 0 && (validate353(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length)), data.decade !== void 0) {
      let data1 = data.decade;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err1 = { instancePath: instancePath + "/decade", schemaPath: "#/properties/decade/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 12 || isNaN(data1)) {
          let err2 = { instancePath: instancePath + "/decade", schemaPath: "#/properties/decade/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err3 = { instancePath: instancePath + "/decade", schemaPath: "#/properties/decade/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
    }
    if (data.half !== void 0) {
      let data2 = data.half;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err4 = { instancePath: instancePath + "/half", schemaPath: "#/properties/half/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 2 || isNaN(data2)) {
          let err5 = { instancePath: instancePath + "/half", schemaPath: "#/properties/half/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err6 = { instancePath: instancePath + "/half", schemaPath: "#/properties/half/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.turn !== void 0 && (validate353(data.turn, { instancePath: instancePath + "/turn", parentData: data, parentDataProperty: "turn", rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length)), data.last !== void 0 && (validate353(data.last, { instancePath: instancePath + "/last", parentData: data, parentDataProperty: "last", rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length)), data.phase !== void 0) {
      let data5 = data.phase;
      if (!(data5 === "turn" || data5 === "end" || data5 === "keep")) {
        let err7 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/enum", keyword: "enum", params: { allowedValues: schema111.properties.phase.enum } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.step !== void 0) {
      let data6 = data.step;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        let err8 = { instancePath: instancePath + "/step", schemaPath: "#/properties/step/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 10 || isNaN(data6)) {
          let err9 = { instancePath: instancePath + "/step", schemaPath: "#/properties/step/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data6 < 1 || isNaN(data6)) {
          let err10 = { instancePath: instancePath + "/step", schemaPath: "#/properties/step/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
    if (data.hands !== void 0) {
      let data7 = data.hands;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (Object.keys(data7).length > 2) {
          let err11 = { instancePath: instancePath + "/hands", schemaPath: "#/properties/hands/maxProperties", keyword: "maxProperties", params: { limit: 2 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        for (let key1 in data7) {
          let _errs14 = errors;
          validate353(key1, { instancePath: instancePath + "/hands", parentData: data7, parentDataProperty: "hands", rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length);
          var valid1 = _errs14 === errors;
          if (!valid1) {
            let err12 = { instancePath: instancePath + "/hands", schemaPath: "#/properties/hands/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
        for (let key2 in data7) {
          let data8 = data7[key2];
          if (Array.isArray(data8)) {
            if (data8.length > 200) {
              let err13 = { instancePath: instancePath + "/hands/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/hands/additionalProperties/maxItems", keyword: "maxItems", params: { limit: 200 } };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            let len0 = data8.length;
            for (let i0 = 0; i0 < len0; i0++)
              validate353(data8[i0], { instancePath: instancePath + "/hands/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, parentData: data8, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length);
          } else {
            let err14 = { instancePath: instancePath + "/hands/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/hands/additionalProperties/type", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
      } else {
        let err15 = { instancePath: instancePath + "/hands", schemaPath: "#/properties/hands/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.open !== void 0) {
      let data10 = data.open;
      if (Array.isArray(data10)) {
        if (data10.length > 200) {
          let err16 = { instancePath: instancePath + "/open", schemaPath: "#/properties/open/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        let len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate353(data10[i1], { instancePath: instancePath + "/open/" + i1, parentData: data10, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length);
      } else {
        let err17 = { instancePath: instancePath + "/open", schemaPath: "#/properties/open/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.pile !== void 0) {
      let data12 = data.pile;
      if (Array.isArray(data12)) {
        if (data12.length > 200) {
          let err18 = { instancePath: instancePath + "/pile", schemaPath: "#/properties/pile/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        let len2 = data12.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate353(data12[i2], { instancePath: instancePath + "/pile/" + i2, parentData: data12, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length);
      } else {
        let err19 = { instancePath: instancePath + "/pile", schemaPath: "#/properties/pile/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.played !== void 0) {
      let data14 = data.played;
      if (Array.isArray(data14)) {
        if (data14.length > 200) {
          let err20 = { instancePath: instancePath + "/played", schemaPath: "#/properties/played/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        let len3 = data14.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate353(data14[i3], { instancePath: instancePath + "/played/" + i3, parentData: data14, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length);
      } else {
        let err21 = { instancePath: instancePath + "/played", schemaPath: "#/properties/played/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.police !== void 0) {
      let data16 = data.police;
      if (Array.isArray(data16)) {
        if (data16.length > 200) {
          let err22 = { instancePath: instancePath + "/police", schemaPath: "#/properties/police/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        let len4 = data16.length;
        for (let i4 = 0; i4 < len4; i4++)
          validate353(data16[i4], { instancePath: instancePath + "/police/" + i4, parentData: data16, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length);
      } else {
        let err23 = { instancePath: instancePath + "/police", schemaPath: "#/properties/police/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.used !== void 0) {
      let data18 = data.used;
      if (Array.isArray(data18)) {
        if (data18.length > 200) {
          let err24 = { instancePath: instancePath + "/used", schemaPath: "#/properties/used/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        let len5 = data18.length;
        for (let i5 = 0; i5 < len5; i5++)
          validate353(data18[i5], { instancePath: instancePath + "/used/" + i5, parentData: data18, parentDataProperty: i5, rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length);
      } else {
        let err25 = { instancePath: instancePath + "/used", schemaPath: "#/properties/used/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.gone !== void 0) {
      let data20 = data.gone;
      if (Array.isArray(data20)) {
        if (data20.length > 200) {
          let err26 = { instancePath: instancePath + "/gone", schemaPath: "#/properties/gone/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        let len6 = data20.length;
        for (let i6 = 0; i6 < len6; i6++)
          validate353(data20[i6], { instancePath: instancePath + "/gone/" + i6, parentData: data20, parentDataProperty: i6, rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length);
      } else {
        let err27 = { instancePath: instancePath + "/gone", schemaPath: "#/properties/gone/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.special !== void 0) {
      let data22 = data.special;
      if (Array.isArray(data22)) {
        if (data22.length > 200) {
          let err28 = { instancePath: instancePath + "/special", schemaPath: "#/properties/special/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        let len7 = data22.length;
        for (let i7 = 0; i7 < len7; i7++)
          validate353(data22[i7], { instancePath: instancePath + "/special/" + i7, parentData: data22, parentDataProperty: i7, rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length);
      } else {
        let err29 = { instancePath: instancePath + "/special", schemaPath: "#/properties/special/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.factories !== void 0) {
      let data24 = data.factories;
      if (Array.isArray(data24)) {
        if (data24.length > 200) {
          let err30 = { instancePath: instancePath + "/factories", schemaPath: "#/properties/factories/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        let len8 = data24.length;
        for (let i8 = 0; i8 < len8; i8++)
          validate375(data24[i8], { instancePath: instancePath + "/factories/" + i8, parentData: data24, parentDataProperty: i8, rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length);
      } else {
        let err31 = { instancePath: instancePath + "/factories", schemaPath: "#/properties/factories/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.rundown !== void 0) {
      let data26 = data.rundown;
      if (Array.isArray(data26)) {
        if (data26.length > 200) {
          let err32 = { instancePath: instancePath + "/rundown", schemaPath: "#/properties/rundown/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        let len9 = data26.length;
        for (let i9 = 0; i9 < len9; i9++)
          validate375(data26[i9], { instancePath: instancePath + "/rundown/" + i9, parentData: data26, parentDataProperty: i9, rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length);
      } else {
        let err33 = { instancePath: instancePath + "/rundown", schemaPath: "#/properties/rundown/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.rails !== void 0) {
      let data28 = data.rails;
      if (Array.isArray(data28)) {
        if (data28.length > 200) {
          let err34 = { instancePath: instancePath + "/rails", schemaPath: "#/properties/rails/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        let len10 = data28.length;
        for (let i10 = 0; i10 < len10; i10++) {
          let data29 = data28[i10];
          if (Array.isArray(data29)) {
            if (data29.length > 2) {
              let err35 = { instancePath: instancePath + "/rails/" + i10, schemaPath: "#/properties/rails/items/maxItems", keyword: "maxItems", params: { limit: 2 } };
              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
            }
            if (data29.length < 2) {
              let err36 = { instancePath: instancePath + "/rails/" + i10, schemaPath: "#/properties/rails/items/minItems", keyword: "minItems", params: { limit: 2 } };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
            if (!(data29.length <= 2)) {
              let err37 = { instancePath: instancePath + "/rails/" + i10, schemaPath: "#/properties/rails/items/additionalItems", keyword: "additionalItems", params: { limit: 2 } };
              vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
            }
            let len12 = data29.length;
            len12 > 0 && (validate375(data29[0], { instancePath: instancePath + "/rails/" + i10 + "/0", parentData: data29, parentDataProperty: 0, rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length)), len12 > 1 && (validate375(data29[1], { instancePath: instancePath + "/rails/" + i10 + "/1", parentData: data29, parentDataProperty: 1, rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length));
          } else {
            let err38 = { instancePath: instancePath + "/rails/" + i10, schemaPath: "#/properties/rails/items/type", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
        }
      } else {
        let err39 = { instancePath: instancePath + "/rails", schemaPath: "#/properties/rails/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.unrest !== void 0) {
      let data32 = data.unrest;
      if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
        if (Object.keys(data32).length > 200) {
          let err40 = { instancePath: instancePath + "/unrest", schemaPath: "#/properties/unrest/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
        for (let key3 in data32) {
          let _errs54 = errors;
          validate375(key3, { instancePath: instancePath + "/unrest", parentData: data32, parentDataProperty: "unrest", rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length);
          var valid26 = _errs54 === errors;
          if (!valid26) {
            let err41 = { instancePath: instancePath + "/unrest", schemaPath: "#/properties/unrest/propertyNames", keyword: "propertyNames", params: { propertyName: key3 } };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
        }
        for (let key4 in data32) {
          let data33 = data32[key4];
          if (!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33) && isFinite(data33))) {
            let err42 = { instancePath: instancePath + "/unrest/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/unrest/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          }
          if (typeof data33 == "number" && isFinite(data33)) {
            if (data33 > 50 || isNaN(data33)) {
              let err43 = { instancePath: instancePath + "/unrest/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/unrest/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 } };
              vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
            }
            if (data33 < 0 || isNaN(data33)) {
              let err44 = { instancePath: instancePath + "/unrest/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/unrest/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
            }
          }
        }
      } else {
        let err45 = { instancePath: instancePath + "/unrest", schemaPath: "#/properties/unrest/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
    if (data.standard !== void 0) {
      let data34 = data.standard;
      if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
        if (Object.keys(data34).length > 200) {
          let err46 = { instancePath: instancePath + "/standard", schemaPath: "#/properties/standard/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
        }
        for (let key5 in data34) {
          let _errs60 = errors;
          validate375(key5, { instancePath: instancePath + "/standard", parentData: data34, parentDataProperty: "standard", rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length);
          var valid28 = _errs60 === errors;
          if (!valid28) {
            let err47 = { instancePath: instancePath + "/standard", schemaPath: "#/properties/standard/propertyNames", keyword: "propertyNames", params: { propertyName: key5 } };
            vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
          }
        }
        for (let key6 in data34) {
          let data35 = data34[key6];
          if (!(typeof data35 == "number" && !(data35 % 1) && !isNaN(data35) && isFinite(data35))) {
            let err48 = { instancePath: instancePath + "/standard/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/standard/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
          }
          if (typeof data35 == "number" && isFinite(data35)) {
            if (data35 > 35 || isNaN(data35)) {
              let err49 = { instancePath: instancePath + "/standard/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/standard/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 35 } };
              vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
            }
            if (data35 < 0 || isNaN(data35)) {
              let err50 = { instancePath: instancePath + "/standard/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/standard/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
            }
          }
        }
      } else {
        let err51 = { instancePath: instancePath + "/standard", schemaPath: "#/properties/standard/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
      }
    }
    if (data.sections !== void 0) {
      let data36 = data.sections;
      if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
        if (Object.keys(data36).length > 200) {
          let err52 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
        }
        for (let key7 in data36) {
          let _errs66 = errors;
          validate375(key7, { instancePath: instancePath + "/sections", parentData: data36, parentDataProperty: "sections", rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length);
          var valid30 = _errs66 === errors;
          if (!valid30) {
            let err53 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/propertyNames", keyword: "propertyNames", params: { propertyName: key7 } };
            vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
          }
        }
        for (let key8 in data36) {
          let data37 = data36[key8];
          if (!(typeof data37 == "number" && !(data37 % 1) && !isNaN(data37) && isFinite(data37))) {
            let err54 = { instancePath: instancePath + "/sections/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/sections/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
          }
          if (typeof data37 == "number" && isFinite(data37)) {
            if (data37 > 35 || isNaN(data37)) {
              let err55 = { instancePath: instancePath + "/sections/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/sections/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 35 } };
              vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
            }
            if (data37 < 0 || isNaN(data37)) {
              let err56 = { instancePath: instancePath + "/sections/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/sections/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
            }
          }
        }
      } else {
        let err57 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
      }
    }
    if (data.socialists !== void 0) {
      let data38 = data.socialists;
      if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
        if (Object.keys(data38).length > 200) {
          let err58 = { instancePath: instancePath + "/socialists", schemaPath: "#/properties/socialists/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
        }
        for (let key9 in data38) {
          let _errs72 = errors;
          validate375(key9, { instancePath: instancePath + "/socialists", parentData: data38, parentDataProperty: "socialists", rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length);
          var valid32 = _errs72 === errors;
          if (!valid32) {
            let err59 = { instancePath: instancePath + "/socialists", schemaPath: "#/properties/socialists/propertyNames", keyword: "propertyNames", params: { propertyName: key9 } };
            vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
          }
        }
        for (let key10 in data38) {
          let data39 = data38[key10];
          if (!(typeof data39 == "number" && !(data39 % 1) && !isNaN(data39) && isFinite(data39))) {
            let err60 = { instancePath: instancePath + "/socialists/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/socialists/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
          }
          if (typeof data39 == "number" && isFinite(data39)) {
            if (data39 > 50 || isNaN(data39)) {
              let err61 = { instancePath: instancePath + "/socialists/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/socialists/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 } };
              vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
            }
            if (data39 < 0 || isNaN(data39)) {
              let err62 = { instancePath: instancePath + "/socialists/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/socialists/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
            }
          }
        }
      } else {
        let err63 = { instancePath: instancePath + "/socialists", schemaPath: "#/properties/socialists/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
      }
    }
    if (data.echo !== void 0) {
      let data40 = data.echo;
      if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
        if (Object.keys(data40).length > 200) {
          let err64 = { instancePath: instancePath + "/echo", schemaPath: "#/properties/echo/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
        }
        for (let key11 in data40) {
          let _errs78 = errors;
          validate375(key11, { instancePath: instancePath + "/echo", parentData: data40, parentDataProperty: "echo", rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length);
          var valid34 = _errs78 === errors;
          if (!valid34) {
            let err65 = { instancePath: instancePath + "/echo", schemaPath: "#/properties/echo/propertyNames", keyword: "propertyNames", params: { propertyName: key11 } };
            vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
          }
        }
        for (let key12 in data40) {
          let data41 = data40[key12];
          if (!(typeof data41 == "number" && !(data41 % 1) && !isNaN(data41) && isFinite(data41))) {
            let err66 = { instancePath: instancePath + "/echo/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/echo/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
          }
          if (typeof data41 == "number" && isFinite(data41)) {
            if (data41 > 20 || isNaN(data41)) {
              let err67 = { instancePath: instancePath + "/echo/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/echo/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
              vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
            }
            if (data41 < 0 || isNaN(data41)) {
              let err68 = { instancePath: instancePath + "/echo/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/echo/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
            }
          }
        }
      } else {
        let err69 = { instancePath: instancePath + "/echo", schemaPath: "#/properties/echo/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
      }
    }
    if (data.prestige !== void 0) {
      let data42 = data.prestige;
      if (!(typeof data42 == "number" && !(data42 % 1) && !isNaN(data42) && isFinite(data42))) {
        let err70 = { instancePath: instancePath + "/prestige", schemaPath: "#/properties/prestige/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
      }
      if (typeof data42 == "number" && isFinite(data42)) {
        if (data42 > 100 || isNaN(data42)) {
          let err71 = { instancePath: instancePath + "/prestige", schemaPath: "#/properties/prestige/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
        }
        if (data42 < -100 || isNaN(data42)) {
          let err72 = { instancePath: instancePath + "/prestige", schemaPath: "#/properties/prestige/minimum", keyword: "minimum", params: { comparison: ">=", limit: -100 } };
          vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
        }
      }
    }
    if (data.currency !== void 0) {
      let data43 = data.currency;
      if (!(typeof data43 == "number" && !(data43 % 1) && !isNaN(data43) && isFinite(data43))) {
        let err73 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
      }
      if (typeof data43 == "number" && isFinite(data43)) {
        if (data43 > 100 || isNaN(data43)) {
          let err74 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
        }
        if (data43 < -100 || isNaN(data43)) {
          let err75 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/minimum", keyword: "minimum", params: { comparison: ">=", limit: -100 } };
          vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
        }
      }
    }
    if (data.socialism !== void 0) {
      let data44 = data.socialism;
      if (!(typeof data44 == "number" && !(data44 % 1) && !isNaN(data44) && isFinite(data44))) {
        let err76 = { instancePath: instancePath + "/socialism", schemaPath: "#/properties/socialism/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
      }
      if (typeof data44 == "number" && isFinite(data44)) {
        if (data44 > 100 || isNaN(data44)) {
          let err77 = { instancePath: instancePath + "/socialism", schemaPath: "#/properties/socialism/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
        }
        if (data44 < -100 || isNaN(data44)) {
          let err78 = { instancePath: instancePath + "/socialism", schemaPath: "#/properties/socialism/minimum", keyword: "minimum", params: { comparison: ">=", limit: -100 } };
          vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
        }
      }
    }
    if (data.flight !== void 0) {
      let data45 = data.flight;
      if (!(typeof data45 == "number" && !(data45 % 1) && !isNaN(data45) && isFinite(data45))) {
        let err79 = { instancePath: instancePath + "/flight", schemaPath: "#/properties/flight/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
      }
      if (typeof data45 == "number" && isFinite(data45)) {
        if (data45 > 100 || isNaN(data45)) {
          let err80 = { instancePath: instancePath + "/flight", schemaPath: "#/properties/flight/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
        }
        if (data45 < -100 || isNaN(data45)) {
          let err81 = { instancePath: instancePath + "/flight", schemaPath: "#/properties/flight/minimum", keyword: "minimum", params: { comparison: ">=", limit: -100 } };
          vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
        }
      }
    }
    if (data.box !== void 0) {
      let data46 = data.box;
      if (!(typeof data46 == "number" && !(data46 % 1) && !isNaN(data46) && isFinite(data46))) {
        let err82 = { instancePath: instancePath + "/box", schemaPath: "#/properties/box/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
      }
      if (typeof data46 == "number" && isFinite(data46)) {
        if (data46 > 50 || isNaN(data46)) {
          let err83 = { instancePath: instancePath + "/box", schemaPath: "#/properties/box/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 } };
          vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
        }
        if (data46 < 0 || isNaN(data46)) {
          let err84 = { instancePath: instancePath + "/box", schemaPath: "#/properties/box/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
        }
      }
    }
    if (data.wall !== void 0 && typeof data.wall != "boolean") {
      let err85 = { instancePath: instancePath + "/wall", schemaPath: "#/properties/wall/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
    }
    if (data.dissolved !== void 0 && typeof data.dissolved != "boolean") {
      let err86 = { instancePath: instancePath + "/dissolved", schemaPath: "#/properties/dissolved/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
    }
    if (data.walled !== void 0 && typeof data.walled != "boolean") {
      let err87 = { instancePath: instancePath + "/walled", schemaPath: "#/properties/walled/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
    }
  } else {
    let err88 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
  }
  return validate362.errors = vErrors, errors === 0;
}
var schema113 = { type: "object", properties: { do: { $ref: "#/definitions/VolkCaseAction" }, offers: { type: "array", items: { $ref: "#/definitions/VolkCaseAction" }, minItems: 1, maxItems: 1e3 }, hides: { type: "array", items: { $ref: "#/definitions/VolkCaseAction" }, minItems: 1, maxItems: 1e3 }, refuses: { $ref: "#/definitions/VolkCaseAction" }, rule: { $ref: "wir-sind-das-volk-words.schema.json#/definitions/WirSindDasVolkReason" }, by: { $ref: "shared.schema.json#/definitions/Id" }, secret: { $ref: "#/definitions/VolkPosition" }, unseenBy: { $ref: "shared.schema.json#/definitions/Id" }, expect: { $ref: "#/definitions/VolkExpectation" }, spare: { type: "string", minLength: 8, maxLength: 300 } }, additionalProperties: !1, oneOf: [{ required: ["do"] }, { required: ["offers"] }, { required: ["hides"] }, { required: ["refuses"] }, { required: ["secret"] }, { required: ["expect"] }], dependencies: { refuses: ["rule"], rule: ["refuses"], unseenBy: ["secret"] } }, schema114 = { type: "object", properties: { type: { $ref: "wir-sind-das-volk-words.schema.json#/definitions/WirSindDasVolkActionType" } }, propertyNames: { $ref: "shared.schema.json#/definitions/EntryName" }, additionalProperties: { type: ["string", "integer", "boolean"], maxLength: 200 }, minProperties: 1, maxProperties: 20 };
var pattern16 = new RegExp("^(?!(?:constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf|prototype)$)[A-Za-z0-9][A-Za-z0-9._#*+-]*$", "u");
function validate388(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (!pattern16.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?!(?:constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf|prototype)$)[A-Za-z0-9][A-Za-z0-9._#*+-]*$" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate388.errors = vErrors, errors === 0;
}
var schema116 = { type: "string", enum: ["attack", "build", "choose", "count", "discard", "done", "drop", "grant", "icon", "keep", "leave", "lift", "look", "pass", "pass-on", "play", "rail", "raise", "raze", "reward", "swap"] };
function validate390(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "attack" || data === "build" || data === "choose" || data === "count" || data === "discard" || data === "done" || data === "drop" || data === "grant" || data === "icon" || data === "keep" || data === "leave" || data === "lift" || data === "look" || data === "pass" || data === "pass-on" || data === "play" || data === "rail" || data === "raise" || data === "raze" || data === "reward" || data === "swap")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema116.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate390.errors = vErrors, errors === 0;
}
function validate387(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      validate388(key0, { instancePath, parentData: data, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate388.errors : vErrors.concat(validate388.errors), errors = vErrors.length);
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
          let err3 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: schema114.additionalProperties.type } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (typeof data0 == "string" && func2(data0) > 200) {
          let err4 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 200 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    data.type !== void 0 && (validate390(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData }) || (vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate387.errors = vErrors, errors === 0;
}
var schema117 = { type: "string", enum: ["W-01", "W-02", "W-03", "W-04", "W-05", "W-06", "W-07", "W-08", "W-09", "W-10", "W-11", "W-12", "W-13", "W-14", "W-15", "W-16", "W-17", "W-18", "W-19", "W-20", "W-21", "W-22", "W-23", "W-24", "W-108", "W-25", "W-26", "W-27", "W-28", "W-29", "W-30", "W-31", "W-32", "W-33", "W-34", "W-35", "W-36", "W-37", "W-38", "W-39", "W-40", "W-41", "W-42", "W-43", "W-44", "W-45", "W-46", "W-47", "W-48", "W-49", "W-50", "W-51", "W-52", "W-53", "W-54", "W-55", "W-56", "W-57", "W-58", "W-59", "W-60", "W-61", "W-62", "W-63", "W-64", "W-65", "W-66", "W-67", "W-68", "W-69", "W-70", "W-107", "W-71", "W-72", "W-73", "W-74", "W-75", "W-76", "W-77", "W-78", "W-79", "W-80", "W-81", "W-82", "W-83", "W-84", "W-85", "W-86", "W-87", "W-88", "W-89", "W-90", "W-91", "W-92", "W-93", "W-94", "W-95", "W-96", "W-97", "W-98", "W-99", "W-100", "W-101", "W-102", "W-103", "W-104", "W-105", "W-106", "W-F1", "W-F2", "W-F3", "W-F4", "W-X1", "W-X2", "W-X3", "W-X4", "W-X5", "W-X6", "W-X7", "W-X8", "W-X9", "W-X10", "W-X11", "W-X12", "W-X13", "W-X14", "W-X15", "W-X16", "W-X17", "W-X18", "W-X19", "W-X20", "W-X21", "K-FORM", "K-SEAT", "K-OVER"] };
function validate396(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "W-01" || data === "W-02" || data === "W-03" || data === "W-04" || data === "W-05" || data === "W-06" || data === "W-07" || data === "W-08" || data === "W-09" || data === "W-10" || data === "W-11" || data === "W-12" || data === "W-13" || data === "W-14" || data === "W-15" || data === "W-16" || data === "W-17" || data === "W-18" || data === "W-19" || data === "W-20" || data === "W-21" || data === "W-22" || data === "W-23" || data === "W-24" || data === "W-108" || data === "W-25" || data === "W-26" || data === "W-27" || data === "W-28" || data === "W-29" || data === "W-30" || data === "W-31" || data === "W-32" || data === "W-33" || data === "W-34" || data === "W-35" || data === "W-36" || data === "W-37" || data === "W-38" || data === "W-39" || data === "W-40" || data === "W-41" || data === "W-42" || data === "W-43" || data === "W-44" || data === "W-45" || data === "W-46" || data === "W-47" || data === "W-48" || data === "W-49" || data === "W-50" || data === "W-51" || data === "W-52" || data === "W-53" || data === "W-54" || data === "W-55" || data === "W-56" || data === "W-57" || data === "W-58" || data === "W-59" || data === "W-60" || data === "W-61" || data === "W-62" || data === "W-63" || data === "W-64" || data === "W-65" || data === "W-66" || data === "W-67" || data === "W-68" || data === "W-69" || data === "W-70" || data === "W-107" || data === "W-71" || data === "W-72" || data === "W-73" || data === "W-74" || data === "W-75" || data === "W-76" || data === "W-77" || data === "W-78" || data === "W-79" || data === "W-80" || data === "W-81" || data === "W-82" || data === "W-83" || data === "W-84" || data === "W-85" || data === "W-86" || data === "W-87" || data === "W-88" || data === "W-89" || data === "W-90" || data === "W-91" || data === "W-92" || data === "W-93" || data === "W-94" || data === "W-95" || data === "W-96" || data === "W-97" || data === "W-98" || data === "W-99" || data === "W-100" || data === "W-101" || data === "W-102" || data === "W-103" || data === "W-104" || data === "W-105" || data === "W-106" || data === "W-F1" || data === "W-F2" || data === "W-F3" || data === "W-F4" || data === "W-X1" || data === "W-X2" || data === "W-X3" || data === "W-X4" || data === "W-X5" || data === "W-X6" || data === "W-X7" || data === "W-X8" || data === "W-X9" || data === "W-X10" || data === "W-X11" || data === "W-X12" || data === "W-X13" || data === "W-X14" || data === "W-X15" || data === "W-X16" || data === "W-X17" || data === "W-X18" || data === "W-X19" || data === "W-X20" || data === "W-X21" || data === "K-FORM" || data === "K-SEAT" || data === "K-OVER")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema117.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate396.errors = vErrors, errors === 0;
}
var schema118 = { type: "object", properties: { decade: { type: "integer", minimum: 1, maximum: 12 }, half: { type: "integer", minimum: 1, maximum: 2 }, turn: { $ref: "shared.schema.json#/definitions/Id" }, phase: { $ref: "wir-sind-das-volk-words.schema.json#/definitions/WirSindDasVolkPhase" }, task: { $ref: "wir-sind-das-volk-words.schema.json#/definitions/WirSindDasVolkTask" }, step: { type: "integer", minimum: 0, maximum: 10 }, asked: { $ref: "shared.schema.json#/definitions/Id" }, points: { type: "integer", minimum: 0, maximum: 100 }, values: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/CellName" }, additionalProperties: { type: "integer", minimum: 0, maximum: 100 }, maxProperties: 200, minProperties: 1 }, economy: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/CellName" }, additionalProperties: { type: "integer", minimum: 0, maximum: 200 }, maxProperties: 200, minProperties: 1 }, export: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/CellName" }, additionalProperties: { type: "integer", minimum: 0, maximum: 100 }, maxProperties: 200, minProperties: 1 }, operative: { type: "array", items: { type: "array", items: [{ $ref: "shared.schema.json#/definitions/CellName" }, { $ref: "shared.schema.json#/definitions/CellName" }], additionalItems: !1, minItems: 2, maxItems: 2 }, maxItems: 200, minItems: 1 }, dangling: { type: "array", items: { type: "array", items: [{ $ref: "shared.schema.json#/definitions/CellName" }, { $ref: "shared.schema.json#/definitions/CellName" }], additionalItems: !1, minItems: 2, maxItems: 2 }, maxItems: 200, minItems: 1 }, factories: { type: "array", items: { $ref: "shared.schema.json#/definitions/CellName" }, maxItems: 200 }, rundown: { type: "array", items: { $ref: "shared.schema.json#/definitions/CellName" }, maxItems: 200 }, rails: { type: "array", items: { type: "array", items: [{ $ref: "shared.schema.json#/definitions/CellName" }, { $ref: "shared.schema.json#/definitions/CellName" }], additionalItems: !1, minItems: 2, maxItems: 2 }, maxItems: 200 }, unrest: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/CellName" }, additionalProperties: { type: "integer", minimum: 0, maximum: 50 }, maxProperties: 200, minProperties: 1 }, standard: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/CellName" }, additionalProperties: { type: "integer", minimum: 0, maximum: 35 }, maxProperties: 200, minProperties: 1 }, sections: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/CellName" }, additionalProperties: { type: "integer", minimum: 0, maximum: 35 }, maxProperties: 200, minProperties: 1 }, protests: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/CellName" }, additionalProperties: { type: "integer", minimum: 0, maximum: 50 }, maxProperties: 200, minProperties: 1 }, socialists: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/CellName" }, additionalProperties: { type: "integer", minimum: 0, maximum: 50 }, maxProperties: 200, minProperties: 1 }, hands: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/Id" }, additionalProperties: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 200 }, maxProperties: 2, minProperties: 1 }, open: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 200 }, pile: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 200 }, played: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 200 }, police: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 200 }, used: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 200 }, gone: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 200 }, special: { type: "array", items: { $ref: "shared.schema.json#/definitions/Id" }, maxItems: 200 }, opened: { type: "integer", minimum: 0, maximum: 200 }, left: { type: "integer", minimum: 0, maximum: 200 }, held: { type: "object", propertyNames: { $ref: "shared.schema.json#/definitions/Id" }, additionalProperties: { type: "integer", minimum: 0, maximum: 200 }, maxProperties: 200, minProperties: 1 }, supply: { type: "object", propertyNames: { enum: ["standard", "unrest", "socialist", "rail", "factory", "abroad", "special", "rundown", "protest"] }, additionalProperties: { type: "integer", minimum: 0, maximum: 1e3 }, maxProperties: 20, minProperties: 1 }, prestige: { type: "integer", minimum: -100, maximum: 100 }, currency: { type: "integer", minimum: -100, maximum: 100 }, socialism: { type: "integer", minimum: -100, maximum: 100 }, flight: { type: "integer", minimum: -100, maximum: 100 }, box: { type: "integer", minimum: 0, maximum: 50 }, wall: { type: "boolean" }, dissolved: { type: "boolean" }, outcome: { $ref: "#/definitions/VolkExpectedOutcome" }, events: { type: "array", items: { type: "object", maxProperties: 50, additionalProperties: !0, minProperties: 1 }, maxItems: 200, minItems: 1 } }, additionalProperties: !1, minProperties: 1 }, schema119 = { type: "string", enum: ["turn", "task", "raise", "next", "end", "keep", "over"] };
function validate403(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "turn" || data === "task" || data === "raise" || data === "next" || data === "end" || data === "keep" || data === "over")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema119.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate403.errors = vErrors, errors === 0;
}
var schema120 = { type: "string", enum: ["icons", "build", "dismantle", "alternate", "decay", "unrest", "shift", "echo", "standard", "calm", "rundown", "repair", "police", "peek", "external", "raze", "price", "joker", "prestige", "compare", "attack", "socialists", "none"] };
function validate405(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "icons" || data === "build" || data === "dismantle" || data === "alternate" || data === "decay" || data === "unrest" || data === "shift" || data === "echo" || data === "standard" || data === "calm" || data === "rundown" || data === "repair" || data === "police" || data === "peek" || data === "external" || data === "raze" || data === "price" || data === "joker" || data === "prestige" || data === "compare" || data === "attack" || data === "socialists" || data === "none")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema120.enum } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate405.errors = vErrors, errors === 0;
}
var schema121 = { type: "object", required: ["winner"], properties: { winner: { $ref: "shared.schema.json#/definitions/Id" }, level: { enum: ["ruin", "collapse", "socialists", "no-socialists", "last-decade"] } }, additionalProperties: !1 };
function validate434(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.winner !== void 0 && (validate353(data.winner, { instancePath: instancePath + "/winner", parentData: data, parentDataProperty: "winner", rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length)), data.level !== void 0) {
      let data1 = data.level;
      if (!(data1 === "ruin" || data1 === "collapse" || data1 === "socialists" || data1 === "no-socialists" || data1 === "last-decade")) {
        let err2 = { instancePath: instancePath + "/level", schemaPath: "#/properties/level/enum", keyword: "enum", params: { allowedValues: schema121.properties.level.enum } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate434.errors = vErrors, errors === 0;
}
function validate401(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      let err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!func11.call(schema118.properties, key0)) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.decade !== void 0) {
      let data0 = data.decade;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err2 = { instancePath: instancePath + "/decade", schemaPath: "#/properties/decade/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 12 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/decade", schemaPath: "#/properties/decade/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/decade", schemaPath: "#/properties/decade/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
    if (data.half !== void 0) {
      let data1 = data.half;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err5 = { instancePath: instancePath + "/half", schemaPath: "#/properties/half/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/half", schemaPath: "#/properties/half/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err7 = { instancePath: instancePath + "/half", schemaPath: "#/properties/half/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.turn !== void 0 && (validate353(data.turn, { instancePath: instancePath + "/turn", parentData: data, parentDataProperty: "turn", rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length)), data.phase !== void 0 && (validate403(data.phase, { instancePath: instancePath + "/phase", parentData: data, parentDataProperty: "phase", rootData }) || (vErrors = vErrors === null ? validate403.errors : vErrors.concat(validate403.errors), errors = vErrors.length)), data.task !== void 0 && (validate405(data.task, { instancePath: instancePath + "/task", parentData: data, parentDataProperty: "task", rootData }) || (vErrors = vErrors === null ? validate405.errors : vErrors.concat(validate405.errors), errors = vErrors.length)), data.step !== void 0) {
      let data5 = data.step;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err8 = { instancePath: instancePath + "/step", schemaPath: "#/properties/step/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 10 || isNaN(data5)) {
          let err9 = { instancePath: instancePath + "/step", schemaPath: "#/properties/step/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          let err10 = { instancePath: instancePath + "/step", schemaPath: "#/properties/step/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
    if (data.asked !== void 0 && (validate353(data.asked, { instancePath: instancePath + "/asked", parentData: data, parentDataProperty: "asked", rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length)), data.points !== void 0) {
      let data7 = data.points;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        let err11 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 100 || isNaN(data7)) {
          let err12 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          let err13 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      }
    }
    if (data.values !== void 0) {
      let data8 = data.values;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (Object.keys(data8).length > 200) {
          let err14 = { instancePath: instancePath + "/values", schemaPath: "#/properties/values/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (Object.keys(data8).length < 1) {
          let err15 = { instancePath: instancePath + "/values", schemaPath: "#/properties/values/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        for (let key1 in data8) {
          let _errs16 = errors;
          validate375(key1, { instancePath: instancePath + "/values", parentData: data8, parentDataProperty: "values", rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length);
          var valid1 = _errs16 === errors;
          if (!valid1) {
            let err16 = { instancePath: instancePath + "/values", schemaPath: "#/properties/values/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
        for (let key2 in data8) {
          let data9 = data8[key2];
          if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
            let err17 = { instancePath: instancePath + "/values/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/values/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
          if (typeof data9 == "number" && isFinite(data9)) {
            if (data9 > 100 || isNaN(data9)) {
              let err18 = { instancePath: instancePath + "/values/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/values/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
            if (data9 < 0 || isNaN(data9)) {
              let err19 = { instancePath: instancePath + "/values/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/values/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
          }
        }
      } else {
        let err20 = { instancePath: instancePath + "/values", schemaPath: "#/properties/values/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.economy !== void 0) {
      let data10 = data.economy;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (Object.keys(data10).length > 200) {
          let err21 = { instancePath: instancePath + "/economy", schemaPath: "#/properties/economy/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (Object.keys(data10).length < 1) {
          let err22 = { instancePath: instancePath + "/economy", schemaPath: "#/properties/economy/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        for (let key3 in data10) {
          let _errs22 = errors;
          validate375(key3, { instancePath: instancePath + "/economy", parentData: data10, parentDataProperty: "economy", rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length);
          var valid3 = _errs22 === errors;
          if (!valid3) {
            let err23 = { instancePath: instancePath + "/economy", schemaPath: "#/properties/economy/propertyNames", keyword: "propertyNames", params: { propertyName: key3 } };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        }
        for (let key4 in data10) {
          let data11 = data10[key4];
          if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
            let err24 = { instancePath: instancePath + "/economy/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/economy/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
          if (typeof data11 == "number" && isFinite(data11)) {
            if (data11 > 200 || isNaN(data11)) {
              let err25 = { instancePath: instancePath + "/economy/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/economy/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 } };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
            if (data11 < 0 || isNaN(data11)) {
              let err26 = { instancePath: instancePath + "/economy/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/economy/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
          }
        }
      } else {
        let err27 = { instancePath: instancePath + "/economy", schemaPath: "#/properties/economy/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.export !== void 0) {
      let data12 = data.export;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        if (Object.keys(data12).length > 200) {
          let err28 = { instancePath: instancePath + "/export", schemaPath: "#/properties/export/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        if (Object.keys(data12).length < 1) {
          let err29 = { instancePath: instancePath + "/export", schemaPath: "#/properties/export/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        for (let key5 in data12) {
          let _errs28 = errors;
          validate375(key5, { instancePath: instancePath + "/export", parentData: data12, parentDataProperty: "export", rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length);
          var valid5 = _errs28 === errors;
          if (!valid5) {
            let err30 = { instancePath: instancePath + "/export", schemaPath: "#/properties/export/propertyNames", keyword: "propertyNames", params: { propertyName: key5 } };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
        for (let key6 in data12) {
          let data13 = data12[key6];
          if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
            let err31 = { instancePath: instancePath + "/export/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/export/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
          if (typeof data13 == "number" && isFinite(data13)) {
            if (data13 > 100 || isNaN(data13)) {
              let err32 = { instancePath: instancePath + "/export/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/export/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
              vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
            if (data13 < 0 || isNaN(data13)) {
              let err33 = { instancePath: instancePath + "/export/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/export/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
            }
          }
        }
      } else {
        let err34 = { instancePath: instancePath + "/export", schemaPath: "#/properties/export/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.operative !== void 0) {
      let data14 = data.operative;
      if (Array.isArray(data14)) {
        if (data14.length > 200) {
          let err35 = { instancePath: instancePath + "/operative", schemaPath: "#/properties/operative/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
        if (data14.length < 1) {
          let err36 = { instancePath: instancePath + "/operative", schemaPath: "#/properties/operative/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
        let len0 = data14.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data15 = data14[i0];
          if (Array.isArray(data15)) {
            if (data15.length > 2) {
              let err37 = { instancePath: instancePath + "/operative/" + i0, schemaPath: "#/properties/operative/items/maxItems", keyword: "maxItems", params: { limit: 2 } };
              vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
            }
            if (data15.length < 2) {
              let err38 = { instancePath: instancePath + "/operative/" + i0, schemaPath: "#/properties/operative/items/minItems", keyword: "minItems", params: { limit: 2 } };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
            if (!(data15.length <= 2)) {
              let err39 = { instancePath: instancePath + "/operative/" + i0, schemaPath: "#/properties/operative/items/additionalItems", keyword: "additionalItems", params: { limit: 2 } };
              vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
            }
            let len2 = data15.length;
            len2 > 0 && (validate375(data15[0], { instancePath: instancePath + "/operative/" + i0 + "/0", parentData: data15, parentDataProperty: 0, rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length)), len2 > 1 && (validate375(data15[1], { instancePath: instancePath + "/operative/" + i0 + "/1", parentData: data15, parentDataProperty: 1, rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length));
          } else {
            let err40 = { instancePath: instancePath + "/operative/" + i0, schemaPath: "#/properties/operative/items/type", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
        }
      } else {
        let err41 = { instancePath: instancePath + "/operative", schemaPath: "#/properties/operative/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
    }
    if (data.dangling !== void 0) {
      let data18 = data.dangling;
      if (Array.isArray(data18)) {
        if (data18.length > 200) {
          let err42 = { instancePath: instancePath + "/dangling", schemaPath: "#/properties/dangling/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
        if (data18.length < 1) {
          let err43 = { instancePath: instancePath + "/dangling", schemaPath: "#/properties/dangling/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
        let len3 = data18.length;
        for (let i1 = 0; i1 < len3; i1++) {
          let data19 = data18[i1];
          if (Array.isArray(data19)) {
            if (data19.length > 2) {
              let err44 = { instancePath: instancePath + "/dangling/" + i1, schemaPath: "#/properties/dangling/items/maxItems", keyword: "maxItems", params: { limit: 2 } };
              vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
            }
            if (data19.length < 2) {
              let err45 = { instancePath: instancePath + "/dangling/" + i1, schemaPath: "#/properties/dangling/items/minItems", keyword: "minItems", params: { limit: 2 } };
              vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
            }
            if (!(data19.length <= 2)) {
              let err46 = { instancePath: instancePath + "/dangling/" + i1, schemaPath: "#/properties/dangling/items/additionalItems", keyword: "additionalItems", params: { limit: 2 } };
              vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
            }
            let len5 = data19.length;
            len5 > 0 && (validate375(data19[0], { instancePath: instancePath + "/dangling/" + i1 + "/0", parentData: data19, parentDataProperty: 0, rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length)), len5 > 1 && (validate375(data19[1], { instancePath: instancePath + "/dangling/" + i1 + "/1", parentData: data19, parentDataProperty: 1, rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length));
          } else {
            let err47 = { instancePath: instancePath + "/dangling/" + i1, schemaPath: "#/properties/dangling/items/type", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
          }
        }
      } else {
        let err48 = { instancePath: instancePath + "/dangling", schemaPath: "#/properties/dangling/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
    }
    if (data.factories !== void 0) {
      let data22 = data.factories;
      if (Array.isArray(data22)) {
        if (data22.length > 200) {
          let err49 = { instancePath: instancePath + "/factories", schemaPath: "#/properties/factories/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
        }
        let len6 = data22.length;
        for (let i2 = 0; i2 < len6; i2++)
          validate375(data22[i2], { instancePath: instancePath + "/factories/" + i2, parentData: data22, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length);
      } else {
        let err50 = { instancePath: instancePath + "/factories", schemaPath: "#/properties/factories/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
      }
    }
    if (data.rundown !== void 0) {
      let data24 = data.rundown;
      if (Array.isArray(data24)) {
        if (data24.length > 200) {
          let err51 = { instancePath: instancePath + "/rundown", schemaPath: "#/properties/rundown/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
        }
        let len7 = data24.length;
        for (let i3 = 0; i3 < len7; i3++)
          validate375(data24[i3], { instancePath: instancePath + "/rundown/" + i3, parentData: data24, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length);
      } else {
        let err52 = { instancePath: instancePath + "/rundown", schemaPath: "#/properties/rundown/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
      }
    }
    if (data.rails !== void 0) {
      let data26 = data.rails;
      if (Array.isArray(data26)) {
        if (data26.length > 200) {
          let err53 = { instancePath: instancePath + "/rails", schemaPath: "#/properties/rails/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
        }
        let len8 = data26.length;
        for (let i4 = 0; i4 < len8; i4++) {
          let data27 = data26[i4];
          if (Array.isArray(data27)) {
            if (data27.length > 2) {
              let err54 = { instancePath: instancePath + "/rails/" + i4, schemaPath: "#/properties/rails/items/maxItems", keyword: "maxItems", params: { limit: 2 } };
              vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
            }
            if (data27.length < 2) {
              let err55 = { instancePath: instancePath + "/rails/" + i4, schemaPath: "#/properties/rails/items/minItems", keyword: "minItems", params: { limit: 2 } };
              vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
            }
            if (!(data27.length <= 2)) {
              let err56 = { instancePath: instancePath + "/rails/" + i4, schemaPath: "#/properties/rails/items/additionalItems", keyword: "additionalItems", params: { limit: 2 } };
              vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
            }
            let len10 = data27.length;
            len10 > 0 && (validate375(data27[0], { instancePath: instancePath + "/rails/" + i4 + "/0", parentData: data27, parentDataProperty: 0, rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length)), len10 > 1 && (validate375(data27[1], { instancePath: instancePath + "/rails/" + i4 + "/1", parentData: data27, parentDataProperty: 1, rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length));
          } else {
            let err57 = { instancePath: instancePath + "/rails/" + i4, schemaPath: "#/properties/rails/items/type", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
          }
        }
      } else {
        let err58 = { instancePath: instancePath + "/rails", schemaPath: "#/properties/rails/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
    }
    if (data.unrest !== void 0) {
      let data30 = data.unrest;
      if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
        if (Object.keys(data30).length > 200) {
          let err59 = { instancePath: instancePath + "/unrest", schemaPath: "#/properties/unrest/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
        }
        if (Object.keys(data30).length < 1) {
          let err60 = { instancePath: instancePath + "/unrest", schemaPath: "#/properties/unrest/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
        }
        for (let key7 in data30) {
          let _errs58 = errors;
          validate375(key7, { instancePath: instancePath + "/unrest", parentData: data30, parentDataProperty: "unrest", rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length);
          var valid20 = _errs58 === errors;
          if (!valid20) {
            let err61 = { instancePath: instancePath + "/unrest", schemaPath: "#/properties/unrest/propertyNames", keyword: "propertyNames", params: { propertyName: key7 } };
            vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
          }
        }
        for (let key8 in data30) {
          let data31 = data30[key8];
          if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31) && isFinite(data31))) {
            let err62 = { instancePath: instancePath + "/unrest/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/unrest/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
          }
          if (typeof data31 == "number" && isFinite(data31)) {
            if (data31 > 50 || isNaN(data31)) {
              let err63 = { instancePath: instancePath + "/unrest/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/unrest/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 } };
              vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
            }
            if (data31 < 0 || isNaN(data31)) {
              let err64 = { instancePath: instancePath + "/unrest/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/unrest/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
            }
          }
        }
      } else {
        let err65 = { instancePath: instancePath + "/unrest", schemaPath: "#/properties/unrest/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
      }
    }
    if (data.standard !== void 0) {
      let data32 = data.standard;
      if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
        if (Object.keys(data32).length > 200) {
          let err66 = { instancePath: instancePath + "/standard", schemaPath: "#/properties/standard/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
        }
        if (Object.keys(data32).length < 1) {
          let err67 = { instancePath: instancePath + "/standard", schemaPath: "#/properties/standard/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
        }
        for (let key9 in data32) {
          let _errs64 = errors;
          validate375(key9, { instancePath: instancePath + "/standard", parentData: data32, parentDataProperty: "standard", rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length);
          var valid22 = _errs64 === errors;
          if (!valid22) {
            let err68 = { instancePath: instancePath + "/standard", schemaPath: "#/properties/standard/propertyNames", keyword: "propertyNames", params: { propertyName: key9 } };
            vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
          }
        }
        for (let key10 in data32) {
          let data33 = data32[key10];
          if (!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33) && isFinite(data33))) {
            let err69 = { instancePath: instancePath + "/standard/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/standard/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
          }
          if (typeof data33 == "number" && isFinite(data33)) {
            if (data33 > 35 || isNaN(data33)) {
              let err70 = { instancePath: instancePath + "/standard/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/standard/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 35 } };
              vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
            }
            if (data33 < 0 || isNaN(data33)) {
              let err71 = { instancePath: instancePath + "/standard/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/standard/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
            }
          }
        }
      } else {
        let err72 = { instancePath: instancePath + "/standard", schemaPath: "#/properties/standard/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
      }
    }
    if (data.sections !== void 0) {
      let data34 = data.sections;
      if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
        if (Object.keys(data34).length > 200) {
          let err73 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
        }
        if (Object.keys(data34).length < 1) {
          let err74 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
        }
        for (let key11 in data34) {
          let _errs70 = errors;
          validate375(key11, { instancePath: instancePath + "/sections", parentData: data34, parentDataProperty: "sections", rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length);
          var valid24 = _errs70 === errors;
          if (!valid24) {
            let err75 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/propertyNames", keyword: "propertyNames", params: { propertyName: key11 } };
            vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
          }
        }
        for (let key12 in data34) {
          let data35 = data34[key12];
          if (!(typeof data35 == "number" && !(data35 % 1) && !isNaN(data35) && isFinite(data35))) {
            let err76 = { instancePath: instancePath + "/sections/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/sections/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
          }
          if (typeof data35 == "number" && isFinite(data35)) {
            if (data35 > 35 || isNaN(data35)) {
              let err77 = { instancePath: instancePath + "/sections/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/sections/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 35 } };
              vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
            }
            if (data35 < 0 || isNaN(data35)) {
              let err78 = { instancePath: instancePath + "/sections/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/sections/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
            }
          }
        }
      } else {
        let err79 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
      }
    }
    if (data.protests !== void 0) {
      let data36 = data.protests;
      if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
        if (Object.keys(data36).length > 200) {
          let err80 = { instancePath: instancePath + "/protests", schemaPath: "#/properties/protests/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
        }
        if (Object.keys(data36).length < 1) {
          let err81 = { instancePath: instancePath + "/protests", schemaPath: "#/properties/protests/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
        }
        for (let key13 in data36) {
          let _errs76 = errors;
          validate375(key13, { instancePath: instancePath + "/protests", parentData: data36, parentDataProperty: "protests", rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length);
          var valid26 = _errs76 === errors;
          if (!valid26) {
            let err82 = { instancePath: instancePath + "/protests", schemaPath: "#/properties/protests/propertyNames", keyword: "propertyNames", params: { propertyName: key13 } };
            vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
          }
        }
        for (let key14 in data36) {
          let data37 = data36[key14];
          if (!(typeof data37 == "number" && !(data37 % 1) && !isNaN(data37) && isFinite(data37))) {
            let err83 = { instancePath: instancePath + "/protests/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/protests/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
          }
          if (typeof data37 == "number" && isFinite(data37)) {
            if (data37 > 50 || isNaN(data37)) {
              let err84 = { instancePath: instancePath + "/protests/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/protests/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 } };
              vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
            }
            if (data37 < 0 || isNaN(data37)) {
              let err85 = { instancePath: instancePath + "/protests/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/protests/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
            }
          }
        }
      } else {
        let err86 = { instancePath: instancePath + "/protests", schemaPath: "#/properties/protests/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
      }
    }
    if (data.socialists !== void 0) {
      let data38 = data.socialists;
      if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
        if (Object.keys(data38).length > 200) {
          let err87 = { instancePath: instancePath + "/socialists", schemaPath: "#/properties/socialists/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
        }
        if (Object.keys(data38).length < 1) {
          let err88 = { instancePath: instancePath + "/socialists", schemaPath: "#/properties/socialists/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
        }
        for (let key15 in data38) {
          let _errs82 = errors;
          validate375(key15, { instancePath: instancePath + "/socialists", parentData: data38, parentDataProperty: "socialists", rootData }) || (vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors), errors = vErrors.length);
          var valid28 = _errs82 === errors;
          if (!valid28) {
            let err89 = { instancePath: instancePath + "/socialists", schemaPath: "#/properties/socialists/propertyNames", keyword: "propertyNames", params: { propertyName: key15 } };
            vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
          }
        }
        for (let key16 in data38) {
          let data39 = data38[key16];
          if (!(typeof data39 == "number" && !(data39 % 1) && !isNaN(data39) && isFinite(data39))) {
            let err90 = { instancePath: instancePath + "/socialists/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/socialists/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
          }
          if (typeof data39 == "number" && isFinite(data39)) {
            if (data39 > 50 || isNaN(data39)) {
              let err91 = { instancePath: instancePath + "/socialists/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/socialists/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 } };
              vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
            }
            if (data39 < 0 || isNaN(data39)) {
              let err92 = { instancePath: instancePath + "/socialists/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/socialists/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
            }
          }
        }
      } else {
        let err93 = { instancePath: instancePath + "/socialists", schemaPath: "#/properties/socialists/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
      }
    }
    if (data.hands !== void 0) {
      let data40 = data.hands;
      if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
        if (Object.keys(data40).length > 2) {
          let err94 = { instancePath: instancePath + "/hands", schemaPath: "#/properties/hands/maxProperties", keyword: "maxProperties", params: { limit: 2 } };
          vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
        }
        if (Object.keys(data40).length < 1) {
          let err95 = { instancePath: instancePath + "/hands", schemaPath: "#/properties/hands/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
        }
        for (let key17 in data40) {
          let _errs88 = errors;
          validate353(key17, { instancePath: instancePath + "/hands", parentData: data40, parentDataProperty: "hands", rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length);
          var valid30 = _errs88 === errors;
          if (!valid30) {
            let err96 = { instancePath: instancePath + "/hands", schemaPath: "#/properties/hands/propertyNames", keyword: "propertyNames", params: { propertyName: key17 } };
            vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
          }
        }
        for (let key18 in data40) {
          let data41 = data40[key18];
          if (Array.isArray(data41)) {
            if (data41.length > 200) {
              let err97 = { instancePath: instancePath + "/hands/" + key18.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/hands/additionalProperties/maxItems", keyword: "maxItems", params: { limit: 200 } };
              vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
            }
            let len11 = data41.length;
            for (let i5 = 0; i5 < len11; i5++)
              validate353(data41[i5], { instancePath: instancePath + "/hands/" + key18.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i5, parentData: data41, parentDataProperty: i5, rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length);
          } else {
            let err98 = { instancePath: instancePath + "/hands/" + key18.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/hands/additionalProperties/type", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
          }
        }
      } else {
        let err99 = { instancePath: instancePath + "/hands", schemaPath: "#/properties/hands/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
      }
    }
    if (data.open !== void 0) {
      let data43 = data.open;
      if (Array.isArray(data43)) {
        if (data43.length > 200) {
          let err100 = { instancePath: instancePath + "/open", schemaPath: "#/properties/open/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
        }
        let len12 = data43.length;
        for (let i6 = 0; i6 < len12; i6++)
          validate353(data43[i6], { instancePath: instancePath + "/open/" + i6, parentData: data43, parentDataProperty: i6, rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length);
      } else {
        let err101 = { instancePath: instancePath + "/open", schemaPath: "#/properties/open/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
      }
    }
    if (data.pile !== void 0) {
      let data45 = data.pile;
      if (Array.isArray(data45)) {
        if (data45.length > 200) {
          let err102 = { instancePath: instancePath + "/pile", schemaPath: "#/properties/pile/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
        }
        let len13 = data45.length;
        for (let i7 = 0; i7 < len13; i7++)
          validate353(data45[i7], { instancePath: instancePath + "/pile/" + i7, parentData: data45, parentDataProperty: i7, rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length);
      } else {
        let err103 = { instancePath: instancePath + "/pile", schemaPath: "#/properties/pile/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
      }
    }
    if (data.played !== void 0) {
      let data47 = data.played;
      if (Array.isArray(data47)) {
        if (data47.length > 200) {
          let err104 = { instancePath: instancePath + "/played", schemaPath: "#/properties/played/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
        }
        let len14 = data47.length;
        for (let i8 = 0; i8 < len14; i8++)
          validate353(data47[i8], { instancePath: instancePath + "/played/" + i8, parentData: data47, parentDataProperty: i8, rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length);
      } else {
        let err105 = { instancePath: instancePath + "/played", schemaPath: "#/properties/played/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
      }
    }
    if (data.police !== void 0) {
      let data49 = data.police;
      if (Array.isArray(data49)) {
        if (data49.length > 200) {
          let err106 = { instancePath: instancePath + "/police", schemaPath: "#/properties/police/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
        }
        let len15 = data49.length;
        for (let i9 = 0; i9 < len15; i9++)
          validate353(data49[i9], { instancePath: instancePath + "/police/" + i9, parentData: data49, parentDataProperty: i9, rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length);
      } else {
        let err107 = { instancePath: instancePath + "/police", schemaPath: "#/properties/police/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
      }
    }
    if (data.used !== void 0) {
      let data51 = data.used;
      if (Array.isArray(data51)) {
        if (data51.length > 200) {
          let err108 = { instancePath: instancePath + "/used", schemaPath: "#/properties/used/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
        }
        let len16 = data51.length;
        for (let i10 = 0; i10 < len16; i10++)
          validate353(data51[i10], { instancePath: instancePath + "/used/" + i10, parentData: data51, parentDataProperty: i10, rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length);
      } else {
        let err109 = { instancePath: instancePath + "/used", schemaPath: "#/properties/used/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
      }
    }
    if (data.gone !== void 0) {
      let data53 = data.gone;
      if (Array.isArray(data53)) {
        if (data53.length > 200) {
          let err110 = { instancePath: instancePath + "/gone", schemaPath: "#/properties/gone/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
        }
        let len17 = data53.length;
        for (let i11 = 0; i11 < len17; i11++)
          validate353(data53[i11], { instancePath: instancePath + "/gone/" + i11, parentData: data53, parentDataProperty: i11, rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length);
      } else {
        let err111 = { instancePath: instancePath + "/gone", schemaPath: "#/properties/gone/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
      }
    }
    if (data.special !== void 0) {
      let data55 = data.special;
      if (Array.isArray(data55)) {
        if (data55.length > 200) {
          let err112 = { instancePath: instancePath + "/special", schemaPath: "#/properties/special/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
        }
        let len18 = data55.length;
        for (let i12 = 0; i12 < len18; i12++)
          validate353(data55[i12], { instancePath: instancePath + "/special/" + i12, parentData: data55, parentDataProperty: i12, rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length);
      } else {
        let err113 = { instancePath: instancePath + "/special", schemaPath: "#/properties/special/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
      }
    }
    if (data.opened !== void 0) {
      let data57 = data.opened;
      if (!(typeof data57 == "number" && !(data57 % 1) && !isNaN(data57) && isFinite(data57))) {
        let err114 = { instancePath: instancePath + "/opened", schemaPath: "#/properties/opened/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
      }
      if (typeof data57 == "number" && isFinite(data57)) {
        if (data57 > 200 || isNaN(data57)) {
          let err115 = { instancePath: instancePath + "/opened", schemaPath: "#/properties/opened/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 } };
          vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
        }
        if (data57 < 0 || isNaN(data57)) {
          let err116 = { instancePath: instancePath + "/opened", schemaPath: "#/properties/opened/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
        }
      }
    }
    if (data.left !== void 0) {
      let data58 = data.left;
      if (!(typeof data58 == "number" && !(data58 % 1) && !isNaN(data58) && isFinite(data58))) {
        let err117 = { instancePath: instancePath + "/left", schemaPath: "#/properties/left/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
      }
      if (typeof data58 == "number" && isFinite(data58)) {
        if (data58 > 200 || isNaN(data58)) {
          let err118 = { instancePath: instancePath + "/left", schemaPath: "#/properties/left/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 } };
          vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
        }
        if (data58 < 0 || isNaN(data58)) {
          let err119 = { instancePath: instancePath + "/left", schemaPath: "#/properties/left/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
        }
      }
    }
    if (data.held !== void 0) {
      let data59 = data.held;
      if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
        if (Object.keys(data59).length > 200) {
          let err120 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
        }
        if (Object.keys(data59).length < 1) {
          let err121 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
        }
        for (let key19 in data59) {
          let _errs120 = errors;
          validate353(key19, { instancePath: instancePath + "/held", parentData: data59, parentDataProperty: "held", rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length);
          var valid48 = _errs120 === errors;
          if (!valid48) {
            let err122 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/propertyNames", keyword: "propertyNames", params: { propertyName: key19 } };
            vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
          }
        }
        for (let key20 in data59) {
          let data60 = data59[key20];
          if (!(typeof data60 == "number" && !(data60 % 1) && !isNaN(data60) && isFinite(data60))) {
            let err123 = { instancePath: instancePath + "/held/" + key20.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/held/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
          }
          if (typeof data60 == "number" && isFinite(data60)) {
            if (data60 > 200 || isNaN(data60)) {
              let err124 = { instancePath: instancePath + "/held/" + key20.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/held/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 } };
              vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
            }
            if (data60 < 0 || isNaN(data60)) {
              let err125 = { instancePath: instancePath + "/held/" + key20.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/held/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err125] : vErrors.push(err125), errors++;
            }
          }
        }
      } else {
        let err126 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err126] : vErrors.push(err126), errors++;
      }
    }
    if (data.supply !== void 0) {
      let data61 = data.supply;
      if (data61 && typeof data61 == "object" && !Array.isArray(data61)) {
        if (Object.keys(data61).length > 20) {
          let err127 = { instancePath: instancePath + "/supply", schemaPath: "#/properties/supply/maxProperties", keyword: "maxProperties", params: { limit: 20 } };
          vErrors === null ? vErrors = [err127] : vErrors.push(err127), errors++;
        }
        if (Object.keys(data61).length < 1) {
          let err128 = { instancePath: instancePath + "/supply", schemaPath: "#/properties/supply/minProperties", keyword: "minProperties", params: { limit: 1 } };
          vErrors === null ? vErrors = [err128] : vErrors.push(err128), errors++;
        }
        for (let key21 in data61) {
          let _errs126 = errors;
          if (!(key21 === "standard" || key21 === "unrest" || key21 === "socialist" || key21 === "rail" || key21 === "factory" || key21 === "abroad" || key21 === "special" || key21 === "rundown" || key21 === "protest")) {
            let err129 = { instancePath: instancePath + "/supply", schemaPath: "#/properties/supply/propertyNames/enum", keyword: "enum", params: { allowedValues: schema118.properties.supply.propertyNames.enum }, propertyName: key21 };
            vErrors === null ? vErrors = [err129] : vErrors.push(err129), errors++;
          }
          var valid50 = _errs126 === errors;
          if (!valid50) {
            let err130 = { instancePath: instancePath + "/supply", schemaPath: "#/properties/supply/propertyNames", keyword: "propertyNames", params: { propertyName: key21 } };
            vErrors === null ? vErrors = [err130] : vErrors.push(err130), errors++;
          }
        }
        for (let key22 in data61) {
          let data62 = data61[key22];
          if (!(typeof data62 == "number" && !(data62 % 1) && !isNaN(data62) && isFinite(data62))) {
            let err131 = { instancePath: instancePath + "/supply/" + key22.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/supply/additionalProperties/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err131] : vErrors.push(err131), errors++;
          }
          if (typeof data62 == "number" && isFinite(data62)) {
            if (data62 > 1e3 || isNaN(data62)) {
              let err132 = { instancePath: instancePath + "/supply/" + key22.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/supply/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
              vErrors === null ? vErrors = [err132] : vErrors.push(err132), errors++;
            }
            if (data62 < 0 || isNaN(data62)) {
              let err133 = { instancePath: instancePath + "/supply/" + key22.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/supply/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err133] : vErrors.push(err133), errors++;
            }
          }
        }
      } else {
        let err134 = { instancePath: instancePath + "/supply", schemaPath: "#/properties/supply/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err134] : vErrors.push(err134), errors++;
      }
    }
    if (data.prestige !== void 0) {
      let data63 = data.prestige;
      if (!(typeof data63 == "number" && !(data63 % 1) && !isNaN(data63) && isFinite(data63))) {
        let err135 = { instancePath: instancePath + "/prestige", schemaPath: "#/properties/prestige/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err135] : vErrors.push(err135), errors++;
      }
      if (typeof data63 == "number" && isFinite(data63)) {
        if (data63 > 100 || isNaN(data63)) {
          let err136 = { instancePath: instancePath + "/prestige", schemaPath: "#/properties/prestige/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err136] : vErrors.push(err136), errors++;
        }
        if (data63 < -100 || isNaN(data63)) {
          let err137 = { instancePath: instancePath + "/prestige", schemaPath: "#/properties/prestige/minimum", keyword: "minimum", params: { comparison: ">=", limit: -100 } };
          vErrors === null ? vErrors = [err137] : vErrors.push(err137), errors++;
        }
      }
    }
    if (data.currency !== void 0) {
      let data64 = data.currency;
      if (!(typeof data64 == "number" && !(data64 % 1) && !isNaN(data64) && isFinite(data64))) {
        let err138 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err138] : vErrors.push(err138), errors++;
      }
      if (typeof data64 == "number" && isFinite(data64)) {
        if (data64 > 100 || isNaN(data64)) {
          let err139 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err139] : vErrors.push(err139), errors++;
        }
        if (data64 < -100 || isNaN(data64)) {
          let err140 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/minimum", keyword: "minimum", params: { comparison: ">=", limit: -100 } };
          vErrors === null ? vErrors = [err140] : vErrors.push(err140), errors++;
        }
      }
    }
    if (data.socialism !== void 0) {
      let data65 = data.socialism;
      if (!(typeof data65 == "number" && !(data65 % 1) && !isNaN(data65) && isFinite(data65))) {
        let err141 = { instancePath: instancePath + "/socialism", schemaPath: "#/properties/socialism/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err141] : vErrors.push(err141), errors++;
      }
      if (typeof data65 == "number" && isFinite(data65)) {
        if (data65 > 100 || isNaN(data65)) {
          let err142 = { instancePath: instancePath + "/socialism", schemaPath: "#/properties/socialism/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err142] : vErrors.push(err142), errors++;
        }
        if (data65 < -100 || isNaN(data65)) {
          let err143 = { instancePath: instancePath + "/socialism", schemaPath: "#/properties/socialism/minimum", keyword: "minimum", params: { comparison: ">=", limit: -100 } };
          vErrors === null ? vErrors = [err143] : vErrors.push(err143), errors++;
        }
      }
    }
    if (data.flight !== void 0) {
      let data66 = data.flight;
      if (!(typeof data66 == "number" && !(data66 % 1) && !isNaN(data66) && isFinite(data66))) {
        let err144 = { instancePath: instancePath + "/flight", schemaPath: "#/properties/flight/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err144] : vErrors.push(err144), errors++;
      }
      if (typeof data66 == "number" && isFinite(data66)) {
        if (data66 > 100 || isNaN(data66)) {
          let err145 = { instancePath: instancePath + "/flight", schemaPath: "#/properties/flight/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err145] : vErrors.push(err145), errors++;
        }
        if (data66 < -100 || isNaN(data66)) {
          let err146 = { instancePath: instancePath + "/flight", schemaPath: "#/properties/flight/minimum", keyword: "minimum", params: { comparison: ">=", limit: -100 } };
          vErrors === null ? vErrors = [err146] : vErrors.push(err146), errors++;
        }
      }
    }
    if (data.box !== void 0) {
      let data67 = data.box;
      if (!(typeof data67 == "number" && !(data67 % 1) && !isNaN(data67) && isFinite(data67))) {
        let err147 = { instancePath: instancePath + "/box", schemaPath: "#/properties/box/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err147] : vErrors.push(err147), errors++;
      }
      if (typeof data67 == "number" && isFinite(data67)) {
        if (data67 > 50 || isNaN(data67)) {
          let err148 = { instancePath: instancePath + "/box", schemaPath: "#/properties/box/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 } };
          vErrors === null ? vErrors = [err148] : vErrors.push(err148), errors++;
        }
        if (data67 < 0 || isNaN(data67)) {
          let err149 = { instancePath: instancePath + "/box", schemaPath: "#/properties/box/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err149] : vErrors.push(err149), errors++;
        }
      }
    }
    if (data.wall !== void 0 && typeof data.wall != "boolean") {
      let err150 = { instancePath: instancePath + "/wall", schemaPath: "#/properties/wall/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err150] : vErrors.push(err150), errors++;
    }
    if (data.dissolved !== void 0 && typeof data.dissolved != "boolean") {
      let err151 = { instancePath: instancePath + "/dissolved", schemaPath: "#/properties/dissolved/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err151] : vErrors.push(err151), errors++;
    }
    if (data.outcome !== void 0 && (validate434(data.outcome, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData }) || (vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors), errors = vErrors.length)), data.events !== void 0) {
      let data71 = data.events;
      if (Array.isArray(data71)) {
        if (data71.length > 200) {
          let err152 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/maxItems", keyword: "maxItems", params: { limit: 200 } };
          vErrors === null ? vErrors = [err152] : vErrors.push(err152), errors++;
        }
        if (data71.length < 1) {
          let err153 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err153] : vErrors.push(err153), errors++;
        }
        let len19 = data71.length;
        for (let i13 = 0; i13 < len19; i13++) {
          let data72 = data71[i13];
          if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
            if (Object.keys(data72).length > 50) {
              let err154 = { instancePath: instancePath + "/events/" + i13, schemaPath: "#/properties/events/items/maxProperties", keyword: "maxProperties", params: { limit: 50 } };
              vErrors === null ? vErrors = [err154] : vErrors.push(err154), errors++;
            }
            if (Object.keys(data72).length < 1) {
              let err155 = { instancePath: instancePath + "/events/" + i13, schemaPath: "#/properties/events/items/minProperties", keyword: "minProperties", params: { limit: 1 } };
              vErrors === null ? vErrors = [err155] : vErrors.push(err155), errors++;
            }
          } else {
            let err156 = { instancePath: instancePath + "/events/" + i13, schemaPath: "#/properties/events/items/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err156] : vErrors.push(err156), errors++;
          }
        }
      } else {
        let err157 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err157] : vErrors.push(err157), errors++;
      }
    }
  } else {
    let err158 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err158] : vErrors.push(err158), errors++;
  }
  return validate401.errors = vErrors, errors === 0;
}
function validate386(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!func11.call(schema113.properties, key0)) {
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
    if (data.do !== void 0 && (validate387(data.do, { instancePath: instancePath + "/do", parentData: data, parentDataProperty: "do", rootData }) || (vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors), errors = vErrors.length)), data.offers !== void 0) {
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
          validate387(data1[i0], { instancePath: instancePath + "/offers/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors), errors = vErrors.length);
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
          validate387(data3[i1], { instancePath: instancePath + "/hides/" + i1, parentData: data3, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/hides", schemaPath: "#/properties/hides/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.refuses !== void 0 && (validate387(data.refuses, { instancePath: instancePath + "/refuses", parentData: data, parentDataProperty: "refuses", rootData }) || (vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors), errors = vErrors.length)), data.rule !== void 0 && (validate396(data.rule, { instancePath: instancePath + "/rule", parentData: data, parentDataProperty: "rule", rootData }) || (vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors), errors = vErrors.length)), data.by !== void 0 && (validate353(data.by, { instancePath: instancePath + "/by", parentData: data, parentDataProperty: "by", rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length)), data.secret !== void 0 && (validate362(data.secret, { instancePath: instancePath + "/secret", parentData: data, parentDataProperty: "secret", rootData }) || (vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors), errors = vErrors.length)), data.unseenBy !== void 0 && (validate353(data.unseenBy, { instancePath: instancePath + "/unseenBy", parentData: data, parentDataProperty: "unseenBy", rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length)), data.expect !== void 0 && (validate401(data.expect, { instancePath: instancePath + "/expect", parentData: data, parentDataProperty: "expect", rootData }) || (vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors), errors = vErrors.length)), data.spare !== void 0) {
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
  return validate386.errors = vErrors, errors === 0;
}
function validate465(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!func11.call(schema106.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.id !== void 0 && (validate353(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length)), data.proves !== void 0) {
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
          validate356(data1[i0], { instancePath: instancePath + "/proves/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/proves", schemaPath: "#/properties/proves/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.title !== void 0 && (validate358(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData }) || (vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors), errors = vErrors.length)), data.scenario !== void 0 && (validate353(data.scenario, { instancePath: instancePath + "/scenario", parentData: data, parentDataProperty: "scenario", rootData }) || (vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors), errors = vErrors.length)), data.change !== void 0) {
      let data5 = data.change;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (Object.keys(data5).length > 100) {
          let err7 = { instancePath: instancePath + "/change", schemaPath: "#/properties/change/maxProperties", keyword: "maxProperties", params: { limit: 100 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/change", schemaPath: "#/properties/change/type", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.given !== void 0 && (validate362(data.given, { instancePath: instancePath + "/given", parentData: data, parentDataProperty: "given", rootData }) || (vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors), errors = vErrors.length)), data.dice !== void 0) {
      let data7 = data.dice;
      if (Array.isArray(data7)) {
        if (data7.length > 1e3) {
          let err9 = { instancePath: instancePath + "/dice", schemaPath: "#/properties/dice/maxItems", keyword: "maxItems", params: { limit: 1e3 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        let len1 = data7.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data8 = data7[i1];
          if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
            let err10 = { instancePath: instancePath + "/dice/" + i1, schemaPath: "#/properties/dice/items/type", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
          if (typeof data8 == "number" && isFinite(data8)) {
            if (data8 > 1e3 || isNaN(data8)) {
              let err11 = { instancePath: instancePath + "/dice/" + i1, schemaPath: "#/properties/dice/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            if (data8 < 1 || isNaN(data8)) {
              let err12 = { instancePath: instancePath + "/dice/" + i1, schemaPath: "#/properties/dice/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
          }
        }
      } else {
        let err13 = { instancePath: instancePath + "/dice", schemaPath: "#/properties/dice/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.steps !== void 0) {
      let data9 = data.steps;
      if (Array.isArray(data9)) {
        if (data9.length > 1e3) {
          let err14 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/maxItems", keyword: "maxItems", params: { limit: 1e3 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data9.length < 1) {
          let err15 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        let len2 = data9.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate386(data9[i2], { instancePath: instancePath + "/steps/" + i2, parentData: data9, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate386.errors : vErrors.concat(validate386.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.spare !== void 0) {
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
  return validate465.errors = vErrors, errors === 0;
}
var stdin_default = {
  schemas: { "wir-sind-das-volk-terrain": wirSindDasVolkTerrainSchema, "wir-sind-das-volk-units": wirSindDasVolkUnitsSchema, "wir-sind-das-volk-tables": wirSindDasVolkTablesSchema, "wir-sind-das-volk-tracks": wirSindDasVolkTracksSchema, "wir-sind-das-volk-deck": wirSindDasVolkDeckSchema, "wir-sind-das-volk-bots": wirSindDasVolkBotsSchema, "wir-sind-das-volk-scenario": wirSindDasVolkScenarioSchema, "wir-sind-das-volk-case": wirSindDasVolkCaseSchema, "wir-sind-das-volk-words": wirSindDasVolkWordsSchema },
  validators: { wirSindDasVolkTerrainFile, wirSindDasVolkTerrainItem_terrain, wirSindDasVolkTerrainItem_edges, wirSindDasVolkTerrainItem_provinces, wirSindDasVolkTerrainItem_towns, wirSindDasVolkTerrainItem_rails, wirSindDasVolkUnitsFile, wirSindDasVolkUnitsItem_sides, wirSindDasVolkUnitsItem_units, wirSindDasVolkTablesFile, wirSindDasVolkTablesItem_numbers, wirSindDasVolkTracksFile, wirSindDasVolkTracksItem_tracks, wirSindDasVolkDeckFile, wirSindDasVolkDeckItem_cards, wirSindDasVolkBotsFile, wirSindDasVolkBotsItem_bots, wirSindDasVolkScenarioFile, wirSindDasVolkScenarioItem_comments, wirSindDasVolkCaseFile, wirSindDasVolkCaseItem_cases }
};
export {
  stdin_default as default
};
