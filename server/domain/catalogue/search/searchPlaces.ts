/**
 * The alternatives for one word of a search. Each alternative is a list of word beginnings that must all occur in a
 * book: 'સત્યના' may stand for 'satya' and 'na'.
 */
export type Place = readonly (readonly string[])[];

/**
 * One interpretation of a search, with its rank in the results: 2 for words as spelt, 3 for words of the same sound in
 * other scripts, 4 for words with a typo. Each interpretation includes the previous one.
 */
export interface SearchTier {
  rank: 2 | 3 | 4;
  places: readonly Place[];
}

/** True if a book with these words matches at least one alternative for each word of the search. */
export function hasPlaces(words: readonly string[], places: readonly Place[]): boolean {
  const begins = (beginning: string) => words.some((word) => word.startsWith(beginning));
  return places.every((place) => place.some((together) => together.every(begins)));
}

/** The alternatives for one word of a search: as spelt, words with the same sound, and words one typo away. */
export interface WordReadings {
  spelt: Place;
  sounding: Place;
  typos: Place;
}

/**
 * Returns the interpretations of a search for these words. Omits an interpretation if one of its words has no alternative, or
 * if it adds nothing to the previous one.
 */
export function searchTiers(words: readonly WordReadings[]): SearchTier[] {
  const spelt = words.map((word) => word.spelt);
  const sounding = words.map((word) => [...word.spelt, ...word.sounding]);
  const all = words.map((word) => [...word.spelt, ...word.sounding, ...word.typos]);
  const wider = (places: readonly Place[], than: readonly Place[]) =>
    places.some((place, index) => place.length > (than[index]?.length ?? 0));
  const tiers: SearchTier[] = [
    { rank: 2, places: spelt },
    ...(wider(sounding, spelt) ? [{ rank: 3 as const, places: sounding }] : []),
    ...(wider(all, sounding) ? [{ rank: 4 as const, places: all }] : []),
  ];
  return tiers.filter(({ places }) => places.every((place) => place.length > 0));
}
