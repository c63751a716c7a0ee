import { skipToken, useQuery } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import type { Genre } from '../../../shared/contract/schema.generated';
import { useDelayed } from '../../../shared/forms/useDelayed';
import { useStore } from '../../../shared/store/store';
import { GENRE_LABELS } from '../../book/bookLabels';
import { readSearches, savedSearches } from '../recentSearches';
import { SuggestionsDocument } from './Suggestions.generated';

export type Option = {
  readonly kind: 'TITLE' | 'AUTHOR' | 'GENRE' | 'ISBN' | 'RECENT';
  readonly text: string;
  /** The author for a title, or the title for an ISBN. */
  readonly detail?: string | null;
  readonly genre?: Genre | null;
};

/** Returns suggestions for the typed text; recent searches if it is empty. Loads nothing while the list is closed. */
export function useSuggestions(text: string, isClosed: boolean): Option[] {
  const { t } = useLingui();
  const typed = text.trim();
  const genres = useGenres(typed);
  const recent = readSearches(useStore(savedSearches));
  const asked = useDelayed(typed);
  // A late response cannot replace a newer response, because the hook returns data for the current variables only.
  const { data, previousData } = useQuery(
    SuggestionsDocument,
    typed && asked && !isClosed ? { variables: { search: asked }, fetchPolicy: 'no-cache' } : skipToken,
  );
  if (!typed) return recent.map((search) => ({ kind: 'RECENT', text: search }));
  const found = (data ?? previousData)?.suggestions ?? [];
  const others = found.filter(({ genre }) => !genre || genres.every((known) => known.genre !== genre));
  return [
    ...genres,
    ...others.map(({ kind, text: suggested, author, title, genre }) => ({
      kind,
      text: genre ? t(GENRE_LABELS[genre]) : suggested,
      detail: title ?? author,
      genre,
    })),
  ];
}

/**
 * Returns the genres whose name in the site's language begins with the typed text. The server knows only the English names.
 */
function useGenres(typed: string): Option[] {
  const { t } = useLingui();
  const beginning = typed.toLocaleLowerCase();
  return Object.entries(GENRE_LABELS)
    .map(([genre, label]) => ({ kind: 'GENRE' as const, text: t(label), genre: genre as Genre }))
    .filter(({ text }) => beginning !== '' && text.toLocaleLowerCase().startsWith(beginning));
}
