/**
 * What one word of a search may stand for: one of these, each of which is the beginnings of words that must all be there
 * ('સત્યના' may be 'satya' and 'na').
 */
export type Place = readonly (readonly string[])[];

/** Ways to read a search, each wider than those before it: as it is spelt, by its sound in other scripts, with typos. */
export interface SearchTier {
  rank: 2 | 3 | 4;
  places: readonly Place[];
}

/** Whether these words of a book have all that the search is for. */
export function hasPlaces(words: readonly string[], places: readonly Place[]): boolean {
  const begins = (beginning: string) => words.some((word) => word.startsWith(beginning));
  return places.every((place) => place.some((together) => together.every(begins)));
}

/** What is known of one word of a search: how it is spelt, what else sounds so, and what is a typo away. */
export interface WordReadings {
  spelt: Place;
  sounding: Place;
  typos: Place;
}

/** The tiers of a search for these words; one that reads no more than the one before it is left out. */
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
