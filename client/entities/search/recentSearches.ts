import { deviceStore } from '../../shared/store/store';
import { RECENT_SEARCHES_KEY } from '../../session/viewer/drafts';

const MOST_KEPT = 6;
const LONGEST_KEPT = 100;

/** The recent searches on this device, as JSON. Logging out deletes them. */
export const savedSearches = deviceStore(RECENT_SEARCHES_KEY);

/** Returns the recent searches from their stored text, newest first. Empty if the text is damaged. */
export function readSearches(saved: string | null): string[] {
  try {
    const searches: unknown = JSON.parse(saved ?? '[]');
    return Array.isArray(searches) ? searches.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** Saves a search. Does nothing if the browser's storage is full. */
export function rememberSearch(text: string): void {
  const search = text.trim().slice(0, LONGEST_KEPT);
  if (search) keep([search, ...others(search)].slice(0, MOST_KEPT));
}

export const forgetSearch = (search: string): void => keep(others(search));

export const forgetSearches = (): void => savedSearches.write(null);

const others = (search: string) => readSearches(savedSearches.read()).filter((each) => each !== search);

function keep(searches: string[]): void {
  try {
    savedSearches.write(searches.length > 0 ? JSON.stringify(searches) : null);
  } catch (error) {
    console.warn('A search could not be kept:', error);
  }
}
