import { z } from 'zod';
import { Role } from '../../domain/accounts/account.js';
import type { Account } from '../../usecases/accounts/findAccounts.js';

const text = z.string();

/** The documented REST name of each role. */
export const ROLE_NAMES = {
  [Role.READER]: 'user',
  [Role.PUBLISHER]: 'publisher',
  [Role.ADMINISTRATOR]: 'administrator',
} as const;

export const roleSchema = z.enum(ROLE_NAMES);

/** An account as its owner sees it. */
export const userSchema = z
  .object({
    _id: text,
    id: text.describe('The ID of the account, the same as `_id`.'),
    name: text,
    email: text,
    emailVerified: z.boolean().describe('True if the email address was verified with a mailed link.'),
    phone: text,
    address: text,
    zipcode: text,
    upiAddress: text.nullable().describe('Your UPI address; null if not specified.'),
    role: roleSchema,
    readersScore: z
      .number()
      .min(0)
      .max(100)
      .describe('The average of your ratings as a seller: 10 to 100, or 0 without ratings.'),
    totalRatings: z.int().min(0),
    publisherName: text.optional(),
    companyName: text.nullable().optional(),
    website: text.nullable().optional(),
    description: text.nullable().optional(),
    registrationNumber: text.nullable().optional(),
    publicationAddress: text.optional(),
    officeContact: text.optional(),
  })
  .meta({ id: 'User', description: 'Your account.' });

export type RestUser = z.output<typeof userSchema>;

/** Returns the principal's account in its documented form. */
export function presentUser({
  id,
  name,
  role,
  readersScore,
  totalRatings,
  contact,
  publisher,
}: Account): RestUser {
  return { _id: id, id, name, ...contact, role: ROLE_NAMES[role], readersScore, totalRatings, ...publisher };
}
