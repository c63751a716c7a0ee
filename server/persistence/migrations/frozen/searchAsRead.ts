import { isbnFromSearch } from './isbn.js';
import { searchWords } from './searchText.js';

/** A saved search as it is stored; only its text is read. */
export interface SearchFilter {
  search?: string;
}

/** What a search asks for: those that say it in other letters or with other marks ('Godan ', 'godan') are the same search. */
export function searchAsRead({ search, ...others }: SearchFilter): SearchFilter {
  if (search === undefined) return others;
  return { ...others, search: isbnFromSearch(search) ?? searchWords(search).join(' ') };
}
