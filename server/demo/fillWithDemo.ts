import { addBookmark } from '../usecases/bookmarks/toggleBookmark.js';
import { parseInput } from '../domain/shared/errors.js';
import { importedListingSchema } from '../domain/catalogue/listing.js';
import { storeListings } from '../usecases/listings/storeListings.js';
import type { Ports } from '../usecases/scope.js';
import { DEMO_BOOKMARKS } from './demoBookmarks.js';
import { DEMO_BOOKS } from './demoBooks.js';
import { DEMO_OFFERS } from './demoOffers.js';
import { DEMO_ORDERS } from './demoOrders.js';
import { DEMO_REVIEWS } from './demoReviews.js';
import { DemoStage } from './demoStage.js';
import { DEMO_PHOTOS } from './photos/demoPhotos.js';
import { tellPhotos } from './tellPhotos.js';
import { tellOrders } from './tellOrders.js';
import { tellReviews } from './tellReviews.js';

/**
 * Calls the use-cases to fill an empty marketplace with people, books, photos, reviews, bookmarks and about three
 * months of orders.
 */
export async function fillWithDemo(ports: Ports): Promise<void> {
  const stage = await DemoStage.open(ports);
  const bookIds = await listBooks(ports, stage);
  await tellOrders(stage, DEMO_ORDERS, bookIds);
  await tellPhotos(stage, DEMO_PHOTOS, bookIds);
  await tellReviews(stage, DEMO_REVIEWS, bookIds);
  await saveBookmarks(stage, bookIds);
}

async function saveBookmarks(stage: DemoStage, bookIds: ReadonlyMap<string, string>): Promise<void> {
  for (const { reader, daysAgo, titles } of DEMO_BOOKMARKS) {
    for (const title of titles) {
      await addBookmark(stage.scopeOf(reader, daysAgo), { bookId: bookIds.get(title) });
    }
  }
}

/** Lists the demo books and the further offers. Returns the ids of the demo books by title. */
async function listBooks(ports: Ports, stage: DemoStage): Promise<Map<string, string>> {
  const listings = [...DEMO_BOOKS, ...DEMO_OFFERS].map(({ seller, listedDaysAgo, ...book }) => ({
    sellerId: stage.idOf(seller),
    listedAt: stage.scopeOf(seller, listedDaysAgo).clock.now(),
    listing: parseInput(importedListingSchema, book, ports.currency),
    currency: ports.currency,
    coverId: null,
    importKey: null,
  }));
  const ids = await ports.database.transaction((tx) => storeListings(ports, tx, listings));
  return new Map(DEMO_BOOKS.map(({ title }, index) => [title, ids[index] ?? '']));
}
