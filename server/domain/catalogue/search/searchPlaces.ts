/**
 * The alternatives for one word of a search. Each alternative is a list of word beginnings that must all occur:
 * 'સત્યના' may be 'satya' and 'na'.
 */
export type Place = readonly (readonly string[])[];

/**
 * A reading of a search. Each tier is wider than the previous one: as spelt (2), by sound in other scripts (3), with
 * typos (4).
 */
export interface SearchTier {
  rank: 2 | 3 | 4;
  places: readonly Place[];
}

/** True if a book with these words matches every place of the search. */
export function hasPlaces(words: readonly string[], places: readonly Place[]): boolean {
  const begins = (beginning: string) => words.some((word) => word.startsWith(beginning));
  return places.every((place) => place.some((together) => together.every(begins)));
}

/** The readings of one word of a search: its spelling, words with its sound, and words one typo away. */
export interface WordReadings {
  spelt: Place;
  sounding: Place;
  typos: Place;
}

/** Returns the tiers of a search for these words. Tiers that add nothing to the previous one are left out. */
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
