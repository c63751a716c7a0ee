import { ApolloLink } from '@apollo/client';
import { from, mergeMap, of } from 'rxjs';
import type { ErrorCode } from '../../shared/contract/schema.generated';
import { confirmIdentity } from '../token/confirmation';

const ASKED: ErrorCode = 'CONFIRMATION_REQUIRED';

/**
 * The context of an operation that confirms the person's identity. Such an operation never triggers another
 * confirmation.
 */
export const CONFIRMING = { isConfirming: true } as const;

type Payload = { readonly userErrors?: readonly { readonly code: string }[] } | null;

/**
 * Handles CONFIRMATION_REQUIRED: asks the person to confirm their identity, and if they do, sends the operation again.
 */
export const confirmationLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    mergeMap((result) => {
      if (operation.getContext()['isConfirming'] === true || !isRefused(result.data)) return of(result);
      return from(confirmIdentity()).pipe(
        mergeMap((isConfirmed) => (isConfirmed ? forward(operation) : of(result))),
      );
    }),
  ),
);

function isRefused(data: Record<string, unknown> | null | undefined): boolean {
  return Object.values(data ?? {}).some((payload) =>
    (payload as Payload)?.userErrors?.some(({ code }) => code === ASKED),
  );
}
