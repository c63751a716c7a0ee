import { can } from '../../domain/accounts/principal.js';
import { paperDay } from '../../domain/papers/financialYear.js';
import type { PrintedPaper } from '../../domain/papers/paper.js';
import { paperNumber } from '../../domain/papers/paperNumber.js';
import { canSeePaper } from '../../domain/papers/policies.js';
import { refuse } from '../../domain/shared/errors.js';
import {
  commissionPapersOf,
  countCommissionPapers,
  paperById,
  papersOfFulfillments,
} from '../../persistence/queries/papers/papers.js';
import { byMoment, keysetPage, type Page, type PageArguments } from '../paging.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { paperAsSeen, receiptPath, type Paper } from './paper.js';

/**
 * Returns the papers of these fulfillments, in the same order, oldest first. Lists are empty for viewers other than the
 * buyer and the seller.
 */
export async function findPapers(scope: Scope, fulfillmentIds: readonly string[]): Promise<Paper[][]> {
  const viewer = await scope.principal();
  const stored = await papersOfFulfillments(scope.database, fulfillmentIds);
  const seen = stored.filter((paper) => canSeePaper(viewer, paper));
  return fulfillmentIds.map((id) => seen.filter((paper) => paper.fulfillmentId === id).map(paperAsSeen));
}

/** Returns a page of the commission papers that the operator issued to the viewer, newest first. */
export async function listCommissionPapers(scope: Scope, request: PageArguments): Promise<Page<Paper>> {
  const { id } = await requireAbility(scope, 'papers:read');
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => commissionPapersOf(scope.database, id, stretch),
    nodesOf: (rows) => rows.map(paperAsSeen),
    placeOf: ({ issuedAt, id: paperId }) => [issuedAt, paperId],
    count: (most) => countCommissionPapers(scope.database, id, most),
  });
}

/**
 * Returns a paper as it was issued. Throws UNAUTHENTICATED for visitors, and PAPER_NOT_FOUND unless the viewer is its
 * issuer or its recipient.
 */
export async function viewPaper(scope: Scope, id: string): Promise<PrintedPaper> {
  const viewer = await requireAbility(scope, 'papers:read');
  const paper = await paperById(scope.database, id);
  if (!paper || !canSeePaper(viewer, paper)) return refuse('PAPER_NOT_FOUND', { field: ['id'] });
  const { kind, financialYear, number, issuedAt, facts } = paper;
  return {
    kind,
    number: paperNumber(kind, financialYear, number),
    issuedOn: paperDay(issuedAt),
    facts,
  };
}

/** Returns a paper without its contents; null unless the viewer is its issuer or its recipient. */
export async function findPaper(scope: Scope, id: string): Promise<Paper | null> {
  const paper = await paperById(scope.database, id);
  return paper && canSeePaper(await scope.principal(), paper) ? paperAsSeen(paper) : null;
}

/** Returns the path of an order's receipt; null unless the viewer is the buyer. */
export async function findReceiptPath(
  scope: Scope,
  { id, buyerId }: { id: string; buyerId: string },
): Promise<string | null> {
  const viewer = await scope.principal();
  return can(viewer, 'papers:read') && viewer?.id === buyerId ? receiptPath(id) : null;
}
