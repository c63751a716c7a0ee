import type { z } from 'zod';
import { ERRORS, type ErrorCode } from './errorTexts.js';
import { formatDecimal, formatMoney } from '../money/format.js';
import { messageText } from './messageText.js';
import { money, type CurrencyCode, type Money } from '../money/money.js';

export { ERRORS, type ErrorCode } from './errorTexts.js';

/** A problem: its code, English text, and place in the input. */
export interface Problem {
  code: ErrorCode;
  message: string;
  field?: string[];
  values?: Record<string, string | number>;
}

/** The place of a problem in the input, and the values in its text. */
export interface ProblemDetails {
  field?: string[];
  values?: Record<string, string | number | Money>;
}

/**
 * A refusal by the rules of the marketplace. Throwing it rolls the transaction back. Each API sends it in its own
 * format.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(readonly problems: readonly [Problem, ...Problem[]]) {
    super(problems.map((each) => each.message).join('; '));
  }
}

/**
 * Returns a problem with its text. Amounts are formatted for people in the text, and are exact decimals in `values`.
 */
export function problem(code: ErrorCode, { field, values }: ProblemDetails = {}): Problem {
  const message = messageText(code, readable(values ?? {}));
  return { code, message, ...(field && { field }), ...(values && { values: exact(values) }) };
}

function readable(values: NonNullable<ProblemDetails['values']>): NonNullable<Problem['values']> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? formatMoney(value) : value,
    ]),
  );
}

function exact(values: NonNullable<ProblemDetails['values']>): NonNullable<Problem['values']> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? formatDecimal(value.amount) : value,
    ]),
  );
}

/** Throws a DomainError with a single problem. */
export function refuse(code: ErrorCode, details?: ProblemDetails): never {
  throw new DomainError([problem(code, details)]);
}

/** True if the error means that the service is unavailable, whatever the request. */
export function isUnavailable(error: unknown): error is DomainError {
  return error instanceof DomainError && error.problems[0].code === 'SERVICE_UNAVAILABLE';
}

/**
 * Returns the seconds after which a temporarily refused request can be retried (HTTP's Retry-After); undefined for
 * other refusals.
 */
export function retryAfter({ problems: [{ code, values }] }: DomainError): number | undefined {
  const isForNow = code === 'TOO_MANY_ATTEMPTS' || code === 'SERVICE_UNAVAILABLE';
  return isForNow ? Number(values?.['seconds'] ?? 60) : undefined;
}

/**
 * Parses untrusted input with a schema. Each check of the schema has an ErrorCode as its message. Throws one
 * DomainError with the first problem of each field, in the schema's order. `currency` is required if the schema has
 * amounts.
 */
export function parseInput<S extends z.ZodType>(
  schema: S,
  input: unknown,
  currency?: CurrencyCode,
): z.output<S> {
  const result = schema.safeParse(input, { error: codeOfMissingOrWrongType });
  if (result.success) return result.data;
  const [first, ...others] = firstOfEachField(result.error.issues).map((issue) => problemOf(issue, currency));
  if (!first) throw result.error;
  throw new DomainError([first, ...others]);
}

function codeOfMissingOrWrongType({ input }: { input?: unknown }): ErrorCode {
  return input === undefined || input === null ? 'REQUIRED' : 'INVALID_VALUE';
}

function firstOfEachField(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const seen = new Set<string>();
  return issues.filter(({ path }) => {
    const field = JSON.stringify(path.map(String));
    return !seen.has(field) && seen.add(field);
  });
}

function problemOf(issue: z.core.$ZodIssue, currency: CurrencyCode | undefined): Problem {
  const code = isErrorCode(issue.message) ? issue.message : 'INVALID_VALUE';
  return problem(code, { field: issue.path.map(String), values: limitsOf(issue, code, currency) });
}

/** True if the value is one of the codes in ERRORS. */
export function isErrorCode(text: unknown): text is ErrorCode {
  return typeof text === 'string' && Object.hasOwn(ERRORS, text);
}

/** Returns the limit that a value breaks, as Money if the value is an amount. Undefined if the value breaks no limit. */
function limitsOf(
  issue: z.core.$ZodIssue,
  code: ErrorCode,
  currency: CurrencyCode | undefined,
): ProblemDetails['values'] {
  if (code.endsWith('REQUIRED')) return undefined;
  if (issue.code === 'too_big') {
    const max = Number(issue.maximum);
    if (code !== 'AMOUNT_TOO_LARGE') return { max };
    if (!currency) throw new Error('A schema with amounts is read in a currency');
    return { max: money(max, currency) };
  }
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  return undefined;
}
