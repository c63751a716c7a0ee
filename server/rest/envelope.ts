import { z } from 'zod';
import type { DomainError, Problem } from '../domain/shared/errors.js';
import { ERRORS, type ErrorCode } from '../domain/shared/errors.js';

const ErrorCodes = z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]);

const fieldPath = z
  .string()
  .describe('The field that caused the problem, as a path with dots: `shippingAddress.city`.');

export const problemSchema = z.object({
  message: z.string().describe('The reason in English, with advice on what to do.'),
  code: ErrorCodes.describe('The reason as a code, for use by programs and for translation.'),
  field: fieldPath.optional(),
  values: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .describe('The values that appear in the message, such as a limit.'),
});

/** Body of every refusal under /api. */
export const failureSchema = problemSchema
  .extend({
    status: z.literal('error'),
    errors: z.array(problemSchema).optional().describe('All problems; omitted if there is only one.'),
  })
  .meta({ id: 'Error', description: 'The reason why a request was refused. Nothing was changed.' });

export type Failure = z.output<typeof failureSchema>;

/** Returns the schema of a response with data. */
export function successOf<Data extends z.ZodType>(data: Data) {
  return z.object({ status: z.literal('success'), data });
}

/** Schema of a success response without data. */
export const doneSchema = z.object({ status: z.literal('success') });

/** Returns the body of a refusal: its first problem, and a list of all problems if there are several. */
export function failureOf({ problems }: DomainError): Failure {
  const [first, ...others] = problems.map(presentProblem);
  if (!first) throw new RangeError('a refusal has a problem');
  return { status: 'error', ...first, ...(others.length > 0 && { errors: [first, ...others] }) };
}

/** Returns a problem in the form of a refusal's body. The parts of the field's path are joined by dots. */
export function presentProblem({ code, message, field, values }: Problem): z.output<typeof problemSchema> {
  return {
    message,
    code,
    ...(field && field.length > 0 && { field: field.join('.') }),
    ...(values && { values }),
  };
}
