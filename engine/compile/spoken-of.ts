/** Groups of names used inside sentences, where Italian needs an article. */
export const SPOKEN_OF: readonly string[] = ['sides', 'seats', 'components', 'units', 'areas']
