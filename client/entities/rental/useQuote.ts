import { skipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useSettled } from './useSettled';

/** What the server says of a rental or an extension, while one chooses it. */
export type ShownQuote<Quote> = {
  /** What it said last; null before that, and for what cannot be chosen. */
  readonly quote: Quote | null;
  /** Whether it is asked again: until it answers, the quote is that of an earlier choice. */
  readonly isStale: boolean;
  /** Whether the quote could not be read. */
  readonly isUnreadable: boolean;
};

const NOTHING = { quote: null, isStale: false, isUnreadable: false } as const;

/** The quote of what is wanted, which is null while it cannot be chosen. It is asked for once the months are typed. */
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
