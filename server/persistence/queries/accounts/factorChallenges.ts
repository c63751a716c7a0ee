import { z } from 'zod';
import type { ChallengePurpose } from '../../../domain/accounts/secondFactor.js';
import { hash } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';

const Challenge = z.strictObject({ userId: z.string().nullable(), secret: hash.nullable() });

/** A pending second step: its account, if known, and the encrypted secret of an authenticator app that is being added. */
export type Challenge = z.infer<typeof Challenge>;

/** Identifies a challenge by its token and purpose. `now` decides whether it has expired. */
export interface ChallengeKey {
  tokenHash: Buffer;
  purpose: ChallengePurpose;
  now: Date;
}

/** Returns the challenge with this token, or null if it is unknown, expired or for another purpose. */
export async function challengeWith(
  database: Queryable,
  { tokenHash, purpose, now }: ChallengeKey,
): Promise<Challenge | null> {
  const [challenge] = await database.rows(
    Challenge,
    sql`SELECT user_id AS "userId", secret FROM factor_challenges
     WHERE token_hash = ${tokenHash} AND purpose = ${purpose} AND expires_at > ${now}`,
  );
  return challenge ?? null;
}

const Spent = z.strictObject({});

/** Deletes a challenge, so that it works only once. Returns false if another request has already deleted it. */
export async function spendChallenge(
  database: Queryable,
  { tokenHash, purpose }: ChallengeKey,
): Promise<boolean> {
  const spent = await database.rows(
    Spent,
    sql`WITH spent AS (
       DELETE FROM factor_challenges WHERE token_hash = ${tokenHash} AND purpose = ${purpose} RETURNING 1)
     SELECT FROM spent`,
  );
  return spent.length > 0;
}

/** Deletes every unfinished second step of an account. */
export async function forgetChallenges(database: Queryable, userId: string): Promise<void> {
  await database.run(sql`DELETE FROM factor_challenges WHERE user_id = ${userId}`);
}
