import { Database } from '../../persistence/database.js';
import { administer, onOneConnection } from '../benchDatabase.js';
import { fillMillion } from './fillMillion.js';

const NAME = 'panna_million';

/** Opens the database with a million books. The first run creates the database, and later runs reuse it. */
export async function openMillion(url: URL): Promise<Database> {
  const [existing] = await administer(url, `SELECT 1 FROM pg_database WHERE datname = '${NAME}'`);
  if (!existing) await administer(url, `CREATE DATABASE ${NAME} TEMPLATE template0 ENCODING 'UTF8'`);
  url.pathname = `/${NAME}`;
  const database = await Database.open({ url: url.href });
  const [books] = await database.query('SELECT FROM books LIMIT 1');
  if (!books) {
    console.log('Making up a million books; this takes some minutes.');
    await onOneConnection(url, fillMillion);
    await administer(url, 'VACUUM ANALYZE');
  }
  return database;
}
