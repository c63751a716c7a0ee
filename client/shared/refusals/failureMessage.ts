import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { translateError } from './translateError';
import type { ErrorCode } from '../contract/schema.generated';
import type { UserErrorPartsFragment } from './UserErrorParts.generated';

/**
 * Returns the message for a failed request: the server's refusal in the viewer's language, or `fallback` if the
 * server did not state a refusal.
 */
export function failureMessage(error: unknown, fallback: string): string {
  const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
  if (!first) return fallback;
  const code = first.extensions?.['code'] as ErrorCode | undefined;
  if (!code) return first.message;
  const values = (first.extensions?.['values'] ?? []) as UserErrorPartsFragment['values'];
  return translateError({ code, message: first.message, field: null, values });
}
