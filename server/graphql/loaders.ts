import DataLoader from 'dataloader';
import { findAccounts, type PublicAccount } from '../usecases/accounts/findAccounts.js';
import type { Book } from '../usecases/catalogue/book.js';
import { findBooks } from '../usecases/catalogue/findBooks.js';
import { findOrders } from '../usecases/orders/findOrders.js';
import type { Order } from '../usecases/orders/order.js';
import type { Scope } from '../usecases/scope.js';

/** Reads that several fields of one request share: each gathers its keys into one statement. */
export interface Loaders {
  account: DataLoader<string, PublicAccount | null>;
  /** Whatever became of them: carts and orders go on showing books that are no longer offered. */
  book: DataLoader<string, Book | null>;
  /** As the viewer may see them. */
  order: DataLoader<string, Order | null>;
}

/** The loaders of one request. */
export function createLoaders(scope: Scope): Loaders {
  return {
    account: new DataLoader((ids) => findAccounts(scope, ids)),
    book: new DataLoader((ids) => findBooks(scope, ids)),
    order: new DataLoader((ids) => findOrders(scope, ids)),
  };
}

/** Forgets what the request has read so far, because a mutation has changed it. */
export function freshLoaders(context: { scope: Scope; loaders: Loaders }): Loaders {
  context.loaders = createLoaders(context.scope);
  return context.loaders;
}
