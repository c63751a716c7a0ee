import type { StoredParty } from '../../domain/papers/parties.js';
import { partyById } from '../../persistence/queries/papers/parties.js';
import type { Queryable } from '../../persistence/sql.js';
import type { SecretBox } from '../../secrets/secretBox.js';
import { gstinOf } from '../payouts/viewPayoutAccount.js';

/** Returns a seller with name, address and GSTIN, for a paper. */
export async function sellerOnPaper(
  database: Queryable,
  secrets: SecretBox,
  sellerId: string,
): Promise<StoredParty> {
  const party = await partyById(database, sellerId);
  if (!party) throw new Error('A paper is about a seller without an account');
  return { ...party, gstin: await gstinOf(database, secrets, sellerId) };
}
