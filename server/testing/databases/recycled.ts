import { Database } from '../../persistence/database.js';
import { openFromTemplate } from './migratedTemplate.js';
import { Pristine } from './pristine.js';
import { lender, type Recyclable } from './recycledDatabase.js';
import { holdToShape } from './rowShapes.js';

/** Lends embedded databases to all tests of a worker. */
export const lendEmbedded = lender(startEmbedded);

/** Starts an embedded database with the current tables and no rows. */
export async function startEmbedded(): Promise<Recyclable> {
  const embedded = await openFromTemplate();
  const database = await Database.open({ embedded }, undefined, holdToShape);
  return { database, postgres: embedded, pristine: await Pristine.of(embedded), end: () => database.close() };
}
