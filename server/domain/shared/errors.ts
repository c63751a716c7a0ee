import type { z } from 'zod';
import { ERRORS, type ErrorCode } from './errorTexts.js';
import { formatDecimal, formatMoney } from '../money/format.js';
import { messageText } from './messageText.js';
import { money, type CurrencyCode, type Money } from '../money/money.js';

export { ERRORS, type ErrorCode } from './errorTexts.js';

/** One thing that stands in the way: a code, its English text, and where in the input it lies. */
export interface Problem {
  code: ErrorCode;
  message: string;
  field?: string[];
  values?: Record<string, string | number>;
}

/** Where a problem lies and what its text needs to know. */
export interface ProblemDetails {
  field?: string[];
  values?: Record<string, string | number | Money>;
}

/** A refusal by the rules of the marketplace. It rolls the transaction back; each transport presents it. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(readonly problems: readonly [Problem, ...Problem[]]) {
    super(problems.map((each) => each.message).join('; '));
  }
}

/** A problem with its text, for those who report it without throwing. Amounts are readable in it, and exact as values. */
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

/** Throws a DomainError with this one problem. */
export function refuse(code: ErrorCode, details?: ProblemDetails): never {
  throw new DomainError([problem(code, details)]);
}

/** Whether something thrown says that the service cannot work now, whatever was asked. */
export function isUnavailable(error: unknown): error is DomainError {
  return error instanceof DomainError && error.problems[0].code === 'SERVICE_UNAVAILABLE';
}

/** In how many seconds it is worth asking again, when a refusal is one for now only: what HTTP calls Retry-After. */
export function retryAfter({ problems: [{ code, values }] }: DomainError): number | undefined {
  const isForNow = code === 'TOO_MANY_ATTEMPTS' || code === 'SERVICE_UNAVAILABLE';
  return isForNow ? Number(values?.['seconds'] ?? 60) : undefined;
}

/**
 * What a schema makes of untrusted input. Checks of the schemas carry an ErrorCode as their message. Throws one
 * DomainError with the first problem of each field, in the schema's order. A schema with amounts takes their currency.
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

/** Whether something is one of the codes of refusals. */
export function isErrorCode(text: unknown): text is ErrorCode {
  return typeof text === 'string' && Object.hasOwn(ERRORS, text);
}

/** The limit that a value went beyond; of amounts, which come in paise, in rupees. What is missing went beyond none. */
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
