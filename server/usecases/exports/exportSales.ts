import { soldLines, type SoldLine } from '../../persistence/queries/soldLines.js';
import { requireViewer, type Scope } from '../scope.js';
import { PAGE_OF_EXPORT } from './pageOfExport.js';

export type { SoldLine } from '../../persistence/queries/soldLines.js';

/**
 * Every line of every order that the viewer sold, the newest first, read page by page as it is asked for. Refuses
 * UNAUTHENTICATED.
 */
export async function exportSales(scope: Scope): Promise<AsyncGenerator<SoldLine>> {
  const viewer = await requireViewer(scope);
  return linesOf(scope, viewer.id);
}

async function* linesOf({ database }: Scope, sellerId: string): AsyncGenerator<SoldLine> {
  for (let after: string | null = null; ;) {
    const lines: SoldLine[] = await soldLines(database, { sellerId, limit: PAGE_OF_EXPORT, after });
    yield* lines;
    after = lines.at(-1)?.fulfillmentId ?? null;
    if (after === null) return;
  }
}
