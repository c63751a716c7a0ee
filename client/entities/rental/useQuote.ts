import { skipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useSettled } from './useSettled';

/** The state of a quote for a rental or an extension. */
export type ShownQuote<Quote> = {
  /** The latest quote; null while the first quote is loading, or for an invalid choice. */
  readonly quote: Quote | null;
  /** True while `quote` belongs to an earlier choice. */
  readonly isStale: boolean;
  /** True if the quote could not be loaded. */
  readonly isUnreadable: boolean;
};

const NOTHING = { quote: null, isStale: false, isUnreadable: false } as const;

/** Loads the quote for a choice after a pause in typing. The choice is null while it is invalid. */
export function useQuote<Quote, Wanted extends { months: number }>(
  document: TypedDocumentNode<{ readonly quote: Quote | null }, Wanted>,
  wanted: Wanted | null,
): ShownQuote<Quote> {
  const isSettled = useSettled(wanted?.months ?? null);
  const { data, previousData, error, loading } = useQuery(
    document,
    wanted && isSettled ? { variables: wanted, fetchPolicy: 'no-cache' } : skipToken,
  );
  if (!wanted) return NOTHING;
  const last = error ? undefined : (data ?? previousData);
  return { quote: last?.quote ?? null, isStale: !isSettled || loading, isUnreadable: error !== undefined };
}
