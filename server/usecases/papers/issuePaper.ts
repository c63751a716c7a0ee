import { financialYearOf } from '../../domain/papers/financialYear.js';
import type { PaperFacts, PaperKind } from '../../domain/papers/paper.js';
import { PaperEntity } from '../../persistence/entities/papers.js';
import { newId } from '../../persistence/ids.js';
import { takeNumber } from '../../persistence/queries/papers/papers.js';
import type { Transaction } from '../../persistence/transaction.js';

/** A paper to be issued, before it gets its number. */
export interface UnissuedPaper {
  kind: PaperKind;
  issuerId: string | null;
  recipientId: string;
  fulfillmentId: string | null;
  period: string | null;
  facts: PaperFacts;
}

/**
 * Issues a paper with the next number of its series, and returns its id. Call this after all other work, because the series
 * stays locked until the transaction ends.
 */
export async function issuePaper(tx: Transaction, paper: UnissuedPaper, now: Date): Promise<string> {
  const { kind, issuerId, facts } = paper;
  const financialYear = financialYearOf(now);
  const id = newId('paper');
  const number = await takeNumber(tx, { issuerId, kind, financialYear });
  const { amount, currency } = facts;
  await tx.insert(PaperEntity, { id, ...paper, financialYear, number, amount, currency, issuedAt: now });
  return id;
}
