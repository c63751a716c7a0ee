import { skipToken, useQuery } from '@apollo/client/react';
import { useDelayed } from '../../../shared/forms/useDelayed';
import {
  EditionOfLinkDocument,
  EditionsToJoinDocument,
  type JoinableEditionFragment,
} from './EditionModeration.generated';

/** The id of an edition or of a book, alone or in a link. */
const ID = /(?:edition|book)_[0-9a-z]{26}/;

/** The editions that a text may mean, but for the one that is being joined; none while it is looked for. */
export function useJoinable(text: string, ownId: string) {
  const asked = useDelayed(text.trim());
  const [id] = ID.exec(asked) ?? [];
  // Not into the cache, where the list of books keeps its own pages of what it looks for.
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
