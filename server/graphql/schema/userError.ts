import type { Problem } from '../../domain/shared/errors.js';
import type { UserErrorType } from './UserErrorType.js';

/** The present form of a problem of the domain. */
export function userError({ code, message, field, values }: Problem): UserErrorType {
  return {
    code,
    message,
    field: field ?? null,
    values: Object.entries(values ?? {}).map(([name, value]) => ({ name, value: String(value) })),
  };
}
