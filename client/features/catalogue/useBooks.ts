import { NetworkStatus } from '@apollo/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { takeDrawn } from '../../session/viewer/knownViewer';
import type { BookFilter, BookSort } from '../../shared/contract/schema.generated';
import { useBooksQuery } from './Books.generated';

/** Time limit for loading a list of books, in milliseconds (docs/marketplace.md, Screens). */
const BOOKS_TIMEOUT = 5000;

/**
 * Loads the editions that match the filters, page by page. Going back to the list shows all pages that were loaded;
 * opening the list by a link reloads it.
 */
export function useBooks(filter: BookFilter, sort: BookSort | null) {
  const isReturning = useNavigationType() === 'POP';
  const [moreFailure, setMoreFailure] = useState<unknown>();
  const { data, error, networkStatus, refetch, fetchMore } = useBooksQuery({
    variables: { filter, sort },
    fetchPolicy: isReturning ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { timeout: BOOKS_TIMEOUT },
  });

  // The list that the server rendered is a few seconds old and contains nothing about the viewer, so it is reloaded.
  const renew = useEffectEvent(() => takeDrawn() && void refetch().catch(() => undefined));
  useEffect(() => void renew(), []);

  const load = () => {
    setMoreFailure(undefined);
    fetchMore({ variables: { after: data?.editions.pageInfo.endCursor } }).catch(setMoreFailure);
  };
  const isLoading = networkStatus === NetworkStatus.fetchMore;
  return {
    list: data?.editions,
    failure: error,
    tryAgain: () => void refetch(),
    more: { load, isLoading, failure: moreFailure },
  };
}
