export function makeSources(): Promise<{ rulesets: boolean; validators: boolean }>
