/** The rule options of a ruleset: each needs a line in its rulebook, in both languages, with the meaning of every value. */
import type { Statements } from '../../engine/types/statements'

const LANGUAGES = ['en', 'it'] as const

export type RuleOption = { readonly enum?: readonly (string | number)[] }

/** @param place the file of the statements; `elsewhere` is the text of pages that also list options */
export function ruleOptionFaults(
  place: string,
  options: Readonly<Record<string, RuleOption>>,
  { groups }: Statements,
  elsewhere = '',
): string[] {
  const lines = groups.flatMap(({ ruleOptions = [] }) => ruleOptions)
  const listed = lines.flatMap((line) => line.options)
  const unknown = listed.filter((option) => !Object.hasOwn(options, option))
  return [
    ...unknown.map(
      (option) => `${place}: "ruleOptions" has a line about "${option}", which is no rule option`,
    ),
    ...Object.entries(options)
      .filter(([option]) => !elsewhere.includes(`\`${option}\``))
      .flatMap(([option, { enum: values = [] }]) => {
        const line = lines.find((one) => one.options.includes(option))
        if (line === undefined)
          return [`${place}: "ruleOptions" has no line about the rule option "${option}"`]
        return LANGUAGES.flatMap((language) => {
          const text = line.text[language]
          const silent = values.filter((value) => !text.includes(`\`${value}\``))
          if (text.trim() === '') return [`${place}: the line about "${option}" has no text (${language})`]
          return silent.map(
            (value) => `${place}: the line about "${option}" does not explain \`${value}\` (${language})`,
          )
        })
      }),
  ]
}
