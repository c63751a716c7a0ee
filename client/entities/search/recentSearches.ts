import { deviceStore } from '../../shared/store/store';
import { RECENT_SEARCHES_KEY } from '../../session/viewer/drafts';

const MOST_KEPT = 6;
const LONGEST_KEPT = 100;

/** What was searched for on this device, until they log out; JSON. */
export const savedSearches = deviceStore(RECENT_SEARCHES_KEY);

/** What was searched for, the last first. */
export function readSearches(saved: string | null): string[] {
  try {
    const searches: unknown = JSON.parse(saved ?? '[]');
    return Array.isArray(searches) ? searches.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps a search where the browser has room for it. */
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
