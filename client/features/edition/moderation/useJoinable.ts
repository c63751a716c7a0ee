import { skipToken, useQuery } from '@apollo/client/react';
import { useDelayed } from '../../../shared/forms/useDelayed';
import {
  EditionOfLinkDocument,
  EditionsToJoinDocument,
  type JoinableEditionFragment,
} from './EditionModeration.generated';

/** The id of an edition or of a book, alone or in a link. */
const ID = /(?:edition|book)_[0-9a-z]{26}/;

/** Returns the editions that a text may mean, without the one being joined; none while loading. */
export function useJoinable(text: string, ownId: string) {
  const asked = useDelayed(text.trim());
  const [id] = ID.exec(asked) ?? [];
  // Bypasses the cache, in which the list of books keeps its own pages.
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
