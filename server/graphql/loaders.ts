import DataLoader from 'dataloader';
import { findAccounts, type PublicAccount } from '../usecases/accounts/findAccounts.js';
import type { Book } from '../usecases/catalogue/book.js';
import { findBooks } from '../usecases/catalogue/findBooks.js';
import type { Scope } from '../usecases/scope.js';

/** Reads that several fields of one request share: each gathers its keys into one statement. */
export interface Loaders {
  account: DataLoader<string, PublicAccount | null>;
  /** Whatever became of them: carts and orders go on showing books that are no longer offered. */
  book: DataLoader<string, Book | null>;
}

/** The loaders of one request. */
export function createLoaders(scope: Scope): Loaders {
  return {
    account: new DataLoader((ids) => findAccounts(scope, ids)),
    book: new DataLoader((ids) => findBooks(scope, ids)),
  };
}
