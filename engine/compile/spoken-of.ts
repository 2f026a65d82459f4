/** Groups of names that stand inside sentences, where Italian puts an article before them. */
export const SPOKEN_OF: readonly string[] = ['sides', 'seats', 'components', 'units', 'areas']
