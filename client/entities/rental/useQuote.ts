import { skipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useSettled } from './useSettled';

/** The server's quote for a rental or an extension that is being chosen. */
export type ShownQuote<Quote> = {
  /** The last quote; null if there is none yet, or for an invalid choice. */
  readonly quote: Quote | null;
  /** True while the quote is that of an earlier choice. */
  readonly isStale: boolean;
  /** True if the quote could not be loaded. */
  readonly isUnreadable: boolean;
};

const NOTHING = { quote: null, isStale: false, isUnreadable: false } as const;

/** Loads the quote for a choice, which is null while invalid. Waits for a pause in typing. */
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
