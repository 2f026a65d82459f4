/** The folders of the site's texts that belong to no game, from the project on. */
export const OWN_FOLDERS: readonly string[]
/** Folders with the texts of the site, one JSON file a language in each: ours, and one of each ruleset, from the project on. */
export function messageFolders(root?: string): Promise<string[]>
