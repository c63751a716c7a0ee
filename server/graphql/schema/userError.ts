import type { Problem } from '../../domain/shared/errors.js';
import type { UserErrorType } from './UserErrorType.js';

/** Converts a problem to its GraphQL form. */
export function userError({ code, message, field, values }: Problem): UserErrorType {
  return {
    code,
    message,
    field: field ?? null,
    values: Object.entries(values ?? {}).map(([name, value]) => ({ name, value: String(value) })),
  };
}
