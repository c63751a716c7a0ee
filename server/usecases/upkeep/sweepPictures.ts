import { photoOfFile } from '../../covers/photos/storedPhoto.js';
import { coverOfFile } from '../../covers/storedCover.js';
import type { StoredFile } from '../../files/fileStore.js';
import { removePhotosOfClosedDisputes } from '../../persistence/queries/photos/disputePhotos.js';
import { knownCovers, knownPhotos, removeUnusedCovers } from '../../persistence/queries/photos/sweeping.js';
import type { Queryable } from '../../persistence/sql.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { Ports } from '../scope.js';

const BATCH = 500;
/**
 * Minimum age in milliseconds of a file to delete. A picture is stored before its row, so a younger file may belong
 * to an upload in progress.
 */
const YOUNGEST_MS = 86_400_000;

/**
 * The folders to sweep. `pictureOf` returns the picture that a file belongs to, and `known` returns the pictures that
 * have a row.
 */
const SWEPT: readonly {
  folder: string;
  pictureOf: (name: string) => string | null;
  known: (database: Queryable, pictures: readonly string[]) => Promise<Set<string>>;
}[] = [
  { folder: 'covers', pictureOf: coverOfFile, known: knownCovers },
  { folder: 'photos', pictureOf: photoOfFile, known: knownPhotos },
];

/**
 * Deletes covers that no listing uses, photos of disputes whose two accounts are closed, and image files without a row. Such
 * files are left behind when a picture is replaced, an account is closed, or an upload is refused.
 */
export async function sweepPictures(
  ports: Acting & Pick<Ports, 'database' | 'files' | 'clock'>,
): Promise<void> {
  await requireAbility(ports, 'records:forget');
  const { database, files, clock } = ports;
  let removed: number;
  do removed = await database.transaction((tx) => removeUnusedCovers(tx, BATCH));
  while (removed === BATCH);
  do removed = await database.transaction((tx) => removePhotosOfClosedDisputes(tx, BATCH));
  while (removed === BATCH);
  const before = new Date(clock.now().getTime() - YOUNGEST_MS);
  for (const { folder, pictureOf, known } of SWEPT) {
    for await (const names of namesOfOld(files.list(folder), before)) {
      const pictures = names.flatMap((name) => pictureOf(name) ?? []);
      const kept = await known(database, [...new Set(pictures)]);
      const unused = names.filter((name) => !kept.has(pictureOf(name) ?? ''));
      for (const name of unused) await files.removeOlder(name, before);
    }
  }
}

/** Yields the names of the files that were stored before this time, in batches. */
async function* namesOfOld(stored: AsyncIterable<StoredFile>, before: Date): AsyncGenerator<string[]> {
  let names: string[] = [];
  for await (const { name, storedAt } of stored) {
    if (storedAt >= before) continue;
    names.push(name);
    if (names.length < BATCH) continue;
    yield names;
    names = [];
  }
  yield names;
}
