import { skipToken, useQuery } from '@apollo/client/react';
import { useDelayed } from '../../../shared/forms/useDelayed';
import {
  EditionOfLinkDocument,
  EditionsToJoinDocument,
  type JoinableEditionFragment,
} from './EditionModeration.generated';

/** Matches the id of an edition or a book, alone or in a link. */
const ID = /(?:edition|book)_[0-9a-z]{26}/;

/**
 * Returns the editions that match the text (a search text, an id or a link), except the edition `ownId`. `found` is
 * empty while loading.
 */
export function useJoinable(text: string, ownId: string) {
  const asked = useDelayed(text.trim());
  const [id] = ID.exec(asked) ?? [];
  // Bypasses the cache, because these results would mix with the pages of the book list.
  const linked = useQuery(
    EditionOfLinkDocument,
    id ? { variables: { id }, fetchPolicy: 'no-cache' } : skipToken,
  );
  const searched = useQuery(
    EditionsToJoinDocument,
    asked && !id ? { variables: { search: asked }, fetchPolicy: 'no-cache' } : skipToken,
  );
  const edition = linked.data?.edition ?? linked.data?.book?.edition;
  const all: JoinableEditionFragment[] = id
    ? [edition].filter((each) => !!each)
    : (searched.data?.editions.edges ?? []).map(({ node }) => node);
  return {
    found: all.filter((each) => each.id !== ownId),
    isSearching: asked !== text.trim() || linked.loading || searched.loading,
  };
}
