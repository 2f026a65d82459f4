/**
 * Reads words without quotes and detects surprising numbers: YAML reads 0704 as 704 and 1.10 as 1.1.
 * A cell or a version without quotes silently becomes another value.
 */

const PLAIN_INTEGER = /^(?:0|-?[1-9][0-9]{0,14})$/
const PLAIN_DECIMAL = /^-?(?:0|[1-9][0-9]{0,14})\.(?:[0-9]{0,14}[1-9])$/
const NULL = /^(?:~|[Nn]ull|NULL)?$/
const BOOLEAN = /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/
const OTHER_NUMBER =
  /^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)|[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?)$/

export type Word = { readonly value: string | number | boolean | null; readonly surprise?: string }

/** The value of a word without quotes, and the code of the surprise if it is a number that differs from its text. */
export function readWord(source: string): Word {
  const first = source.charCodeAt(0)
  if ((first >= 48 && first <= 57) || first === 45 || first === 43 || first === 46) {
    if (PLAIN_INTEGER.test(source) || PLAIN_DECIMAL.test(source)) return { value: Number(source) }
    if (OTHER_NUMBER.test(source)) return { value: source, surprise: surpriseOf(source) }
    return { value: source }
  }
  if (NULL.test(source)) return { value: null }
  if (BOOLEAN.test(source)) return { value: source.charCodeAt(0) === 116 || source.charCodeAt(0) === 84 }
  return { value: source }
}

function surpriseOf(source: string): string {
  const value = Number(source.replace(/^\+/, ''))
  if (/^[-+]?0[0-9]+$/.test(source)) return 'E-NUMBER-ZERO'
  if (/^[-+]?[0-9]+\.[0-9]*0$/.test(source)) return 'E-NUMBER-TAIL'
  if (Number.isFinite(value) ? Math.abs(value) > Number.MAX_SAFE_INTEGER : !/^[-+]?\.|^\.n/i.test(source))
    return 'E-NUMBER-BIG'
  return 'E-NUMBER-FORM'
}
