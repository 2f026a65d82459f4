export function makeSources(): Promise<{ rulesets: boolean; code: boolean; validators: boolean }>
