import { NetworkStatus } from '@apollo/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { takeDrawn } from '../../session/viewer/knownViewer';
import type { BookFilter, BookSort } from '../../shared/contract/schema.generated';
import { useBooksQuery } from './Books.generated';

/** How long a list of books may take, in milliseconds (docs/marketplace.md, Screens). */
const BOOKS_TIMEOUT = 5000;

/**
 * The editions of the books that the filters ask for, page by page. Who comes back finds the list as it was, with all its pages; who
 * comes again sees what has changed since.
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

  // The list that came with the page is a little old, and does not know who reads it.
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
    /** The page after the last one. */
    more: { load, isLoading, failure: moreFailure },
  };
}
