import { accountPrincipal, limitedTo } from '../../domain/accounts/principal.js';
import { refuse } from '../../domain/shared/errors.js';
import { accountById, credentialsByEmail } from '../../persistence/queries/accounts/accounts.js';
import type { Ports, Scope } from '../scope.js';
import { importBooks, type ImportReport } from './importBooks.js';
import type { ReadBook } from './submittedBook.js';

/** The books to import, with a function that reads their format. */
export interface BooksToImport {
  rows: AsyncIterable<unknown>;
  readBook: ReadBook;
  /** Called after each batch. */
  onProgress?: (report: ImportReport) => void;
}

/**
 * Imports books for the operator, on behalf of the publisher with this email address. Uses no other ability of the account.
 * Throws USER_NOT_FOUND if no account has the address, and what importBooks throws.
 */
export async function importAs(
  ports: Ports,
  email: string,
  { rows, readBook, onProgress }: BooksToImport,
): Promise<ImportReport> {
  const found = await credentialsByEmail(ports.database, email.trim());
  const account = found && (await accountById(ports.database, found.id));
  if (!account) return refuse('USER_NOT_FOUND');
  const publisher = accountPrincipal(account, { kind: 'COMMAND', name: 'import' });
  const principal = limitedTo(publisher, ['listings:import']);
  const scope: Scope = {
    ...ports,
    caller: { token: null, address: '', userAgent: null },
    principal: async () => principal,
  };
  return importBooks(scope, rows, readBook, onProgress);
}
